import type { AnyPathModel } from '#xstate-paths';
import { people, type Person } from './looking-together/group-members.machine.ts';
import {
  everyone,
  listApplicants,
  lookingTogetherMachine,
  type LookingContext,
} from './looking-together/looking-together.machine.ts';
import { firstNames, openLookingTogether, type LookingWorld } from './looking-together/people.ts';
import { showsGroup, showsInquiry } from './looking-together/screens.ts';
import {
  decline,
  endInvitation,
  foundGroup,
  handOver,
  join,
  leave,
  remove,
  renewInvitation,
  sendInquiry,
  withdraw,
  write,
} from './looking-together/steps.ts';

interface Snapshot {
  value: { inquiry: string };
  context: LookingContext;
}

const byEach = (label: string) => people.map((by) => ({ by, label: `${firstNames[by]} ${label}` }));
const pairs = (label: (whom: string) => string) => () =>
  people.flatMap((by) =>
    people
      .filter((whom) => whom !== by)
      .map((whom) => ({ by, whom, label: `${firstNames[by]} ${label(firstNames[whom])}` })),
  );

/** Who somebody is in the group, and how many are in it: with three, others go on together. */
const roleIn = ({ members, lead, speaker }: LookingContext, by: Person) =>
  [by === lead ? 'the lead' : 'a member', by === speaker && 'who speaks', `of ${members.length}`]
    .filter(Boolean)
    .join(' ');

const byRole =
  (label: string) =>
  ({ context }: Snapshot) =>
    byEach(label).map((each) => ({ ...each, way: roleIn(context, each.by) }));

/** Whoever is new opens the link, Cleo types the code; whoever is in opens the link once more. */
const joinCases = ({ context: { members } }: Snapshot) =>
  people.map((by) => {
    const way = members.includes(by) ? 'again' : by === 'cleo' ? 'code' : 'link';
    return { by, way, label: `${firstNames[by]} ${ways[way]}` };
  });
const ways = {
  link: 'joins by the link',
  code: 'joins by the code',
  again: 'opens the link again',
};

/** A person alone writes alone: no screen offers them to write for their group. */
const sendCases = ({ context: { members, lead } }: Snapshot) =>
  members.length < 2
    ? []
    : byEach('writes for the group').map((each) => ({
        ...each,
        way: each.by === lead ? 'the lead' : 'a member',
      }));

/** Whoever speaks for the group withdraws, or whoever leads it. */
const withdrawCases = ({ context: { speaker } }: Snapshot) =>
  byEach('withdraws the inquiry').map((each) => ({
    ...each,
    way: each.by === speaker ? 'who speaks' : 'the lead',
  }));

/** Three who look together and the owner of a room, each in a window of their own. */
export const lookingTogetherModel: AnyPathModel<LookingWorld> = {
  name: 'looking-together',
  title: 'A group, from founding it to its last member, with one inquiry',
  machine: lookingTogetherMachine,
  isOnlyConsulted: true,
  starts: { 'three people and a room': undefined },
  distinguish: (context) => context,
  open: openLookingTogether,

  events: {
    'group.founded': {
      // With the inquiry of a group that is gone, another group would be another story.
      cases: ({ value }: Snapshot) =>
        value.inquiry === 'none' ? [{ by: 'ana', label: 'Ana founds the group' }] : [],
      act: foundGroup,
    },
    'group.joined': { cases: joinCases, act: join },
    'group.left': { cases: byRole('leaves the group'), act: leave },
    'invitation.renewed': { cases: byEach('makes an invitation'), act: renewInvitation },
    'invitation.ended': { cases: byEach('ends the invitation'), act: endInvitation },
    'member.removed': { cases: pairs((whom) => `takes ${whom} out`), act: remove },
    'lead.handed_over': { cases: pairs((whom) => `lets ${whom} lead`), act: handOver },

    'inquiry.sent': { cases: sendCases, act: sendInquiry },
    'message.written': {
      cases: everyone.map((by) => ({ by, label: `${firstNames[by]} writes a message` })),
      act: write,
    },
    'inquiry.withdrawn': { cases: withdrawCases, act: withdraw },
    'inquiry.declined': {
      cases: [{ by: 'owner', label: `${firstNames.owner} declines` }],
      act: decline,
    },
  },
  actors: {},
  delays: {},

  states: {
    'group.none': showsGroup('no group'),
    'group.there.closed': showsGroup('who is in the group, and no invitation'),
    'group.there.open': showsGroup('who is in the group, and the invitation of the lead'),
    'inquiry.none': showsInquiry('nobody who applies'),
    'inquiry.open': showsInquiry('the group as one applicant'),
    'inquiry.withdrawn': showsInquiry('nobody who applies any more'),
    'inquiry.declined': showsInquiry('nobody who applies any more'),
  },

  invariants: {
    'whoever speaks for the group is one of its members, or was the last': ({ snapshot }) => {
      const { context, value } = snapshot as Snapshot;
      const { members, speaker } = context;
      if (value.inquiry !== 'open' || speaker === null) return value.inquiry !== 'open';
      return members.length === 0 || members.includes(speaker);
    },
    'an open inquiry is always that of somebody': ({ snapshot }) => {
      const { context, value } = snapshot as Snapshot;
      return value.inquiry !== 'open' || listApplicants(context).length > 0;
    },
  },
};

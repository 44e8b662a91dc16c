import { assign, setup } from 'xstate';
import { groupSize } from '#contract/groups/roles.ts';
import { always, leadsTo, modelFor, never, type AnyPathModel } from '#xstate-paths';

const people = ['ana', 'ben', 'cleo'] as const;
export type Person = (typeof people)[number];

export interface GroupContext {
  /** In the order in which they came. */
  members: Person[];
  lead: Person | null;
  /** How many can still join by the invitation. */
  places: number;
}

type GroupEvent =
  | { type: 'group.founded' | 'group.joined' | 'group.left'; by: Person }
  | { type: 'invitation.renewed' | 'invitation.ended'; by: Person }
  | { type: 'member.removed' | 'lead.handed_over'; by: Person; whom: Person };

const byPerson = ({ event }: { event: GroupEvent }) => event.by;
const bothPeople = ({ event }: { event: { by: Person; whom: Person } }) => event;

/**
 * A group of people and its invitation. The machine of a group says what one person may do; this one
 * says what becomes of all of them, whoever comes, goes or leads. No actor runs for it: a test plays
 * its paths on the server.
 */
const groupMembersMachine = setup({
  types: { context: {} as GroupContext, events: {} as GroupEvent },
  guards: {
    isLead: ({ context }, by: Person) => context.lead === by,
    isMember: ({ context }, by: Person) => context.members.includes(by),
    isLastPlace: ({ context }) => context.places === 1,
    isLast: ({ context }, by: Person) => context.members.length === 1 && context.lead === by,
    mayRemove: ({ context }, { by, whom }: { by: Person; whom: Person }) =>
      context.lead === by && by !== whom && context.members.includes(whom),
    mayHandOver: ({ context }, { by, whom }: { by: Person; whom: Person }) =>
      context.lead === by && context.members.includes(whom),
  },
  actions: {
    join: assign({
      members: ({ context }, by: Person) => [...context.members, by],
      lead: ({ context }, by: Person) => context.lead ?? by,
    }),
    goAway: assign(({ context }, gone: Person) => {
      const members = context.members.filter((each) => each !== gone);
      // The lead passes to whoever has been there longest.
      return { members, lead: context.lead === gone ? (members[0] ?? null) : context.lead };
    }),
    lead: assign({ lead: (_, whom: Person) => whom }),
    renew: assign({ places: ({ context }) => groupSize.most - context.members.length }),
    usePlace: assign({ places: ({ context }) => context.places - 1 }),
    end: assign({ places: 0 }),
  },
}).createMachine({
  id: 'groupMembers',
  context: { members: [], lead: null, places: 0 },
  initial: 'none',
  states: {
    none: {
      on: { 'group.founded': { target: 'there', actions: { type: 'join', params: byPerson } } },
    },
    there: {
      initial: 'closed',
      on: {
        'group.left': [
          {
            guard: { type: 'isLast', params: byPerson },
            target: 'none',
            actions: [{ type: 'goAway', params: byPerson }, 'end'],
          },
          {
            guard: { type: 'isMember', params: byPerson },
            actions: { type: 'goAway', params: byPerson },
          },
        ],
        'member.removed': {
          guard: { type: 'mayRemove', params: bothPeople },
          // By the code that they know they could come back.
          target: '.closed',
          actions: [{ type: 'goAway', params: ({ event }) => event.whom }, 'end'],
        },
        'lead.handed_over': {
          guard: { type: 'mayHandOver', params: bothPeople },
          actions: { type: 'lead', params: ({ event }) => event.whom },
        },
        'invitation.renewed': {
          guard: { type: 'isLead', params: byPerson },
          target: '.open',
          actions: 'renew',
        },
      },
      states: {
        closed: {},
        open: {
          on: {
            'group.joined': [
              // Joining again changes nothing.
              { guard: { type: 'isMember', params: byPerson }, target: 'open' },
              {
                guard: 'isLastPlace',
                target: 'spent',
                actions: [{ type: 'join', params: byPerson }, 'end'],
              },
              { actions: [{ type: 'join', params: byPerson }, 'usePlace'] },
            ],
            'invitation.ended': {
              guard: { type: 'isLead', params: byPerson },
              target: 'closed',
              actions: 'end',
            },
          },
        },
        /** As many came by it as there were places; who is there may still follow it. */
        spent: {
          on: {
            'group.joined': { guard: { type: 'isMember', params: byPerson }, target: 'spent' },
            'invitation.ended': { guard: { type: 'isLead', params: byPerson }, target: 'closed' },
          },
        },
      },
    },
  },
});

const isOpen = (value: unknown) => JSON.stringify(value) === '{"there":"open"}';
const each = people.map((by) => ({ by }));
const pairs = people.flatMap((by) => people.map((whom) => ({ by, whom })));

/** A group of three people: founding, joining, leaving, removing, and who leads. */
export const groupMembersModel: AnyPathModel<never> = modelFor(groupMembersMachine, {
  name: 'group-members',
  title: 'The members of a group',
  events: {
    // Whoever founds it, the rest is the same.
    'group.founded': [{ by: 'ana' }],
    'group.joined': each,
    'group.left': each,
    'invitation.renewed': each,
    'invitation.ended': each,
    'member.removed': pairs,
    'lead.handed_over': pairs,
  },
  invariants: {
    'a member leads': ({ snapshot: { context } }) =>
      context.lead === null ? context.members.length === 0 : context.members.includes(context.lead),
    'an invitation is for as many as there were places': ({ snapshot }) =>
      isOpen(snapshot.value) === snapshot.context.places > 0,
    'one comes or goes at a time': ({ snapshot: { context }, before }) =>
      Math.abs(context.members.length - (before?.context.members.length ?? 0)) <= 1,
    'the lead stays until they go or hand over': ({ snapshot: { context }, before, event }) => {
      const lead = before?.context.lead ?? null;
      const isGone = lead !== null && !context.members.includes(lead);
      return lead === null || lead === context.lead || isGone || event?.type === 'lead.handed_over';
    },
  },
  properties: {
    'a group without members is gone': always<GroupContext>(
      ({ value, context }) => (value === 'none') === (context.members.length === 0),
    ),
    'the code ends with whoever is taken out': never<GroupContext>(
      ({ event, transitions, value }) =>
        event?.type === 'member.removed' && transitions.length > 0 && isOpen(value),
    ),
    'whoever is in a group can leave it': leadsTo('there', 'none', { isFair: true }),
  },
});

/**
 * A group and the one inquiry that it sends: the members of a group as the server keeps them, and
 * beside them who of them may do what with the inquiry. What is written here is only what a change of
 * the group means for the inquiry. The app runs no actor of it; test paths are made from it.
 */
import { assign, setup } from 'xstate';
import {
  groupMembersMachine,
  people,
  type GroupContext,
  type GroupEvent,
  type Person,
} from './group-members.machine.ts';

/** The three of the group, and the owner of the room that they write about. */
export const everyone = [...people, 'owner'] as const;
export type Anyone = (typeof everyone)[number];

export interface LookingContext extends GroupContext {
  /** Who speaks for the group in its inquiry. */
  speaker: Person | null;
}

export type LookingEvent =
  | GroupEvent
  | { type: 'inquiry.sent' | 'inquiry.withdrawn'; by: Person }
  | { type: 'message.written'; by: Anyone }
  | { type: 'inquiry.declined'; by: 'owner' };

/** Who is in the inquiry: whoever is in the group, or the last one alone. */
export const listApplicants = ({ members, speaker }: LookingContext): Person[] => {
  const others = members.filter((each) => each !== speaker);
  return speaker === null ? others : [speaker, ...others];
};

const { guards, actions } = groupMembersMachine.implementations;
const groupStates = groupMembersMachine.config.states;
/** Those that are asked here, too; the others are there for the states of the group. */
interface GroupGuards {
  isMember(_: unknown, by: unknown): boolean;
  mayRemove(_: unknown, both: unknown): boolean;
}

/** Whoever speaks for the group may leave or be taken out. */
const passOn = {
  actions: 'passOn',
  description: 'whoever leads then speaks for the group',
} as const;
const byPerson = ({ event }: { event: LookingEvent }) => 'by' in event && event.by;

export const lookingTogetherMachine = setup({
  types: { context: {} as LookingContext, events: {} as LookingEvent },
  guards: {
    ...(guards as unknown as GroupGuards),
    byApplicant: ({ context, event }) =>
      'by' in event && listApplicants(context).some((each) => each === event.by),
    byOwner: ({ event }) => 'by' in event && event.by === 'owner',
    byWhoMayWithdraw: ({ context, event }) =>
      'by' in event && (event.by === context.speaker || event.by === context.lead),
  },
  actions: {
    ...actions,
    speak: assign({ speaker: ({ event }) => ('by' in event ? (event.by as Person) : null) }),
    passOn: assign({
      speaker: ({ context: { members, lead, speaker } }) =>
        speaker !== null && members.includes(speaker) ? speaker : (lead ?? speaker),
    }),
  },
}).createMachine({
  id: 'lookingTogether',
  type: 'parallel',
  context: { members: [], lead: null, speaker: null },
  states: {
    group: { initial: 'none', states: groupStates as never },
    inquiry: {
      initial: 'none',
      states: {
        none: {
          on: {
            'inquiry.sent': {
              guard: { type: 'isMember', params: byPerson },
              target: 'open',
              actions: 'speak',
            },
          },
        },
        open: {
          on: {
            'message.written': [
              { guard: 'byApplicant', target: 'open' },
              { guard: 'byOwner', target: 'open' },
            ],
            'group.left': { guard: { type: 'isMember', params: byPerson }, ...passOn },
            'member.removed': {
              guard: { type: 'mayRemove', params: ({ event }: { event: LookingEvent }) => event },
              ...passOn,
            },
            'inquiry.withdrawn': { guard: 'byWhoMayWithdraw', target: 'withdrawn' },
            'inquiry.declined': { guard: 'byOwner', target: 'declined' },
          },
        },
        withdrawn: {},
        declined: {},
      },
    },
  },
});

import { assign, setup } from 'xstate';

export const people = ['ana', 'ben', 'cleo'] as const;
export type Person = (typeof people)[number];

export interface GroupContext {
  /** In the order in which they came. */
  members: Person[];
  lead: Person | null;
}

export type GroupEvent =
  | { type: 'group.founded' | 'group.joined' | 'group.left'; by: Person }
  | { type: 'invitation.renewed' | 'invitation.ended'; by: Person }
  | { type: 'member.removed' | 'lead.handed_over'; by: Person; whom: Person };

const byPerson = ({ event }: { event: GroupEvent }) => event.by;
const bothPeople = ({ event }: { event: { by: Person; whom: Person } }) => event;

/**
 * A group of people and its invitation, as windows show them: who is in it, who leads it, and whether
 * somebody can join. How many uses an invitation has left is in the traces of `group-members` alone,
 * because it would multiply the situations of these paths. No actor runs for it.
 */
export const groupMembersMachine = setup({
  types: { context: {} as GroupContext, events: {} as GroupEvent },
  guards: {
    isLead: ({ context }, by: Person) => context.lead === by,
    isMember: ({ context }, by: Person) => context.members.includes(by),
    isLast: ({ context }, by: Person) => context.members.length === 1 && context.lead === by,
    mayRemove: ({ context }, { by, whom }: { by: Person; whom: Person }) =>
      context.lead === by && by !== whom && context.members.includes(whom),
    mayHandOver: ({ context }, { by, whom }: { by: Person; whom: Person }) =>
      context.lead === by && context.members.includes(whom),
  },
  actions: {
    join: assign({
      members: ({ context }, by: Person) =>
        context.members.includes(by) ? context.members : [...context.members, by],
      lead: ({ context }, by: Person) => context.lead ?? by,
    }),
    goAway: assign(({ context }, gone: Person) => {
      const members = context.members.filter((each) => each !== gone);
      // The lead passes to whoever has been there longest.
      return { members, lead: context.lead === gone ? (members[0] ?? null) : context.lead };
    }),
    lead: assign({ lead: (_, whom: Person) => whom }),
  },
}).createMachine({
  id: 'groupMembers',
  context: { members: [], lead: null },
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
            actions: { type: 'goAway', params: byPerson },
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
          actions: { type: 'goAway', params: ({ event }) => event.whom },
        },
        'lead.handed_over': {
          guard: { type: 'mayHandOver', params: bothPeople },
          actions: { type: 'lead', params: ({ event }) => event.whom },
        },
        'invitation.renewed': { guard: { type: 'isLead', params: byPerson }, target: '.open' },
      },
      states: {
        closed: {},
        open: {
          on: {
            'group.joined': { actions: { type: 'join', params: byPerson } },
            'invitation.ended': { guard: { type: 'isLead', params: byPerson }, target: 'closed' },
          },
        },
      },
    },
  },
});

import { assign, setup } from 'xstate';
import { modelFor, type AnyPathModel } from '#xstate-paths';

const guests = ['ben', 'cleo'] as const;
export type Guest = (typeof guests)[number];

export interface InvitationContext {
  members: Guest[];
  blocked: Guest[];
}

type InvitationEvent =
  | { type: 'invitation.made' | 'invitation.withdrawn' | 'invitation.expired' }
  | { type: 'invitation.accepted' | 'member.left' | 'member.removed' | 'guest.blocked'; by: Guest };

/**
 * The latest invitation to a household, and who lives there by one. The server has no actor for it:
 * this machine says what its calls must do together.
 */
const householdInvitationsMachine = setup({
  types: { context: {} as InvitationContext, events: {} as InvitationEvent },
  guards: {
    mayJoin: ({ context }, guest: Guest) => !context.blocked.includes(guest),
    isMember: ({ context }, guest: Guest) => context.members.includes(guest),
  },
  actions: {
    join: assign({
      members: ({ context }, guest: Guest) => [...context.members, guest].toSorted(),
    }),
    leave: assign({
      members: ({ context }, guest: Guest) => context.members.filter((each) => each !== guest),
    }),
    block: assign({ blocked: ({ context }, guest: Guest) => [...context.blocked, guest] }),
  },
}).createMachine({
  id: 'householdInvitations',
  context: { members: [], blocked: [] },
  initial: 'none',
  on: {
    'member.left': {
      guard: { type: 'isMember', params: ({ event }) => event.by },
      actions: { type: 'leave', params: ({ event }) => event.by },
    },
    'member.removed': {
      guard: { type: 'isMember', params: ({ event }) => event.by },
      actions: { type: 'leave', params: ({ event }) => event.by },
    },
    'guest.blocked': { actions: { type: 'block', params: ({ event }) => event.by } },
  },
  states: {
    none: { on: { 'invitation.made': 'open' } },
    open: {
      on: {
        'invitation.accepted': [
          // Joining twice does no harm, and leaves the invitation to somebody else.
          { guard: { type: 'isMember', params: ({ event }) => event.by }, target: 'open' },
          {
            guard: { type: 'mayJoin', params: ({ event }) => event.by },
            target: 'used',
            actions: { type: 'join', params: ({ event }) => event.by },
          },
        ],
        'invitation.withdrawn': 'ended',
        'invitation.expired': 'ended',
      },
    },
    used: {
      on: {
        // Sent again, because the answer was lost.
        'invitation.accepted': {
          guard: { type: 'isMember', params: ({ event }) => event.by },
          target: 'used',
        },
        'invitation.made': 'open',
      },
    },
    ended: {
      on: {
        'invitation.accepted': { guard: () => false, target: 'used' },
        'invitation.made': 'open',
      },
    },
  },
});

const isAway =
  ({ context }: { context: InvitationContext }) =>
  (guest: Guest) =>
    !context.members.includes(guest);
const by = (guest: Guest) => ({ by: guest });

/** An invitation to a household: open, used once, withdrawn, expired, and made again. */
export const householdInvitationsModel: AnyPathModel<never> = modelFor(
  householdInvitationsMachine,
  {
    name: 'household-invitations',
    title: 'Invitations to a household',
    events: {
      'invitation.accepted': (snapshot) =>
        guests.filter((guest) => !snapshot.matches('ended') || isAway(snapshot)(guest)).map(by),
      // Somebody else may not be taken out, and nobody leaves twice.
      'member.left': guests.map(by),
      'member.removed': guests.map(by),
      // One of them is enough to see that the other is not touched.
      'guest.blocked': (snapshot) =>
        snapshot.context.blocked.length === 0 && isAway(snapshot)('cleo') ? [by('cleo')] : [],
    },
    leftOut: { 'ended · invitation.accepted · 0': 'nobody joins by an invitation that has ended' },
    invariants: {
      'nobody who is blocked joins': ({ snapshot: { context }, before }) =>
        context.members.every(
          (guest) =>
            !context.blocked.includes(guest) || (before?.context.members.includes(guest) ?? false),
        ),
      'an invitation lets one in': ({ snapshot: { context }, before }) =>
        context.members.length - (before?.context.members.length ?? 0) <= 1,
    },
  },
);

import { setup, stateIn } from 'xstate';
import { leadsTo, modelFor, never, type AnyPathModel } from '#xstate-paths';

export type InvitationSide = 'seeker' | 'owner';

type WantedEvent =
  | { type: 'page.shown' | 'page.kept_back' | 'page.deleted' | 'page.confirmed' | 'page.aged' }
  | { type: 'seeker.invited' }
  | {
      type: 'invitation.accepted' | 'invitation.declined' | 'invitation.withdrawn';
      by: InvitationSide;
    };

const shown = '#wanted.page.shown';

/**
 * A wanted page and the invitation of an owner who sees it. No actor runs for it: a test plays its
 * paths on the server.
 */
const wantedMachine = setup({
  types: { events: {} as WantedEvent },
  guards: {
    isSeeker: ({ event }) => 'by' in event && event.by === 'seeker',
    isOwner: ({ event }) => 'by' in event && event.by === 'owner',
    isShown: stateIn(shown),
  },
}).createMachine({
  id: 'wanted',
  type: 'parallel',
  states: {
    page: {
      initial: 'none',
      on: {
        // Saving confirms it, too.
        'page.shown': '.shown',
        'page.kept_back': '.keptBack',
        'page.deleted': '.none',
      },
      states: {
        none: {},
        shown: { on: { 'page.aged': 'ended', 'page.confirmed': 'shown' } },
        /** For nobody but its author. */
        keptBack: {},
        /** Nobody said for a while that they are still looking. */
        ended: { on: { 'page.confirmed': 'shown' } },
      },
    },
    invitation: {
      initial: 'none',
      states: {
        none: { on: { 'seeker.invited': { guard: 'isShown', target: 'sent' } } },
        sent: {
          on: {
            'invitation.accepted': { guard: 'isSeeker', target: 'accepted' },
            'invitation.declined': { guard: 'isSeeker', target: 'declined' },
            'invitation.withdrawn': { guard: 'isOwner', target: 'withdrawn' },
          },
        },
        // Repeating an answer changes nothing.
        accepted: { on: { 'invitation.accepted': { guard: 'isSeeker', target: 'accepted' } } },
        declined: { on: { 'invitation.declined': { guard: 'isSeeker', target: 'declined' } } },
        withdrawn: { on: { 'invitation.withdrawn': { guard: 'isOwner', target: 'withdrawn' } } },
      },
    },
  },
});

const sides = [{ by: 'seeker' }, { by: 'owner' }] as const;

/** A wanted page, who sees it, and the invitation of an owner to their room. */
export const wantedInvitationModel: AnyPathModel<never> = modelFor(wantedMachine, {
  name: 'wanted-invitation',
  title: 'A wanted page and an invitation by it',
  events: {
    'invitation.accepted': sides,
    'invitation.declined': sides,
    'invitation.withdrawn': sides,
  },
  invariants: {
    'nobody is invited by a page that is not shown': ({ snapshot, before, event }) =>
      event?.type !== 'seeker.invited' ||
      snapshot.value.invitation === before?.value.invitation ||
      before?.value.page === 'shown',
    'an answer stays': ({ snapshot, before }) =>
      before === null ||
      before.value.invitation === 'none' ||
      before.value.invitation === 'sent' ||
      snapshot.value.invitation === before.value.invitation,
    'the seeker answers and the owner takes back': ({ snapshot, before, event }) =>
      before?.value.invitation !== 'sent' ||
      snapshot.value.invitation === 'sent' ||
      (snapshot.value.invitation === 'withdrawn') ===
        (event !== null && 'by' in event && event.by === 'owner'),
  },
  properties: {
    'an invitation is answered or taken back at last': leadsTo(
      'invitation.sent',
      ['invitation.accepted', 'invitation.declined', 'invitation.withdrawn'],
      { isFair: true },
    ),
    'what ended is shown only after its author said so': never(
      ({ event, value }) =>
        event?.type === 'page.aged' && JSON.stringify(value).includes('"shown"'),
    ),
  },
});

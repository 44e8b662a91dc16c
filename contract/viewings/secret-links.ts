import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownViewing } from '../call-targets.ts';
import { instant } from '../primitives.ts';

/** So long after a viewing ends, the links for friends end. */
export const friendLinkHours = 6;

/** An address that opens without signing in, for whoever has it. It is told only now. */
export const NewSecretLink = type({ url: 'string' });
export type NewSecretLink = typeof NewSecretLink.infer;

/** The calls about addresses that open without signing in: one's calendar, and a viewing for friends. */
export const secretLinkCalls = defineCalls({
  getViewingCalendar: {
    route: 'GET /api/users/viewing-calendar',
    summary: 'Whether my viewings have an address for calendar programs',
    access: 'user',
    answer: type({
      /** When the address was made; null without one. */
      created_at: instant.or('null'),
    }),
  },
  renewViewingCalendar: {
    route: 'POST /api/users/viewing-calendar',
    summary: 'Make the address of my viewings for calendar programs anew; the one before ends',
    access: 'user',
    status: 201,
    answer: NewSecretLink,
  },
  endViewingCalendar: {
    route: 'DELETE /api/users/viewing-calendar',
    summary: 'End the address of my viewings for calendar programs',
    access: 'user',
  },
  shareViewing: {
    route: 'POST /api/viewings/{id}/friend-links',
    summary: 'Make a link by which a friend sees where and when a viewing of mine is',
    access: 'user',
    problems: ['transition_refused'],
    targets: [ownViewing],
    status: 201,
    answer: NewSecretLink,
  },
  stopSharingViewing: {
    route: 'DELETE /api/viewings/{id}/friend-links',
    summary: 'End the links by which friends see a viewing of mine',
    access: 'user',
    targets: [ownViewing],
  },
});

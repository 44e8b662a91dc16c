import { defineCalls } from './call.ts';
import type { InquiryKind } from './vocabulary.ts';

/** Events about the connection itself. */
export type ConnectionEvent =
  /** Events may have been missed, or this is the start: fetch everything on screen again. */
  | { type: 'resync' }
  /** The session has ended: do not reconnect. */
  | { type: 'session_ended' };

/**
 * The events of GET /api/events, each one the `data` of a server-sent event named by its `type`. An
 * event says what to fetch again and has no content. Events are not numbered and never repeated;
 * instead, every new connection starts with `resync`.
 */
export type LiveEvent =
  | ConnectionEvent
  /** An inquiry of this user arrived, changed its status, or has a new message. */
  | { type: 'inquiry_changed'; inquiry_id: number; kind: InquiryKind }
  /** The list of inquiries changed as a whole, because one user blocked or unblocked another. */
  | { type: 'inquiries_changed' }
  /** The board of a listing in whose household this user is: who wrote, and what the others think. */
  | { type: 'applicants_changed'; listing_id: number }
  /** A group that this user is in, or was until now. */
  | { type: 'group_changed'; group_id: number };

export const liveCalls = defineCalls({
  watchEvents: {
    route: 'GET /api/events',
    summary: 'A stream of changes for me, as server-sent events (contract/live-event.ts)',
    access: 'user',
    status: 200,
  },
});

import type { Call } from './call.ts';
import type { InquiryKind } from './vocabulary.ts';

/** What the connection itself sends, whatever the subject. */
export type ConnectionEvent =
  /** Events may have been missed, or this is the start: fetch everything on screen again. */
  | { type: 'resync' }
  /** The session is over: do not reconnect with it. */
  | { type: 'session_ended' };

/**
 * What GET /api/events sends, each as the `data` of a server-sent event named by its `type`. An
 * event says what to fetch again and carries no content. Events are not replayed by number: every
 * new connection starts with `resync`.
 */
export type LiveEvent =
  | ConnectionEvent
  /** An inquiry of this user arrived, changed its status, or has a new message. */
  | { type: 'inquiry_changed'; inquiry_id: number; kind: InquiryKind }
  /** The list of inquiries as a whole changed: someone was blocked or unblocked. */
  | { type: 'inquiries_changed' };

export const liveCalls = {
  watchEvents: {
    summary: 'A stream of what changed for me, as server-sent events (contract/live-event.ts)',
    access: 'user',
    status: 200,
  },
} as const satisfies Record<string, Call>;

import type { inquiryKinds } from '../vocabulary.ts';

/**
 * What GET /api/events sends, each as the `data` of a server-sent event named by its `type`. It says
 * what to ask for again and nothing more; there is nothing to catch up by number, so whoever
 * connects again asks for everything again (`hello`).
 */
export type LiveEvent =
  /** Now listening, at the start or after the server lost its place: what is on screen may be old. */
  | { type: 'hello' }
  /** An inquiry of this person came, moved, or has a new message. */
  | { type: 'inquiry'; inquiry_id: number; kind: (typeof inquiryKinds)[number] }
  /** The list of inquiries as a whole changed: someone was blocked or let in again. */
  | { type: 'inquiries' }
  /** The session is over; no use in connecting again with it. */
  | { type: 'bye' };

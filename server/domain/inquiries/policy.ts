import type { InquirySide } from '#contract/vocabulary.ts';
import type { Viewer } from '#platform/http/viewer.ts';

interface Sides {
  sender_id: number | null;
  recipient_id: number | null;
}

/** Which side of an inquiry this person is on; null for everyone else, who may not know of it. */
export function sideOf(viewer: Viewer, inquiry: Sides): InquirySide | null {
  if (inquiry.sender_id === viewer.user_id) return 'sender';
  return inquiry.recipient_id === viewer.user_id ? 'recipient' : null;
}

import type { InquirySide, InquiryStatus, InquiryTransition } from '#contract/vocabulary.ts';
import type { Viewer } from '#platform/http/viewer.ts';

interface Sides {
  sender_id: number | null;
  recipient_id: number | null;
}

/** Which side of an inquiry the user is on; null for everyone else, who may not know of it. */
export function sideOf(viewer: Viewer, inquiry: Sides): InquirySide | null {
  if (inquiry.sender_id === viewer.user_id) return 'sender';
  return inquiry.recipient_id === viewer.user_id ? 'recipient' : null;
}

const closedReasons: Partial<Record<InquiryStatus, string>> = {
  declined: 'This inquiry was declined',
  withdrawn: 'This inquiry was withdrawn',
  expired: 'This inquiry was not answered in time',
};

/** Why no message can be sent in an inquiry of this status. */
export const whyClosed = (status: InquiryStatus): string =>
  closedReasons[status] ?? 'This inquiry is closed';

/** Why an inquiry of this status cannot make this transition. */
export function whyRefused(status: InquiryStatus, to: InquiryTransition): string {
  const reason = closedReasons[status];
  if (reason !== undefined) return reason;
  return to === 'withdrawn'
    ? 'Only the sender of an inquiry can withdraw it'
    : 'Only the recipient of an inquiry can answer it';
}

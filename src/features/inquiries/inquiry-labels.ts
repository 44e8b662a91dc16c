import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquiryStatus } from '#contract/vocabulary.ts';
import * as t from '#locales/inquiries.ts';

/** What to call the user on the other side. */
export function formatOtherName({ other_user: other }: Pick<Inquiry, 'other_user'>): string {
  if (other === null) return t.deletedAccount;
  return other.first_name || t.aRoomie;
}

/** What an inquiry is about, for the signed-in user. */
export function formatSubject({ listing, side }: Pick<Inquiry, 'listing' | 'side'>): string {
  if (!listing) return t.aboutRoomie[side];
  return listing.status === 'gone' ? t.goneSubject(listing) : listing.title;
}

/** Does what is written here reach the other user? */
export function isReachable(inquiry: Inquiry): boolean {
  const { other_user: other, is_blocked, is_away, is_suspended } = inquiry;
  return other !== null && !is_blocked && !is_away && !is_suspended;
}

interface StatusText {
  title: string;
  detail: string;
}

/** The status of the message to `name`, for its sender. */
export function formatSentStatus(status: InquiryStatus, name: string): StatusText {
  const title = t.sentTitles[status];
  return {
    title: typeof title === 'string' ? title : title({ name }),
    detail: t.sentDetails[status],
  };
}

/** Why no message can be sent any more, for either side; null while it can. */
export function formatClosedStatus(
  { status, side, is_room_taken: isTaken }: Pick<Inquiry, 'status' | 'side' | 'is_room_taken'>,
  name: string,
): StatusText | null {
  const isMine = side === 'sender';
  if (isTaken) return { title: t.roomTaken, detail: t.stillReadable };
  const detail = t.stillReadable;
  const texts: Partial<Record<InquiryStatus, StatusText>> = {
    declined: { title: isMine ? t.theyDeclined({ name }) : t.youDeclined, detail },
    withdrawn: { title: isMine ? t.youWithdrew : t.theyWithdrew({ name }), detail },
    expired: {
      title: t.expired,
      detail: isMine ? t.expiredForSender : t.expiredForRecipient,
    },
  };
  return texts[status] ?? null;
}

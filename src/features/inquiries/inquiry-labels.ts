import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquiryStatus } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import { formatList } from '#locales/format.ts';
import { withGroup } from '#locales/group-inquiries.ts';
import * as t from '#locales/inquiries.ts';

/** What to call the user on the other side, or those of a group. */
export function formatOtherName(
  inquiry: Pick<Inquiry, 'other_user' | 'side'> & Partial<Pick<Inquiry, 'group'>>,
): string {
  const { other_user: other, side, group } = inquiry;
  if (side === 'recipient' && group && group.members.length > 0) {
    return formatList(group.members.map((member) => member.first_name || common.aRoomie));
  }
  if (other === null) return t.deletedAccount;
  return other.first_name || common.aRoomie;
}

/** What an inquiry is about, for the signed-in user. */
export function formatSubject(
  inquiry: Pick<Inquiry, 'listing' | 'side'> & Partial<Pick<Inquiry, 'group'>>,
): string {
  const { listing, side, group } = inquiry;
  if (!listing) return t.aboutRoomie[side];
  const subject = listing.status === 'gone' ? t.goneSubject(listing) : listing.title;
  return group?.name ? withGroup({ subject, group: group.name }) : subject;
}

/** Did the side of the signed-in user write the last message? */
export const isLastOurs = ({ last_message: last }: Pick<Inquiry, 'last_message'>): boolean =>
  last.is_ours ?? last.is_mine;

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
    declined: { title: isMine ? t.sentTitles.declined({ name }) : t.youDeclined, detail },
    withdrawn: { title: isMine ? t.youWithdrew : t.theyWithdrew({ name }), detail },
    expired: {
      title: t.expired,
      detail: isMine ? t.expiredForSender : t.expiredForRecipient,
    },
  };
  return texts[status] ?? null;
}

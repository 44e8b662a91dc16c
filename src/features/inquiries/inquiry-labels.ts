import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquirySide, InquiryStatus } from '#contract/vocabulary.ts';

/** What to call the user on the other side. */
export function formatOtherName({ other_user: other }: Pick<Inquiry, 'other_user'>): string {
  if (other === null) return 'Deleted account';
  return other.first_name || 'A roomie';
}

/** What an inquiry is about, for the signed-in user. */
export function formatSubject({ listing, side }: Pick<Inquiry, 'listing' | 'side'>): string {
  if (listing) return listing.title;
  return side === 'sender' ? 'Your message to a roomie' : 'Wrote to you as a roomie';
}

/** The short label of a status, for each side. */
export const statusLabels: Record<InquirySide, Record<InquiryStatus, string>> = {
  sender: {
    sent: 'Not read yet',
    read: 'Read',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  recipient: {
    sent: 'New',
    read: 'Waiting for you',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
};

interface StatusText {
  title: string;
  detail: string;
}

/** The status of the message to `name`, for its sender. */
export function formatSentStatus(status: InquiryStatus, name: string): StatusText {
  const texts: Record<InquiryStatus, StatusText> = {
    sent: { title: `You wrote to ${name}`, detail: 'Your message is waiting to be read.' },
    read: { title: `${name} has read your message`, detail: 'You will see their answer here.' },
    accepted: { title: `${name} accepted your inquiry`, detail: 'Open it to write to each other.' },
    declined: {
      title: `${name} declined your inquiry`,
      detail: 'Other rooms and roomies may suit you.',
    },
    withdrawn: { title: 'You withdrew your inquiry', detail: 'You may write again.' },
    expired: { title: 'Nobody answered in time', detail: 'You may write again.' },
  };
  return texts[status];
}

/** Why no message can be sent any more, for either side; null while it can. */
export function formatClosedStatus(
  status: InquiryStatus,
  side: InquirySide,
  name: string,
): StatusText | null {
  const isMine = side === 'sender';
  const detail = 'You can both still read the messages.';
  const texts: Partial<Record<InquiryStatus, StatusText>> = {
    declined: {
      title: isMine ? `${name} declined your inquiry` : 'You declined this inquiry',
      detail,
    },
    withdrawn: {
      title: isMine ? 'You withdrew this inquiry' : `${name} withdrew this inquiry`,
      detail,
    },
    expired: {
      title: 'Nobody answered in time',
      detail: isMine
        ? 'You may write again from their page or the page of the room.'
        : 'They may write to you again.',
    },
  };
  return texts[status] ?? null;
}

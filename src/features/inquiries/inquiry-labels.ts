import type { InquirySide, InquiryStatus } from '#contract/vocabulary.ts';

/** What people read for a status, in a word or two. */
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

interface Words {
  title: string;
  detail: string;
}

/** What became of my message to `name`, for whoever sent it. */
export function sentWords(status: InquiryStatus, name: string): Words {
  const words: Record<InquiryStatus, Words> = {
    sent: { title: `You wrote to ${name}`, detail: 'Your message is waiting to be read.' },
    read: { title: `${name} has read your message`, detail: 'An answer may be on its way.' },
    accepted: { title: `${name} would like to talk`, detail: 'Go on in your conversation.' },
    declined: {
      title: `${name} said no this time`,
      detail: 'There are others who may suit you.',
    },
    withdrawn: { title: 'You took your message back', detail: 'You may write again.' },
    expired: { title: 'Nobody answered in time', detail: 'You may write again.' },
  };
  return words[status];
}

/** Why nothing more can be written, for either side; null while it can. */
export function closedWords(status: InquiryStatus, side: InquirySide, name: string): Words | null {
  const isMine = side === 'sender';
  const detail = 'What was written stays here for both of you.';
  const words: Partial<Record<InquiryStatus, Words>> = {
    declined: { title: isMine ? `${name} said no this time` : 'You declined', detail },
    withdrawn: { title: isMine ? 'You took this back' : `${name} took this back`, detail },
    expired: {
      title: 'Nobody answered in time',
      detail: isMine
        ? 'You may write again from where you found them.'
        : 'They may write to you again.',
    },
  };
  return words[status] ?? null;
}

/**
 * The life of an inquiry about a room or to a person. Each side may make some moves, time makes one;
 * what neither may do is no transition, so the machine is the one list of what is allowed. The
 * server asks it by XState's pure `transition` before anything is stored, the screens ask it which
 * moves to offer (both through inquiry.status.ts). Nobody starts it: the status is in the database.
 * A move that was made already may be made again by the same side and changes nothing, because the
 * first answer may have been lost on its way.
 */
import { setup } from 'xstate';
import type { InquirySide } from '#contract/vocabulary.ts';

/** What one of the two sides does. */
export interface InquiryAct {
  type:
    | 'inquiry.opened'
    | 'inquiry.accepted'
    | 'inquiry.declined'
    | 'inquiry.withdrawn'
    | 'message.written';
  by: InquirySide;
}
export type InquiryEvent = InquiryAct | { type: 'inquiry.expired' };

const bySender = { type: 'isBy', params: 'sender' } as const;
const byRecipient = { type: 'isBy', params: 'recipient' } as const;

export const inquiryMachine = setup({
  types: { events: {} as InquiryEvent },
  guards: {
    isBy: ({ event }, side: InquirySide) => 'by' in event && event.by === side,
  },
}).createMachine({
  id: 'inquiry',
  initial: 'sent',
  states: {
    /** Nobody at the other end has looked. */
    sent: {
      on: {
        'inquiry.opened': [
          { description: 'by the recipient', guard: byRecipient, target: 'read' },
          { description: 'by the sender', target: 'sent' },
        ],
        'message.written': [
          {
            description: 'by the recipient, who has read it then',
            guard: byRecipient,
            target: 'read',
          },
          { description: 'by the sender', target: 'sent' },
        ],
        'inquiry.accepted': { guard: byRecipient, target: 'accepted' },
        'inquiry.declined': { guard: byRecipient, target: 'declined' },
        'inquiry.withdrawn': { guard: bySender, target: 'withdrawn' },
        'inquiry.expired': 'expired',
      },
    },
    read: {
      on: {
        'inquiry.opened': 'read',
        'message.written': 'read',
        'inquiry.accepted': { guard: byRecipient, target: 'accepted' },
        'inquiry.declined': { guard: byRecipient, target: 'declined' },
        'inquiry.withdrawn': { guard: bySender, target: 'withdrawn' },
        'inquiry.expired': 'expired',
      },
    },
    /** They are talking; either may still end it. */
    accepted: {
      on: {
        'inquiry.opened': 'accepted',
        'message.written': 'accepted',
        'inquiry.accepted': { guard: byRecipient, target: 'accepted' },
        'inquiry.declined': { guard: byRecipient, target: 'declined' },
        'inquiry.withdrawn': { guard: bySender, target: 'withdrawn' },
      },
    },
    /** Over, like the two after it: may be read, and nothing more. */
    declined: {
      on: {
        'inquiry.opened': 'declined',
        'inquiry.declined': { guard: byRecipient, target: 'declined' },
      },
    },
    withdrawn: {
      on: {
        'inquiry.opened': 'withdrawn',
        'inquiry.withdrawn': { guard: bySender, target: 'withdrawn' },
      },
    },
    /** Nobody answered in time. */
    expired: {
      on: { 'inquiry.opened': 'expired' },
    },
  },
});

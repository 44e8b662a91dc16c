/**
 * The life of an inquiry about a listing or to a user. It is the one list of what each side may do;
 * time causes one transition. No actor runs for an inquiry: its status is in the database. The
 * server consults the machine before it stores a change, the screens to decide which buttons to
 * show, both through XState's pure `transition` (below). A side may repeat a transition,
 * which changes nothing, because the first answer may have been lost.
 */
import { setup, transition } from 'xstate';
import {
  inquiryStatuses,
  inquiryTransitions,
  type InquirySide,
  type InquiryStatus,
  type InquiryTransition,
} from '#contract/vocabulary.ts';

/** Something that one of the two sides does. */
export interface InquirySideEvent {
  type:
    | 'inquiry.opened'
    | 'inquiry.accepted'
    | 'inquiry.declined'
    | 'inquiry.withdrawn'
    | 'message.written';
  by: InquirySide;
}
export type InquiryEvent = InquirySideEvent | { type: 'inquiry.expired' };

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
    /** The recipient has not opened it. */
    sent: {
      on: {
        'inquiry.opened': [
          { description: 'by the recipient', guard: byRecipient, target: 'read' },
          { description: 'by the sender', target: 'sent' },
        ],
        'message.written': [
          {
            description: 'by the recipient, who has then read it',
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
    /** Both may write, and either may still end it. */
    accepted: {
      on: {
        'inquiry.opened': 'accepted',
        'message.written': 'accepted',
        'inquiry.accepted': { guard: byRecipient, target: 'accepted' },
        'inquiry.declined': { guard: byRecipient, target: 'declined' },
        'inquiry.withdrawn': { guard: bySender, target: 'withdrawn' },
      },
    },
    /** Closed, like the two states below: nothing is possible but reading. */
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

/** The status after an event; null when the machine does not allow it. Runs no actor. */
export function inquiryAfter(status: InquiryStatus, event: InquiryEvent): InquiryStatus | null {
  const before = inquiryMachine.resolveState({ value: status });
  if (!before.can(event)) return null;
  const [after] = transition(inquiryMachine, before, event);
  return after.value;
}

/** The transitions that this side may request now. */
export function allowedTransitions(status: InquiryStatus, by: InquirySide): InquiryTransition[] {
  return inquiryTransitions.filter(
    (to) => to !== status && inquiryAfter(status, { type: `inquiry.${to}`, by }) !== null,
  );
}

/** Which capacity holds how many messages in a row one side may send while the other is silent. */
export const messageCapacity = (status: InquiryStatus) =>
  status === 'accepted' ? 'messagesInARow' : 'messagesBeforeAnswer';

/** May this side send another message? Both may until the inquiry is closed. */
export function canWrite(status: InquiryStatus, by: InquirySide): boolean {
  return inquiryAfter(status, { type: 'message.written', by }) !== null;
}

/** The statuses of an inquiry of which something may still come. */
export const openStatuses = inquiryStatuses.filter((status) => canWrite(status, 'sender'));

/** The statuses of an inquiry that waits for an answer of its recipient. */
export const unansweredStatuses = inquiryStatuses.filter((status) =>
  allowedTransitions(status, 'recipient').includes('accepted'),
);

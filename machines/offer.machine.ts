/**
 * The life of an offer of a room, within an inquiry about its listing: the owner received the
 * inquiry, the applicant sent it. Like the inquiry's machine, it is the one list of what each side may do,
 * no actor runs for it, and server and screens consult it. A side may repeat what it did, which
 * changes nothing, because the first answer may have been lost. The places of a listing are no part
 * of it: the server counts them.
 */
import { setup, transition } from 'xstate';
import type { Offer } from '#contract/offers/calls.ts';
import {
  offerTransitions,
  type OfferStatus,
  type OfferTransition,
} from '#contract/offers/statuses.ts';
import type { InquirySide } from '#contract/vocabulary.ts';

/** Something that one of the two sides does. */
export interface OfferSideEvent {
  type: `offer.${OfferTransition}`;
  by: InquirySide;
  /** Is the last day over: for an answer or, once accepted, for stepping back? */
  isLate: boolean;
  /** Has the day of moving in come? */
  isDue: boolean;
  /** Of an acceptance: have all others of the group accepted? A person alone has no others. */
  isLast?: boolean;
}
export type OfferEvent =
  | OfferSideEvent
  /** The last day for an answer is over. */
  | { type: 'offer.expired' }
  /** Something else ended it, such as a block, a suspension, or a deleted or hidden room. */
  | { type: 'offer.ended' }
  /** Somebody joined the group that it was made to, or left it. */
  | { type: 'offer.reopened' };

export const offerMachine = setup({
  types: { events: {} as OfferEvent },
  guards: {
    isBy: ({ event }, side: InquirySide) => 'by' in event && event.by === side,
    isInTime: ({ event }) => 'isLate' in event && !event.isLate,
    isDue: ({ event }) => 'isDue' in event && event.isDue,
    isAnswerInTime: ({ event }) => 'by' in event && event.by === 'sender' && !event.isLate,
    isLastAnswerInTime: ({ event }) =>
      'by' in event && event.by === 'sender' && !event.isLate && event.isLast !== false,
  },
}).createMachine({
  id: 'offer',
  initial: 'offered',
  states: {
    offered: {
      on: {
        'offer.accepted': [
          {
            description: 'by the applicant, or the last one of a group, in time',
            guard: 'isLastAnswerInTime',
            target: 'accepted',
          },
          {
            description: 'by one of a group of whom others have not, in time',
            guard: 'isAnswerInTime',
            target: 'offered',
          },
        ],
        'offer.declined': {
          description: 'by the applicant, or any one of a group',
          guard: { type: 'isBy', params: 'sender' },
          target: 'declined',
        },
        'offer.taken_back': {
          description: 'by the owner',
          guard: { type: 'isBy', params: 'recipient' },
          target: 'taken_back',
        },
        'offer.expired': 'expired',
        'offer.ended': 'ended',
        'offer.reopened': 'offered',
      },
    },
    /** The place is theirs. Both may step back until either says that they moved in. */
    accepted: {
      on: {
        'offer.accepted': { guard: { type: 'isBy', params: 'sender' }, target: 'accepted' },
        'offer.moved_in': {
          description: 'by either, from the day of moving in on',
          guard: 'isDue',
          target: 'moved_in',
        },
        'offer.stepped_back': {
          description: 'by either, until a month after that day',
          guard: 'isInTime',
          target: 'stepped_back',
        },
        'offer.ended': 'ended',
        'offer.reopened': { description: 'the group changed', target: 'offered' },
      },
    },
    /** They live together: what one said holds. */
    moved_in: { on: { 'offer.moved_in': 'moved_in' } },
    /** Over, like all below: the owner may make another offer. */
    declined: {
      on: { 'offer.declined': { guard: { type: 'isBy', params: 'sender' }, target: 'declined' } },
    },
    taken_back: {
      on: {
        'offer.taken_back': { guard: { type: 'isBy', params: 'recipient' }, target: 'taken_back' },
      },
    },
    stepped_back: { on: { 'offer.stepped_back': 'stepped_back' } },
    expired: {},
    ended: {},
  },
});

/** The status after an event; null when the machine does not allow it. Runs no actor. */
export function offerAfter(status: OfferStatus, event: OfferEvent): OfferStatus | null {
  const before = offerMachine.resolveState({ value: status });
  if (!before.can(event)) return null;
  const [after] = transition(offerMachine, before, event);
  return after.value;
}

/** What this side may do with an offer now. */
export function allowedOfferTransitions(
  { status, is_late: isLate, is_due: isDue }: Pick<Offer, 'status' | 'is_late' | 'is_due'>,
  by: InquirySide,
): OfferTransition[] {
  return offerTransitions.filter(
    (to) =>
      to !== status && offerAfter(status, { type: `offer.${to}`, by, isLate, isDue }) !== null,
  );
}

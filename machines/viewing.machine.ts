/**
 * The life of one viewing, as both sides of its inquiry see it. One side proposes a time, and the
 * other agrees, declines or counters with another. A time that the owner offers to everyone is their
 * proposal: whoever chooses it agrees at once, so such a viewing is stored as agreed from the start.
 * No actor runs for a viewing: its status is in the database. The server consults the machine before
 * it stores a change, the screens to decide which buttons to show, both through XState's pure
 * `transition` (below). Repeating a transition changes nothing.
 */
import { setup, transition } from 'xstate';
import {
  viewingTransitions,
  wishAnswers,
  type InquirySide,
  type ViewingStatus,
  type ViewingTransition,
  type WishAnswer,
} from '#contract/vocabulary.ts';

/** Something that one of the two sides does with a viewing that both agreed on. */
export interface ViewingSideEvent {
  type: 'viewing.moved' | 'viewing.cancelled' | 'viewing.done' | 'viewing.missed';
  by: InquirySide;
  /** Has the time of the viewing begun? */
  has_begun: boolean;
  /** Is the week over in which both can say whether it took place, and correct it? */
  is_settled?: boolean;
}
/** Something that one of the two sides does with a time that one of them proposed. */
export interface WishEvent {
  type: 'viewing.agreed' | 'viewing.countered' | 'viewing.declined' | 'viewing.cancelled';
  by: InquirySide;
  has_begun: boolean;
  /** The side whose time it is. */
  proposed_by: InquirySide;
}
export type ViewingEvent = ViewingSideEvent | WishEvent | { type: 'viewing.expired' };

const isProposed = {
  'viewing.agreed': {
    description: 'by the other side, before it begins',
    guard: 'isAskedBefore',
    target: 'agreed',
  },
  'viewing.countered': {
    description: 'by the other side, with another time',
    guard: 'isAskedBefore',
    target: 'countered',
  },
  'viewing.declined': {
    description: 'by the other side',
    guard: 'isAskedBefore',
    target: 'declined',
  },
  'viewing.cancelled': {
    description: 'by whoever proposed it',
    guard: 'isProposerBefore',
    target: 'cancelled',
  },
  'viewing.expired': {
    description: 'its time passed, or the inquiry closed',
    target: 'expired',
  },
} as const;

const isSettled = (event: ViewingEvent): boolean => 'is_settled' in event && event.is_settled;

export const viewingMachine = setup({
  types: { events: {} as ViewingEvent },
  guards: {
    isAskedBefore: ({ event }) =>
      'proposed_by' in event && !event.has_begun && event.by !== event.proposed_by,
    isProposerBefore: ({ event }) =>
      'proposed_by' in event && !event.has_begun && event.by === event.proposed_by,
    isBefore: ({ event }) => 'has_begun' in event && !event.has_begun,
    isSenderBefore: ({ event }) =>
      'has_begun' in event && !event.has_begun && event.by === 'sender',
    canSay: ({ event }) => 'has_begun' in event && event.has_begun && !isSettled(event),
    canCorrect: ({ event }) => !isSettled(event),
  },
}).createMachine({
  id: 'viewing',
  initial: 'proposed',
  states: {
    /** One side named a time, and the other has not answered. */
    proposed: { on: isProposed },
    /** The other side answered with a time of their own, and is answered in turn. */
    countered: { on: isProposed },
    /** Both expect it. */
    agreed: {
      on: {
        'viewing.agreed': 'agreed',
        'viewing.moved': {
          description: 'by the sender, before it begins',
          guard: 'isSenderBefore',
          target: 'agreed',
        },
        'viewing.cancelled': {
          description: 'by either, before it begins',
          guard: 'isBefore',
          target: 'cancelled',
        },
        'viewing.done': {
          description: 'by either, from its beginning until a week after its end',
          guard: 'canSay',
          target: 'done',
        },
        'viewing.missed': {
          description: 'by either, from its beginning until a week after its end',
          guard: 'canSay',
          target: 'missed',
        },
        'viewing.expired': { description: 'nobody said', target: 'expired' },
      },
    },
    declined: { on: { 'viewing.declined': 'declined' } },
    cancelled: { on: { 'viewing.cancelled': 'cancelled' } },
    /** It took place. Either side may correct what was said, for a week. */
    done: {
      on: {
        'viewing.done': 'done',
        'viewing.missed': {
          description: 'corrected by either, until a week after its end',
          guard: 'canCorrect',
          target: 'missed',
        },
      },
    },
    missed: {
      on: {
        'viewing.missed': 'missed',
        'viewing.done': {
          description: 'corrected by either, until a week after its end',
          guard: 'canCorrect',
          target: 'done',
        },
      },
    },
    /** Nobody answered in time, or nobody said in time whether it took place. */
    expired: {},
  },
});

/** The status after an event; null when the machine does not allow it. Runs no actor. */
export function viewingAfter(status: ViewingStatus, event: ViewingEvent): ViewingStatus | null {
  const before = viewingMachine.resolveState({ value: status });
  if (!before.can(event)) return null;
  const [after] = transition(viewingMachine, before, event);
  return after.value;
}

/** The transitions of an agreed viewing that this side may request now. */
export function allowedViewingTransitions(
  status: ViewingStatus,
  by: InquirySide,
  hasBegun: boolean,
  isSettled = false,
): ViewingTransition[] {
  return viewingTransitions.filter((to) => {
    const event = {
      type: `viewing.${to}`,
      by,
      has_begun: hasBegun,
      is_settled: isSettled,
    } as const;
    return to !== status && viewingAfter(status, event) !== null;
  });
}

/** May this side choose another time? */
export function canMove(status: ViewingStatus, by: InquirySide, hasBegun: boolean): boolean {
  return viewingAfter(status, { type: 'viewing.moved', by, has_begun: hasBegun }) !== null;
}

/** A proposed time, as one side sees it. */
export interface Proposal {
  status: ViewingStatus;
  proposed_by: InquirySide;
  has_begun: boolean;
}

/** What this side may answer to a proposed time, besides countering. */
export function allowedWishAnswers({ status, ...wish }: Proposal, by: InquirySide): WishAnswer[] {
  return wishAnswers.filter(
    (to) => to !== status && viewingAfter(status, { type: `viewing.${to}`, by, ...wish }) !== null,
  );
}

/** May this side answer a proposed time with another? */
export const canCounter = ({ status, ...wish }: Proposal, by: InquirySide): boolean =>
  viewingAfter(status, { type: 'viewing.countered', by, ...wish }) !== null;

/** The statuses of a proposed time that waits for an answer. */
export const openWishStatuses = ['proposed', 'countered'] as const satisfies ViewingStatus[];

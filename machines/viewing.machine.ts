/**
 * The life of one viewing, as both sides of its inquiry see it. It begins as agreed, because whoever
 * offers times agrees to them in advance. No actor runs for a viewing: its status is in the database.
 * The server consults the machine before it stores a change, the screens to decide which buttons to
 * show, both through XState's pure `transition` (below). Repeating a transition changes nothing.
 */
import { setup, transition } from 'xstate';
import {
  viewingTransitions,
  type InquirySide,
  type ViewingStatus,
  type ViewingTransition,
} from '#contract/vocabulary.ts';

/** Something that one of the two sides does. */
export interface ViewingSideEvent {
  type: 'viewing.moved' | 'viewing.cancelled' | 'viewing.done' | 'viewing.missed';
  by: InquirySide;
  /** Has the time of the viewing begun? */
  has_begun: boolean;
}
export type ViewingEvent = ViewingSideEvent | { type: 'viewing.expired' };

export const viewingMachine = setup({
  types: { events: {} as ViewingEvent },
  guards: {
    isBefore: ({ event }) => 'has_begun' in event && !event.has_begun,
    isSenderBefore: ({ event }) =>
      'has_begun' in event && !event.has_begun && event.by === 'sender',
    hasBegun: ({ event }) => 'has_begun' in event && event.has_begun,
  },
}).createMachine({
  id: 'viewing',
  initial: 'agreed',
  states: {
    /** Both expect it. */
    agreed: {
      on: {
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
        'viewing.done': { description: 'once it began', guard: 'hasBegun', target: 'done' },
        'viewing.missed': { description: 'once it began', guard: 'hasBegun', target: 'missed' },
        'viewing.expired': 'expired',
      },
    },
    cancelled: { on: { 'viewing.cancelled': 'cancelled' } },
    /** It took place. Either side may correct what was said. */
    done: { on: { 'viewing.done': 'done', 'viewing.missed': 'missed' } },
    missed: { on: { 'viewing.missed': 'missed', 'viewing.done': 'done' } },
    /** Nobody said in time whether it took place. */
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

/** The transitions that this side may request now. */
export function allowedViewingTransitions(
  status: ViewingStatus,
  by: InquirySide,
  hasBegun: boolean,
): ViewingTransition[] {
  return viewingTransitions.filter((to) => {
    const event = { type: `viewing.${to}`, by, has_begun: hasBegun } as const;
    return to !== status && viewingAfter(status, event) !== null;
  });
}

/** May this side choose another time? */
export function canMove(status: ViewingStatus, by: InquirySide, hasBegun: boolean): boolean {
  return viewingAfter(status, { type: 'viewing.moved', by, has_begun: hasBegun }) !== null;
}

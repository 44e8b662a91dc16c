/**
 * What somebody answered about looking for a home together with another one who wrote a wanted page.
 * It is the one list of what may become of an answer; no actor runs for it: the answers are in the
 * database, and the server consults the machine. A state never changes by what the other one says,
 * unless both say yes, so nobody sees a yes that they did not return, and nobody sees a no.
 */
import { setup, transition } from 'xstate';
import type { FoundingAnswer } from '#contract/wanted/wanted.ts';

export type FoundingState = FoundingAnswer | 'open' | 'together';

export type FoundingEvent =
  /** `isMutual`: the other one said yes and still looks. */
  | { type: 'answer.yes'; isMutual: boolean }
  | { type: 'answer.no' }
  /** Took the answer back. */
  | { type: 'answer.none' }
  /** What the other one says. */
  | { type: 'other.agreed' }
  | { type: 'other.refused' }
  /** Nobody keeps an answer for ever, and a yes ends with the wanted page. */
  | { type: 'answer.expired' }
  /** They are in no group together any more. */
  | { type: 'group.left' };

const answers = {
  'answer.yes': [
    { description: 'while the other one says yes', guard: 'isMutual', target: 'together' },
    { target: 'yes' },
  ],
  'answer.no': 'no',
  'answer.none': 'open',
} as const;

export const foundingMachine = setup({
  types: { events: {} as FoundingEvent },
  guards: { isMutual: ({ event }) => event.type === 'answer.yes' && event.isMutual },
}).createMachine({
  id: 'founding',
  initial: 'open',
  states: {
    open: { on: { ...answers, 'other.agreed': 'open', 'other.refused': 'open' } },
    yes: {
      on: {
        ...answers,
        'other.agreed': 'together',
        'other.refused': 'yes',
        'answer.expired': 'open',
      },
    },
    no: {
      on: { ...answers, 'other.agreed': 'no', 'other.refused': 'no', 'answer.expired': 'open' },
    },
    /** In a group with each other, however that came about. Saying yes again changes nothing. */
    together: { on: { 'answer.yes': 'together', 'group.left': 'open' } },
  },
});

/** What an answer is after an event; null when the machine does not allow it. Runs no actor. */
export function foundingAfter(before: FoundingState, event: FoundingEvent): FoundingState | null {
  const snapshot = foundingMachine.resolveState({ value: before });
  if (!snapshot.can(event)) return null;
  const [after] = transition(foundingMachine, snapshot, event);
  return after.value;
}

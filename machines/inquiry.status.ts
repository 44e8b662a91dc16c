import { transition } from 'xstate';
import {
  inquiryTransitions,
  type InquiryTransition,
  type InquirySide,
  type InquiryStatus,
} from '#contract/vocabulary.ts';
import { inquiryMachine, type InquiryEvent } from './inquiry.machine.ts';

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

/** May this side send another message? Both may until the inquiry is closed. */
export function canWrite(status: InquiryStatus, by: InquirySide): boolean {
  return inquiryAfter(status, { type: 'message.written', by }) !== null;
}

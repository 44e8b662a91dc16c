import { transition } from 'xstate';
import {
  inquiryTransitions,
  type InquiryTransition,
  type InquirySide,
  type InquiryStatus,
} from '#contract/vocabulary.ts';
import { inquiryMachine, type InquiryEvent } from './inquiry.machine.ts';

/** The status after something happened to an inquiry; null when it may not. Asks the machine, runs nothing. */
export function inquiryAfter(status: InquiryStatus, event: InquiryEvent): InquiryStatus | null {
  const before = inquiryMachine.resolveState({ value: status });
  if (!before.can(event)) return null;
  const [after] = transition(inquiryMachine, before, event);
  return after.value;
}

/** Where this side may move an inquiry now. */
export function allowedTransitions(status: InquiryStatus, by: InquirySide): InquiryTransition[] {
  return inquiryTransitions.filter(
    (move) => move !== status && inquiryAfter(status, { type: `inquiry.${move}`, by }) !== null,
  );
}

/** May this side write on in an inquiry? Both may until it is over. */
export function canWrite(status: InquiryStatus, by: InquirySide): boolean {
  return inquiryAfter(status, { type: 'message.written', by }) !== null;
}

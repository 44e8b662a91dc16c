import type { Call } from './call.ts';
import { type } from './type.ts';

/** Checks an answer; returns its data or the errors. Keeps fields that are not in the contract. */
export function checkAnswer(
  call: Call,
  answer: unknown,
): { data: unknown; problem: string | null } {
  const data: unknown = call.answer ? call.answer(answer) : undefined;
  return data instanceof type.errors
    ? { data: undefined, problem: data.summary }
    : { data, problem: null };
}

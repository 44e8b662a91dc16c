import { type } from 'arktype';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { EndpointId } from '#contract/endpoints.ts';

/** Checks an answer: its data, or what is wrong with it. Fields outside the contract are kept. */
export function checkAnswer(
  id: EndpointId,
  answer: unknown,
): { data: unknown; problem: string | null } {
  const call: Call = calls[id];
  const data: unknown = call.answer ? call.answer(answer) : undefined;
  return data instanceof type.errors
    ? { data: undefined, problem: data.summary }
    : { data, problem: null };
}

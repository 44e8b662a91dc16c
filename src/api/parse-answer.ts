import type { EndpointId } from '#contract/endpoints.ts';
import { ApiMismatch } from './errors.ts';

/**
 * Checks an answer against the contract. The schemas bring ArkType (43 KB) along, so they arrive
 * with the first answer instead of with the first page, which carries its data in its HTML.
 */
export async function parseAnswer(id: EndpointId, answer: unknown): Promise<unknown> {
  const { checkAnswer } = await import('./check-answer.ts');
  const { data, problem } = checkAnswer(id, answer);
  if (problem !== null)
    throw new ApiMismatch(`The answer of ${id} is not what was agreed: ${problem}`);
  return data;
}

import type { ProblemCode } from '#contract/problem.ts';
import { pluralText } from './plural.ts';

// As the server says it.
export { refusals } from '#contract/refusals.ts';

/** After how long, without a dot. */
export const tryAgainIn = {
  minutes: pluralText({ one: 'Try again in # minute', other: 'Try again in # minutes' }),
  hours: pluralText({ one: 'Try again in # hour', other: 'Try again in # hours' }),
  days: pluralText({ one: 'Try again in # day', other: 'Try again in # days' }),
};

/**
 * Why the server refused, by its code, as a sentence without a dot. Empty in English, which the
 * server speaks itself, and more exactly.
 */
export const byCode: Partial<Record<ProblemCode, string>> = {};

import type { ProblemCode } from '#contract/problem.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

// As the server says it.
export { refusals } from '#contract/refusals.ts';

/** After how long, without a dot. */
export const tryAgainIn = {
  minutes: ({ count }: { count: number }) =>
    plural(count, {
      one: `Try again in ${formatNumber(count)} minute`,
      other: `Try again in ${formatNumber(count)} minutes`,
    }),
  hours: ({ count }: { count: number }) =>
    plural(count, {
      one: `Try again in ${formatNumber(count)} hour`,
      other: `Try again in ${formatNumber(count)} hours`,
    }),
  days: ({ count }: { count: number }) =>
    plural(count, {
      one: `Try again in ${formatNumber(count)} day`,
      other: `Try again in ${formatNumber(count)} days`,
    }),
};

/**
 * Why the server refused, by its code, as a sentence without a dot. Empty in English, which the
 * server speaks itself, and more exactly.
 */
export const byCode: Partial<Record<ProblemCode, string>> = {};

import { seed } from './seed.ts';

const { TEST_ALL_VIEWERS: all } = process.env;

/**
 * Which of many viewers a test compares: every one with TEST_ALL_VIEWERS, otherwise about a quarter,
 * chosen by the seed. The high bits of a product, because what viewers ask for repeats with their
 * position.
 */
export const isSampled = (position: number): boolean =>
  Boolean(all) || Math.imul(position + seed, 2_654_435_761) >>> 30 === 0;

/** What a test expects of all viewers, for those that are sampled. */
export const sampled = (count: number): number => (all ? count : Math.floor(count / 5));

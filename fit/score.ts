import { limits } from '#contract/limits.ts';
import type { Shared, Side } from './compare.ts';

/**
 * What a score is made of: whole numbers, so that every place that adds them up (here, the index,
 * SQL) gets the same, in whatever order.
 */
export interface Sums {
  /** Questions both answered. */
  shared: number;
  /** Weight times satisfaction in percent, and weight, of one and of the other. */
  mine: number;
  myWeight: number;
  theirs: number;
  theirWeight: number;
}

/** Adds up shared questions. */
export function sumsOf(shared: readonly Pick<Shared, 'mine' | 'theirs'>[]): Sums {
  const add = (side: 'mine' | 'theirs', value: (side: Side) => number) =>
    shared.reduce((sum, line) => sum + value(line[side]), 0);
  return {
    shared: shared.length,
    mine: add('mine', ({ weight, satisfaction }) => weight * satisfaction),
    myWeight: add('mine', ({ weight }) => weight),
    theirs: add('theirs', ({ weight, satisfaction }) => weight * satisfaction),
    theirWeight: add('theirs', ({ weight }) => weight),
  };
}

/**
 * Fit, 0 to 100, unrounded: the geometric mean of how content each is with the other; null with
 * fewer than three shared answers, or when nothing they share matters to one of them. Product and
 * quotient come from whole numbers and the root is correctly rounded, so any IEEE 754 machine
 * computes the same bits.
 */
export function exactFit({ shared, mine, myWeight, theirs, theirWeight }: Sums): number | null {
  const weights = myWeight * theirWeight;
  if (shared < limits.fit.minShared || weights === 0) return null;
  return Math.sqrt((mine * theirs) / weights);
}

/** A score as screens show it: whole, halves up. */
export function shownScore(fit: number | null): number | null {
  return fit === null ? null : Math.floor(fit + 0.5);
}

/** What the list is sorted by: a score from few answers is drawn towards 50. */
export function rankingKey(fit: number, shared: number): number {
  return (shared * fit + 150) / (shared + 3);
}

/** What decides the rank of a user in a list. */
export interface RankedUser {
  id: number;
  hasConflict: boolean;
  /** {@link rankingKey}, or null without a score. */
  key: number | null;
}

/** Best first: without conflict, with a score, by key, the newer account. Never 0 for two users. */
export function compareRanked(one: RankedUser, other: RankedUser): number {
  return (
    Number(one.hasConflict) - Number(other.hasConflict) ||
    Number(one.key === null) - Number(other.key === null) ||
    (other.key ?? 0) - (one.key ?? 0) ||
    other.id - one.id
  );
}

/**
 * Shares `total` whole points out by `parts` (whole, not negative), adding up exactly: each gets
 * its share rounded down, what is left goes to the largest remainders, the first of equal ones.
 * Without any parts all are 0.
 */
export function apportion(total: number, parts: readonly number[]): number[] {
  const sum = parts.reduce((one, other) => one + other, 0);
  if (sum === 0) return parts.map(() => 0);
  const shares = parts.map((part, position) => ({
    position,
    points: Math.floor((total * part) / sum),
    remainder: (total * part) % sum,
  }));
  const left = total - shares.reduce((points, share) => points + share.points, 0);
  const byRemainder = shares.toSorted((one, other) => other.remainder - one.remainder);
  for (const share of byRemainder.slice(0, left)) share.points += 1;
  return shares.map(({ points }) => points);
}

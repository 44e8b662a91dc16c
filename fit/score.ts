import { limits } from '#contract/limits.ts';
import type { Shared } from './compare.ts';

/**
 * The sums that a score is computed from. They are whole numbers, so the result is the same in any
 * order of adding: here, in the index and in SQL.
 */
export interface Sums {
  /** Questions both answered. */
  shared: number;
  /**
   * For each of the two users: the sum of weight times satisfaction in percent, and of the weights.
   */
  mine: number;
  myWeight: number;
  theirs: number;
  theirWeight: number;
}

/** Adds up shared questions. */
export function sumPoints(shared: readonly Pick<Shared, 'mine' | 'theirs'>[]): Sums {
  const sums: Sums = { shared: shared.length, mine: 0, myWeight: 0, theirs: 0, theirWeight: 0 };
  for (const { mine, theirs } of shared) {
    sums.mine += mine.weight * mine.satisfaction;
    sums.myWeight += mine.weight;
    sums.theirs += theirs.weight * theirs.satisfaction;
    sums.theirWeight += theirs.weight;
  }
  return sums;
}

/**
 * Fit, 0 to 100, unrounded: the geometric mean of how satisfied each is with the other. Null with
 * fewer than three shared answers, or when all shared questions have weight 0 for one of them. The
 * product and the quotient come from whole numbers and the root is correctly rounded, so every
 * IEEE 754 machine computes the same bits.
 */
export function exactFit({ shared, mine, myWeight, theirs, theirWeight }: Sums): number | null {
  const weights = myWeight * theirWeight;
  if (shared < limits.fit.minShared || weights === 0) return null;
  return Math.sqrt((mine * theirs) / weights);
}

/** The score that screens show: rounded to a whole number, halves up. */
export function roundScore(fit: number | null): number | null {
  return fit === null ? null : Math.floor(fit + 0.5);
}

/** The least exact score that rounds to the line of a match; a conflict still excludes one ({@link isMatch}). */
export const minMatch = limits.fit.matchScore - 0.5;

/** Is a shown score with so many conflicts a match? */
export function isMatch({
  score,
  conflicts,
}: {
  score: number | null;
  conflicts: number;
}): boolean {
  return score !== null && score >= limits.fit.matchScore && conflicts === 0;
}

/** The key that the list is sorted by: the fewer answers a score has, the closer to 50. */
export function rankingKey(fit: number, shared: number): number {
  return (shared * fit + 150) / (shared + 3);
}

/** The facts that decide the rank of a user in a list. */
export interface RankedUser {
  id: number;
  hasConflict: boolean;
  /** {@link rankingKey}, or null without a score. */
  key: number | null;
}

/**
 * Compares for "best first": no conflict, a score, the larger key, the newer account. Never 0 for
 * two users.
 */
export function compareRanked(one: RankedUser, other: RankedUser): number {
  return (
    Number(one.hasConflict) - Number(other.hasConflict) ||
    Number(one.key === null) - Number(other.key === null) ||
    (other.key ?? 0) - (one.key ?? 0) ||
    other.id - one.id
  );
}

/**
 * Divides `total` whole points in proportion to `parts` (whole, not negative), so that they add up
 * exactly. Each part gets its share rounded down; the remaining points go to the largest
 * remainders, of equal ones to the first. When all parts are 0, all points are 0.
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

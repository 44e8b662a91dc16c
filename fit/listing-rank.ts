import { rankingKey } from './score.ts';
import { totalWeight } from './listing-fit.ts';

/** The key of a household, or of terms, of which nothing is known. */
export const unknownKey = 50;

/** The largest key that a household can have. */
export const largestHouseholdKey = rankingKey(100, 12);

/** The Fit with a user who lives in a listing; null without a score. */
export interface MemberFit {
  fit: number | null;
  /** How many questions both answered. */
  shared: number;
}

/** The key of a household: the smallest of its {@link rankingKey}s. */
export function householdKey(household: readonly MemberFit[]): number {
  const keys = household.flatMap(({ fit, shared }) =>
    fit === null ? [] : [rankingKey(fit, shared)],
  );
  return keys.length === 0 ? unknownKey : Math.min(...keys);
}

/**
 * The key of a listing's terms: the less is known of them, the closer to 50. As with the answers of
 * users, it is as if a quarter of everything gave 50. The sums are those of `termsSums`, whole numbers.
 */
export function termsKey(reached: number, weight: number): number {
  return (4 * reached + totalWeight * 50) / (4 * weight + totalWeight);
}

/** The key that listings are sorted by: household and terms count the same. */
export function listingKey(household: number, terms: number): number {
  return (household + terms) / 2;
}

/** The facts that decide the rank of a listing. */
export interface RankedListing {
  id: number;
  /** Is there a conflict with anyone who lives there? */
  hasConflict: boolean;
  /** {@link listingKey} */
  key: number;
}

/** Compares for "best first": no conflict, the larger key, the newer listing. Never 0 for two. */
export function compareListings(one: RankedListing, other: RankedListing): number {
  return (
    Number(one.hasConflict) - Number(other.hasConflict) || other.key - one.key || other.id - one.id
  );
}

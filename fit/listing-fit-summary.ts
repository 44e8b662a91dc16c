import { listingParts, type FitSummary, type ListingFit } from '#contract/matching/fit.ts';
import type { ListingFitSummary } from '#contract/matching/listing-fit.ts';
import type { UserAnswers } from './answers.ts';
import { fitSummary } from './compute-fit.ts';
import { listingFit, partWeights, type Seeker, type Terms } from './listing-fit.ts';

/**
 * How well a listing suits a user, as lists show it: its terms, and the household, which is everyone
 * who lives there and can be compared with the user.
 */
export function listingFitSummary(
  me: UserAnswers,
  seeker: Omit<Seeker, 'habits'>,
  offer: { terms: Terms; household: readonly UserAnswers[] },
): ListingFitSummary {
  const listing = listingFit({ ...seeker, habits: me.habits }, offer.terms);
  const fits = offer.household.map((each) => fitSummary(me, each));
  const household = findWeakestFit(fits.filter((fit) => fit !== null));
  const { score, known, of, rent } = listing;
  const reason = strongestReason(listing, household);
  return { listing: { score, known, of, rent }, household, reason };
}

/** Above all scores. */
const noScore = 101;

/** The Fit that counts for a household: with a conflict, otherwise the lowest score. */
export function findWeakestFit(fits: readonly FitSummary[]): FitSummary | null {
  const [least = null] = fits.toSorted(
    (one, other) =>
      Number(other.conflicts > 0) - Number(one.conflicts > 0) ||
      (one.score ?? noScore) - (other.score ?? noScore),
  );
  return least;
}

/**
 * An agreement with the household, unless there is a conflict; otherwise the part of the terms with
 * the most weight of those that suit completely.
 */
function strongestReason(
  { ledger }: ListingFit,
  household: FitSummary | null,
): ListingFitSummary['reason'] {
  const question = household?.conflicts === 0 ? household.reasons[0] : undefined;
  if (question) return { question };
  const [part] = listingParts
    .filter((each) => ledger.some((line) => line.part === each && line.satisfaction === 100))
    .toSorted((one, other) => partWeights[other] - partWeights[one]);
  return part ? { part } : null;
}

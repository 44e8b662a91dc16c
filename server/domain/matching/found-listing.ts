import type { ListingSummary } from '#contract/listings/listing.ts';
import { summaryJson } from '#domain/listings/public.ts';
import type { Terms } from '#fit/listing-fit.ts';
import { listingFitSummary } from '#fit/listing-fit-summary.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';
import { comparable, householdJson, type Member } from './household.ts';
import type { FitViewer } from './read-fit-viewer.ts';
import { termsColumns } from './read-roomies.ts';

/** A listing as a card shows it, and what its fit is computed from, which stays on the server. */
export interface FoundListing {
  summary: ListingSummary;
  terms: Terms;
  household: Member[];
}

/** SQL: the JSON of a `FoundListing`, for a row `l` of listings. */
export const foundListingJson = (mediaUrl: string): Fragment =>
  fragment`json_build_object('summary', ${summaryJson(mediaUrl)},
    'terms', (select to_json(terms) from (select ${termsColumns}) terms),
    'household', ${householdJson})`;

/** The listing with how well it fits this user. */
export function withFit(
  viewer: FitViewer,
  { summary, terms, household }: FoundListing,
): ListingSummary {
  const offer = { terms, household: comparable(household, viewer) };
  return { ...summary, fit: listingFitSummary(viewer.answers, viewer.seeker, offer) };
}

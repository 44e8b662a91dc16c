import type { Context } from 'hono';
import type { ListingPage, ListingQuery, ListingSummary } from '#contract/listings/listing.ts';
import type { TokenHolder } from '#domain/auth/public.ts';
import { createSearch, sortOf, summaryJson } from '#domain/listings/public.ts';
import { hasAnswers } from '#fit/answers.ts';
import type { Terms } from '#fit/listing-fit.ts';
import { listingFitSummary } from '#fit/listing-fit-summary.ts';
import type { Database } from '#platform/database/database.ts';
import { fragment } from '#platform/database/sql.ts';
import { readPage } from '#platform/http/endpoint.ts';
import { comparable, householdJson, type Housemate } from './household.ts';
import { readFitViewer, type FitViewer } from './read-fit-viewer.ts';
import { termsColumns } from './read-roomies.ts';

interface Deps {
  database: Pick<Database, 'hot' | 'searches'>;
  mediaUrl: string;
  readToken: (c: Context) => Promise<TokenHolder | null>;
}

/** A listing as a card shows it, and what its fit is computed from, which stays on the server. */
interface FoundListing {
  summary: ListingSummary;
  terms: Terms;
  household: Housemate[];
}

/**
 * The search of signed-in users: every listing says how well it fits them. One query reads the
 * viewer, one the page. Returns null for visitors, whose search is the same for everyone.
 */
export function createSearchWithFit({ database, mediaUrl, readToken }: Deps) {
  const item = fragment`json_build_object('summary', ${summaryJson(mediaUrl)},
    'terms', (select to_json(terms) from (select ${termsColumns}) terms),
    'household', ${householdJson})`;
  const search = createSearch(database.searches, item);

  return async (c: Context, query: ListingQuery): Promise<ListingPage | null> => {
    const holder = await readToken(c);
    const viewer = holder && (await readFitViewer(database.hot, holder));
    if (!viewer) return null;
    c.set('userId', viewer.id);
    const { items, total } = await search(query);
    const found = JSON.parse(items) as FoundListing[];
    return {
      ...readPage(query).answer(
        found.map((each) => withFit(viewer, each)),
        total,
      ),
      sorted_by: sortOf(query),
      has_answers: hasAnswers(viewer.answers),
    };
  };
}

function withFit(viewer: FitViewer, { summary, terms, household }: FoundListing): ListingSummary {
  const offer = { terms, household: comparable(household, viewer) };
  return { ...summary, fit: listingFitSummary(viewer.answers, viewer.seeker, offer) };
}

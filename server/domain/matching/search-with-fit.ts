import type { Context } from 'hono';
import type { ListingPage, ListingQuery, ListingSummary } from '#contract/listings/listing.ts';
import type { TokenHolder } from '#domain/auth/public.ts';
import {
  buildItems,
  createSearch,
  searchConditions,
  searchWords,
  sortOf,
  summaryJson,
} from '#domain/listings/public.ts';
import { hasAnswers } from '#fit/answers.ts';
import type { Terms } from '#fit/listing-fit.ts';
import { listingFitSummary } from '#fit/listing-fit-summary.ts';
import type { Database } from '#platform/database/database.ts';
import { fragment, join } from '#platform/database/sql.ts';
import { readPage } from '#platform/http/endpoint.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import { comparable, householdJson, type Member } from './household.ts';
import type { ListingRanking } from './listing-index/create-listing-ranking.ts';
import { readFitViewer, type FitViewer } from './read-fit-viewer.ts';
import { termsColumns } from './read-roomies.ts';

interface Deps {
  database: Pick<Database, 'hot' | 'searches'>;
  mediaUrl: string;
  readToken: (c: Context) => Promise<TokenHolder | null>;
  listingRanking: Pick<ListingRanking, 'rank' | 'isIndexed'>;
  identityKeys: Pick<IdentityKeys, 'keyOf'>;
  quotas: Pick<Quotas, 'count'>;
}

/** A listing as a card shows it, and what its fit is computed from, which stays on the server. */
interface FoundListing {
  summary: ListingSummary;
  terms: Terms;
  household: Member[];
}

/**
 * The search of signed-in users: every listing says how well it fits them, and they can sort by
 * that. One query reads the viewer, one the page. Returns null for visitors, whose search is the
 * same for everyone.
 */
export function createSearchWithFit(deps: Deps) {
  const { database, mediaUrl, readToken, listingRanking, identityKeys, quotas } = deps;
  const { hot, searches } = database;
  const item = fragment`json_build_object('summary', ${summaryJson(mediaUrl)},
    'terms', (select to_json(terms) from (select ${termsColumns}) terms),
    'household', ${householdJson})`;
  const search = createSearch(searches, item);

  /** The viewer and, for an order by fit in the index, the ids of listings with the words. */
  async function readViewer(holder: TokenHolder, query: ListingQuery) {
    const needsIds =
      query.sort === 'fit' && searchWords(query).length > 0 && listingRanking.isIndexed;
    const read = needsIds
      ? await readFitViewer(searches, holder, idsOf(query))
      : await readFitViewer(hot, holder);
    const ids = read?.ids?.split(',').filter(Boolean).map(Number) ?? null;
    return read && { ...read, candidates: ids };
  }

  async function byFit(query: ListingQuery, viewer: FitViewer, candidates: number[] | null) {
    const { offset, limit } = readPage(query);
    const { ids, total } = await listingRanking.rank({ viewer, query, candidates, offset, limit });
    const [row] = await searches<{ items: string }[]>`${buildItems(item, ids)}`;
    return { items: row?.items ?? '[]', total };
  }

  return async (c: Context, query: ListingQuery): Promise<ListingPage | null> => {
    const holder = await readToken(c);
    const read = holder && (await readViewer(holder, query));
    if (!read) return null;
    const { viewer, candidates } = read;
    c.set('userId', viewer.id);
    const canCompare = hasAnswers(viewer.answers);
    const isByFit = query.sort === 'fit' && canCompare;
    if (isByFit)
      await quotas.count(searches, 'searches', { identity_key: identityKeys.keyOf(read) });
    const { items, total } = await (isByFit ? byFit(query, viewer, candidates) : search(query));
    const found = JSON.parse(items) as FoundListing[];
    return {
      ...readPage(query).answer(
        found.map((each) => withFit(viewer, each)),
        total,
      ),
      sorted_by: isByFit ? 'fit' : sortOf(query),
      has_answers: canCompare,
    };
  };
}

/** SQL: the ids of all listings of a search, with commas; an empty text without any. */
const idsOf = (query: ListingQuery) => fragment`(
  select coalesce(string_agg(l.id::text, ','), '') from listings l
  where ${join(searchConditions(query), fragment` and `)})`;

function withFit(viewer: FitViewer, { summary, terms, household }: FoundListing): ListingSummary {
  const offer = { terms, household: comparable(household, viewer) };
  return { ...summary, fit: listingFitSummary(viewer.answers, viewer.seeker, offer) };
}

import type {
  ExternalListingPage,
  ExternalListingQuery,
} from '#contract/external-listings/external-listing.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import type { AnswerCache } from '#platform/http/answer-cache.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import {
  externalConditions,
  externalListings,
  externalStatus,
  readFilters,
  type ExternalFilters,
} from './filters.ts';

type Counts = ExternalListingPage['counts'];

/** How many external listings match in each status, whatever status the query has. */
export type CountByStatus = (query: ExternalListingQuery) => Promise<Counts>;

/**
 * Counts on `searches`, a pool that plans each statement for its own values. Counting takes longer
 * than reading a page, so that counts are kept until a listing changes.
 */
export function createCountByStatus(searches: Sql, cache: AnswerCache): CountByStatus {
  return async (query) => {
    const { status: _, ...filters } = readFilters(query);
    const key = `external counts ${JSON.stringify(filters)}`;
    const kept = cache.get(key);
    if (kept) return JSON.parse(new TextDecoder().decode(kept.body)) as Counts;
    const generation = cache.generation();
    const counts = await count(searches, filters);
    const body = new TextEncoder().encode(JSON.stringify(counts));
    cache.set(key, { body, etag: '', headers: {}, route: '', isTimeless: true }, generation);
    return counts;
  };
}

async function count(sql: Sql, filters: ExternalFilters): Promise<Counts> {
  const rows = await sql<{ status: ExternalStatus; count: number }[]>`
    select ${externalStatus} as status, count(*)::int as count
    from ${selectSources(filters)} where ${externalConditions(filters)} group by 1`;
  const counts = { pending: 0, published: 0, rejected: 0 };
  for (const { status, count: matching } of rows) counts[status] = matching;
  return counts;
}

/** An index of listings alone answers what is asked of them alone. */
const selectSources = ({ source, problems, duplicate, gone }: ExternalFilters): Fragment =>
  [source, problems, duplicate, gone].every((filter) => filter === undefined)
    ? fragment`listings l`
    : externalListings;

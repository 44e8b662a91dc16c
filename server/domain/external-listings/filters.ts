import type { ExternalListingQuery } from '#contract/external-listings/external-listing.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { hasWords, searchWords } from '#domain/search/public.ts';
import { fragment, join, type Fragment } from '#platform/database/sql.ts';

type FilterName = 'q' | 'status' | 'source' | 'problems' | 'duplicate' | 'gone';
export type ExternalFilters = { [N in FilterName]?: ExternalListingQuery[N] | undefined };

/** The column value of each review status: a published listing is `active` like any other. */
export const storedStatus = {
  pending: 'pending',
  published: 'active',
  rejected: 'rejected',
} as const satisfies Record<ExternalStatus, string>;

/** The filters of a query, in one order. */
export function readFilters(query: ExternalListingQuery): ExternalFilters {
  const { q, status, source, problems, duplicate, gone } = query;
  const stated = Object.entries({
    q: q?.trim() || undefined,
    status,
    source,
    problems,
    duplicate,
    gone,
  });
  return Object.fromEntries(stated.filter(([, value]) => value !== undefined));
}

/**
 * The review status, in SQL. A listing that moderation hides keeps it in `held_status` and has it
 * again afterwards.
 */
export const externalStatus = fragment`case coalesce(l.held_status, l.status)
  when 'pending' then 'pending' when 'rejected' then 'rejected' else 'published' end`;

/** Whether a listing has this status, hidden or not; the index by status can answer it. */
export const hasStatus = (status: ExternalStatus): Fragment => {
  const stored = storedStatus[status];
  return fragment`(l.status = ${stored} or (l.status = 'hidden' and l.held_status = ${stored}))`;
};

/** External listings: `l` is listings, `o` is external_origins. */
export const externalListings = fragment`external_origins o join listings l on l.id = o.listing_id`;

/**
 * The conditions of `filters` on {@link externalListings}; all of them must hold. Words are looked up,
 * which is fast while few listings have them, or with `areFrequent` checked in each listing that is read.
 */
export function externalConditions(
  filters: ExternalFilters,
  { areFrequent = false } = {},
): Fragment {
  const { q = '', status, source, problems, duplicate, gone } = filters;
  // Always true here; stated so that the partial indexes for external listings can answer.
  const conditions = [fragment`l.user_id is null`];
  if (q.trim() !== '') conditions.push(matchesText(q.trim(), areFrequent));
  if (status) conditions.push(hasStatus(status));
  if (source !== undefined) conditions.push(fragment`o.source = ${source}`);
  if (duplicate) conditions.push(fragment`o.duplicate_of is not null`);
  if (gone) conditions.push(fragment`o.gone_at is not null`);
  if (problems) conditions.push(fragment`o.problems <> '[]'`);
  return join(conditions, fragment` and `);
}

function matchesText(text: string, areFrequent: boolean): Fragment {
  const byId = fragment`select listing_id from external_origins where source_id = ${text}`;
  const words = searchWords({ q: text });
  if (words.length === 0) return fragment`l.id in (${byId})`;
  // With coalesce the planner uses no index.
  if (areFrequent) return fragment`(coalesce(${hasWords(words)}, false) or l.id in (${byId}))`;
  return fragment`l.id in (
    select w.id from listings w where w.user_id is null and ${hasWords(words, fragment`w`)}
    union all ${byId})`;
}

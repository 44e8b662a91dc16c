import { sql, type SQL } from 'drizzle-orm';
import type { ExternalListingQuery } from '#contract/external-listings/external-listing.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import type { storedListingStatuses } from '#platform/database/schema/listings.ts';
import { searchWords, wordPattern } from '#domain/listings/search-filters.ts';

type FilterName = 'q' | 'status' | 'source' | 'problems' | 'duplicate' | 'gone';
export type ExternalFilters = { [N in FilterName]?: ExternalListingQuery[N] | undefined };

type StoredStatus = (typeof storedListingStatuses)[number];
/** What a status of the review is called in the table, where a published one is like any other. */
export const storedStatus: Record<ExternalStatus, StoredStatus> = {
  pending: 'pending',
  published: 'active',
  rejected: 'rejected',
};

/**
 * The other way round, in SQL. Moderation may hide a listing meanwhile; what the review decided is
 * kept and holds again afterwards.
 */
export const externalStatus = sql`case coalesce(l.held_status, l.status)
  when 'pending' then 'pending' when 'rejected' then 'rejected' else 'published' end`;

/** Has it this status, hidden or not? Written so that the index by status can answer. */
export const hasStatus = (status: ExternalStatus) => {
  const stored = storedStatus[status];
  return sql`(l.status = ${stored} or (l.status = 'hidden' and l.held_status = ${stored}))`;
};

/** Listings from outside: `l` is listings, `o` where they come from. */
export const externalListings = sql`external_origins o join listings l on l.id = o.listing_id`;

/** What `filters` mean for rows of {@link externalListings}; all of it must hold. */
export function externalConditions(filters: ExternalFilters): SQL {
  const { q = '', status, source, problems, duplicate, gone } = filters;
  // Nobody owns them; said so that the indexes for just those can answer.
  const conditions = [sql`l.user_id is null`];
  if (q.trim() !== '') conditions.push(matchesText(q.trim()));
  if (status) conditions.push(hasStatus(status));
  if (source !== undefined) conditions.push(sql`o.source = ${source}`);
  if (duplicate) conditions.push(sql`o.duplicate_of is not null`);
  if (gone) conditions.push(sql`o.gone_at is not null`);
  if (problems) conditions.push(sql`o.problems <> '[]'`);
  return sql.join(conditions, sql` and `);
}

/**
 * Each status has its part of the words' index, so each is asked for by itself: together none of
 * them would do.
 */
function matchesText(text: string): SQL {
  const byId = sql`select listing_id from external_origins where source_id = ${text}`;
  const pattern = wordPattern(searchWords({ q: text }));
  if (pattern === '') return sql`l.id in (${byId})`;
  const words = sql`search @@ to_tsquery('simple', search_text(${pattern}))`;
  return sql`l.id in (
    select id from listings where status = 'active' and ${words}
    union all select id from listings where status in ('pending', 'rejected', 'hidden') and ${words}
    union all ${byId})`;
}

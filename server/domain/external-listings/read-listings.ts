import type {
  ExternalListing,
  ExternalListingPage,
  ExternalListingQuery,
} from '#contract/external-listings/external-listing.ts';
import { fragment, instant, join, type Fragment, type Sql } from '#platform/database/sql.ts';
import { rentKeys } from '#domain/search/public.ts';
import type { Comparison } from '#domain/money/public.ts';
import { readPage } from '#platform/http/page.ts';
import type { CountByStatus } from './count-listings.ts';
import { externalConditions, externalListings, externalStatus, hasStatus } from './filters.ts';

/** The columns of an ExternalListingRow. */
const rowColumns = fragment`l.id, o.source, o.source_id, l.title, l.address, l.latitude, l.longitude,
  l.monthly_rent, l.currency, l.monthly_bills, l.room_type, l.total_bedrooms, l.total_bathrooms,
  l.external_link,
  ${externalStatus} as status, ${instant(fragment`o.imported_at`)} as imported_at, o.problems,
  case when ${hasStatus('pending')} then o.published_as end as published_as,
  l.status = 'hidden' as is_hidden, ${instant(fragment`o.gone_at`)} as gone_at,
  (select json_build_object('id', t.id, 'title', t.title, 'is_shown', t.status = 'active')
    from listings t where t.id = o.duplicate_of) as duplicate_of`;

/** Every order ends with the id, so that pages never overlap. */
const sortColumns = {
  imported: [fragment`o.imported_at`, fragment`o.listing_id`],
  title: [fragment`lower(l.title)`, fragment`l.id`],
} as const;

/** One page of external listings of any status, with exact counts. Planned for its values. */
export async function listExternal(
  { searches, countByStatus }: { searches: Sql; countByStatus: CountByStatus },
  query: ExternalListingQuery,
  rents: Comparison,
): Promise<ExternalListingPage> {
  const [counts, summary] = await Promise.all([countByStatus(query), readSummary(searches)]);
  const { pending, published, rejected } = counts;
  const total = query.status ? counts[query.status] : pending + published + rejected;
  const statement = pageStatement(query, rents, { areFrequent: total > maxSorted });
  const items = total === 0 ? [] : await searches<ExternalListingPage['items']>`${statement}`;
  return { ...readPage(query).answer([...items], total), counts, ...summary };
}

/** Up to so many matches, sorting all of them is cheaper than reading in order until there are enough. */
const maxSorted = 3000;

/** The statement of one page. */
function pageStatement(
  query: ExternalListingQuery,
  rents: Comparison,
  found: { areFrequent: boolean },
): Fragment {
  const { sort = 'imported' } = query;
  const { limit, offset } = readPage(query);
  const isDescending = (query.order ?? (sort === 'imported' ? 'desc' : 'asc')) === 'desc';
  const direction = isDescending ? fragment`desc` : fragment`asc`;
  const inDirection = (column: Fragment) => fragment`${column} ${direction}`;
  const { group, compared } = rentKeys({ rents });
  const isByRent = sort === 'rent';
  const columns = isByRent
    ? // Currencies that cannot be compared come last in both directions.
      [group, ...[compared, fragment`l.id`].map(inDirection)]
    : sortColumns[sort].map(inDirection);
  const matches =
    isByRent && found.areFrequent
      ? fragment`(${firstOfEachCurrency(query, direction, offset + limit)}) first
          join listings l on l.id = first.id join external_origins o on o.listing_id = l.id`
      : fragment`${externalListings} where ${externalConditions(query, found)}`;
  return fragment`select ${rowColumns} from ${matches}
    order by ${join(columns, fragment`, `)} limit ${limit} offset ${offset}`;
}

/**
 * SQL: the ids of the first `most` matches of each currency, in the order of its index. Currencies
 * are found by one look-up each.
 */
const firstOfEachCurrency = (query: ExternalListingQuery, direction: Fragment, most: number) =>
  fragment`
    with recursive present (currency) as (
      (select l.currency from listings l where l.user_id is null order by l.currency limit 1)
      union all
      select (select l.currency from listings l
        where l.user_id is null and l.currency > present.currency order by l.currency limit 1)
      from present where present.currency is not null)
    select l.id from present cross join lateral (
      select l.id from ${externalListings}
      where l.currency = present.currency and ${externalConditions(query, { areFrequent: true })}
      order by l.monthly_total ${direction}, l.id ${direction} limit ${most}) l`;

/** All sources by name, with one index look-up each, and the highest id. */
async function readSummary(sql: Sql) {
  const [row] = await sql<{ sources: string[]; last_id: number }[]>`
    with recursive known(source) as (
      (select source from external_origins order by source limit 1)
      union all
      select (select o.source from external_origins o where o.source > known.source
        order by o.source limit 1)
      from known where known.source is not null)
    select array(select source from known where source is not null) as sources,
      coalesce((select max(listing_id) from external_origins), 0) as last_id`;
  return { sources: row?.sources ?? [], last_id: row?.last_id ?? 0 };
}

/** One external listing in full; null when there is none with this id. */
export async function readExternal(sql: Sql, id: number): Promise<ExternalListing | null> {
  const [row] = await sql<ExternalListing[]>`
    select ${rowColumns}, l.description, l.current_roommates, l.looking_for_roommates,
      l.available_from::text as available_from, l.deposit, l.min_stay_months, l.max_stay_months,
      l.available_until::text as available_until, ${instant(fragment`l.updated_at`)} as updated_at
    from ${externalListings} where l.id = ${id}`;
  return row ?? null;
}

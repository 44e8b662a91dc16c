import { sql, type SQL } from 'drizzle-orm';
import type {
  ExternalListing,
  ExternalListingPage,
  ExternalListingQuery,
} from '#contract/external-listings/external-listing.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import type { Transaction } from '#platform/database/database.ts';
import { readPage } from '#platform/http/read-page.ts';
import { instant } from '#domain/listings/listing-json.ts';
import { externalConditions, externalListings, externalStatus, hasStatus } from './filters.ts';

type Reader = Pick<Transaction, 'execute'>;

const at = (column: string) => sql.raw(instant(column));

/** The columns of an ExternalListingRow. */
const rowColumns = sql`l.id, o.source, o.source_id, l.title, l.address, l.latitude, l.longitude,
  l.monthly_rent, l.total_bedrooms, l.total_bathrooms, l.external_link,
  ${externalStatus} as status, ${at('o.imported_at')} as imported_at, o.problems,
  case when ${hasStatus('pending')} then o.published_as end as published_as,
  l.status = 'hidden' as is_hidden, ${at('o.gone_at')} as gone_at,
  (select json_build_object('id', t.id, 'title', t.title, 'is_shown', t.status = 'active')
    from listings t where t.id = o.duplicate_of) as duplicate_of`;

/** Every order ends with the id, so that pages never overlap. */
const sortColumns = {
  imported: [sql`o.imported_at`, sql`o.listing_id`],
  title: [sql`lower(l.title)`, sql`l.id`],
  rent: [sql`l.monthly_rent`, sql`l.id`],
} as const;

/** One page of listings from outside, whatever their status, with exact counts. */
export async function listExternal(
  orm: Reader,
  query: ExternalListingQuery,
): Promise<ExternalListingPage> {
  const [items, counts, about] = await Promise.all([
    orm.execute<ExternalListingPage['items'][number] & Row>(pageStatement(query)),
    countByStatus(orm, query),
    aboutAll(orm),
  ]);
  const { pending, published, rejected } = counts;
  const total = query.status ? counts[query.status] : pending + published + rejected;
  return {
    ...readPage(query).answer(
      items.map((item) => ({ ...item })),
      total,
    ),
    counts,
    ...about,
  };
}

/** What drizzle asks of a row. */
type Row = Record<string, unknown>;

/** The statement of one page. */
export function pageStatement(query: ExternalListingQuery): SQL {
  const { sort = 'imported' } = query;
  const { limit, offset } = readPage(query);
  const order = query.order ?? (sort === 'imported' ? 'desc' : 'asc');
  const columns = sortColumns[sort].map((column) => sql`${column} ${sql.raw(order)}`);
  return sql`select ${rowColumns} from ${externalListings}
    where ${externalConditions(query)}
    order by ${sql.join(columns, sql`, `)} limit ${limit} offset ${offset}`;
}

/** The statement that counts the matches of a query in each status. */
export const countStatement = (query: ExternalListingQuery): SQL =>
  sql`select ${externalStatus} as status, count(*)::int as count from ${externalListings}
    where ${externalConditions({ ...query, status: undefined })} group by 1`;

async function countByStatus(orm: Reader, query: ExternalListingQuery) {
  const rows = await orm.execute<{ status: ExternalStatus; count: number }>(countStatement(query));
  const counts = { pending: 0, published: 0, rejected: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** Sources by name, found by one look at the index for each; and the highest number. */
async function aboutAll(orm: Reader) {
  const [row] = await orm.execute<{ sources: string[]; last_id: number }>(sql`
    with recursive known(source) as (
      (select source from external_origins order by source limit 1)
      union all
      select (select o.source from external_origins o where o.source > known.source
        order by o.source limit 1)
      from known where known.source is not null)
    select array(select source from known where source is not null) as sources,
      coalesce((select max(listing_id) from external_origins), 0) as last_id`);
  return { sources: row?.sources ?? [], last_id: row?.last_id ?? 0 };
}

/** One listing from outside in full; null when there is none of this number. */
export async function readExternal(orm: Reader, id: number): Promise<ExternalListing | null> {
  const [row] = await orm.execute<ExternalListing & Row>(sql`
    select ${rowColumns}, l.description, l.current_roommates, l.looking_for_roommates,
      l.available_from, ${at('l.updated_at')} as updated_at
    from ${externalListings} where l.id = ${id}`);
  return row ? { ...row } : null;
}

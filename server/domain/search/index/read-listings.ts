import { countFilterNames, type CountFilterName } from '#contract/search/filters.ts';
import { readStoredAnswers } from '#domain/users/public.ts';
import { fragment, identifier, integer, join, type Sql } from '#platform/database/sql.ts';
import { householdJson, selectHouseholdListings, type Member } from '#domain/matching/public.ts';
import type { Change } from '#platform/live-index/index-source.ts';
import { byCountFilter, countFilters } from '../filters/counts.ts';
import type { ListingRow } from './listing-columns.ts';
import { traitBits } from './trait-bits.ts';

/**
 * Rows read and encoded at a time. A batch takes some milliseconds, so other work is not blocked.
 */
const batchSize = 2000;
/** A literal, because the planner does not know the value of a parameter. */
const oneBatch = fragment`limit 2000`;

type StoredRow = Omit<ListingRow, 'household' | 'counts'> &
  Record<CountFilterName, number | null> & { household: Member[] };

const counts = join(
  countFilterNames.map(
    (name) => fragment`l.${identifier(countFilters[name].column)} as ${identifier(name)}`,
  ),
  fragment`, `,
);

/** SQL: the traits that the database has, and those that only the index has. */
const indexedTraitBits = fragment`(l.traits
  | case when l.looking_for_roommates >= 5 then ${integer(traitBits(['for_five']))} else 0 end
  | case when l.looking_for_roommates >= 6 then ${integer(traitBits(['for_six']))} else 0 end)`;

const columns = fragment`l.id, l.monthly_total as rent, l.currency, ${counts}, l.available_from - date '1970-01-01' as "availableDay",
  l.available_until - date '1970-01-01' as "untilDay",
  l.offered_until - date '1970-01-01' as "offeredDay",
  l.min_stay_months as "minStay", l.max_stay_months as "maxStay",
  ${indexedTraitBits} as traits, (round(l.latitude::numeric, 3) * 1000)::int as latitude,
  (round(l.longitude::numeric, 3) * 1000)::int as longitude, ${householdJson} as household`;

/** All active listings, in batches by id. */
export async function* readAllListings(sql: Sql): AsyncGenerator<ListingRow[]> {
  for (let last = 0; ;) {
    // Limit first: otherwise PostgreSQL may read all households for each batch.
    const rows = await sql<StoredRow[]>`
      select ${columns} from (select * from listings
        where id > ${last} and status = 'active' order by id ${oneBatch}) l order by l.id`;
    yield rows.map(toListingRow);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? 0;
  }
}

/** The listings changed by transactions from number `since` on, in batches by id. */
export async function* readChangedIds(sql: Sql, since: bigint): AsyncGenerator<number[]> {
  for (let last = 0; ;) {
    const changed = await sql<{ id: number }[]>`
      select listing_id as id from listing_changes
      where xid >= ${String(since)} and listing_id > ${last} order by listing_id ${oneBatch}`;
    yield changed.map(({ id }) => id);
    if (changed.length < batchSize) return;
    last = changed.at(-1)?.id ?? 0;
  }
}

/** Every listing that changed since then, and every listing whose household changed. */
export async function* readListingChanges(
  sql: Sql,
  since: bigint,
): AsyncGenerator<Change<ListingRow>[]> {
  for await (const ids of readChangedIds(sql, since)) yield await readNow(sql, ids);
  for (let last = 0; ;) {
    const changed = await sql<{ user_id: number; ids: number[] }[]>`
      select c.user_id, array(${selectHouseholdListings(fragment`c.user_id`)}) as ids from match_changes c
      where c.xid >= ${String(since)} and c.user_id > ${last} order by c.user_id ${oneBatch}`;
    yield await readNow(
      sql,
      changed.flatMap(({ ids }) => ids),
    );
    if (changed.length < batchSize) return;
    last = changed.at(-1)?.user_id ?? 0;
  }
}

/** These listings as they are now; null for those that are not active. */
async function readNow(sql: Sql, ids: readonly number[]): Promise<Change<ListingRow>[]> {
  if (ids.length === 0) return [];
  const rows = await sql<StoredRow[]>`
    select ${columns} from listings l where l.id = any (${[...ids]}::int[]) and l.status = 'active'`;
  const listings = new Map(rows.map((row) => [row.id, toListingRow(row)]));
  return ids.map((id) => ({ id, row: listings.get(id) ?? null }));
}

const toListingRow = ({ household, ...row }: StoredRow): ListingRow => ({
  ...row,
  counts: byCountFilter((name) => row[name]),
  household: household.map((member) => ({
    id: member.id,
    ...readStoredAnswers(member),
  })),
});

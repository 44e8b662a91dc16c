import type { PublishedTexts } from '#contract/external-listings/external-listing.ts';
import { listingFieldNames, type ListingField } from '#contract/imports/import-fields.ts';
import type { NewListingStatus } from '#contract/imports/import.ts';
import {
  listingFieldDeclarations,
  type ListingFieldDeclaration,
} from '#contract/listings/listing-fields.ts';
import { insertListingsSql, updateListingsSql, writeWords } from '#domain/listings/public.ts';
import {
  fragment,
  integer,
  join,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import type { FieldValues } from '../mapping/fields.ts';
import type { MappedListing, SeenIds } from '../mapping/map-rows.ts';

/** What is stored of a row of a source. */
export interface KnownRow {
  source_id: string;
  listing_id: number;
  content_hash: string;
  is_gone: boolean;
}

/** The rows of `source` that are stored already, by their id at the source. */
export async function readKnownRows(
  tx: Sql,
  source: string,
  listings: MappedListing[],
): Promise<Map<string, KnownRow>> {
  const ids = listings.map(({ sourceId }) => sourceId);
  const rows = await tx<KnownRow[]>`
    select source_id, listing_id, content_hash, gone_at is not null as is_gone
    from external_origins where source = ${source} and source_id = any(${ids})`;
  return new Map(rows.map((row) => [row.source_id, row]));
}

/** The texts of a listing that a review looks at. */
interface ReviewedTexts {
  title: string;
  address: string;
  description: string;
  external_link: string | null;
}

/** Locks the published ones of these listings, and returns the texts that a review looks at. */
export async function lockPublished(tx: Sql, ids: number[]): Promise<Map<number, ReviewedTexts>> {
  const rows = await tx<(ReviewedTexts & { id: number })[]>`
    select id, title, address, description, external_link from listings
    where id = any(${ids}) and coalesce(held_status, status) = 'active' for update`;
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The reviewed texts that another row changes, with their old values; null if there are none. A
 * link counts only when its host changes: the rest of it changes with every campaign.
 */
export function changedTexts(
  before: ReviewedTexts,
  now: FieldValues,
  mapped: readonly ListingField[],
): PublishedTexts | null {
  const changed: PublishedTexts = {};
  for (const name of ['title', 'address', 'description'] as const) {
    if (mapped.includes(name) && before[name] !== (now[name] ?? '')) changed[name] = before[name];
  }
  const link = now.external_link;
  if (typeof link === 'string' && linkHost(link) !== linkHost(before.external_link)) {
    changed.external_link = before.external_link;
  }
  return Object.keys(changed).length > 0 ? changed : null;
}

/** The link that a row takes away: without it, nobody could be reached. */
export function lostLink(
  { external_link: before }: ReviewedTexts,
  now: FieldValues,
  mapped: readonly ListingField[],
): PublishedTexts | null {
  const isLost = mapped.includes('external_link') && now.external_link === null && before !== null;
  return isLost ? { external_link: before } : null;
}

/** As browsers parse it. */
const linkHost = (link: string | null) =>
  link !== null && URL.canParse(link) ? new URL(link).host : null;

/** A listing as jsonb_to_recordset reads it in {@link incoming}. */
export function toRecord({ sourceId, values, problems, contentHash }: MappedListing): object {
  return { ...values, source_id: sourceId, content_hash: contentHash, problems };
}

/** The SQL type of each kind of field. */
const columnTypes: Record<ListingFieldDeclaration['kind'], Fragment> = {
  line: fragment`text`,
  lines: fragment`text`,
  link: fragment`text`,
  money: fragment`int`,
  currency: fragment`text`,
  count: fragment`int`,
  degrees: fragment`float8`,
  day: fragment`date`,
  choice: fragment`text`,
  choices: fragment`text[]`,
};

/** Many records in one parameter: faster than one parameter for each value. */
function incoming(sql: Sql, records: object[]): Fragment {
  const columns = listingFieldNames.map(
    (name) => fragment`${sql(name)} ${columnTypes[listingFieldDeclarations[name].kind]}`,
  );
  return fragment`
    jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(
      ${join(columns, comma)}, id int, source_id text, content_hash text, problems jsonb,
      place int, published_as jsonb)`;
}

/** The value of a field in a record; an empty text where its column takes no null. */
function fieldValue(sql: Sql, name: ListingField): Fragment {
  const value = fragment`${sql(`r.${name}`)}`;
  const { empty } = listingFieldDeclarations[name];
  if (empty === '') return fragment`coalesce(${value}, '')`;
  return Array.isArray(empty) ? fragment`coalesce(${value}, '{}')` : value;
}

const comma = fragment`, `;

interface NewListings {
  source: string;
  status: NewListingStatus;
  startedAt: Date;
}

/**
 * Inserts records of new listings; `place` is their position in the file. Each is one millisecond
 * older than the row before it, so that "newest first" shows an import in the order of its file.
 * Answers the new ids.
 */
export async function insertListings(
  tx: Sql,
  records: object[],
  { source, status, startedAt }: NewListings,
): Promise<number[]> {
  const columns = listingFieldNames.map((name) => fragment`${tx(name)}`);
  const values = listingFieldNames.map((name) => fieldValue(tx, name));
  const inserted = await tx<{ listing_id: number }[]>`
    with incoming as materialized (
      select nextval(pg_get_serial_sequence('listings', 'id'))::int as new_id, r.*
      from (select * from ${incoming(tx, records)} order by place) as r
    ), inserted as (
      ${insertListingsSql(columns)}
      select new_id, case when external_link is null then 'pending' else ${status}::text end,
        ${startedAt.toISOString()}::timestamptz - place * interval '1 millisecond',
        ${join(values, comma)}
      from incoming as r
    )
    insert into external_origins (listing_id, source, source_id, content_hash, problems)
    select new_id, ${source}, source_id, content_hash, problems from incoming
    returning listing_id`;
  const ids = inserted.map(({ listing_id }) => listing_id);
  await writeWords(tx, ids);
  return ids;
}

/** Updates the mapped fields of changed listings; returns their ids. */
export async function updateListings(
  tx: Sql,
  records: object[],
  mappedFields: ListingField[],
): Promise<number[]> {
  // A row that names no currency leaves the one that its listing has.
  const currency = fragment`currency = coalesce(r.currency, listings.currency)`;
  const status = fragment`
    status = case when r.published_as is null then listings.status else 'pending' end`;
  const assignments = mappedFields
    .filter((name) => name !== 'currency')
    .map((name) => fragment`${tx(name)} = ${fieldValue(tx, name)}`);
  // A rent may say that it includes the bills; where it does not, the listing keeps its own.
  const ofRent = mappedFields.includes('monthly_bills')
    ? []
    : [fragment`monthly_bills = coalesce(r.monthly_bills, listings.monthly_bills)`];
  const updated = await tx<{ listing_id: number }[]>`
    with incoming as materialized (select * from ${incoming(tx, records)}), changed as (
      ${updateListingsSql([...assignments, currency, ...ofRent, status])}
      from incoming as r where listings.id = r.id
    )
    update external_origins as o
    set content_hash = r.content_hash, problems = r.problems, imported_at = now(),
      published_as = coalesce(r.published_as, o.published_as)
    from incoming as r where o.listing_id = r.id
    returning listing_id`;
  const ids = updated.map(({ listing_id }) => listing_id);
  await writeWords(tx, ids);
  return ids;
}

/**
 * How many listings of the same title and place are looked at, in no order: a source that calls
 * everything "Room" must not compare each of its rows with all others.
 */
const comparedCount = 20;

/**
 * Stores with each of these listings of `source` which listing of a user or of another source has
 * the same title at the same place (address, or grid cell of 100 m); returns how many have one.
 */
export async function flagDuplicates(
  tx: Sql,
  source: string,
  listingIds: number[],
): Promise<number> {
  const [found] = await tx<{ count: number }[]>`
    with compared as materialized (
      select l.id, (
        select least(
          (select min(c.id) from (
            select x.id from listings x
            where listing_duplicate_key(x.title, x.address)
                = listing_duplicate_key(l.title, l.address)
            limit ${integer(comparedCount)}) c
            left join external_origins o on o.listing_id = c.id
            where c.id <> l.id and o.source is distinct from ${source}),
          (select min(c.id) from (
            select x.id from listings x
            where listing_duplicate_key(x.title, listing_grid_cell(x.latitude, x.longitude))
                = listing_duplicate_key(l.title, listing_grid_cell(l.latitude, l.longitude))
              and x.latitude is not null
            limit ${integer(comparedCount)}) c
            left join external_origins o on o.listing_id = c.id
            where c.id <> l.id and o.source is distinct from ${source}))
      ) as duplicate
      from listings l where l.id = any(${listingIds})
    ), flagged as (
      update external_origins o set duplicate_of = compared.duplicate
      from compared
      where o.listing_id = compared.id and o.duplicate_of is distinct from compared.duplicate
    )
    select count(duplicate)::int as count from compared`;
  return found?.count ?? 0;
}

/** Rows that {@link flagGone} reads at once: a source may have any number of listings. */
const gonePage = 5000;

/** Flags the listings of `source` whose ids a complete import has not seen; returns how many. */
export async function flagGone(sql: Pool, source: string, seen: SeenIds): Promise<number> {
  let count = 0;
  let after = '';
  for (;;) {
    const page = await sql<{ source_id: string; listing_id: number }[]>`
      select source_id, listing_id from external_origins
      where source = ${source} and source_id > ${after} and gone_at is null
      order by source_id limit ${gonePage}`;
    const gone = page.filter(({ source_id }) => !seen.has(source_id));
    if (gone.length > 0) {
      const ids = gone.map(({ listing_id }) => listing_id);
      await sql`update external_origins set gone_at = now() where listing_id = any(${ids})`;
      count += gone.length;
    }
    if (page.length < gonePage) return count;
    after = page.at(-1)?.source_id ?? '';
  }
}

import type { Pool, Sql } from '#platform/database/sql.ts';
import { listingFieldNames, type ListingField } from '#contract/imports/import-fields.ts';
import type { NewListingStatus, SetAsideRow } from '#contract/imports/import.ts';
import { changedWords, type ReviewedWords } from './reviewed-changes.ts';
import { flagDuplicates } from './flag-duplicates.ts';
import { ImportRefused } from '../import-refused.ts';
import type { MappedListing, SeenIds } from '../mapping/map-rows.ts';

export interface BatchCounts {
  added: number;
  updated: number;
  unchanged: number;
  setAside: number;
  /** Of those updated: published before, and held until somebody has looked again. */
  backToReview: number;
  /** Of those added or updated: here already, from people or another source. */
  duplicates: number;
}

/** Rows as they came, listings and others apart. */
export interface Batch {
  listings: MappedListing[];
  setAside: SetAsideRow[];
}

/** Where a batch of rows goes: all of it or, when the promise rejects, nothing. */
export interface ListingStore {
  save(batch: Batch): Promise<BatchCounts>;
  /** After a complete import: flags listings of the source that it lacked; answers how many. */
  flagGone(seen: SeenIds): Promise<number>;
}

interface StoreOptions {
  source: string;
  /**
   * What new listings get. A listing already here keeps its own; only where new ones are `pending`,
   * a published one whose words change is looked at again.
   */
  status: NewListingStatus;
  /** Only these are written to listings already here: people may have filled in the others. */
  mappedFields: ListingField[];
  /** When the import began, and how many it had added when it was interrupted. */
  begun?: { at: Date; added: number };
  /** Writes down in the batch's own transaction what it did; throws to undo it. */
  journal?: (tx: Sql, counts: BatchCounts, batch: Batch) => Promise<void>;
}

/** How jsonb_to_recordset reads the fields. */
const recordColumns = `title text, description text, address text, latitude float8, longitude float8,
  monthly_rent int, total_bedrooms int, total_bathrooms int, current_roommates int,
  looking_for_roommates int, external_link text, available_from date,
  id int, source_id text, content_hash text, problems jsonb, place int, published_as jsonb`;
const gonePage = 5000;

/**
 * Claims `source` for one import at a time, as long as `sql` (a pool of one connection) lives.
 * Throws {@link ImportRefused} when another import of it is running.
 */
export async function openListingStore(sql: Pool, options: StoreOptions): Promise<ListingStore> {
  const { source } = options;
  const lockName = `import:${source}`;
  const [lock] = await sql`select pg_try_advisory_lock(hashtextextended(${lockName}, 0)) as held`;
  if (!lock?.['held']) throw alreadyRunning(source);
  const { at: startedAt, added: addedBefore } = options.begun ?? { at: new Date(), added: 0 };
  let placesTaken = addedBefore;

  async function save(tx: Sql, batch: Batch): Promise<BatchCounts> {
    // A pool reconnects in silence, and the new session holds no lock: ask again each time.
    const [still] = await tx`
      select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as held`;
    if (!still?.['held']) throw alreadyRunning(source);
    const stored = await readStored(tx, source, batch.listings);
    const added: object[] = [];
    const changed: Changed[] = [];
    const back: number[] = [];
    for (const listing of batch.listings) {
      const known = stored.get(listing.sourceId);
      if (!known) {
        added.push({ ...record(listing), place: placesTaken + added.length });
        continue;
      }
      if (known.content_hash !== listing.contentHash) {
        changed.push({ id: known.listing_id, listing });
      }
      if (known.is_gone) back.push(known.listing_id);
    }
    const updated = await withReview(tx, changed, options);
    const written = [
      ...(added.length > 0 ? await insert(tx, added, startedAt, options) : []),
      ...(updated.length > 0 ? await update(tx, updated, options.mappedFields) : []),
    ];
    if (back.length > 0) {
      await tx`update external_origins set gone_at = null where listing_id = any(${back})`;
    }
    const counts = {
      added: added.length,
      updated: updated.length,
      unchanged: batch.listings.length - added.length - updated.length,
      setAside: batch.setAside.length,
      backToReview: updated.filter(({ published_as: before }) => before !== null).length,
      duplicates: written.length > 0 ? await flagDuplicates(tx, source, written) : 0,
    };
    await options.journal?.(tx, counts, batch);
    return counts;
  }

  return {
    async save(batch) {
      const counts = await sql.begin((tx) => save(tx, batch));
      placesTaken += counts.added;
      return counts;
    },
    flagGone: (seen) => flagGone(sql, source, seen),
  };
}

function alreadyRunning(source: string): ImportRefused {
  return new ImportRefused(`Another import of the source "${source}" is running.`);
}

interface Stored {
  source_id: string;
  listing_id: number;
  content_hash: string;
  is_gone: boolean;
}

async function readStored(tx: Sql, source: string, listings: MappedListing[]) {
  const ids = listings.map(({ sourceId }) => sourceId);
  const rows = await tx<Stored[]>`
    select source_id, listing_id, content_hash, gone_at is not null as is_gone
    from external_origins where source = ${source} and source_id = any(${ids})`;
  return new Map(rows.map((row) => [row.source_id, row]));
}

function record({ sourceId, values, problems, contentHash }: MappedListing): object {
  return { ...values, source_id: sourceId, content_hash: contentHash, problems };
}

interface Changed {
  id: number;
  listing: MappedListing;
}

/** The records of changed listings, each with what was published of the words it changes. */
async function withReview(tx: Sql, changed: Changed[], { status, mappedFields }: StoreOptions) {
  const published = new Map<number, ReviewedWords>();
  if (status === 'pending' && changed.length > 0) {
    const rows = await tx<(ReviewedWords & { id: number })[]>`
      select id, title, address, description, external_link from listings
      where id = any(${changed.map(({ id }) => id)})
        and coalesce(held_status, status) = 'active' for update`;
    for (const row of rows) published.set(row.id, row);
  }
  return changed.map(({ id, listing }) => {
    const before = published.get(id);
    const words = before ? changedWords(before, listing.values, mappedFields) : null;
    return { ...record(listing), id, published_as: words };
  });
}

/**
 * Each listing is one millisecond older than the row before it: "newest first" then shows an
 * import in the order of its file, and no two share an instant. Answers the new ids.
 */
async function insert(
  tx: Sql,
  records: object[],
  startedAt: Date,
  { source, status }: StoreOptions,
): Promise<number[]> {
  const names = listingFieldNames.join(', ');
  const values = listingFieldNames.map((name) =>
    name === 'description' ? `coalesce(description, '')` : name,
  );
  const made = await tx<{ listing_id: number }[]>`
    with incoming as materialized (
      select nextval(pg_get_serial_sequence('listings', 'id'))::int as new_id, r.*
      from (
        select * from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(${tx.unsafe(recordColumns)})
        order by place
      ) as r
    ), made as (
      insert into listings (id, status, created_at, ${tx.unsafe(names)})
      overriding system value
      select new_id, ${status}, ${startedAt.toISOString()}::timestamptz - place * interval '1 millisecond',
        ${tx.unsafe(values.join(', '))}
      from incoming
    )
    insert into external_origins (listing_id, source, source_id, content_hash, problems)
    select new_id, ${source}, source_id, content_hash, problems from incoming
    returning listing_id`;
  return made.map(({ listing_id }) => listing_id);
}

async function update(tx: Sql, records: object[], mappedFields: ListingField[]): Promise<number[]> {
  const set = mappedFields.map((name) =>
    name === 'description' ? `description = coalesce(r.description, '')` : `${name} = r.${name}`,
  );
  const changed = await tx<{ listing_id: number }[]>`
    with incoming as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(${tx.unsafe(recordColumns)})
    ), changed as (
      update listings set ${tx.unsafe(set.join(', '))}, updated_at = now(), last_confirmed_at = now(),
        status = case when r.published_as is null then listings.status else 'pending' end
      from incoming as r where listings.id = r.id
    )
    update external_origins as o
    set content_hash = r.content_hash, problems = r.problems, imported_at = now(),
      published_as = coalesce(r.published_as, o.published_as)
    from incoming as r where o.listing_id = r.id
    returning listing_id`;
  return changed.map(({ listing_id }) => listing_id);
}

/** Page by page in the order of the index: a source may have any number of listings. */
async function flagGone(sql: Pool, source: string, seen: SeenIds): Promise<number> {
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

import type { ListingField } from '#contract/imports/import-fields.ts';
import type { NewListingStatus, SetAsideRow } from '#contract/imports/import.ts';
import { confirmListings } from '#domain/listings/public.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import type { CurrencyAt } from '#domain/places/public.ts';
import type { MappedListing, SeenIds } from '../mapping/map-rows.ts';
import { notePhotos } from '../photos/photo-queue.ts';
import { ImportRefused } from '../reading/row-file.ts';
import { settleCurrencies, listingSpot } from './settle-currencies.ts';
import {
  changedTexts,
  flagDuplicates,
  flagGone,
  insertListings,
  lockPublished,
  lostLink,
  readKnownRows,
  toRecord,
  updateListings,
} from './listing-rows.ts';

export interface BatchCounts {
  added: number;
  updated: number;
  unchanged: number;
  setAside: number;
  /** Updated listings that were published before, and are now pending until an administrator reviews them. */
  backToReview: number;
  /** Added or updated listings that are duplicates of a listing of a user or of another source. */
  duplicates: number;
}

/** Rows in the order of the file, listings and set-aside rows apart. */
export interface Batch {
  listings: MappedListing[];
  setAside: SetAsideRow[];
}

/** Stores all rows of a batch or, when the promise rejects, none. */
export interface ListingStore {
  /** Sets aside what only the database can tell to be unclear. */
  settle(batch: Batch): Promise<Batch>;
  save(batch: Batch): Promise<BatchCounts>;
  /** After a complete import: flags listings of the source that it lacked; returns how many. */
  flagGone(seen: SeenIds): Promise<number>;
}

interface StoreOptions {
  source: string;
  /**
   * The status of new listings. Stored listings keep theirs, but where new ones are `pending`, a
   * published one whose texts change goes back to review.
   */
  status: NewListingStatus;
  /** Only these fields of stored listings are overwritten: users may have filled in the others. */
  mappedFields: ListingField[];
  currencyAt: CurrencyAt;
  /** The run that fetches the photos which rows name; null until a command has one. */
  photoRun?: { runId: number | null };
  /** The currency of new listings whose row and place name none. */
  defaultCurrency: string;
  /** When the import began, and how many listings it had added when it was interrupted. */
  resumed?: { at: Date; added: number };
  /** Called in the batch's transaction with what it did; throws to undo the batch. */
  onBatch?: (tx: Sql, counts: BatchCounts, batch: Batch) => Promise<void>;
}

async function begin(sql: Sql): Promise<{ at: Date; added: number }> {
  const [row] = await sql<{ ms: number }[]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
  return { at: new Date(row?.ms ?? 0), added: 0 };
}

/**
 * Claims `source` for one import at a time, as long as `sql` (a pool of one connection) lives.
 * Throws {@link ImportRefused} when another import of the source is running.
 */
export async function openListingStore(sql: Pool, options: StoreOptions): Promise<ListingStore> {
  const { source, status, mappedFields, currencyAt, defaultCurrency } = options;
  const lockName = `import:${source}`;
  const [lock] = await sql`select pg_try_advisory_lock(hashtextextended(${lockName}, 0)) as held`;
  if (!lock?.['held']) throw alreadyRunning(source);
  const { at: startedAt, added: addedBefore } = options.resumed ?? (await begin(sql));
  let addedSoFar = addedBefore;

  async function save(tx: Sql, batch: Batch): Promise<BatchCounts> {
    // A pool reconnects silently, and the new session holds no lock: check it for each batch.
    const [still] = await tx`
      select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as held`;
    if (!still?.['held']) throw alreadyRunning(source);
    const known = await readKnownRows(tx, source, batch.listings);
    const added: object[] = [];
    const addedOrChanged: MappedListing[] = [];
    const changed: Changed[] = [];
    const found: number[] = [];
    const seen: number[] = [];
    for (const listing of batch.listings) {
      const row = known.get(listing.sourceId);
      if (!row) {
        const currency =
          listing.values.currency ?? currencyAt(listingSpot(listing)) ?? defaultCurrency;
        added.push({ ...toRecord(listing), currency, place: addedSoFar + added.length });
        addedOrChanged.push(listing);
        continue;
      }
      if (row.content_hash !== listing.contentHash) {
        changed.push({ id: row.listing_id, listing });
        addedOrChanged.push(listing);
      }
      seen.push(row.listing_id);
      if (row.is_gone) found.push(row.listing_id);
    }
    const updated = await recordsOfChanged(tx, changed, options);
    const written = [
      ...(added.length > 0 ? await insertListings(tx, added, { source, status, startedAt }) : []),
      ...(updated.length > 0 ? await updateListings(tx, updated, mappedFields) : []),
    ];
    const { photoRun } = options;
    if (photoRun && addedOrChanged.length > 0)
      await notePhotos(tx, { source, ...photoRun }, addedOrChanged);
    if (seen.length > 0) await confirmListings(tx, seen);
    if (found.length > 0) {
      await tx`update external_origins set gone_at = null where listing_id = any(${found})`;
    }
    const counts = {
      added: added.length,
      updated: updated.length,
      unchanged: batch.listings.length - added.length - updated.length,
      setAside: batch.setAside.length,
      backToReview: updated.filter(({ published_as: before }) => before !== null).length,
      duplicates: written.length > 0 ? await flagDuplicates(tx, source, written) : 0,
    };
    await options.onBatch?.(tx, counts, batch);
    return counts;
  }

  return {
    async settle(batch) {
      const { listings, setAside } = settleCurrencies(currencyAt, batch.listings);
      if (setAside.length === 0) return batch;
      const all = [...batch.setAside, ...setAside].sort((a, b) => a.row - b.row);
      return { listings, setAside: all };
    },
    async save(batch) {
      const counts = await transaction(sql, (tx) => save(tx, batch));
      addedSoFar += counts.added;
      return counts;
    },
    flagGone: (seen) => flagGone(sql, source, seen),
  };
}

function alreadyRunning(source: string): ImportRefused {
  return new ImportRefused(`Another import of the source "${source}" is running.`);
}

interface Changed {
  id: number;
  listing: MappedListing;
}

/** The records of changed listings, each with the published texts that it changes. */
async function recordsOfChanged(
  tx: Sql,
  changed: Changed[],
  { status, mappedFields }: StoreOptions,
) {
  const looked = changed.filter(
    ({ listing }) => status === 'pending' || listing.values.external_link === null,
  );
  const published =
    looked.length > 0
      ? await lockPublished(
          tx,
          looked.map(({ id }) => id),
        )
      : new Map<number, never>();
  return changed.map(({ id, listing }) => {
    const before = published.get(id);
    const changes = status === 'pending' ? changedTexts : lostLink;
    const lost = before ? lostLink(before, listing.values, mappedFields) : null;
    const texts = before ? changes(before, listing.values, mappedFields) : null;
    return { ...toRecord(listing), id, published_as: texts || lost ? { ...texts, ...lost } : null };
  });
}

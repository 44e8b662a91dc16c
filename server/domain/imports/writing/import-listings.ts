import type { SetAsideRow } from '#contract/imports/import.ts';
import type { Batch, BatchCounts, ListingStore } from './listing-store.ts';
import type { MappedListing } from '../mapping/map-rows.ts';

/** What an import has done so far, in rows; `read` is the sum of the first four counts. */
export interface ImportCounts extends BatchCounts {
  read: number;
}

export interface ImportResult extends ImportCounts {
  /** Stopped by the signal. The counted rows are stored; running it again does the rest. */
  cancelled: boolean;
}

interface RowsToStore {
  rows: AsyncIterable<MappedListing | SetAsideRow>;
  store: ListingStore;
  /** How many rows an earlier attempt has stored. */
  skip?: number;
  /** Checked between batches: a started batch is finished. */
  signal?: AbortSignal;
  onSetAside?: (row: SetAsideRow) => void;
  /** Called after each batch; the next begins once its promise is fulfilled. */
  onProgress?: (counts: ImportCounts) => void | Promise<void>;
}

/** Large enough for cheap round trips, small enough to cancel quickly. */
const batchRows = 500;

/** The counts at the beginning of an import. */
export const nothingDone = {
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  setAside: 0,
  backToReview: 0,
  duplicates: 0,
};

/** Stores rows in batches, each in its own transaction; memory holds one batch. */
export async function importListings(work: RowsToStore): Promise<ImportResult> {
  const { rows, store, skip = 0, signal } = work;
  const counts = { ...nothingDone };
  let batch: Batch = { listings: [], setAside: [] };
  const inBatch = () => batch.listings.length + batch.setAside.length;

  async function save(): Promise<void> {
    if (inBatch() > 0) {
      batch = await store.settle(batch);
      const saved = await store.save(batch);
      counts.read += inBatch();
      counts.added += saved.added;
      counts.updated += saved.updated;
      counts.unchanged += saved.unchanged;
      counts.setAside += saved.setAside;
      counts.backToReview += saved.backToReview;
      counts.duplicates += saved.duplicates;
      for (const row of batch.setAside) work.onSetAside?.(row);
      batch = { listings: [], setAside: [] };
    }
    await work.onProgress?.({ ...counts });
  }

  for await (const row of rows) {
    if (signal?.aborted) return { ...counts, cancelled: true };
    if (row.row <= skip) continue;
    if ('reason' in row) batch.setAside.push(row);
    else batch.listings.push(row);
    if (inBatch() >= batchRows) await save();
  }
  if (signal?.aborted) return { ...counts, cancelled: true };
  await save();
  return { ...counts, cancelled: false };
}

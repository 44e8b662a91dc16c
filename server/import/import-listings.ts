import type { BatchCounts, ListingStore } from './listing-store.ts';
import type { MappedListing, SetAsideRow } from './map-rows.ts';

/** What an import has done so far, in rows; `read` is the sum of the other four. */
export interface ImportCounts extends BatchCounts {
  read: number;
  setAside: number;
}

export interface ImportResult extends ImportCounts {
  /** Stopped by the signal; what is counted is stored, and running again does the rest. */
  cancelled: boolean;
}

interface ImportJob {
  rows: AsyncIterable<MappedListing | SetAsideRow>;
  store: ListingStore;
  /** Looked at between batches: a batch that has begun is finished. */
  signal?: AbortSignal;
  onSetAside?: (row: SetAsideRow) => void;
  /** Called after each batch. */
  onProgress?: (counts: ImportCounts) => void;
}

/** Large enough to make round trips cheap, small enough to cancel within a blink. */
const batchRows = 500;

/** Stores rows batch by batch, each in a transaction of its own; memory holds one batch. */
export async function importListings(job: ImportJob): Promise<ImportResult> {
  const counts = { read: 0, added: 0, updated: 0, unchanged: 0, setAside: 0 };
  const report = () => job.onProgress?.({ ...counts });
  let batch: MappedListing[] = [];
  let taken = 0;

  async function save(): Promise<void> {
    if (batch.length > 0) {
      const saved = await job.store.save(batch);
      counts.added += saved.added;
      counts.updated += saved.updated;
      counts.unchanged += saved.unchanged;
      counts.read += batch.length;
      batch = [];
    }
    report();
  }

  for await (const row of job.rows) {
    if (job.signal?.aborted) return { ...counts, cancelled: true };
    if ('reason' in row) {
      counts.read += 1;
      counts.setAside += 1;
      job.onSetAside?.(row);
    } else {
      batch.push(row);
    }
    taken += 1;
    if (taken % batchRows === 0) await save();
  }
  if (job.signal?.aborted) return { ...counts, cancelled: true };
  await save();
  return { ...counts, cancelled: false };
}

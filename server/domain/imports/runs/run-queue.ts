import { randomUUID } from 'node:crypto';
import type {
  ImportKind,
  ImportMapping,
  NewListingStatus,
  SetAsideRow,
} from '#contract/imports/import.ts';
import type { ImportReading } from '#contract/imports/import-reading.ts';
import { fragment, instant, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { queuePhotos } from '../photos/photo-queue.ts';
import type { BatchCounts } from '../writing/listing-store.ts';

/** Seconds without a renewal after which another process may take over an import. */
const leaseSeconds = 6;
/** Attempts in a row without a stored batch, after which an import has failed. */
const maxAttempts = 5;
const keptIdLength = 200;
const keptReasonLength = 1000;

/** An import and the lease to work on it. */
export interface Run {
  id: number;
  lease: string;
}

export interface RunFacts {
  source: string;
  kind: ImportKind;
  file_id: number | null;
  mapping: ImportMapping;
  reading: ImportReading;
  new_status: NewListingStatus;
  rows_done: number;
  added: number;
  /** ISO 8601. */
  started_at: string;
}

/** Another process took the import over, or it was deleted. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/**
 * Claims an import for a process. `held` while another process may work on it, `over` when it has ended,
 * `failed` when this was one attempt too many.
 */
export async function claimRun(sql: Pool, id: number): Promise<Run | 'held' | 'over' | 'failed'> {
  const lease = randomUUID();
  const [run] = await sql<{ status: string }[]>`
    update import_runs set
      status = case when attempts < ${maxAttempts} then 'running' else 'failed' end,
      message = case when attempts >= ${maxAttempts} then ${gaveUpMessage} end,
      finished_at = case when attempts >= ${maxAttempts} then now() end,
      attempts = attempts + 1, lease = ${lease},
      leased_until = now() + make_interval(secs => ${leaseSeconds}),
      started_at = coalesce(started_at, now())
    where id = ${id} and status in ('waiting', 'running')
      and (leased_until is null or leased_until < now())
    returning status`;
  if (run) return run.status === 'running' ? { id, lease } : 'failed';
  const held = await sql`
    select from import_runs where id = ${id} and status in ('waiting', 'running')`;
  return held.length > 0 ? 'held' : 'over';
}

export const gaveUpMessage =
  'The import ended unexpectedly five times without progress. Try again, or check the file.';

/** The facts of a claimed import; null when the lease is lost. */
export async function readRun(sql: Pool, { id, lease }: Run): Promise<RunFacts | null> {
  const [run] = await sql<RunFacts[]>`
    select s.name as source, r.file_id, r.kind, r.mapping, r.reading, r.new_status, r.rows_done, r.added,
      ${instant(fragment`r.started_at`)} as started_at
    from import_runs r join import_sources s on s.id = r.source_id
    where r.id = ${id} and r.lease = ${lease} and r.status = 'running'`;
  return run ?? null;
}

/** Renews the lease; returns whether the import was cancelled. Throws {@link LeaseLost}. */
export async function renewLease(
  sql: Pool,
  { id, lease }: Run,
): Promise<{ isCancelling: boolean }> {
  const [run] = await sql<{ is_cancelling: boolean }[]>`
    update import_runs set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and lease = ${lease} and status = 'running' returning is_cancelling`;
  if (!run) throw new LeaseLost();
  return { isCancelling: run.is_cancelling };
}

/** Stores how many rows the file has, once it was read. */
export async function storeRowsTotal(sql: Pool, { id, lease }: Run, rows: number): Promise<void> {
  await sql`update import_runs set rows_total = ${rows} where id = ${id} and lease = ${lease}`;
}

/**
 * Counts a batch in its own transaction and renews the lease; returns whether the import was
 * cancelled. Throws {@link LeaseLost}, which undoes the batch: the new holder repeats it.
 */
export async function storeBatch(
  tx: Sql,
  { id, lease }: Run,
  counts: BatchCounts,
  setAside: SetAsideRow[],
): Promise<{ isCancelling: boolean }> {
  const { added, updated, unchanged, duplicates } = counts;
  const done = added + updated + unchanged + counts.setAside;
  const [run] = await tx<{ is_cancelling: boolean }[]>`
    update import_runs set rows_done = rows_done + ${done}, added = added + ${added},
      updated = updated + ${updated}, unchanged = unchanged + ${unchanged},
      set_aside = set_aside + ${counts.setAside},
      back_to_review = back_to_review + ${counts.backToReview}, duplicates = duplicates + ${duplicates},
      attempts = 0, leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and lease = ${lease} and status = 'running' returning is_cancelling`;
  if (!run) throw new LeaseLost();
  if (setAside.length > 0) await insertSetAside(tx, id, setAside);
  return { isCancelling: run.is_cancelling };
}

/** Stores rows that an import set aside. */
export async function insertSetAside(tx: Sql, runId: number, setAside: SetAsideRow[]) {
  const rows = setAside.map(({ row, line, source_id, reason }) => ({
    row,
    line,
    source_id: storable(source_id, keptIdLength),
    reason: storable(reason, keptReasonLength),
  }));
  await tx`
    insert into import_set_aside_rows (run_id, row, line, source_id, reason)
    select ${runId}, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r(row int, line int, source_id text, reason text)`;
}

/** PostgreSQL refuses NUL and unpaired surrogates, which a set-aside row may contain. */
const storable = (text: string, length: number) =>
  text.slice(0, length).toWellFormed().replaceAll('\0', '\ufffd');

export type RunEnd =
  | { status: 'done'; gone: number }
  | { status: 'cancelled' }
  | { status: 'refused' | 'failed'; message: string };

/** Ends an import and deletes its file unless it can be resumed. Does nothing without the lease. */
export async function endRun(sql: Pool, { id, lease }: Run, end: RunEnd): Promise<void> {
  const message = 'message' in end ? end.message : null;
  const gone = 'gone' in end ? end.gone : 0;
  await transaction(sql, async (tx) => {
    const [run] = await tx<{ file_id: number | null }[]>`
      update import_runs set status = ${end.status}, message = ${message}, gone = ${gone},
        is_cancelling = false, finished_at = now(), lease = null, leased_until = null
      where id = ${id} and lease = ${lease} and status = 'running' returning file_id`;
    // The photos of a cancelled import wait until it is resumed.
    if (run && end.status !== 'cancelled') await queuePhotos(tx, id);
    const isOver = end.status === 'done' || end.status === 'refused';
    if (run && isOver) await tx`delete from import_files where id = ${run.file_id}`;
  });
}

/** Lets another process continue. */
export async function releaseRun(sql: Pool, { id, lease }: Run): Promise<void> {
  await sql`
    update import_runs set leased_until = now(), lease = null
    where id = ${id} and lease = ${lease} and status = 'running'`;
}

import type { AuditEventName } from '#contract/audit/audit-events.ts';
import type { ImportStart } from '#contract/imports/import.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { resumePhotos, stopPhotos } from '../photos/photo-queue.ts';
import { deleteJobs, queueJobs } from '#platform/jobs/job-store.ts';

/** The job of an import. */
export type RunJob = { run_id: number };

interface RunRow {
  id: number;
  name: string;
  status: string;
  photos_status: string;
}

const noSuchImport = () => new ProblemError('not_found', { detail: 'There is no such import' });

/**
 * Queues an import of a file and stores its mapping with the source; returns its id. Throws
 * `not_found`, `upload_missing`, or `import_running` while the source has another import.
 */
export async function startRun(
  pool: Pool,
  adminId: number,
  { file_id, mapping, reading = {} }: ImportStart,
): Promise<number> {
  return transaction(pool, async (sql) => {
    const [file] = await sql<
      {
        source_id: number;
        source_name: string;
        is_here: boolean;
      }[]
    >`
      select f.source_id, s.name as source_name, f.arrived_at is not null as is_here
      from import_files f join import_sources s on s.id = f.source_id
      where f.id = ${file_id} for update of s`;
    if (!file) throw new ProblemError('not_found', { detail: 'This file no longer exists' });
    if (!file.is_here) throw new ProblemError('upload_missing');
    if (mapping) {
      await sql`
        update import_sources set mapping = ${JSON.stringify(mapping)}::text::jsonb, updated_at = now()
        where id = ${file.source_id}`;
    }
    const [run] = await sql<{ id: number }[]>`
      insert into import_runs
        (source_id, file_id, file_name, file_bytes, kind, mapping, reading, new_status, started_by)
      select s.id, f.id, f.name, f.size, s.kind, s.mapping,
        ${JSON.stringify(reading)}::text::jsonb, s.new_status, ${adminId}
      from import_files f join import_sources s on s.id = f.source_id where f.id = ${file_id}
      on conflict (source_id) where status in ('waiting', 'running') do nothing
      returning id`;
    if (!run) throw new ProblemError('import_running');
    await record(sql, adminId, 'import.started', { ...run, name: file.source_name });
    await queueRun(sql, run.id);
    return run.id;
  });
}

/**
 * Cancels an import: a waiting one at once, a running one after its current batch, the photos of one
 * that has ended after the current photo. Throws `not_found`, `conflict`.
 */
export async function cancelRun(pool: Pool, adminId: number, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    const run = await lockRun(sql, id);
    if (run.status === 'cancelled' && run.photos_status !== 'fetching') return;
    if (run.status !== 'waiting' && run.status !== 'running') {
      if (await stopPhotos(sql, id)) return record(sql, adminId, 'import.cancelled', run);
      throw new ProblemError('conflict', { detail: 'This import has already ended' });
    }
    await sql`
      update import_runs set is_cancelling = true,
        status = case when status = 'waiting' then 'cancelled' else status end,
        finished_at = case when status = 'waiting' then now() end
      where id = ${id}`;
    await record(sql, adminId, 'import.cancelled', run);
  });
}

/**
 * Queues a cancelled or failed import again. Throws `not_found`, `conflict` when it cannot be
 * resumed, `import_running`.
 */
export async function resumeRun(pool: Pool, adminId: number, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    const run = await lockRun(sql, id);
    if (run.status === 'waiting' || run.status === 'running') return;
    const resumed = await sql`
      update import_runs r set status = 'waiting', is_cancelling = false, message = null,
        attempts = 0, finished_at = null, lease = null, leased_until = null
      where id = ${id} and status in ('cancelled', 'failed') and file_id is not null
        and not exists (select from import_runs n where n.source_id = r.source_id and n.id > r.id)
      returning id`;
    if (resumed.length === 0) {
      if (await resumePhotos(sql, id)) return record(sql, adminId, 'import.resumed', run);
      throw new ProblemError('conflict', {
        detail: 'This import cannot be resumed: its file is deleted, or there is a newer import',
      });
    }
    await record(sql, adminId, 'import.resumed', run);
    await deleteJobs(sql, 'imports', String(id));
    await queueRun(sql, id);
  });
}

function queueRun(sql: Sql, id: number): Promise<void> {
  const data: RunJob = { run_id: id };
  return queueJobs(sql, 'imports', [{ key: String(id), data }]);
}

/** Locks a run, after its source: two runs of one source must not start at once. */
async function lockRun(sql: Sql, id: number): Promise<RunRow> {
  await sql`
    select from import_sources
    where id = (select source_id from import_runs where id = ${id}) for update`;
  const [run] = await sql<RunRow[]>`
    select r.id, r.status, r.photos_status, s.name from import_runs r join import_sources s on s.id = r.source_id
    where r.id = ${id} for update of r`;
  if (!run) throw noSuchImport();
  return run;
}

async function record(
  sql: Sql,
  adminId: number,
  event: AuditEventName,
  { id, name }: Pick<RunRow, 'id' | 'name'>,
): Promise<void> {
  const target = { target_kind: 'import', target_id: id, target_label: name } as const;
  await recordAuditEvent(sql, { admin_id: adminId, event, ...target });
}

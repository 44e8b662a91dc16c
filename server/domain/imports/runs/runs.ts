import { sql as fragment } from 'drizzle-orm';
import type { ImportMapping } from '#contract/imports/import.ts';
import { recordAct } from '#domain/audit/record-event.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { AdminActName } from '#contract/audit/audit-events.ts';
import { ProblemError } from '#platform/http/problem.ts';

/** PostgreSQL's channel on which processes hear that an import waits. */
export const importChannel = 'imports';

interface RunRow extends Record<string, unknown> {
  id: number;
  name: string;
  status: string;
}

const noSuchImport = () => new ProblemError('not_found', { detail: 'There is no such import' });

/**
 * Puts an import of a file into the queue and remembers its mapping; answers its id. Throws
 * `not_found`, `upload_missing`, or `import_running` while another one of the source is under way.
 */
export async function startRun(
  { orm }: Database,
  adminId: number,
  { file_id, mapping }: { file_id: number; mapping?: ImportMapping },
): Promise<number> {
  return orm.transaction(async (transaction) => {
    const [file] = await transaction.execute<{
      source_id: number;
      source_name: string;
      is_here: boolean;
    }>(fragment`
      select f.source_id, s.name as source_name, f.arrived_at is not null as is_here
      from import_files f join import_sources s on s.id = f.source_id
      where f.id = ${file_id} for update of s`);
    if (!file) throw new ProblemError('not_found', { detail: 'This file is not here any more' });
    if (!file.is_here) throw new ProblemError('upload_missing');
    if (mapping) {
      await transaction.execute(fragment`
        update import_sources set mapping = ${JSON.stringify(mapping)}::text::jsonb, updated_at = now()
        where id = ${file.source_id}`);
    }
    const [run] = await transaction.execute<{ id: number }>(fragment`
      insert into import_runs
        (source_id, file_id, file_name, file_bytes, kind, mapping, new_status, started_by)
      select s.id, f.id, f.name, f.size, s.kind, s.mapping, s.new_status, ${adminId}
      from import_files f join import_sources s on s.id = f.source_id where f.id = ${file_id}
      on conflict (source_id) where status in ('waiting', 'running') do nothing
      returning id`);
    if (!run) throw new ProblemError('import_running');
    await note(transaction, adminId, 'import.started', { ...run, name: file.source_name });
    await transaction.execute(fragment`select pg_notify(${importChannel}, '')`);
    return run.id;
  });
}

/** Asks an import to stop; one that waits is cancelled at once. Throws `not_found`, `conflict`. */
export async function cancelRun({ orm }: Database, adminId: number, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const run = await lockRun(transaction, id);
    if (run.status === 'cancelled') return;
    if (run.status !== 'waiting' && run.status !== 'running') {
      throw new ProblemError('conflict', { detail: 'This import is over already' });
    }
    await transaction.execute(fragment`
      update import_runs set is_cancelling = true,
        status = case when status = 'waiting' then 'cancelled' else status end,
        finished_at = case when status = 'waiting' then now() end
      where id = ${id}`);
    await note(transaction, adminId, 'import.cancelled', run);
  });
}

/**
 * Puts a cancelled or failed import back into the queue. Throws `not_found`, `conflict` when it
 * cannot go on, `import_running`.
 */
export async function resumeRun({ orm }: Database, adminId: number, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const run = await lockRun(transaction, id);
    if (run.status === 'waiting' || run.status === 'running') return;
    const resumed = await transaction.execute(fragment`
      update import_runs r set status = 'waiting', is_cancelling = false, message = null,
        attempts = 0, finished_at = null, lease = null, leased_until = null
      where id = ${id} and status in ('cancelled', 'failed') and file_id is not null
        and not exists (select from import_runs n where n.source_id = r.source_id and n.id > r.id)
      returning id`);
    if (resumed.length === 0) {
      throw new ProblemError('conflict', {
        detail: 'This import cannot go on: its file is gone, or a newer import took its place',
      });
    }
    await note(transaction, adminId, 'import.resumed', run);
    await transaction.execute(fragment`select pg_notify(${importChannel}, '')`);
  });
}

async function lockRun(transaction: Transaction, id: number): Promise<RunRow> {
  const [run] = await transaction.execute<RunRow>(fragment`
    select r.id, r.status, s.name from import_runs r join import_sources s on s.id = r.source_id
    where r.id = ${id} for update of r`);
  if (!run) throw noSuchImport();
  return run;
}

async function note(
  transaction: Transaction,
  adminId: number,
  act: AdminActName,
  { id, name }: Pick<RunRow, 'id' | 'name'>,
): Promise<void> {
  const about = { thing_kind: 'import', thing_id: id, thing_label: name } as const;
  await recordAct(transaction, { admin_id: adminId, act, ...about });
}

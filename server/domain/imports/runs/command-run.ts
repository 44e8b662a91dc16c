import path from 'node:path';
import type { ImportKind, SetAsideRow } from '#contract/imports/import.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import type { ImportRequest } from '../command/command-line.ts';
import type { ImportResult } from '../writing/import-listings.ts';
import { adoptPhotos } from '../photos/photo-queue.ts';
import { insertSetAside } from './run-queue.ts';

/** An import that the command line has made. */
export interface CommandRun extends Omit<ImportRequest, 'isDryRun'> {
  fileBytes: number;
  kind: ImportKind;
  /** How long it took. */
  seconds: number;
  rowCount: number;
  result: ImportResult & { gone: number };
  setAside: SetAsideRow[];
}

const partRows = 1000;
const largestInteger = 2_147_483_647;

/**
 * Adds an import of the command line to the sources and the history that administrators see. The
 * source remembers its mapping; whether new listings wait for review stays as it was set there.
 */
export async function recordCommandRun(pool: Pool, run: CommandRun): Promise<void> {
  const { result } = run;
  const mapping = JSON.stringify(run.mapping);
  await transaction(pool, async (sql) => {
    const [source] = await sql<{ id: number }[]>`
      insert into import_sources (name, kind, new_status, mapping)
      values (${run.source}, ${run.kind}, ${run.status}, ${mapping}::text::jsonb)
      on conflict (name) do update
        set kind = excluded.kind, mapping = excluded.mapping, updated_at = now()
      returning id`;
    const [stored] = await sql<{ id: number }[]>`
      insert into import_runs (source_id, file_name, file_bytes, kind, mapping, reading, new_status, status,
        rows_total, rows_done, added, updated, unchanged, set_aside, back_to_review, duplicates,
        gone, started_at, finished_at)
      values (${source?.id ?? 0}, ${path.basename(run.file)},
        ${Math.min(run.fileBytes, largestInteger)}, ${run.kind}, ${mapping}::text::jsonb,
        ${JSON.stringify(run.reading)}::text::jsonb, ${run.status}, ${result.cancelled ? 'cancelled' : 'done'}, ${run.rowCount}, ${result.read},
        ${result.added}, ${result.updated}, ${result.unchanged}, ${result.setAside},
        ${result.backToReview}, ${result.duplicates}, ${result.gone},
        now() - make_interval(secs => ${run.seconds}), now())
      returning id`;
    for (let at = 0; at < run.setAside.length; at += partRows) {
      await insertSetAside(sql, stored?.id ?? 0, run.setAside.slice(at, at + partRows));
    }
    if (stored) await adoptPhotos(sql, run.source, stored.id);
  });
}

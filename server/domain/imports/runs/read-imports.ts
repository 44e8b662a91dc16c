import type { Import, ImportPage, ImportQuery, SetAsidePage } from '#contract/imports/import.ts';
import type { ImportReading } from '#contract/imports/import-reading.ts';
import { fragment, instant, type Pool } from '#platform/database/sql.ts';
import { countRows, readPage, type PageQuery } from '#platform/http/page.ts';

/** Builds an Import of the contract from `r`, a row of import_runs. */
export const importJson = fragment`json_build_object(
  'id', r.id, 'source_id', r.source_id,
  'source_name', (select s.name from import_sources s where s.id = r.source_id),
  'status', r.status, 'is_cancelling', r.is_cancelling and r.status = 'running',
  'can_resume', r.status in ('cancelled', 'failed') and r.file_id is not null
    and not exists (select from import_runs n where n.source_id = r.source_id and n.id > r.id)
    or r.photos_status = 'cancelled',
  'photos', json_build_object('status', r.photos_status, 'total', r.photos_total,
    'done', r.photos_done, 'refused', r.photos_refused),
  'message', r.message, 'mapping', r.mapping, 'reading', r.reading, 'new_status', r.new_status,
  'file_name', r.file_name, 'file_bytes', r.file_bytes,
  'rows_total', r.rows_total, 'rows_done', r.rows_done, 'added', r.added, 'updated', r.updated,
  'unchanged', r.unchanged, 'set_aside', r.set_aside, 'back_to_review', r.back_to_review,
  'duplicates', r.duplicates, 'gone', r.gone,
  'started_by', r.started_by, 'created_at', ${instant(fragment`r.created_at`)},
  'started_at', ${instant(fragment`r.started_at`)},
  'finished_at', ${instant(fragment`r.finished_at`)})`;

/** One import; null when there is none with this id. */
export async function readImport(sql: Pool, id: number): Promise<Import | null> {
  const [row] = await sql<{ import: Import }[]>`
    select ${importJson} as import from import_runs r where r.id = ${id}`;
  return row?.import ?? null;
}

/** How the last import of a source was read; empty without one. */
export async function lastReading(sql: Pool, sourceId: number): Promise<ImportReading> {
  const [run] = await sql<{ reading: ImportReading }[]>`
    select reading from import_runs where source_id = ${sourceId} order by id desc limit 1`;
  return run?.reading ?? {};
}

/** Imports of one source or of all, newest first. */
export async function listImports(
  sql: Pool,
  { source_id: sourceId, ...rest }: ImportQuery,
): Promise<ImportPage> {
  const page = readPage(rest);
  const chosen = fragment`from import_runs r
    ${sourceId === undefined ? fragment`` : fragment`where r.source_id = ${sourceId}`}`;
  const rows = await sql<{ import: Import }[]>`
    select ${importJson} as import ${chosen}
    order by r.id desc limit ${page.limit} offset ${page.offset}`;
  return page.answer(
    rows.map((row) => row.import),
    await countRows(sql, chosen),
  );
}

/** The rows an import set aside, in the order of its file. */
export async function listSetAside(
  sql: Pool,
  runId: number,
  query: PageQuery,
): Promise<SetAsidePage> {
  const page = readPage(query);
  const selection = fragment`from import_set_aside_rows where run_id = ${runId}`;
  const items = await sql<SetAsidePage['items']>`
    select row, line, source_id, reason ${selection}
    order by row limit ${page.limit} offset ${page.offset}`;
  return page.answer([...items], await countRows(sql, selection));
}

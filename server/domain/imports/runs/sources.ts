import type {
  ImportSource,
  ImportSourceChange,
  ImportSourceForm,
  ImportSourcePage,
} from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import {
  fragment,
  instant,
  integer,
  transaction,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { countRows, readPage, type PageQuery } from '#platform/http/page.ts';
import { importJson } from './read-imports.ts';

/** Builds an ImportSource of the contract from `s`, a row of import_sources. */
const sourceJson = fragment`json_build_object(
  'id', s.id, 'name', s.name, 'kind', s.kind, 'address', s.address, 'mapping', s.mapping,
  'new_status', s.new_status,
  'listings', (select count(*)::int from (
    select from external_origins o where o.source = s.name limit ${integer(limits.countedItems)}) counted),
  'last_import', (select ${importJson} from import_runs r where r.source_id = s.id
    order by r.id desc limit 1),
  'created_at', ${instant(fragment`s.created_at`)},
  'updated_at', ${instant(fragment`s.updated_at`)})`;

/** The error for a source id that does not exist. */
export const noSuchSource = () =>
  new ProblemError('not_found', { detail: 'There is no such source' });

/** One source. Throws `not_found`. */
export async function readSource(sql: Pool, id: number): Promise<ImportSource> {
  const [row] = await sql<{ source: ImportSource }[]>`
    select ${sourceJson} as source from import_sources s where s.id = ${id}`;
  if (!row) throw noSuchSource();
  return row.source;
}

/** All sources by name. */
export async function listSources(sql: Pool, query: PageQuery): Promise<ImportSourcePage> {
  const page = readPage(query);
  const rows = await sql<{ source: ImportSource }[]>`
    select ${sourceJson} as source from import_sources s
    order by s.name limit ${page.limit} offset ${page.offset}`;
  return page.answer(
    rows.map((row) => row.source),
    await countRows(sql, fragment`from import_sources`),
  );
}

/** Creates a source; returns its id. Throws `validation_failed` when the name is taken. */
export async function createSource(
  pool: Pool,
  adminId: number,
  form: ImportSourceForm,
): Promise<number> {
  return transaction(pool, async (sql) => {
    const [row] = await sql<{ id: number }[]>`
      insert into import_sources (name, kind, address, new_status, mapping)
      values (${form.name}, ${form.kind}, ${form.address || null}, ${form.new_status},
        ${JSON.stringify(form.mapping ?? {})}::text::jsonb)
      on conflict do nothing returning id`;
    if (!row) {
      const errors = [{ path: 'name', message: 'There is a source of this name already' }];
      throw new ProblemError('validation_failed', { errors });
    }
    await record(sql, adminId, 'source.created', { id: row.id, name: form.name });
    return row.id;
  });
}

/** Changes everything but the name; keeps the mapping if `form` has none. Throws `not_found`. */
export async function changeSource(
  pool: Pool,
  adminId: number,
  id: number,
  { kind, address, new_status, mapping }: ImportSourceChange,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const [row] = await sql<{ name: string }[]>`
      update import_sources set kind = ${kind}, address = ${address || null},
        new_status = ${new_status}, updated_at = now(),
        mapping = coalesce(${mapping ? JSON.stringify(mapping) : null}::text::jsonb, mapping)
      where id = ${id} returning name`;
    if (!row) throw noSuchSource();
    await record(sql, adminId, 'source.changed', { id, name: row.name });
  });
}

/** Deletes a source with its files and history; its listings stay. Throws `import_running`. */
export async function deleteSource(pool: Pool, adminId: number, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    const [row] = await sql<{ name: string }[]>`
      select name from import_sources where id = ${id} for update`;
    if (!row) throw noSuchSource();
    const running = await sql`
      select from import_runs where source_id = ${id} and status in ('waiting', 'running')`;
    if (running.length > 0) {
      throw new ProblemError('import_running', { detail: 'Cancel its import first' });
    }
    await sql`delete from import_sources where id = ${id}`;
    await record(sql, adminId, 'source.deleted', { id, name: row.name });
  });
}

async function record(
  sql: Sql,
  adminId: number,
  event: 'source.created' | 'source.changed' | 'source.deleted',
  { id, name }: { id: number; name: string },
): Promise<void> {
  const target = { target_kind: 'source', target_id: id, target_label: name } as const;
  await recordAuditEvent(sql, { admin_id: adminId, event, ...target });
}

import { eq, sql as fragment } from 'drizzle-orm';
import type { Pool } from '#platform/database/sql.ts';
import type {
  ImportSource,
  ImportSourceChange,
  ImportSourceForm,
  ImportSourcePage,
} from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import { recordAct } from '#domain/audit/record-event.ts';
import type { Database } from '#platform/database/database.ts';
import { importSources } from '#platform/database/schema/import-sources.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readPage, type PageQuery } from '#platform/http/read-page.ts';
import { instant } from '#domain/listings/listing-json.ts';
import { noSuchSource } from './no-such-source.ts';
import { importJson } from './read-imports.ts';

/** The ImportSource of contract/imports/import.ts; `s` is import_sources. */
const sourceJson = `json_build_object(
  'id', s.id, 'name', s.name, 'kind', s.kind, 'address', s.address, 'mapping', s.mapping,
  'new_status', s.new_status,
  'listings', (select count(*)::int from (
    select from external_origins o where o.source = s.name limit ${limits.countedItems}) counted),
  'last_import', (select ${importJson} from import_runs r where r.source_id = s.id
    order by r.id desc limit 1),
  'created_at', ${instant('s.created_at')}, 'updated_at', ${instant('s.updated_at')})`;

/** One source. Throws `not_found`. */
export async function readSource(sql: Pool, id: number): Promise<ImportSource> {
  const text = `select ${sourceJson} as source from import_sources s where s.id = $1`;
  const [row] = await sql.unsafe<{ source: ImportSource }[]>(text, [id], { prepare: true });
  if (!row) throw noSuchSource();
  return row.source;
}

/** All sources by name. */
export async function listSources(sql: Pool, query: PageQuery): Promise<ImportSourcePage> {
  const page = readPage(query);
  const rows = await sql.unsafe<{ source: ImportSource }[]>(
    `select ${sourceJson} as source from import_sources s
    order by s.name limit $1::int offset $2::int`,
    [page.limit, page.offset],
    { prepare: true },
  );
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from (
      select from import_sources limit ${limits.countedItems}) counted`;
  return page.answer(
    rows.map((row) => row.source),
    counted?.total,
  );
}

/** Adds a source; answers its id. Throws `validation_failed` when the name is taken. */
export async function createSource(
  { orm }: Database,
  adminId: number,
  form: ImportSourceForm,
): Promise<number> {
  return orm.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(importSources)
      .values({ name: form.name, ...columnsOf(form), mapping: form.mapping ?? {} })
      .onConflictDoNothing()
      .returning({ id: importSources.id });
    if (!row) {
      const errors = [{ path: 'name', message: 'There is a source of this name already' }];
      throw new ProblemError('validation_failed', { errors });
    }
    const about = { thing_kind: 'source', thing_id: row.id, thing_label: form.name } as const;
    await recordAct(transaction, { admin_id: adminId, act: 'source.created', ...about });
    return row.id;
  });
}

/** Changes everything but the name; a mapping left out stays. Throws `not_found`. */
export async function changeSource(
  { orm }: Database,
  adminId: number,
  id: number,
  form: ImportSourceChange,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const mapping = form.mapping ? { mapping: form.mapping } : {};
    const [row] = await transaction
      .update(importSources)
      .set({ ...columnsOf(form), ...mapping, updated_at: new Date() })
      .where(eq(importSources.id, id))
      .returning({ name: importSources.name });
    if (!row) throw noSuchSource();
    const about = { thing_kind: 'source', thing_id: id, thing_label: row.name } as const;
    await recordAct(transaction, { admin_id: adminId, act: 'source.changed', ...about });
  });
}

/** Deletes a source with files and history; its listings stay. Throws `import_running`. */
export async function deleteSource({ orm }: Database, adminId: number, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ name: importSources.name })
      .from(importSources)
      .where(eq(importSources.id, id))
      .for('update');
    if (!row) throw noSuchSource();
    const running = await transaction.execute(fragment`
      select from import_runs where source_id = ${id} and status in ('waiting', 'running')`);
    if (running.length > 0) {
      throw new ProblemError('import_running', { detail: 'Cancel its import first' });
    }
    await transaction.delete(importSources).where(eq(importSources.id, id));
    const about = { thing_kind: 'source', thing_id: id, thing_label: row.name } as const;
    await recordAct(transaction, { admin_id: adminId, act: 'source.deleted', ...about });
  });
}

function columnsOf({ kind, address, new_status }: ImportSourceChange) {
  return { kind, address: address || null, new_status };
}

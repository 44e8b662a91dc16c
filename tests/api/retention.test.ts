// @module-tag essential

import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { retentionByKind, type RetainedKind, type Term } from '#contract/retention.ts';
import { expireSessions } from '#domain/auth/sessions.ts';
import { comparePhotos } from '#domain/images/same-photos.ts';
import { sweepFiles } from '#domain/images/sweep-files.ts';
import { createFlagRent } from '#domain/evidence/compare-rent.ts';
import { compareIn } from '#domain/money/public.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { listSweeps } from '#server/list-sweeps.ts';
import { makeOneOfEverything, unusedFolder } from '#tests/support/one-of-everything.ts';
import { fragment, join } from '#platform/database/sql.ts';
import {
  deletedTables,
  keptTables,
  kindByTable,
  queueTables,
} from '#tests/support/retained-tables.ts';
import { publicUrl, testApp, type TestApp } from '#tests/support/test-app.ts';

/*
 * What is kept how long. Thirteen months later the hourly jobs have deleted what has a term; all
 * else lives as long as the account or the room that it belongs to.
 */

/** The rows with a term that begins when a row of this table is written. */
const timed = [
  ['organization_code', 'organization_codes'],
  ['organization', 'organization_addresses'],
  ['notices', 'notices'],
  ['search_matches', 'search_matches'],
  ['repeated_requests', 'idempotency_keys'],
  ['sign_in_codes', 'sign_in_traces'],
  ['text_codes', 'sent_texts'],
  ['listing_views', 'listing_views'],
  ['embed_counts', 'embed_counts'],
  ['page_speed', 'vital_counts'],
  ['founding_answers', 'founding_answers'],
  ['outcomes', 'outcome_pairs'],
  ['former_accounts', 'former_accounts'],
  ['former_accounts', 'former_blocks'],
] as const satisfies [RetainedKind, string][];

test('thirteen months later, exactly what has a longer term is left', async () => {
  const app = await testApp();
  const tables = await listTables(app);
  const named = [...deletedTables, ...keptTables, ...queueTables].toSorted((one, other) =>
    one.localeCompare(other),
  );
  expect(tables).toEqual(named);

  await makeOneOfEverything(app);
  const before = await count(app, tables);
  expect([...deletedTables, ...keptTables].filter((table) => before[table] === 0)).toEqual([]);
  expect(await unusedFiles(app)).toHaveLength(4);

  await moveClock(app, '13 months');
  await runHourlyJobs(app);
  const after = await count(app, tables);
  expect([...deletedTables].filter((table) => after[table] !== 0)).toEqual([]);
  expect([...keptTables].filter((table) => after[table] !== before[table])).toEqual([]);
  expect(await unusedFiles(app)).toEqual([]);
  const { sql } = app.database;
  expect(await sql`select from inquiries where status = 'sent'`).toHaveLength(0);
});

test('without a moved clock, nothing is deleted', async () => {
  const app = await testApp();
  const tables = await listTables(app);
  await makeOneOfEverything(app);
  const before = await count(app, tables);
  await runHourlyJobs(app);
  expect(await count(app, tables)).toEqual(before);
  expect(await unusedFiles(app)).toHaveLength(4);
});

test('the page about privacy has a row for every table, and for nothing else', async () => {
  expect(await listTables(await testApp())).toEqual(Object.keys(kindByTable));
  const rows = new Set<string>(Object.values(kindByTable));
  // The address is a part of its report.
  const named = Object.keys(retentionByKind).filter((kind) => kind !== 'notice_addresses');
  expect([...rows].filter((row) => row !== 'of nobody').toSorted(byName)).toEqual(
    named.toSorted(byName),
  );
});

test.each(timed)(
  'keeps %s (%s) for as long as the page about privacy says',
  { tags: 'long' },
  async (kind, table) => {
    const app = await testApp();
    await makeOneOfEverything(app);
    const { before, after } = around(retentionByKind[kind]);
    await moveClock(app, before);
    await runHourlyJobs(app);
    expect((await count(app, [table]))[table]).toBeGreaterThan(0);
    await moveClock(app, after);
    await runHourlyJobs(app);
    expect((await count(app, [table]))[table]).toBe(0);
  },
);

test('keeps the address of who sent a notice as long as that page says', async () => {
  const app = await testApp();
  await makeOneOfEverything(app);
  const find = () => app.database.sql`select from reports where reporter_email is not null`;
  const { before, after } = around(retentionByKind.notice_addresses);
  await moveClock(app, before);
  await runHourlyJobs(app);
  expect(await find()).toHaveLength(1);
  await moveClock(app, after);
  await runHourlyJobs(app);
  expect(await find()).toHaveLength(0);
});

test('keeps a decision until the end of the following year', async () => {
  const app = await testApp();
  await makeOneOfEverything(app);
  for (const left of [1, 0]) {
    await moveClock(app, '1 year');
    await runHourlyJobs(app);
    expect(await app.database.sql`select from statements`).toHaveLength(left);
  }
});

/** Shortly before a term is over, and what is then missing to be certainly after it. */
function around({ hours, days, months }: Term): { before: string; after: string } {
  if (hours !== undefined) return { before: `${hours * 60 - 5} minutes`, after: '10 minutes' };
  if (days !== undefined) return { before: `${days - 1} days`, after: '2 days 1 hour' };
  // Months differ in length.
  return { before: `${months} months -4 days`, after: '8 days' };
}

const byName = (one: string, other: string) => one.localeCompare(other);

async function listTables(app: TestApp): Promise<string[]> {
  const rows = await app.database.sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'`;
  return rows.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other));
}

async function count(app: TestApp, tables: string[]): Promise<Record<string, number>> {
  return app.asOwner(async (sql) => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const [row] = await sql<{ n: number }[]>`select count(*)::int as n from ${sql(table)}`;
      counts[table] = row?.n ?? 0;
    }
    return counts;
  });
}

/** Everything happened that much earlier: the clock of the database cannot be moved. */
async function moveClock(app: TestApp, by: string): Promise<void> {
  await app.asOwner(async (sql) => {
    const columns = await sql<{ table: string; column: string; type: string }[]>`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
        join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.atttypid in ('timestamptz'::regtype, 'date'::regtype)`;
    // No trigger notices it: what they follow are changes that somebody makes.
    await sql`set session_replication_role = replica`;
    for (const table of new Set(columns.map((each) => each.table))) {
      const ofTable = columns.filter((each) => each.table === table);
      const moved = ofTable.map(
        ({ column, type }) =>
          fragment`${sql(column)} = (${sql(column)} - ${by}::interval)::${sql.unsafe(type)}`,
      );
      // All at once: a row whose beginning moved before its end may overlap others.
      await sql`update ${sql(table)} set ${join(moved, fragment`, `)}`;
    }
    // Milliseconds since 1970.
    await sql`
      update rate_limits set expire = expire - extract(epoch from ${by}::interval)::bigint * 1000`;
    await sql`set session_replication_role = origin`;
    const [moved] = await sql<{ ms: number }[]>`
      select extract(epoch from now() - ${by}::interval)::float8 * 1000 as ms`;
    const earlier = new Date(moved?.ms ?? 0);
    for (const file of await unusedFiles(app)) await utimes(file, earlier, earlier);
  });
}

/** Raw files, and the folder of finished files that belong to no image. */
async function unusedFiles({ dataDir }: TestApp): Promise<string[]> {
  const unused = path.join(dataDir, unusedFolder);
  const raw = path.join(dataDir, 'quarantine');
  const names = await readdir(raw);
  return [...names.map((name) => path.join(raw, name)), ...(existsSync(unused) ? [unused] : [])];
}

async function runHourlyJobs(app: TestApp): Promise<void> {
  const { database, imports, dataDir } = app;
  const storage = localStorage({ dataDir, publicUrl, secret: 'x' });
  const pricing = { compareIn: (currency: string) => compareIn(currency, null) };
  const sweeps = listSweeps({
    database,
    pricing,
    imports,
    signIn: { expireSessions: () => expireSessions(database.sql) },
    files: {
      storage,
      sweep: () => sweepFiles({ sql: database.sql, storage, now: new Date() }),
      hashPhotos: async () => undefined,
      comparePhotos: () => comparePhotos(database.sql),
    },
    flagRent: createFlagRent({
      pricing,
      searchIndex: app.searchIndex,
    }),
  });
  for (const sweep of Object.values(sweeps)) await sweep.run(AbortSignal.timeout(60_000));
}

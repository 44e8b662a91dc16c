import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formerAccountDays } from '#contract/quotas.ts';
import { expireSessions } from '#domain/auth/expire-sessions.ts';
import { comparePhotos } from '#domain/images/same-photos.ts';
import { sweepFiles } from '#domain/images/sweep-files.ts';
import type { Pool } from '#platform/database/sql.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { listJobs } from '#server/list-jobs.ts';
import { makeOneOfEverything, unusedFolder } from '#tests/support/one-of-everything.ts';
import { publicUrl, testApp, type TestApp } from '#tests/support/test-app.ts';

/*
 * What is kept how long. Thirteen months later the hourly jobs have deleted what has a term; all
 * else lives as long as the account or the room that it belongs to. A table that is new must be
 * named here.
 */
const isJanuary = new Date().getUTCMonth() === 0;

/** Tables of which nothing is left after thirteen months. */
const deleted = new Set([
  // Hours or days.
  'idempotency_keys',
  'import_file_parts',
  'import_files',
  'household_invitations',
  'notices',
  'rate_limits',
  'sign_in_attempts',
  'uploads',
  // Hours, and a year.
  'organization_addresses',
  'organization_codes',
  // Once they are over.
  'push_subscriptions',
  'refresh_tokens',
  'sessions',
  // Counted of 90 days.
  'answer_times',
  // Half a year.
  'former_accounts',
  'former_blocks',
  'search_matches',
  // A month, or a year.
  'embed_counts',
  'listing_views',
  // Until the end of the following year.
  ...(isJanuary ? ['statements'] : []),
]);

/** Tables that keep what they have; `vital_counts` for 400 days, which are 13 months and some days. */
const kept = new Set([
  'audit_events',
  'blocks',
  'deleted_listings',
  'external_origins',
  'habits',
  'household_members',
  'import_runs',
  'import_set_aside_rows',
  'import_sources',
  'inquiries',
  'inquiry_messages',
  'listing_images',
  'listing_marks',
  'listing_notes',
  'listing_reminders',
  'listings',
  'mail_optouts',
  'news_dismissals',
  'notification_settings',
  'photo_codes',
  'photo_looks',
  'places',
  'preferences',
  'reports',
  'same_photos',
  'saved_searches',
  'server_keys',
  'schema_migrations',
  'user_marks',
  'users',
  'vital_counts',
  ...(isJanuary ? [] : ['statements']),
]);

/** Queues and notes of changes: background work empties them as soon as it can, whatever their age. */
const queues = new Set([
  'listing_changes',
  'listing_events',
  'mail_jobs',
  'match_changes',
  'push_jobs',
]);

/** The terms that the page about privacy names: how long there is a row, and when it is gone. */
const termsOfPrivacyPage: {
  what: string;
  find: (sql: Pool) => PromiseLike<readonly unknown[]>;
  keptFor: string;
  goneAfterFurther: string;
}[] = [
  {
    what: 'a notice that nobody confirmed, for two days',
    find: (sql) => sql`select from notices`,
    keptFor: '47 hours',
    goneAfterFurther: '2 hours',
  },
  {
    what: 'the address of who sent a notice, for half a year after the decision',
    find: (sql) => sql`select from reports where reporter_email is not null`,
    // Months differ in length.
    keptFor: '5 months 27 days',
    goneAfterFurther: '6 days',
  },
  {
    what: `the code of a deleted account, for ${formerAccountDays} days`,
    find: (sql) => sql`select from former_accounts`,
    keptFor: `${formerAccountDays - 1} days`,
    goneAfterFurther: '2 days',
  },
  {
    what: `whom a deleted account blocked, for ${formerAccountDays} days`,
    find: (sql) => sql`select from former_blocks`,
    keptFor: `${formerAccountDays - 1} days`,
    goneAfterFurther: '2 days',
  },
  {
    what: 'a decision, until the end of the following year',
    find: (sql) => sql`select from statements`,
    keptFor: '1 year',
    goneAfterFurther: '1 year',
  },
];

test('thirteen months later, exactly what has a longer term is left', async () => {
  const app = await testApp();
  const tables = await tablesOf(app);
  const known = [...deleted, ...kept, ...queues].toSorted((one, other) => one.localeCompare(other));
  expect(tables).toEqual(known);

  await makeOneOfEverything(app);
  const before = await count(app, tables);
  expect([...deleted, ...kept].filter((table) => before[table] === 0)).toEqual([]);
  expect(await unusedFiles(app)).toHaveLength(4);

  await moveClock(app, '13 months');
  await runHourlyJobs(app);
  const after = await count(app, tables);
  expect([...deleted].filter((table) => after[table] !== 0)).toEqual([]);
  expect([...kept].filter((table) => after[table] !== before[table])).toEqual([]);
  expect(await unusedFiles(app)).toEqual([]);
  const { sql } = app.database;
  expect(await sql`select from inquiries where status = 'sent'`).toHaveLength(0);
});

test('without a moved clock, nothing is deleted', async () => {
  const app = await testApp();
  const tables = await tablesOf(app);
  await makeOneOfEverything(app);
  const before = await count(app, tables);
  await runHourlyJobs(app);
  expect(await count(app, tables)).toEqual(before);
  expect(await unusedFiles(app)).toHaveLength(4);
});

for (const { what, find, keptFor, goneAfterFurther } of termsOfPrivacyPage) {
  test(`keeps ${what}`, async () => {
    const app = await testApp();
    await makeOneOfEverything(app);
    await moveClock(app, keptFor);
    await runHourlyJobs(app);
    expect(await find(app.database.sql)).toHaveLength(1);
    await moveClock(app, goneAfterFurther);
    await runHourlyJobs(app);
    expect(await find(app.database.sql)).toHaveLength(0);
  });
}

async function tablesOf(app: TestApp): Promise<string[]> {
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
    for (const { table, column, type } of columns) {
      await sql`update ${sql(table)}
        set ${sql(column)} = (${sql(column)} - ${by}::interval)::${sql.unsafe(type)}`;
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
  const scratch = path.join(dataDir, 'tmp');
  const idle = { start: async () => undefined, stop: async () => undefined };
  const jobs = listJobs({
    database,
    imports,
    signIn: { expireSessions: () => expireSessions(database.sql) },
    files: {
      sweep: () => sweepFiles({ sql: database.sql, storage, scratch, now: new Date() }),
      comparePhotos: () => comparePhotos(database.sql),
    },
    // A file of the operator.
    rates: { reload: async () => undefined },
    mailer: idle,
    pusher: idle,
    alertMatcher: idle,
    matching: idle,
    listingRanking: idle,
    painter: null,
  } as never);
  for (const job of jobs) {
    if (job.runs !== 'at start') await job.run(AbortSignal.timeout(60_000));
  }
}

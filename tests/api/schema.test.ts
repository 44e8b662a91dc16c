import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import type { Target } from '#platform/database/hosts.ts';
import { migrateDatabase, ownSchema } from '#platform/database/migrate.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { grantAccess } from '#platform/database/prepare.ts';
import type { Sql } from '#platform/database/sql.ts';
import {
  connectAdmin,
  createTestTarget,
  databaseOn,
  serverRole,
} from '#tests/support/test-database.ts';

async function emptyDatabase(): Promise<Target> {
  const address = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connectAdmin(address);
  await admin.unsafe(`create database ${name}`);
  onTestFinished(async () => {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  });
  return databaseOn(address, name);
}

async function preparedDatabase(): Promise<Target> {
  const { owner, drop } = await createTestTarget();
  onTestFinished(drop);
  return owner;
}

function connect(target: Target) {
  const pool = openPool(target);
  onTestFinished(() => pool.end());
  return pool;
}

/** The migrations and, as a newer version would have them, some more. */
async function addMigrations(more: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp((await ownSchema()).migrations, folder, { recursive: true });
  for (const [name, text] of Object.entries(more)) await writeFile(path.join(folder, name), text);
  return folder;
}

// Each test makes databases.
vi.setConfig({ testTimeout: 60_000 });

/**
 * What a database consists of, by name: each query gives a name and what is behind it. `pg_attver` is
 * a stamp that Debian's PostgreSQL 15 puts on each column when it is made.
 */
const catalogs = {
  tables: `select c.oid::regclass::text as name, to_jsonb(array[c.relkind::text, c.relpersistence::text,
      array_to_string(c.reloptions, ','), c.relrowsecurity::text, c.relreplident::text,
      pg_get_userbyid(c.relowner), am.amname, pg_get_expr(c.relpartbound, c.oid)]) as value
    from pg_class c left join pg_am am on am.oid = c.relam where ours(c.relnamespace)`,
  columns: `select attrelid::regclass || '.' || attname as name, to_jsonb(array[
      format_type(atttypid, atttypmod), pg_get_expr(d.adbin, d.adrelid), attnotnull::text,
      attgenerated::text, attidentity::text, o.collname::text, attstorage::text,
      attcompression::text, attstattarget::text,
      (select string_agg(o, ',') from unnest(attoptions) o where o not like 'pg_attver=%')]) as value
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    left join pg_collation o on o.oid = a.attcollation
    where ours(c.relnamespace) and c.relkind <> 'i' and attnum > 0 and not attisdropped`,
  constraints: `select conrelid::regclass || '.' || conname as name, to_jsonb(array[
      pg_get_constraintdef(oid), contype::text, convalidated::text, condeferrable::text,
      condeferred::text]) as value
    from pg_constraint where ours(connamespace)`,
  indexes: `select indexrelid::regclass::text as name, to_jsonb(array[pg_get_indexdef(indexrelid),
      indisvalid::text, indisclustered::text]) as value
    from pg_index join pg_class c on c.oid = indexrelid where ours(c.relnamespace)`,
  triggers: `select tgrelid::regclass || '.' || tgname as name,
      to_jsonb(array[pg_get_triggerdef(t.oid), tgenabled::text]) as value
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where ours(c.relnamespace) and not tgisinternal`,
  functions: `select oid::regprocedure::text as name, to_jsonb(array[
      case when prokind = 'f' then pg_get_functiondef(oid) end, pg_get_userbyid(proowner)]) as value
    from pg_proc where ours(pronamespace)`,
  sequences: `select seqrelid::regclass::text as name, to_jsonb(s) - 'seqrelid' as value
    from pg_sequence s join pg_class c on c.oid = seqrelid where ours(c.relnamespace)`,
  types: `select t.oid::regtype::text as name, to_jsonb(array[t.typtype::text,
      (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid)])
      as value
    from pg_type t where ours(t.typnamespace)`,
  views: `select oid::regclass::text as name, to_jsonb(pg_get_viewdef(oid)) as value
    from pg_class where ours(relnamespace) and relkind in ('v', 'm')`,
  rules: `select ev_class::regclass || '.' || rulename as name, to_jsonb(pg_get_ruledef(r.oid)) as value
    from pg_rewrite r join pg_class c on c.oid = ev_class where ours(c.relnamespace)`,
  policies: `select polrelid::regclass || '.' || polname as name, to_jsonb(p) as value
    from pg_policy p join pg_class c on c.oid = polrelid where ours(c.relnamespace)`,
  statistics: `select stxname::text as name, to_jsonb(pg_get_statisticsobjdef(oid)) as value
    from pg_statistic_ext where ours(stxnamespace)`,
  schemas: `select nspname::text as name, to_jsonb(pg_get_userbyid(nspowner)) as value
    from pg_namespace where ours(oid)`,
  extensions: `select extname::text as name, to_jsonb(array[extversion, extnamespace::regnamespace::text])
      as value from pg_extension`,
  grants: `select name, to_jsonb(array_agg(a.grantee::regrole || ' ' || a.privilege_type
      order by a.grantee::regrole::text, a.privilege_type)) as value
    from (
      select 'table ' || oid::regclass as name, relacl as acl from pg_class where ours(relnamespace)
      union all
      select 'column ' || attrelid::regclass || '.' || attname, attacl from pg_attribute
        join pg_class c on c.oid = attrelid where ours(c.relnamespace)
      union all select 'function ' || oid::regprocedure, proacl from pg_proc where ours(pronamespace)
      union all select 'schema ' || nspname, nspacl from pg_namespace where ours(oid)
      union all select 'default ' || defaclobjtype::text, defaclacl from pg_default_acl) granted,
      aclexplode(acl) a group by name`,
  comments: `select pg_describe_object(classoid, objoid, objsubid) as name, to_jsonb(description) as value
    from pg_description where objoid >= 16384`,
};

/** Everything in `public`, with the extensions that live there, and in the schema of the jobs. */
const ours = (text: string) =>
  text.replaceAll(
    /ours\(([\w.]+)\)/g,
    "$1 in (select oid from pg_namespace where nspname in ('public', 'pgboss'))",
  );

type Described = Record<string, Record<string, unknown>>;

async function describeDatabase(sql: Sql): Promise<Described> {
  const described: Described = {};
  for (const [kind, text] of Object.entries(catalogs)) {
    const rows = await sql.unsafe<{ name: string; value: unknown }[]>(ours(text));
    described[kind] = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  }
  described['rows'] = await readAllRows(sql);
  return described;
}

/** All rows; moments are only there or not, because both databases were not made at once. */
async function readAllRows(sql: Sql): Promise<Record<string, unknown>> {
  const tables = await sql.unsafe<{ name: string; moments: string[] }[]>(
    ours(`select c.oid::regclass::text as name, coalesce(array_agg(attname::text)
        filter (where atttypid = 'timestamptz'::regtype), '{}') as moments
      from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
      where ours(relnamespace) and relkind = 'r' group by c.oid`),
  );
  const all: Record<string, unknown> = {};
  for (const { name, moments } of tables) {
    const rows = await sql.unsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text collate "C"`,
    );
    all[name] = rows.map(({ row }) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          moments.includes(column) ? value !== null : value,
        ]),
      ),
    );
  }
  return all;
}

test('a new database is the same as one that took every migration', async () => {
  const { migrations, version } = await ownSchema();
  const [created, stepped] = [await emptyDatabase(), await emptyDatabase()];
  await migrateDatabase(created);
  await migrateDatabase(stepped, { migrations, version });
  for (const target of [created, stepped]) await grantAccess(target, serverRole.user);
  const [one, other] = [
    await describeDatabase(connect(created)),
    await describeDatabase(connect(stepped)),
  ];
  for (const kind of Object.keys(other)) expect(one[kind], kind).toEqual(other[kind]);
  const names = (await readdir(migrations)).toSorted();
  expect(other['rows']?.['schema_migrations']).toEqual(
    names.map((name) => ({ name, version, applied_at: true })),
  );
  // Each query found something.
  const empty = Object.keys(other).filter((kind) => Object.keys(other[kind]!).length === 0);
  expect(empty).toEqual(['policies', 'statistics']);
});

test('a new database that was cut off while it was made is made by the next start', async () => {
  const target = await emptyDatabase();
  const own = await ownSchema();
  const schema = await mkdtemp(path.join(tmpdir(), 'roomieradar-schema-'));
  onTestFinished(() => rm(schema, { recursive: true, force: true }));
  await cp(own.schema, schema, { recursive: true });
  await writeFile(path.join(schema, '99-broken.sql'), 'select 1 / 0;');
  await expect(migrateDatabase(target, { ...own, schema })).rejects.toThrow('division by zero');
  const sql = connect(target);
  expect(await sql`select to_regclass('users') as users`).toEqual([{ users: null }]);
  await migrateDatabase(target);
  expect(await sql`select from users`).toEqual([]);
});

test('a database with tables of somebody else takes the migrations beside them', async () => {
  const target = await emptyDatabase();
  const sql = connect(target);
  await sql`create table notes_of_the_operator (id integer)`;
  await migrateDatabase(target);
  expect(await sql`select from schema_migrations`).toHaveLength(
    (await readdir((await ownSchema()).migrations)).length,
  );
});

test('a database that a newer version has updated is refused before anything is written', async () => {
  const target = await preparedDatabase();
  const sql = connect(target);
  const steps = {
    '9001_shoes.sql': 'create table shoes ()',
    '9002_hats.sql': 'create table hats ()',
  };
  const [first, both] = [
    await addMigrations({ '9001_shoes.sql': steps['9001_shoes.sql'] }),
    await addMigrations(steps),
  ];
  await migrateDatabase(target, { migrations: first, version: '0.10.0' });
  await migrateDatabase(target, { migrations: both, version: '0.9.0' });
  // What a start writes first.
  await sql`update pgboss.queue set retry_limit = 77 where name = 'mail'`;
  const readLimits = () => sql`select retry_limit from pgboss.queue where name = 'mail'`;
  await expect(migrateDatabase(target)).rejects.toThrow(
    'The database is newer than this RoomieRadar: version 0.10.0 has updated it, and this is 0.1.0. Run version 0.10.0, or restore a backup from before the update.',
  );
  expect(await readLimits()).toEqual([{ retry_limit: 77 }]);

  await migrateDatabase(target, { migrations: both, version: '0.10.0' });
  expect(await readLimits()).not.toEqual([{ retry_limit: 77 }]);
});

test.each([null, '0.1.0'])(
  'migrations that no version knows are named (recorded version: %s)',
  async (recorded) => {
    const target = await preparedDatabase();
    const sql = connect(target);
    await sql`insert into schema_migrations (name, version) values ('9001_shoes.sql', ${recorded})`;
    await expect(migrateDatabase(target)).rejects.toThrow(
      'The database is newer than this RoomieRadar, 0.1.0, which does not know its migrations: 9001_shoes.sql.',
    );
  },
);

test('an older list of migrations gets the version with the next one', async () => {
  const target = await preparedDatabase();
  const sql = connect(target);
  await sql`alter table schema_migrations drop column version`;
  const migrations = await addMigrations({ '9001_shoes.sql': 'create table shoes ()' });
  await migrateDatabase(target, { migrations, version: '0.2.0' });
  expect(
    await sql`select version from schema_migrations where name in ('0001_first-light.sql', '9001_shoes.sql')
      order by name`,
  ).toEqual([{ version: null }, { version: '0.2.0' }]);
});

import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { connectAdmin, databaseOn } from '#tests/support/test-database.ts';

const migrations = path.resolve(import.meta.dirname, '../../server/platform/database/migrations');
/** The last migration of version 0.1, which kept its list of migrations with Drizzle. */
const lastOfDrizzle = '0018_back-to-review.sql';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function emptyDatabase() {
  const address = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connectAdmin(address);
  await admin.unsafe(`create database ${name}`);
  cleanUps.push(async () => {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  });
  return databaseOn(address, name);
}

function open(target: Awaited<ReturnType<typeof emptyDatabase>>): Database {
  const database = openDatabase(target, 2);
  cleanUps.push(() => database.close());
  return database;
}

/** A database as version 0.1 left it: its schema, and Drizzle's list of what it had run. */
async function oldDatabase() {
  const target = await emptyDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-migrations-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const names = (await readdir(migrations)).filter((name) => name <= lastOfDrizzle);
  for (const name of names) await cp(path.join(migrations, name), path.join(folder, name));
  await migrateDatabase(target, { migrations: folder, version: '0.1.0' });
  const database = open(target);
  const { sql } = database;
  await sql`drop table schema_migrations`;
  await sql`create schema drizzle`;
  await sql`create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;
  for (const name of names) {
    const hash = createHash('sha256')
      .update(await readFile(path.join(migrations, name)))
      .digest('hex');
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, 1)`;
  }
  return { target, sql };
}

test('a database of version 0.1 is updated and keeps its rows', async () => {
  const { target, sql } = await oldDatabase();
  const [user] = await sql<{ id: number }[]>`
    insert into users (issuer, subject, email) values ('i', 's', 'user@example.test') returning id`;
  const id = user?.id ?? 0;
  await sql`insert into admin_acts (admin_id, admin_name, act, thing_kind, thing_id, thing_label, details)
    values (${id}, 'Root', 'person.suspended', 'person', 7, 'Ada', '{"note":"spam"}')`;
  await sql`insert into reports (reporter_id, kind, thing_id, reason, details)
    values (${id}, 'listing', 42, 'spam', 'the same text everywhere')`;

  await migrateDatabase(target);

  const [event] = await sql`
    select admin_id, event, target_kind, target_id, target_label, details from audit_events`;
  expect(event).toEqual({
    admin_id: id,
    event: 'user.suspended',
    target_kind: 'user',
    target_id: 7,
    target_label: 'Ada',
    details: { note: 'spam' },
  });
  const [report] = await sql`select kind, target_id, details from reports`;
  expect(report).toEqual({ kind: 'listing', target_id: 42, details: 'the same text everywhere' });
  await expect(sql`update audit_events set target_label = 'someone else'`).rejects.toThrow();
});

test('names of before become one plain line', async () => {
  const { target, sql } = await oldDatabase();
  const names = [
    ['Ana\nBcc: x@y.example', 'Ana Bcc x y.example'],
    ['A\u202eB\u200b2', 'A B'],
    ['RoomieRadar Support', ''],
    ['Roomie-Radar', ''],
    ['José María', 'José María'],
    ['नरेंद्र', 'नरेंद्र'],
    ["O'Brien-Smith Jr.", "O'Brien-Smith Jr."],
  ];
  for (const [name = ''] of names) {
    await sql`insert into users (issuer, subject, email, first_name, last_name)
      values ('i', ${name}, 'user@example.test', ${name}, ${name})`;
  }
  await migrateDatabase(target);
  const after = await sql`select first_name, last_name from users order by id`;
  expect(after.map(({ first_name }) => first_name)).toEqual(names.map(([, plain]) => plain));
  expect(after.map(({ last_name }) => last_name)).toEqual(names.map(([, plain]) => plain));
  await expect(sql`update users set first_name = E'a\\nb'`).rejects.toThrow(/one_line/);
});

test('rents and budgets of before are US dollars', async () => {
  const { target, sql } = await oldDatabase();
  await sql`insert into listings (title, address, monthly_rent) values ('A room', 'Berlin', 690)`;
  await sql`insert into users (issuer, subject, email, budget_max)
    values ('i', 'a', 'a@example.test', 900), ('i', 'b', 'b@example.test', null)`;
  await migrateDatabase(target);
  expect(await sql`select monthly_rent, currency from listings`).toEqual([
    { monthly_rent: 690, currency: 'USD' },
  ]);
  expect(await sql`select budget_max, budget_currency from users order by id`).toEqual([
    { budget_max: 900, budget_currency: 'USD' },
    { budget_max: null, budget_currency: null },
  ]);
});

test('older listings get a month in all, and say nothing about the rest', async () => {
  const { target, sql } = await oldDatabase();
  await sql`insert into listings (title, address, monthly_rent, amenities, house_rules)
    values ('Room', 'Harlem', 900, '{wifi}', '{no_pets}')`;
  await migrateDatabase(target);
  const [listing] = await sql`select monthly_rent, monthly_total, monthly_bills, room_type, traits,
    listing_traits('{wifi}', '{no_pets}') as known from listings`;
  expect(listing).toMatchObject({
    monthly_rent: 900,
    monthly_total: 900,
    monthly_bills: null,
    room_type: null,
    traits: listing?.['known'],
  });
  const change = (columns: object) => sql`update listings set ${sql(columns)}`;
  await change({ monthly_bills: 85, room_type: 'shared_room', min_stay_months: 3 });
  const [after] = await sql`select monthly_total,
    traits = listing_traits('{wifi}', '{no_pets,shared_room}') as is_known from listings`;
  expect(after).toEqual({ monthly_total: 985, is_known: true });
  await expect(change({ max_stay_months: 2 })).rejects.toThrow('listings_stay_order');
  const days = { available_from: '2027-01-01', available_until: '2027-01-01' };
  await expect(change(days)).rejects.toThrow('listings_available_order');
  await expect(change({ room_type: 'castle' })).rejects.toThrow('listings_room_type');
});

test('listings keep their indexes when traits are added after later migrations', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-migrations-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const names = (await readdir(migrations)).filter((name) => !name.startsWith('0049_'));
  for (const name of names) await cp(path.join(migrations, name), path.join(folder, name));
  const found: unknown[] = [];
  for (const isUpdated of [false, true]) {
    const target = await emptyDatabase();
    if (isUpdated) await migrateDatabase(target, { migrations: folder, version: '0.1.0' });
    await migrateDatabase(target, { migrations, version: '0.1.0' });
    found.push(
      await open(target).sql`
        select indexdef from pg_indexes where tablename = 'listings' order by indexname`,
    );
  }
  expect(found[0]).toContainEqual({ indexdef: expect.stringMatching(/traits.*offered_until/) });
  expect(found[1]).toEqual(found[0]);
});

test('processes that start at once migrate once, and a second start changes nothing', async () => {
  const target = await emptyDatabase();
  await Promise.all([migrateDatabase(target), migrateDatabase(target)]);
  const { sql } = open(target);
  const names = () => sql`select name, applied_at from schema_migrations order by name`;
  const first = await names();
  expect(first).toHaveLength((await readdir(migrations)).length);
  await migrateDatabase(target);
  expect(await names()).toEqual(first);
});

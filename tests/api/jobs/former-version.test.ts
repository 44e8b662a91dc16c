import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createAlertMatcher } from '#domain/alerts/alert-matcher.ts';
import { createMailer } from '#domain/notifications/mailer.ts';
import type { PushMessage } from '#domain/push/subscriptions.ts';
import { openDatabase } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import type { Pool } from '#platform/database/sql.ts';
import { createLog } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { listMails } from '#server/list-mails.ts';
import { countJobs, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { testApp } from '#tests/support/test-app.ts';
import { connectAdmin, databaseOn } from '#tests/support/test-database.ts';

const migrations = path.resolve(
  import.meta.dirname,
  '../../../server/platform/database/migrations',
);
/** The last migration of the version whose mails, alerts and imports waited in tables of their own. */
const lastOfFormer = '0098_words-of-external-listings.sql';
const log = createLog('silent');

/** A database of the former version. */
async function formerDatabase() {
  const address = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connectAdmin(address);
  await admin.unsafe(`create database ${name}`);
  onTestFinished(async () => {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  });
  const target = databaseOn(address, name);
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const file of await readdir(migrations)) {
    if (file <= lastOfFormer) await cp(path.join(migrations, file), path.join(folder, file));
  }
  await migrateDatabase(target, { migrations: folder, version: '0.1.0' });
  const database = openDatabase(target, 3);
  onTestFinished(() => database.close());
  return { sql: database.sql, update: () => migrateDatabase(target) };
}

async function startMailer(sql: Pool): Promise<Mail[]> {
  const sent: Mail[] = [];
  const transport = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const mailer = createMailer({ sql, log, transport, composers: listMails(mailDeps(sql, ['en'])) });
  onTestFinished(() => mailer.stop());
  await mailer.start();
  return sent;
}

async function addUser(sql: Pool, name: string): Promise<number> {
  const [user] = await sql<{ id: number }[]>`
    insert into users (issuer, subject, email, first_name, onboarding_status)
    values ('test', ${name}, ${`${name}@example.test`}, ${name}, 'skipped') returning id`;
  return user!.id;
}

test('an older database loses no mail, message, alert or import that waits in it', async () => {
  const { sql, update } = await formerDatabase();
  const [reader, sender] = [await addUser(sql, 'Ada'), await addUser(sql, 'Ben')];
  const [inquiry] = await sql<{ id: number }[]>`
    insert into inquiries (kind, sender_id, recipient_id) values ('user', ${sender}, ${reader})
    returning id`;
  const mail = async (more: object) => {
    const row = { kind: 'inquiry', user_id: reader, inquiry_id: inquiry!.id, ...more };
    const [made] = await sql<{ id: string }[]>`insert into mail_jobs ${sql(row)} returning id`;
    return made!.id;
  };
  const later = new Date(Date.now() + 110_000).toISOString();
  const waiting = await mail({});
  const refused = await mail({ attempts: 3, due_at: new Date(Date.now() - 1000).toISOString() });
  const inHand = await mail({ attempts: 1, due_at: later });
  const givenUp = await mail({ attempts: 9, failed_at: later });
  const alert = await mail({ kind: 'alerts_daily', inquiry_id: null, due_at: later });
  const [device] = await sql<{ id: number }[]>`
    with session as (insert into sessions (user_id) values (${reader}) returning id)
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select ${reader}::int, id, 'https://push.example/1', 'key', 'auth' from session returning id`;
  await sql`
    insert into push_jobs (subscription_id, alert_id, payload)
    values (${device!.id}, ${alert}, '{"title": "A room"}')`;
  await sql`
    insert into saved_searches (user_id, name, search, currency, stay_days, traits, room_types,
      frequency)
    values (${reader}, 'Any room', '', 'USD', 0, 0, 0, 'at_once')`;
  await sql`
    insert into listings (user_id, title, address, monthly_rent, total_bedrooms, total_bathrooms,
      current_roommates, looking_for_roommates)
    values (${sender}, 'A room', 'Harlem', 900, 2, 1, 1, 1)`;
  expect(await sql`select from listing_events`).toHaveLength(1);
  const [run] = await sql<{ id: number }[]>`
    with source as (insert into import_sources (name, kind) values ('rooms', 'csv') returning id)
    insert into import_runs (source_id, file_name, file_bytes, kind, mapping, new_status)
    select id, 'rooms.csv', 1, 'csv', '{}', 'pending' from source returning id`;

  await update();

  const mails = await readJobs(sql, 'mail');
  const jobState = (id: string) => mails.find((job) => job.id === id)?.state;
  expect([waiting, refused, alert, givenUp].map(jobState)).toEqual([
    'created',
    'created',
    'created',
    'failed',
  ]);
  // Perhaps the former version is sending it at this moment.
  expect(jobState(inHand)).toBeUndefined();
  expect(mails.find(({ id }) => id === alert)?.due_in).toBeGreaterThan(60);
  expect(await readJobs<PushMessage>(sql, 'push')).toMatchObject([
    { data: { subscription_id: device!.id, user_id: reader, payload: { title: 'A room' } } },
  ]);
  expect(await readJobs(sql, 'imports')).toMatchObject([{ data: { run_id: run!.id } }]);
  const matcher = createAlertMatcher({ sql, log, pricing: mailDeps(sql).pricing });
  onTestFinished(() => matcher.stop());
  await matcher.start();
  await expect.poll(() => countJobs(sql, 'listing_events'), { timeout: 20_000 }).toBe(0);
  expect(await sql`select from search_matches`).toHaveLength(1);

  const sent = await startMailer(sql);
  const inquiries = () => sent.filter(({ id }) => [waiting, refused, inHand].includes(id));
  await vi.waitFor(() => expect(inquiries()).toHaveLength(2), 20_000);
  // The former version was killed while it sent that one: it is due again.
  await sql`update mail_jobs set due_at = now()`;
  await sql`select move_former_jobs()`;
  await vi.waitFor(() => expect(inquiries()).toHaveLength(3), 20_000);
  expect(new Set(inquiries().map(({ id }) => id)).size).toBe(3);
}, 120_000);

test('sends once what the former version writes beside this one', async () => {
  const app = await testApp();
  const { sql } = app.database;
  const [reader, sender] = [await app.user(), await app.user()];
  const [inquiry] = await sql<{ id: number }[]>`
    insert into inquiries (kind, sender_id, recipient_id)
    values ('user', ${sender.id}, ${reader.id}) returning id`;
  const sent = await startMailer(sql);
  // As its code says.
  await sql`insert into mail_jobs ${sql({ kind: 'inquiry', user_id: reader.id, inquiry_id: inquiry!.id, message_id: null })}`;
  for (const _ of [1, 2]) {
    await sql`
      insert into mail_jobs (kind, user_id) values ('organization_code', ${reader.id})
      on conflict (user_id, kind) where inquiry_id is null and failed_at is null
        do update set due_at = now(), attempts = 0`;
    await sql`
      insert into mail_jobs (kind, user_id, due_at)
      values ('alerts_weekly', ${reader.id}, now() + interval '1 day')
      on conflict (user_id, kind) where inquiry_id is null and failed_at is null do nothing`;
  }
  expect(await sql`select from mail_jobs`).toEqual([]);
  await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000);
  await expect
    .poll(async () => (await readJobs(sql, 'mail')).map(({ data }) => data['kind']), {
      timeout: 20_000,
    })
    .toEqual(['alerts_weekly']);
  expect(sent).toHaveLength(1);
}, 60_000);

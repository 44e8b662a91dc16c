import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { composeReportAlert } from '#domain/moderation/letters/compose-report-alert.ts';
import type { PushMessage } from '#domain/push/subscriptions.ts';
import { finishJob } from '#platform/jobs/job-store.ts';
import { createMailer } from '#domain/notifications/mailer.ts';
import type { JobWorker } from '#platform/jobs/job-worker.ts';
import { transaction } from '#platform/database/sql.ts';
import { createLog } from '#platform/log.ts';
import { openMailTransport } from '#platform/mail/mail-transport.ts';
import { listMails } from '#server/list-mails.ts';
import { makeDue, readJobs } from '#tests/support/jobs.ts';
import { linkIn, takeLetters } from '#tests/support/letters.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room } from '../inquiries/steps.ts';

let app: TestApp;
let mailer: JobWorker;
let admin: TestUser;
let address: string;
let owner: TestUser;
let reporter: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  const { sql } = app.database;
  const log = createLog('silent');
  mailer = createMailer({
    sql,
    log,
    composers: listMails(mailDeps(sql)),
    transport: openMailTransport({ smtp: null, dataDir: app.dataDir, publicUrl }, log),
    pauses: { firstMs: 200, longestMs: 200 },
  });
  await mailer.start();
});
afterAll(async () => {
  await mailer.stop();
  await app.database.close();
});
beforeEach(async () => {
  await app.database.sql`update users set is_admin = false`;
  address = `admin-${crypto.randomUUID()}@example.com`;
  admin = await app.user({ is_admin: true, email: address });
  [owner, reporter] = [await app.user(), await app.user()];
});

const report = async (title: string, as = reporter) => {
  const id = await room(app, owner, { title });
  await done(app, 'sendReport', { as, body: { kind: 'listing', id, reason: 'scam' } });
};
const mails = async (to = address) => {
  const folder = path.join(app.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const all = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return all.map(decoded).filter((mail) => mail.includes(`To: ${to}`));
};
/** Quoted-printable, as far as these mails have it. */
const decoded = (mail: string) => {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};
const untilMails = (count: number, to = address) =>
  expect.poll(() => mails(to), { timeout: 10_000 }).toHaveLength(count);
const letAnHourPass = async () => {
  const { sql } = app.database;
  await sql`update notification_settings set reports_mailed_at = reports_mailed_at - interval '1 hour'`;
  await makeDue(sql, 'mail', { kind: 'new_reports' });
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

test('an administrator is told of a report at once, and of all others an hour later together', async () => {
  await report('First attic');
  await untilMails(1);
  const [first] = await mails();
  expect(first).toContain('Subject: 1 new report');
  expect(first).toContain('First attic');
  expect(first).toContain(`${publicUrl}/admin/reports`);
  for (const title of ['Second attic', 'Third attic']) await report(title);
  await settle();
  expect(await mails()).toHaveLength(1);
  await letAnHourPass();
  await untilMails(2);
  const second = (await mails()).find((mail) => mail.includes('2 new reports'));
  expect(second).toContain('Second attic');
  expect(second).toContain('Third attic');
  expect(second).not.toContain('First attic');
  await letAnHourPass();
  await settle();
  expect(await mails()).toHaveLength(2);
});

test('many reports at once are one mail, with ten named and the rest counted', async () => {
  await app.database.sql`
    insert into notification_settings (user_id, reports_mailed_at) values (${admin.id}, now())`;
  const reporters = await Promise.all(Array.from({ length: 12 }, () => app.user()));
  const id = await room(app, owner, { title: 'Busy attic' });
  const body = { kind: 'listing', id, reason: 'scam' };
  await Promise.all(reporters.map((as) => done(app, 'sendReport', { as, body })));
  await letAnHourPass();
  await untilMails(1);
  const [mail] = await mails();
  expect(mail).toContain('Subject: 12 new reports');
  expect(mail).toContain('And 2 more');
});

test('mails no report that was closed meanwhile, and none again that was changed', async () => {
  await app.database.sql`
    insert into notification_settings (user_id, reports_mailed_at) values (${admin.id}, now())`;
  await report('Closed attic');
  const { items } = await done(app, 'listReports', { as: admin });
  const body = { status: 'dismissed', note: '' };
  await done(app, 'changeReport', { as: admin, params: { id: items[0]!.id }, body });
  await letAnHourPass();
  await settle();
  expect(await mails()).toEqual([]);
  const id = await room(app, owner, { title: 'Told attic' });
  const sent = { kind: 'listing', id, reason: 'scam', details: 'Once' };
  await done(app, 'sendReport', { as: reporter, body: sent });
  await untilMails(1);
  await done(app, 'sendReport', { as: reporter, body: { ...sent, details: 'Twice' } });
  await letAnHourPass();
  await settle();
  expect(await mails()).toHaveLength(1);
});

test('administrators alone are told, and have a setting for it', async () => {
  const plain = await done(app, 'getNotificationSettings', { as: reporter });
  expect(plain).not.toHaveProperty('report_alerts');
  const settings = await done(app, 'getNotificationSettings', { as: admin });
  expect(settings.report_alerts).toBe(true);
  const off = await done(app, 'saveNotificationSettings', {
    as: admin,
    body: { ...settings, report_alerts: false },
  });
  expect(off.report_alerts).toBe(false);
  const email = `other-${crypto.randomUUID()}@example.com`;
  await app.user({ is_admin: true, email });
  await report('Quiet attic');
  await untilMails(1, email);
  expect(await mails()).toEqual([]);
  // A page that does not know the setting changes nothing about it.
  const { report_alerts: _, ...known } = settings;
  const saved = await done(app, 'saveNotificationSettings', { as: admin, body: known });
  expect(saved.report_alerts).toBe(false);
});

test('a notice without an account is told once it is confirmed, and shown on devices', async () => {
  const { sql } = app.database;
  await sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select user_id, id, 'https://push.example/' || id, 'a', 'b' from sessions
    where user_id = ${admin.id}`;
  await mailer.stop();
  const id = await room(app, owner, { title: 'Noticed attic' });
  const fields = new URLSearchParams({ reason: 'scam', details: '', email: 'eve@example.com' });
  await app.request(`/notice?listing=${id}`, { method: 'POST', body: fields });
  const [confirm] = await takeLetters(app);
  expect(await sql`select from report_alerts where user_id = ${admin.id}`).toHaveLength(0);
  await app.request(linkIn(confirm!), { method: 'POST' });
  expect(await sql`select from report_alerts where user_id = ${admin.id}`).toHaveLength(1);

  const reports = { kind: 'new_reports', user_id: admin.id } as const;
  const [job] = await readJobs<typeof reports>(sql, 'mail', reports);
  const compose = async () => {
    const composed = await composeReportAlert(mailDeps(sql), job!);
    if ('again' in composed) throw new Error(`It is too early: ${composed.again} s`);
    return composed;
  };
  const composed = await compose();
  // A second try after a crash tells the same, not what came since.
  await report('Later attic');
  const again = await compose();
  expect(again.mail?.text).toBe(composed.mail?.text);
  await transaction(sql, async (tx) => {
    await finishJob(tx, job!);
    await again.finish?.(tx);
  });
  const [push] = await readJobs<PushMessage>(sql, 'push', { user_id: admin.id });
  expect(push?.data.payload).toMatchObject({ title: '1 new report', url: '/admin/reports' });
  expect(push?.data.payload.body).toContain('Noticed attic');
  const [next] = await readJobs(sql, 'mail', reports);
  expect(next?.due_in).toBeGreaterThan(59 * 60);
});

test('a report counts although an administrator deletes their account at that moment', async () => {
  const id = await room(app, owner, { title: 'Room of the moment' });
  const { sql } = app.database;
  let sent: Promise<{ status: number }> | undefined;
  await sql.begin(async (leaving) => {
    await leaving`delete from users where id = ${admin.id}`;
    sent = app.call('sendReport', {
      as: reporter,
      body: { kind: 'listing', id, reason: 'scam' },
    });
    await expect
      .poll(
        () => sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and query ilike '%insert into report_alerts%'
            and datname = current_database()`,
      )
      .toHaveLength(1);
  });
  expect(await sent).toMatchObject({ status: 204 });
  expect(await sql`select from reports where kind = 'listing' and target_id = ${id}`).toHaveLength(
    1,
  );
});

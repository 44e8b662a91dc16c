// @module-tag essential

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GroupWantedForm } from '#contract/wanted/group-page.ts';
import { findSeekers, selectDueRooms } from '#domain/wanted/alerts/find-seekers.ts';
import { listMails } from '#server/list-mails.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { foundGroup, join } from '../groups/steps.ts';
import { done } from '../inquiries/steps.ts';
import { groupWantedForm, owner, seeker, spot } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

/** A day later, all rooms are compared. */
async function compareRooms(): Promise<void> {
  const { sql } = app.database;
  await sql`update wanted_alerts set checked_at = now() - interval '25 hours'`;
  await findSeekers(sql, mailDeps(sql).pricing, AbortSignal.timeout(60_000));
}

const waitingMails = (as: TestUser) =>
  readJobs(app.database.sql, 'mail', { kind: 'seekers_found', user_id: as.id });

/** What the mail of an owner says; null when there is none. Then it is told. */
async function readMail(as: TestUser): Promise<string | null> {
  const { sql } = app.database;
  const job = { id: crypto.randomUUID(), data: { kind: 'seekers_found', user_id: as.id } };
  const composed = await listMails(mailDeps(sql)).seekers_found(job as never);
  if ('again' in composed) return 'again';
  await composed.finish?.(sql);
  return composed.mail && `${composed.mail.subject}\n${composed.mail.text}`;
}

async function group(page: Partial<GroupWantedForm> = {}) {
  const facts = { area: 'Neukölln, Berlin', ...spot, budget_max: 700, budget_currency: 'EUR' };
  const [lead, other] = [await app.user(facts), await app.user(facts)];
  const { id, code } = await foundGroup(app, lead);
  await join(app, other, code);
  const body = { ...groupWantedForm, ...page };
  await done(app, 'saveGroupWanted', { as: lead, params: { id }, body });
  return { id, lead, other };
}

test('an owner reads once how many new seekers fit a room, also those for owners alone', async () => {
  await seeker(app);
  const host = await owner(app);
  await seeker(app);
  await seeker(app, { visibility: 'owners' });
  await seeker(app, {}, { budget_max: 100 });
  await seeker(app, {}, { latitude: 48.1, longitude: 11.6 });
  await compareRooms();
  expect(await waitingMails(host)).toHaveLength(1);
  const mail = await readMail(host);
  expect(mail).toContain('2 new seekers');
  expect(mail).toContain(`/wanted?listing_id=${host.listing}`);
  expect(mail).toContain('from=seekers');
  await compareRooms();
  expect(await readMail(host)).toBeNull();
});

test('a group counts for a place that all can pay, and not for a room of one', async () => {
  const whole = await owner(app, { room_type: 'whole_place', monthly_rent: 1300 });
  const room = await owner(app, { looking_for_roommates: 1 });
  await group();
  await compareRooms();
  const mail = await readMail(whole);
  expect(mail).toContain('1 new seeker');
  // The list of groups has it, that of people does not.
  expect(mail).toContain('authors=groups');
  expect(await readMail(room)).toBeNull();
});

test('the owner, and a group that they are in, are no seekers for their own room', async () => {
  const host = await owner(app, { room_type: 'whole_place', monthly_rent: 1200 });
  const { id } = await foundGroup(app, host);
  await done(app, 'saveGroupWanted', { as: host, params: { id }, body: groupWantedForm });
  await compareRooms();
  expect(await waitingMails(host)).toHaveLength(0);
});

test('what is not true any more in the morning is left out', async () => {
  const host = await owner(app);
  const [gone, blocked, shy, dear] = [
    await seeker(app),
    await seeker(app),
    await seeker(app),
    await seeker(app),
  ];
  await compareRooms();
  await done(app, 'deleteOwnWanted', { as: gone });
  await done(app, 'blockUser', { as: blocked, params: { id: host.id } });
  const { sql } = app.database;
  await sql`update wanted_pages set visibility = 'nobody' where id = ${shy.page}`;
  await sql`update users set budget_max = 50 where id = ${dear.id}`;
  expect(await readMail(host)).toBeNull();
});

test('all rooms of an owner are in one mail, in the morning of their time', async () => {
  const host = await owner(app);
  const second = { ...host, ...(await owner(app)) };
  const { sql } = app.database;
  await sql`update listings set user_id = ${host.id}, title = 'The other room' where id = ${second.listing}`;
  await sql`
    insert into notification_settings (user_id, time_zone) values (${host.id}, 'Asia/Tokyo')`;
  await seeker(app);
  await compareRooms();
  const jobs = await waitingMails(host);
  expect(jobs).toHaveLength(1);
  const [due] = await sql<{ hour: number }[]>`
    select extract(hour from start_after at time zone 'Asia/Tokyo')::int as hour
    from pgboss.job where id = ${jobs[0]!.id}`;
  expect(due?.hour).toBe(8);
  const mail = await readMail(host);
  expect(mail).toContain('The other room');
  expect(mail).toContain('1 new seeker for your rooms');
});

test('who stopped these mails, or has quiet hours, gets none', async () => {
  const { sql } = app.database;
  const stopped = await owner(app);
  const settings = await done(app, 'getNotificationSettings', { as: stopped });
  expect(settings.seeker_mails).toBe(true);
  const body = { ...settings, seeker_mails: false };
  await done(app, 'saveNotificationSettings', { as: stopped, body });
  const quiet = await owner(app);
  await seeker(app);
  await compareRooms();
  expect(await waitingMails(stopped)).toHaveLength(0);
  const hour = new Date().getUTCHours();
  await sql`
    insert into notification_settings (user_id, quiet_from, quiet_to)
    values (${quiet.id}, ${hour}, ${(hour + 2) % 24})`;
  expect(await readMail(quiet)).toBe('again');
});

test('a room that is not offered hears nothing, and of later pages once it is again', async () => {
  const host = await owner(app);
  const pause = (status: string) =>
    app.database.sql`update listings set status = ${status} where id = ${host.listing}`;
  await pause('paused');
  await seeker(app);
  await compareRooms();
  await pause('active');
  await compareRooms();
  expect(await readMail(host)).toBeNull();
  await seeker(app);
  await compareRooms();
  expect(await readMail(host)).toContain('1 new seeker');
});

test('rooms that are due are read by their index', async () => {
  const { sql, searches } = app.database;
  // In parts, because a busy machine takes longer for all of them than a statement may.
  for (let part = 0; part < 10; part += 1) {
    await sql`
      insert into listings (title, address, monthly_rent, total_bedrooms, total_bathrooms,
        current_roommates, looking_for_roommates, external_link)
      select 'A room', 'Harlem', 900, 2, 1, 1, 1, 'https://rooms.example/' || n
      from generate_series(${part * 2000}::int + 1, ${part * 2000 + 2000}::int) n`;
  }
  await sql`
    insert into wanted_alerts (listing_id, last_page_id)
    select id, 0 from listings on conflict do nothing`;
  await sql`analyze wanted_alerts`;
  const rows = await searches`explain ${selectDueRooms()}`;
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(plan).toMatch(/Index Scan using wanted_alerts_due/);
});

// @module-tag essential

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDays } from '#contract/listings/freshness.ts';
import { composeReminder } from '#domain/listings/freshness/compose-reminder.ts';
import { createConfirmLinks } from '#domain/listings/freshness/confirm-links.ts';
import { queueReminders } from '#domain/listings/freshness/queue-reminders.ts';
import type { GatheredMail } from '#domain/notifications/public.ts';
import { finishJob } from '#platform/jobs/job-store.ts';
import { readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room } from './inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => app.database.sql`delete from listings`);

const near = { latitude: 40.65, longitude: -73.95 };

/** A room whose owner confirmed it so many days ago, of UTC. */
async function roomConfirmed(owner: TestUser, daysAgo: number): Promise<number> {
  const id = await room(app, owner, { title: `Garden room ${daysAgo}`, ...near });
  await setConfirmed(id, daysAgo);
  return id;
}

const setConfirmed = (id: number, daysAgo: number) => app.database.sql`
  update listings set last_confirmed_at = now() - make_interval(days => ${daysAgo}) where id = ${id}`;

const confirmedAt = async (id: number) => {
  const [row] = await app.database.sql<{ at: string; status: string }[]>`
    select last_confirmed_at::text as at, status from listings where id = ${id}`;
  return row;
};

test('the page of a room that nobody confirmed still opens', async () => {
  const id = await roomConfirmed(await app.user(), freshDays);
  expect((await app.call('getListing', { params: { id } })).status).toBe(200);
});

test('its owner reads that it is not shown, and offers it again by confirming it', async () => {
  const owner = await app.user();
  const id = await roomConfirmed(owner, freshDays);
  const own = async () => (await done(app, 'listOwnListings', { as: owner })).items[0];
  expect(await own()).toMatchObject({ is_unconfirmed: true });
  const change = { params: { id }, body: { status: 'active' } };
  await done(app, 'changeListingStatus', { as: owner, ...change });
  expect(await own()).toMatchObject({ is_unconfirmed: false });
  expect((await done(app, 'listListings', {})).total).toBe(1);
});

const links = () => createConfirmLinks(app.database.sql, publicUrl);

/** The mails that wait, composed; they are then as good as sent. */
async function remind(): Promise<{ to: string; text: string }[]> {
  const { sql } = app.database;
  await queueReminders(sql);
  const jobs = await readJobs<GatheredMail>(sql, 'mail', { kind: 'confirm_listings' });
  const mails = [];
  const byUser = jobs.toSorted((one, other) => one.data.user_id - other.data.user_id);
  for (const job of byUser) {
    const { mail } = await composeReminder(mailDeps(sql, ['en']), job);
    await finishJob(sql, job);
    if (mail) mails.push(mail);
  }
  return mails;
}

const linksIn = (mail: { text: string } | undefined) =>
  [...(mail?.text ?? '').matchAll(/\/confirm-listing\?token=\S+/g)].map(([link]) => link);

test('an owner is asked after 14, 21, 27 and 30 days, once each, in one mail for all rooms', async () => {
  const owner = await app.user();
  const id = await roomConfirmed(owner, 13);
  const other = await roomConfirmed(owner, 12);
  expect(await remind()).toHaveLength(0);
  const asked: number[] = [];
  for (const days of [14, 15, 21, 22, 27, 30, 31]) {
    for (const each of [id, other]) {
      const before = await confirmedAt(each);
      await setConfirmed(each, days);
      // Time passes for the note about the last question too.
      await app.database.sql`
        update listing_reminders r set confirmed_at = l.last_confirmed_at from listings l
        where l.id = r.listing_id and l.id = ${each}`;
      expect(before).toBeDefined();
    }
    await Promise.all([queueReminders(app.database.sql), queueReminders(app.database.sql)]);
    const mails = await remind();
    for (const mail of mails) {
      asked.push(days);
      expect(linksIn(mail)).toHaveLength(2);
    }
  }
  expect(asked).toEqual([14, 21, 27, 30]);
});

test('a mail program that opens the link changes nothing; its button confirms, once', async () => {
  const owner = await app.user({ first_name: 'Maya' });
  const id = await roomConfirmed(owner, 20);
  const [mail] = await remind();
  expect(mail?.text).toContain('Is “Garden room 20” still available?');
  const [link = ''] = linksIn(mail);
  const before = await confirmedAt(id);
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await app.request(link, { method })).status).toBe(200);
  }
  expect(await confirmedAt(id)).toEqual(before);

  const post = (answer: string) =>
    app.request(link, { method: 'POST', body: new URLSearchParams({ answer }) });
  expect((await post('nonsense')).status).toBe(404);
  expect(await confirmedAt(id)).toEqual(before);
  const answers = await Promise.all([post('confirm'), post('confirm'), post('confirm')]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(texts.filter((text) => text.includes('Confirmed. Thank you!'))).toHaveLength(1);
  const after = await confirmedAt(id);
  expect(after).not.toEqual(before);
  // Used up: neither button does anything any more.
  expect(await (await post('pause')).text()).toContain('You have already answered this');
  expect(await confirmedAt(id)).toEqual(after);
  expect(await (await app.request(link)).text()).toContain('You have already answered this');
});

test('the other button pauses the room', async () => {
  const owner = await app.user();
  const id = await roomConfirmed(owner, 20);
  const [link = ''] = linksIn((await remind())[0]);
  const body = new URLSearchParams({ answer: 'pause' });
  expect(await (await app.request(link, { method: 'POST', body })).text()).toContain('is paused');
  expect(await confirmedAt(id)).toMatchObject({ status: 'paused' });
  expect(await (await app.request(link)).text()).toContain('not offered at the moment');
});

test('a forged or changed link confirms nothing', async () => {
  const owner = await app.user();
  const id = await roomConfirmed(owner, 20);
  const victim = await roomConfirmed(await app.user(), 20);
  const url = await links().urlFor({ id, confirmed_at: '1' });
  const genuine = linksIn((await remind())[0])[0] ?? '';
  const before = await confirmedAt(victim);
  const body = new URLSearchParams({ answer: 'confirm' });
  for (const link of [
    '/confirm-listing',
    '/confirm-listing?token=1.1.x',
    genuine.replace(`token=${id}.`, `token=${victim}.`),
    `${genuine}x`,
  ]) {
    expect((await app.request(link, { method: 'POST', body })).status).toBe(404);
    expect((await app.request(link)).status).toBe(404);
  }
  // Ours, but of another confirmation.
  expect(await (await app.request(new URL(url).pathname + new URL(url).search)).text()).toContain(
    'already answered this',
  );
  expect(await confirmedAt(victim)).toEqual(before);
});

test('asks owners without mails about messages too, until they stop these mails', async () => {
  const owner = await app.user();
  const settings = () => done(app, 'getNotificationSettings', { as: owner });
  expect(await settings()).not.toHaveProperty('confirm_mails');
  await roomConfirmed(owner, 20);
  const body = { ...(await settings()), message_mails: false };
  expect(body.confirm_mails).toBe(true);
  await done(app, 'saveNotificationSettings', { as: owner, body });
  const [mail] = await remind();
  const [link = ''] = /\/unsubscribe\?token=\S+/.exec(mail?.text ?? '') ?? [];
  const stop = (query = '') => app.request(link + query, { method: 'POST' });
  expect(await (await stop()).text()).toContain(
    'You will get no more e-mails that ask about your rooms',
  );
  expect(await settings()).toMatchObject({ confirm_mails: false, alert_mails: true });
  await stop('&again=yes');
  expect(await settings()).toMatchObject({ confirm_mails: false, message_mails: false });
});

test('asks no owner who is suspended or unsubscribed, and none whose room is paused', async () => {
  const { sql } = app.database;
  const [suspended, quiet, pausing] = [await app.user(), await app.user(), await app.user()];
  await roomConfirmed(suspended, 20);
  await roomConfirmed(quiet, 20);
  const id = await roomConfirmed(pausing, 20);
  await sql`update users set suspended_at = now() where id = ${suspended.id}`;
  await sql`insert into notification_settings (user_id, confirm_mails) values (${quiet.id}, false)`;
  await sql`update listings set status = 'paused' where id = ${id}`;
  expect(await remind()).toEqual([]);
});

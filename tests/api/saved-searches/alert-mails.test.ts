import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { makeDue, readJobs } from '#tests/support/jobs.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { habitAnswers } from '#tests/support/onboarding-answers.ts';
import { done, room } from '../inquiries/steps.ts';
import { openAlertWorld, patience, type AlertWorld } from './alert-world.ts';

let app: TestApp;
let world: AlertWorld;
beforeAll(async () => {
  world = await openAlertWorld();
  app = world.app;
});
afterAll(() => world.close());
beforeEach(() => world.forgetSearches());

const save: AlertWorld['save'] = (...given) => world.save(...given);
const mailsTo = (user: TestUser) => world.mailsTo(user);
const untilMailed = (user: TestUser, count: number) => world.untilMailed(user, count);
const untilQuiet = () => world.untilQuiet();
const dueNow = () => makeDue(app.database.sql, 'mail');

const sunny = { title: 'Sunny room', available_from: '2027-03-01' };
const newPrice = async (owner: TestUser, id: number, monthly_rent: number) => {
  const body = listingForm({ ...sunny, monthly_rent });
  await done(app, 'updateListing', { as: owner, params: { id }, body });
};
const setStatus = (owner: TestUser, id: number, status: string) =>
  done(app, 'changeListingStatus', { as: owner, params: { id }, body: { status } });

test('tells of a room that is new, cheaper or free again, each once, with why and its fit', async () => {
  const looking = { budget_max: 880, move_in_from: '2027-03-01' };
  const [owner, seeker] = [await app.user(), await app.user(looking)];
  for (const as of [owner, seeker]) await done(app, 'saveHabits', { as, body: habitAnswers() });
  const [search, other] = [await save(seeker, 'q=sunny'), await save(owner, 'q=sunny')];
  const id = await room(app, owner, { ...sunny, monthly_rent: 900 });
  const [first = ''] = await untilMailed(seeker, 1);
  expect(first).toContain('\nNew in “Harlem”: Sunny room');
  expect(first).toContain(`${publicUrl}/listings/${id}`);
  const image = new RegExp(`<img\\s+src="${publicUrl}(/listings/${id}/map-\\w+\\.png)"`);
  const [, map = ''] = image.exec(first) ?? [];
  expect((await app.request(map)).status).toBe(200);
  const fitNow = async () => {
    const { listing, household } = await done(app, 'getListingFit', { as: seeker, params: { id } });
    const lines = ['In: Harlem', `Fits you: ${listing.score} of 100`];
    return [...lines, `With who lives there: ${household?.members[0]?.fit?.score} of 100`];
  };
  for (const line of await fitNow()) expect(first).toContain(line);
  // Once in the text and once in the HTML.
  expect(first.match(/Sunny room/g)).toHaveLength(2);
  await newPrice(owner, id, 950);
  await newPrice(owner, id, 800);
  await world.anHourLater();
  const mails = await untilMailed(seeker, 2);
  const cheaper = mails.find((mail) => mail.includes('Cheaper now in “Harlem”: Sunny room')) ?? '';
  for (const line of await fitNow()) expect(cheaper).toContain(line);
  await setStatus(owner, id, 'paused');
  await setStatus(owner, id, 'active');
  await world.anHourLater();
  expect((await untilMailed(seeker, 3)).join('\n')).toContain('Available again in “Harlem”');
  // The same again is no news.
  for (const rent of [950, 800]) await newPrice(owner, id, rent);
  await setStatus(owner, id, 'paused');
  await setStatus(owner, id, 'active');
  await untilQuiet();
  expect(await mailsTo(seeker)).toHaveLength(3);
  expect(await mailsTo(owner)).toHaveLength(0);
  const news = async (as: TestUser) => (await done(app, 'listSavedSearches', { as })).items[0];
  expect(await news(seeker)).toMatchObject({ id: search.id, new_matches: 1 });
  expect(await news(owner)).toMatchObject({ id: other.id, new_matches: 0 });
  const params = { id: search.id };
  await done(app, 'updateSavedSearch', { as: seeker, params, body: { is_seen: true } });
  expect(await news(seeker)).toMatchObject({ new_matches: 0 });
});

test('names what a room costs in its own currency, in the language of the reader', async () => {
  const owner = await app.user();
  const lakeside = { currency: 'CHF', monthly_rent: 1200 };
  for (const [language, words, costs] of [
    ['en', 'CHF\u{a0}1,280 a month in total', { monthly_bills: 80 }],
    ['de', '1.200\u{a0}CHF im Monat, Nebenkosten inklusive', { monthly_bills: 0 }],
  ] as const) {
    const seeker = await app.user();
    await done(app, 'saveLanguage', { as: seeker, body: { language } });
    await save(seeker, 'q=zürichsee&currency=CHF&max_rent=1300');
    await room(app, owner, { title: `Zürichsee ${language}`, ...lakeside, ...costs });
    const [mail = ''] = await untilMailed(seeker, 1);
    // In the text and in the HTML.
    expect(mail.split(words), mail).toHaveLength(3);
    expect(mail).not.toContain('$');
    await app.database.sql`delete from saved_searches`;
  }
});

test('tells nothing of rooms that are hidden, of blocked users, paused since, or of a paused search', async () => {
  const [owner, blocked, blocker] = [await app.user(), await app.user(), await app.user()];
  const seeker = await app.user();
  await save(seeker, 'q=daylight', 'daily');
  const paused = await save(seeker, 'q=daylight&bedrooms=1', 'at_once');
  const body = { is_paused: true };
  await done(app, 'updateSavedSearch', { as: seeker, params: { id: paused.id }, body });
  await done(app, 'blockUser', { as: seeker, params: { id: blocked.id } });
  await done(app, 'blockUser', { as: blocker, params: { id: seeker.id } });
  const title = 'Daylight';
  const gone = await room(app, owner, { title });
  const hidden = await room(app, owner, { title: 'Daylight, hidden' });
  const changed = await room(app, owner, { title: 'Daylight, changed' });
  await room(app, blocked, { title });
  await room(app, blocker, { title });
  await room(app, owner, { title: 'Daylight, kept' });
  await vi.waitFor(
    async () => expect(await app.database.sql`select from search_matches`).toHaveLength(4),
    patience,
  );
  await setStatus(owner, gone, 'filled');
  const mark = { params: { id: hidden }, body: { mark: 'hidden' } };
  await done(app, 'markListing', { as: seeker, ...mark });
  const form = { body: listingForm({ title: 'Dark' }) };
  await done(app, 'updateListing', { as: owner, params: { id: changed }, ...form });
  await dueNow();
  const [mail = ''] = await untilMailed(seeker, 1);
  expect(mail).toContain('\nNew in “Harlem”: Daylight, kept');
  await untilQuiet();
  expect(await mailsTo(seeker)).toHaveLength(1);
});

/** A zone where nobody has their quiet hours of 7 to 10 now: then even what is due waits. */
const zoneAwake = () =>
  ['America/New_York', 'Asia/Tokyo'].find((timeZone) => {
    const parts = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
    const hour = Number(parts.format());
    return hour < 6 || hour > 10;
  }) ?? '';

test('many rooms are one mail a day, in the language of its reader, and none at night', async () => {
  const zone = zoneAwake();
  const [owner, seeker] = [await app.user(), await app.user()];
  await done(app, 'saveLanguage', { as: seeker, body: { language: 'de' } });
  const body = {
    message_mails: true,
    alert_mails: true,
    quiet_hours: { from: 7, to: 10 },
    time_zone: zone,
  };
  await done(app, 'saveNotificationSettings', { as: seeker, body });
  await save(seeker, 'q=garden', 'daily');
  for (const nth of [1, 2, 3]) await room(app, owner, { title: `Garden ${nth}` });
  await vi.waitFor(
    async () => expect(await app.database.sql`select from search_matches`).toHaveLength(3),
    patience,
  );
  const [job, ...others] = await app.database.sql<{ kind: string; hour: string }[]>`
    select data->>'kind' as kind, to_char(start_after at time zone ${zone}, 'HH24:MI') as hour
    from pgboss.job where name = 'mail' and (data->>'user_id')::int = ${seeker.id}`;
  expect([job?.kind, job?.hour, others.length]).toEqual(['alerts_daily', '10:00', 0]);
  await dueNow();
  const [mail = ''] = await untilMailed(seeker, 1);
  expect(mail).toContain('3 Zimmer in deinen gespeicherten Suchen');
  expect(mail).toContain('<html lang="de"');
  const pages = mail.match(/\S+\/listings\/\d+(?=[\s"])/g) ?? [];
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) expect(page).toContain(`${publicUrl}/de/listings/`);
});

test('an owner who lowers a rent again and again sends one mail an hour, and delays no other room', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await save(seeker, 'q=sunny');
  await save(seeker, 'q=sunny&bedrooms=1', 'at_once', 'Bedrooms');
  const id = await room(app, owner, { ...sunny, monthly_rent: 900 });
  await untilMailed(seeker, 1);
  for (let rent = 890; rent > 770; rent -= 10) await newPrice(owner, id, rent);
  await untilQuiet();
  expect(await mailsTo(seeker)).toHaveLength(1);
  const [waiting, ...others] = await readJobs(app.database.sql, 'mail', { user_id: seeker.id });
  expect(others).toEqual([]);
  expect(waiting?.due_in).toBeGreaterThan(58 * 60);
  await room(app, owner, { ...sunny, title: 'Sunny attic' });
  const [, second = ''] = await untilMailed(seeker, 2);
  expect(second.includes('Sunny room') && second.includes('Sunny attic')).toBe(false);
  await world.anHourLater();
  const mails = await untilMailed(seeker, 3);
  const cheaper = mails.filter((mail) => mail.includes('Cheaper now'));
  expect(cheaper).toHaveLength(1);
  expect(cheaper[0]).toContain('$780');
  await world.anHourLater();
  expect(await mailsTo(seeker)).toHaveLength(3);
});

test('a mail that is sent again tells what its first copy told, and the rest comes in another', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await save(seeker, 'q=harbour');
  const copies: Mail[] = [];
  world.afterSending = async (mail) => {
    copies.push(mail);
    if (copies.length > 1) return;
    // Another room is found before the connection breaks, when the mail is out already.
    await room(app, owner, { title: 'Harbour, second' });
    await vi.waitFor(
      async () => expect(await app.database.sql`select from search_matches`).toHaveLength(2),
      patience,
    );
    throw new Error('The connection broke');
  };
  await room(app, owner, { title: 'Harbour, first' });
  await vi.waitFor(() => expect(copies).toHaveLength(3), patience);
  // What was broken off is tried again behind the others.
  const [first, ...later] = copies;
  expect(later.find(({ id }) => id === first?.id)).toEqual(first);
  const rest = later.find(({ id }) => id !== first?.id);
  expect([rest?.text.includes('Harbour, second'), rest?.text.includes('Harbour, first')]).toEqual([
    true,
    false,
  ]);
  await untilQuiet();
  expect(copies).toHaveLength(3);
});

test('a room that was told at once is not told again by a daily search, unless that one alone has it', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await save(seeker, 'q=orchard', 'at_once', 'Orchards');
  await save(seeker, 'q=orchard&bedrooms=1', 'daily', 'Orchards with bedrooms');
  await save(seeker, 'q=meadow', 'daily', 'Meadows');
  await room(app, owner, { title: 'Orchard' });
  await room(app, owner, { title: 'Meadow' });
  await untilMailed(seeker, 1);
  await untilQuiet();
  await dueNow();
  const mails = await untilMailed(seeker, 2);
  // The only room of a mail is named with its search.
  const mailsWith = (title: string) =>
    mails.filter((mail) => new RegExp(`^New.*: ${title}\\r?$`, 'm').test(mail)).length;
  expect([mailsWith('Orchard'), mailsWith('Meadow')]).toEqual([1, 1]);
});

test('a mail that is late waits for the end of the quiet hours', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await save(seeker, 'q=tower', 'daily');
  await room(app, owner, { title: 'Tower' });
  await vi.waitFor(
    async () =>
      expect(await readJobs(app.database.sql, 'mail', { user_id: seeker.id })).toHaveLength(1),
    patience,
  );
  const hour = new Date().getUTCHours();
  const settings = { message_mails: true, alert_mails: true, time_zone: 'UTC' };
  const quiet = (from: number, to: number) =>
    done(app, 'saveNotificationSettings', {
      as: seeker,
      body: { ...settings, quiet_hours: { from: (from + 24) % 24, to: to % 24 } },
    });
  await quiet(hour - 1, hour + 2);
  await dueNow();
  await vi.waitFor(async () => {
    const [waiting] = await readJobs(app.database.sql, 'mail', { user_id: seeker.id });
    expect(waiting?.due_in).toBeGreaterThan(58 * 60);
  }, patience);
  expect(await mailsTo(seeker)).toHaveLength(0);
  await quiet(hour + 3, hour + 4);
  await dueNow();
  await untilMailed(seeker, 1);
});

test('a weekly mail that cannot be sent at once is not given up for the days it waited', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await save(seeker, 'q=valley', 'weekly');
  await room(app, owner, { title: 'Valley' });
  const { sql } = app.database;
  await vi.waitFor(
    async () =>
      expect(
        await sql`
          update pgboss.job set created_on = now() - interval '6 days'
          where name = 'mail' and (data->>'user_id')::int = ${seeker.id} returning id`,
      ).toHaveLength(1),
    patience,
  );
  let tries = 0;
  world.afterSending = async () => {
    tries += 1;
    if (tries < 3) throw new Error('The connection broke');
  };
  await dueNow();
  await vi.waitFor(() => expect(tries).toBe(3), patience);
  await untilQuiet();
  expect(await readJobs(sql, 'mail', { user_id: seeker.id })).toHaveLength(0);
});

test.each([
  ['at_once', '2026-03-10 12:00', 'UTC', null, null, '2026-03-10 12:00'],
  ['at_once', '2026-03-10 23:30', 'UTC', 22, 7, '2026-03-11 07:00'],
  ['at_once', '2026-03-10 05:59', 'UTC', 22, 7, '2026-03-10 07:00'],
  ['at_once', '2026-03-10 07:00', 'UTC', 22, 7, '2026-03-10 07:00'],
  ['daily', '2026-03-10 07:59', 'UTC', null, null, '2026-03-10 08:00'],
  ['daily', '2026-03-10 08:01', 'UTC', null, null, '2026-03-11 08:00'],
  // The clocks of Berlin are put forward on the 29th.
  ['daily', '2026-03-28 12:00', 'Europe/Berlin', null, null, '2026-03-29 06:00'],
  ['weekly', '2026-03-11 09:00', 'UTC', null, null, '2026-03-16 08:00'],
  ['weekly', '2026-03-09 07:00', 'UTC', null, null, '2026-03-09 08:00'],
])('%s from %s in %s, quiet from %s to %s, is due at %s', async (...given) => {
  const [frequency, since, zone, from, to, due] = given;
  const [row] = await app.database.sql<{ due: string }[]>`
    select to_char(alert_due_at(${frequency}, ${`${since}+00`}::timestamptz, ${zone}, ${from}::int,
      ${to}::int) at time zone 'utc', 'YYYY-MM-DD HH24:MI') as due`;
  expect(row?.due).toBe(due);
});

// @module-tag essential

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { countJobs, makeDue, readJobs } from '#tests/support/jobs.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { done, room } from '../inquiries/steps.ts';
import { openAlertWorld, patience, type AlertWorld } from '../saved-searches/alert-world.ts';

let app: TestApp;
let world: AlertWorld;
beforeAll(async () => {
  world = await openAlertWorld();
  app = world.app;
});
afterAll(() => world.close());
beforeEach(() => world.forgetSearches());

const attic = { title: 'Attic room', available_from: '2027-03-01', monthly_bills: 0 };
const like = (as: TestUser, id: number) =>
  done(app, 'markListing', { as, params: { id }, body: { mark: 'favorite' } });
const setRent = (owner: TestUser, id: number, monthly_rent: number) =>
  done(app, 'updateListing', {
    as: owner,
    params: { id },
    body: listingForm({ ...attic, monthly_rent }),
  });
const setStatus = (owner: TestUser, id: number, status: string) =>
  done(app, 'changeListingStatus', { as: owner, params: { id }, body: { status } });

/** Not within the hour in which each of them was told already. */
async function anHourLater(): Promise<void> {
  await vi.waitFor(
    async () => expect(await countJobs(app.database.sql, 'favorite_events')).toBe(0),
    patience,
  );
  const { sql } = app.database;
  await sql`
    update notification_settings set favorites_mailed_at = favorites_mailed_at - interval '1 hour'`;
  await makeDue(sql, 'mail');
  await world.untilQuiet();
}

const changesIn = (mails: string[]) =>
  mails.map((mail) => /\r?\n(Your favorite “[^\r\n]*)/.exec(mail)?.[1] ?? '').toSorted();
/** The text of a mail and its HTML, without the headers, whose subject says the same. */
const bodies = (mail: string) => mail.split(/^Content-Type: text\/(?:plain|html)/m).slice(1);
const subject = (change: string) => `Your favorite “Attic room”: ${change}`;

test('a favorite sends one alert each when it is cheaper, paused, filled, free again and deleted', async () => {
  const [owner, other] = [await app.user(), await app.user()];
  const seeker = await app.user({ budget_max: 880, move_in_from: '2027-03-01' });
  const id = await room(app, owner, { ...attic, monthly_rent: 900 });
  await like(seeker, id);
  await like(other, id);
  await done(app, 'unmarkListing', { as: other, params: { id } });
  await setRent(owner, id, 800);
  const [first = ''] = await world.untilMailed(seeker, 1);
  expect(changesIn([first])).toEqual([subject('now $800, was $900')]);
  expect(first).toContain(`${publicUrl}/listings/${id}`);
  expect(first).toContain('Fits you:');
  expect(bodies(first).map((body) => body.split('now $800, was $900').length - 1)).toEqual([1, 1]);

  await setStatus(owner, id, 'paused');
  await world.untilQuiet();
  const [waiting] = await readJobs(app.database.sql, 'mail', { user_id: seeker.id });
  expect(waiting?.due_in).toBeGreaterThan(58 * 60);
  await anHourLater();
  // Within one hour, what is undone was nothing.
  await setStatus(owner, id, 'active');
  await setStatus(owner, id, 'paused');
  await anHourLater();
  for (const status of ['filled', 'active']) {
    await setStatus(owner, id, status);
    await anHourLater();
  }
  await done(app, 'deleteListing', { as: owner, params: { id } });
  await anHourLater();
  const changes = ['now $800, was $900', 'paused', 'filled', 'available again', 'deleted'];
  expect(changesIn(await world.mailsTo(seeker))).toEqual(changes.map(subject).toSorted());
  for (const nobody of [owner, other]) expect(await world.mailsTo(nobody)).toHaveLength(0);
});

test('sends no alert about a change that its user saw, or may not see', async () => {
  const [owner, reader, blocker] = [await app.user(), await app.user(), await app.user()];
  const id = await room(app, owner, { ...attic, monthly_rent: 900 });
  for (const as of [reader, blocker]) await like(as, id);
  await done(app, 'blockUser', { as: blocker, params: { id: owner.id } });
  const settings = await done(app, 'getNotificationSettings', { as: reader });
  const hour = new Date().getUTCHours();
  const quiet_hours = { from: (hour + 23) % 24, to: (hour + 2) % 24 };
  const body = { ...settings, quiet_hours, time_zone: 'UTC' };
  await done(app, 'saveNotificationSettings', { as: reader, body });
  await setRent(owner, id, 800);
  await vi.waitFor(
    async () => expect(await app.database.sql`select from favorite_alerts`).toHaveLength(1),
    patience,
  );
  const { read_at: until } = await done(app, 'getNews', { as: reader });
  await done(app, 'dismissNews', { as: reader, body: { kind: 'favorites', until, ids: [id] } });
  await done(app, 'saveNotificationSettings', { as: reader, body: { ...body, quiet_hours: null } });
  await anHourLater();
  // Later changes are told against what was seen.
  await setRent(owner, id, 700);
  expect(changesIn(await world.untilMailed(reader, 1))).toEqual([subject('now $700, was $800')]);
  expect(await world.mailsTo(blocker)).toHaveLength(0);
});

test('a favorite that a saved search finds too is told once, by one of them', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await world.save(seeker, 'q=attic');
  const id = await room(app, owner, { ...attic, monthly_rent: 900 });
  await world.untilMailed(seeker, 1);
  await like(seeker, id);
  await setRent(owner, id, 800);
  const mails = await world.untilMailed(seeker, 2);
  await world.untilQuiet();
  expect(mails.join('\n')).toContain(subject('now $800, was $900'));
  expect(await world.mailsTo(seeker)).toHaveLength(2);
  // Who wants no mails about favorites hears of it as of any other room.
  const settings = await done(app, 'getNotificationSettings', { as: seeker });
  const body = { ...settings, favorite_mails: false };
  expect(await done(app, 'saveNotificationSettings', { as: seeker, body })).toEqual(body);
  await setRent(owner, id, 700);
  // They heard of this room within the hour.
  await world.anHourLater();
  const all = await world.untilMailed(seeker, 3);
  await world.untilQuiet();
  expect(all.join('\n')).toContain('Cheaper now in “Harlem”: Attic room');
  expect(await world.mailsTo(seeker)).toHaveLength(3);
});

test(
  'a mail that is sent again tells the same favorites, and later changes come in another',
  { tags: 'long' },
  async () => {
    const [owner, seeker] = [await app.user(), await app.user()];
    const id = await room(app, owner, { ...attic, monthly_rent: 900 });
    await like(seeker, id);
    const copies: Mail[] = [];
    world.afterSending = async (mail) => {
      copies.push(mail);
      if (copies.length > 1) return;
      // It changes once more before the connection breaks, when the mail is out already.
      await setStatus(owner, id, 'filled');
      throw new Error('The connection broke');
    };
    await setRent(owner, id, 800);
    await vi.waitFor(() => expect(copies).toHaveLength(2), patience);
    await world.untilQuiet();
    await anHourLater();
    const [first, again, rest] = copies;
    expect([again?.id, again?.subject]).toEqual([first?.id, subject('now $800, was $900')]);
    expect([rest?.id === first?.id, rest?.subject]).toEqual([false, subject('filled')]);
    expect(copies).toHaveLength(3);
  },
);

test('one click in the mail stops the mails about favorites alone', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  const id = await room(app, owner, { ...attic, monthly_rent: 900 });
  await like(seeker, id);
  await setRent(owner, id, 800);
  const [mail = ''] = await world.untilMailed(seeker, 1);
  const header = /List-Unsubscribe: <([^>]+)>/.exec(mail)?.[1] ?? '';
  const address = header.slice(publicUrl.length);
  const shown = await app.request(address);
  expect(await shown.text()).toContain('Stop the e-mails about your favorites?');
  const settings = () => done(app, 'getNotificationSettings', { as: seeker });
  expect(await settings()).toMatchObject({ favorite_mails: true });
  const clicked = await app.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
  expect(await settings()).toMatchObject({
    favorite_mails: false,
    alert_mails: true,
    message_mails: true,
  });
  await setStatus(owner, id, 'paused');
  await anHourLater();
  expect(await world.mailsTo(seeker)).toHaveLength(1);
});

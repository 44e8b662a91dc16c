import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAlertMatcher } from '#domain/alerts/alert-matcher.ts';
import { createMailer } from '#domain/notifications/mailer.ts';
import { createPusher } from '#domain/push/pusher.ts';
import { createPushServices } from '#domain/push/push-services.ts';
import { loadVapidKeys } from '#domain/push/vapid-keys.ts';
import { createLog } from '#platform/log.ts';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import { listMails } from '#server/list-mails.ts';
import { makeDue, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openPushService, type Subscriber } from '#tests/support/push-service.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room } from '../inquiries/steps.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof openPushService>>;
let jobs: { stop(): Promise<void> }[] = [];
let mails = 0;

beforeAll(async () => {
  service = await openPushService();
  app = await openTestApp({ PUSH_ORIGINS: service.origin });
  const { sql } = app.database;
  const log = createLog('silent');
  const deps = mailDeps(sql);
  const transport = {
    send: async () => void (mails += 1),
    close: () => undefined,
  } as unknown as MailTransport;
  const keys = await loadVapidKeys(sql);
  const trusted = [service.origin];
  const running = [
    createMailer({ sql, log, transport, composers: listMails(deps) }),
    createAlertMatcher({ sql, log, pricing: deps.pricing }),
    // Two processes, to see that each message is sent once.
    createPusher({ sql, log, services: createPushServices({ keys, publicUrl, trusted }) }),
    createPusher({ sql, log, services: createPushServices({ keys, publicUrl, trusted }) }),
  ];
  jobs = running;
  for (const job of running) await job.start();
});
afterAll(async () => {
  for (const job of jobs) await job.stop();
  await app.database.close();
  await service.close();
});
beforeEach(async () => {
  mails = 0;
  await app.database.sql`delete from saved_searches`;
  await app.database.sql`delete from push_subscriptions`;
});

const saveSearch = (as: TestUser) =>
  done(app, 'createSavedSearch', {
    as,
    body: { name: 'Harlem', search: 'q=sunny', frequency: 'at_once' },
  });

async function subscribe(as: TestUser): Promise<Subscriber> {
  const subscriber = service.subscribe();
  await done(app, 'savePushSubscription', { as, body: subscriber.form });
  return subscriber;
}

const postRoom = async (title = 'Sunny room') => room(app, await app.user(), { title });
const patience = { timeout: 10_000 };
const untilArrived = (subscriber: Subscriber, count: number) =>
  vi.waitFor(() => expect(subscriber.arrived).toHaveLength(count), patience);
/** Until nothing is compared, mailed or pushed any more. */
const untilQuiet = () =>
  vi.waitFor(async () => {
    const waiting = await app.database.sql`
      select from pgboss.job where name in ('listing_events', 'mail') and state < 'completed'
        or name = 'push' and state < 'completed' and start_after <= now() + interval '1 minute'`;
    expect(waiting).toHaveLength(0);
  }, patience);

test('an alert reaches each device once, by the real protocol, and the mail besides', async () => {
  const seeker = await app.user({ budget_max: 900, move_in_from: '2027-03-01' });
  const tablet = await app.anotherDevice(seeker);
  const [one, two] = [await subscribe(seeker), await subscribe(tablet)];
  const search = await saveSearch(seeker);
  const terms = { title: 'Sunny room', available_from: '2027-03-01' };
  const id = await room(app, await app.user(), terms);
  await untilArrived(one, 1);
  await untilArrived(two, 1);
  await untilQuiet();
  expect(mails).toBe(1);
  const { public_key: key, is_on: isOn } = await done(app, 'getPush', { as: seeker });
  expect(isOn).toBe(true);
  for (const { arrived } of [one, two]) {
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.payload).toMatchObject({
      title: 'New in “Harlem”: Sunny room',
      body: expect.stringMatching(/^\$.+ · .+\nFits you: \d+ of 100$/),
      url: `/listings/${id}`,
      // Where the search can be paused.
      actions: [{ action: `/saved-searches#search-${search.id}`, title: 'Change your alerts' }],
      lang: 'en',
      dir: 'ltr',
    });
    expect(arrived[0]?.sender).toBe(key);
    expect(arrived[0]?.headers['topic']).toMatch(/^[\w-]{1,32}$/);
  }
});

test('a user without mails gets alerts on their device alone', async () => {
  const seeker = await app.user();
  const device = await subscribe(seeker);
  const settings = await done(app, 'getNotificationSettings', { as: seeker });
  const body = { ...settings, alert_mails: false };
  await done(app, 'saveNotificationSettings', { as: seeker, body });
  await saveSearch(seeker);
  await postRoom();
  await untilArrived(device, 1);
  await untilQuiet();
  expect(mails).toBe(0);
  // Without the device nobody is left to tell, now or later.
  await done(app, 'deletePushSubscription', { as: seeker });
  await postRoom('Another sunny room');
  await untilQuiet();
  await subscribe(seeker);
  await untilQuiet();
  expect(device.arrived).toHaveLength(1);
});

test('a favorite that changes is told on each device, with one tap to it', async () => {
  const [seeker, owner] = [await app.user(), await app.user()];
  const device = await subscribe(seeker);
  const id = await room(app, owner, { title: 'Sunny room' });
  await done(app, 'markListing', { as: seeker, params: { id }, body: { mark: 'favorite' } });
  await done(app, 'changeListingStatus', { as: owner, params: { id }, body: { status: 'filled' } });
  await untilArrived(device, 1);
  await untilQuiet();
  expect(mails).toBe(1);
  expect(device.arrived[0]?.payload).toMatchObject({
    title: 'Your favorite “Sunny room”: filled',
    url: '/favorites',
    actions: [{ action: '/profile/notifications', title: 'Change your alerts' }],
  });
});

test('nothing goes out in the quiet hours', async () => {
  const seeker = await app.user();
  const device = await subscribe(seeker);
  const hour = new Date().getUTCHours();
  const quiet = { from: hour, to: (hour + 3) % 24 };
  const settings = await done(app, 'getNotificationSettings', { as: seeker });
  const body = { ...settings, quiet_hours: quiet, time_zone: 'UTC' };
  await done(app, 'saveNotificationSettings', { as: seeker, body });
  await saveSearch(seeker);
  await postRoom();
  await vi.waitFor(async () => {
    const [job] = await readJobs(app.database.sql, 'mail', { user_id: seeker.id });
    expect(job?.due_in).toBeGreaterThan(60);
  }, patience);
  const { sql } = app.database;
  const mailDue = () => makeDue(sql, 'mail', { user_id: seeker.id });
  const waitsFor = (queue: 'mail' | 'push') =>
    vi.waitFor(async () => {
      const [job, ...others] = await readJobs(sql, queue, { user_id: seeker.id });
      expect(others).toEqual([]);
      expect(job?.due_in).toBeGreaterThan(58 * 60);
    }, patience);
  // Due all the same, as after the mail server was away.
  await mailDue();
  await waitsFor('mail');
  expect(device.arrived).toHaveLength(0);
  await done(app, 'saveNotificationSettings', { as: seeker, body: settings });
  // Then its push service is away, until the next quiet hours.
  device.answerWith(503);
  await mailDue();
  await vi.waitFor(async () => {
    const [postponed] = await readJobs(sql, 'push', { user_id: seeker.id, failures: 1 });
    expect(postponed?.due_in).toBeLessThan(40);
  }, patience);
  await done(app, 'saveNotificationSettings', { as: seeker, body });
  device.answerWith(201);
  await makeDue(sql, 'push');
  await waitsFor('push');
  expect(device.arrived).toHaveLength(0);
  await done(app, 'saveNotificationSettings', { as: seeker, body: settings });
  await makeDue(sql, 'push');
  await untilArrived(device, 1);
});

test.each([404, 410])(
  'a device that its service answers with %i has ended, until it is turned on again or off',
  async (status) => {
    const seeker = await app.user();
    const settings = () => done(app, 'getPush', { as: seeker });
    const endByService = async () => {
      const device = await subscribe(seeker);
      expect(await settings()).toMatchObject({ is_on: true, has_ended: false });
      device.answerWith(status);
      await postRoom(`Sunny room ${device.form.endpoint}`);
      await vi.waitFor(
        async () => expect(await settings()).toMatchObject({ is_on: false, has_ended: true }),
        patience,
      );
      await untilQuiet();
      return device;
    };
    await saveSearch(seeker);
    await endByService();
    const asked = service.asked();
    await postRoom('Sunny room, later');
    await untilQuiet();
    // Nobody asks a service again that said it is over.
    expect(service.asked()).toBe(asked);
    const again = await subscribe(seeker);
    await postRoom('Sunny room, at last');
    await untilArrived(again, 1);
    await endByService();
    await done(app, 'deletePushSubscription', { as: seeker });
    expect(await settings()).toMatchObject({ is_on: false, has_ended: false });
  },
);

test('a service that is away gets the message later, once', async () => {
  const seeker = await app.user();
  const device = await subscribe(seeker);
  device.answerWith(503);
  await saveSearch(seeker);
  await postRoom();
  const isPostponed = () =>
    vi.waitFor(async () => {
      const [job] = await readJobs(app.database.sql, 'push', { user_id: seeker.id, failures: 1 });
      expect(job?.due_in).toBeGreaterThan(20);
      expect(job?.due_in).toBeLessThan(40);
    }, patience);
  await isPostponed();
  device.answerWith(201);
  await makeDue(app.database.sql, 'push');
  await untilArrived(device, 1);
  await untilQuiet();
  expect(device.arrived).toHaveLength(1);
});

test('signing out ends the alerts of that device, and of no other', async () => {
  const seeker = await app.user();
  const tablet = await app.anotherDevice(seeker);
  const [phone, other] = [await subscribe(seeker), await subscribe(tablet)];
  await saveSearch(seeker);
  await app.database.sql`
    update sessions set revoked_at = now() where id = (
      select session_id from push_subscriptions where endpoint = ${phone.form.endpoint})`;
  await postRoom();
  await untilArrived(other, 1);
  await untilQuiet();
  expect(phone.arrived).toHaveLength(0);
});

test('a browser that another user subscribes is theirs alone', async () => {
  const [first, second] = [await app.user(), await app.user()];
  const browser = await subscribe(first);
  await done(app, 'savePushSubscription', { as: second, body: browser.form });
  expect(await done(app, 'getPush', { as: first })).toMatchObject({ is_on: false });
  await saveSearch(first);
  await postRoom();
  await untilQuiet();
  expect(browser.arrived).toHaveLength(0);
});

test('keeps the ten newest devices of a user', async () => {
  const limited = await openTestApp({ PUSH_ORIGINS: service.origin, QUOTA_FACTOR: '1' });
  try {
    const seeker = await limited.user();
    for (let device = 0; device < 12; device += 1) {
      const as = await limited.anotherDevice(seeker);
      await done(limited, 'savePushSubscription', { as, body: service.subscribe().form });
    }
    const kept = await limited.database.sql`select from push_subscriptions`;
    expect(kept).toHaveLength(10);
  } finally {
    await limited.database.close();
  }
});

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.0.0.7/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:192.168.0.1]/x',
  'https://localhost/x',
  'https://intranet/x',
  'https://push.example.com:8443/x',
  'https://user:secret@push.example.com/x',
  'ftp://push.example.com/x',
])('refuses to send to %s', async (endpoint) => {
  const seeker = await app.user();
  const { keys } = service.subscribe().form;
  const answer = await app.call('savePushSubscription', { as: seeker, body: { endpoint, keys } });
  expect(answer.status).toBe(422);
});

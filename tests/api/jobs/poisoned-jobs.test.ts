import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createAlertMatcher } from '#domain/alerts/alert-matcher.ts';
import { createMailer } from '#domain/notifications/mailer.ts';
import type { MailKind } from '#domain/notifications/queue.ts';
import { rewriteSearchWords } from '#domain/saved-searches/rewrite-filters.ts';
import { queueReminders } from '#domain/listings/freshness/queue-reminders.ts';
import { createPusher } from '#domain/push/pusher.ts';
import { queueJobs } from '#platform/jobs/job-store.ts';
import type { JobWorker } from '#platform/jobs/job-worker.ts';
import { createLog } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { listMails } from '#server/list-mails.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { poisonRows } from '#tests/support/poison.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, room, sentInquiry } from '../inquiries/steps.ts';
import { importSteps, plainMapping, plainRows } from '../imports/runs/steps.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

const log = createLog('silent');
const patience = { timeout: 20_000 };

async function start(worker: JobWorker): Promise<void> {
  onTestFinished(() => worker.stop());
  await worker.start();
}

/** What an administrator reads of the jobs that failed. */
const failed = async () => (await done(app, 'listJobs', { as: admin })).failed;
const untilFailed = (count: number) =>
  vi.waitFor(async () => {
    const jobs = await failed();
    expect(jobs).toHaveLength(count);
    return jobs;
  }, patience);

async function startMailer(): Promise<Mail[]> {
  const { sql } = app.database;
  const sent: Mail[] = [];
  const transport = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  await start(createMailer({ sql, log, transport, composers: listMails(mailDeps(sql)) }));
  return sent;
}

/** Data that no composer of this kind can read. */
const broken = { user_id: 'nobody', inquiry_id: 'nothing', about_id: 'nothing' };
const kinds = Object.keys(listMails({} as never)) as MailKind[];

test('a mail of each kind that cannot be composed waits alone, and an administrator sees it', async () => {
  const { sql } = app.database;
  await queueJobs(
    sql,
    'mail',
    kinds.map((kind) => ({ data: { ...broken, kind } })),
  );
  await sentInquiry(app);
  const sent = await startMailer();
  await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
  const jobs = await untilFailed(kinds.length);
  expect(jobs.map(({ kind }) => String(kind)).toSorted()).toEqual(kinds.toSorted());
  for (const job of jobs) {
    expect(job).toMatchObject({ queue: 'mail', state: 'failing', failures: 1 });
    expect(job.next_at).not.toBeNull();
  }
});

test('a job that has failed for days is given up, and runs again when an administrator says so', async () => {
  const { sql } = app.database;
  const failingSince = new Date(Date.now() - 4 * 24 * 60 * 60_000).toISOString();
  const data = { ...broken, kind: 'statement', failing_since: failingSince, failures: 80 };
  await queueJobs(sql, 'mail', [{ data }]);
  await startMailer();
  const [dead] = await vi.waitFor(async () => {
    const jobs = await failed();
    expect(jobs[0]?.state).toBe('dead');
    return jobs;
  }, patience);
  expect(dead).toMatchObject({ kind: 'statement', failures: 81, next_at: null });
  const { queues } = await done(app, 'listJobs', { as: admin });
  expect(queues.find(({ queue }) => queue === 'mail')).toMatchObject({ waiting: 0, dead: 1 });
  const params = { id: dead!.id };
  await done(app, 'runJob', { as: admin, params });
  await vi.waitFor(
    async () => expect((await failed())[0]).toMatchObject({ state: 'failing', failures: 1 }),
    patience,
  );
  // What was repaired meanwhile is done.
  await sql`update pgboss.job set data = data || '{"about_id": 0}' where name = 'mail'`;
  await done(app, 'runJob', { as: admin, params });
  await vi.waitFor(async () => expect(await readJobs(sql, 'mail')).toEqual([]), patience);
  expect(await refusal(app, 'runJob', { as: admin, params })).toBe('not_found');
});

test('an administrator reads first what was given up', async () => {
  const data = { ...broken, kind: 'statement' };
  const failingSince = new Date(Date.now() - 4 * 24 * 60 * 60_000).toISOString();
  await queueJobs(app.database.sql, 'mail', [{ data: { ...data, failing_since: failingSince } }]);
  await queueJobs(app.database.sql, 'mail', [{ data }]);
  await startMailer();
  await vi.waitFor(
    async () => expect((await failed()).map(({ state }) => state)).toEqual(['dead', 'failing']),
    patience,
  );
});

test('events of a room that cannot be compared harm no other room', async () => {
  const { sql } = app.database;
  const seeker = await app.user();
  const body = { name: 'Sunny', search: 'q=sunny', frequency: 'at_once' };
  await done(app, 'createSavedSearch', { as: seeker, body });
  await queueJobs(sql, 'listing_events', [{ data: { events: [{ listing_id: 'no number' }] } }]);
  await queueJobs(sql, 'favorite_events', [{ data: { listing_ids: ['no number'] } }]);
  await room(app, await app.user(), { title: 'Sunny room' });
  await start(createAlertMatcher({ sql, log, pricing: mailDeps(sql).pricing }));
  await vi.waitFor(
    async () => expect(await readJobs(sql, 'mail', { user_id: seeker.id })).toHaveLength(1),
    patience,
  );
  const jobs = await untilFailed(2);
  expect(jobs.map(({ queue }) => queue).toSorted()).toEqual(['favorite_events', 'listing_events']);
});

test('a user whose alerts cannot be stored misses only their own', async () => {
  const { sql } = app.database;
  const seekers = [await app.user(), await app.user(), await app.user()] as const;
  const [first, hostile, last] = seekers;
  for (const as of seekers) {
    const body = { name: 'Rainy', search: 'q=rainy', frequency: 'at_once' };
    await done(app, 'createSavedSearch', { as, body });
  }
  const searchOwner = '(select user_id from saved_searches where id = new.search_id)';
  await poisonRows(app, 'search_matches', 'insert', `${searchOwner} = ${hostile.id}`);
  const owner = await app.user();
  const ids = [];
  for (const nth of [1, 2, 3]) ids.push(await room(app, owner, { title: `Rainy room ${nth}` }));
  await deleteJobs(sql);
  const events = ids.map((listing_id) => ({ listing_id, kind: 'new' }));
  await queueJobs(sql, 'listing_events', [{ data: { events } }]);
  await start(createAlertMatcher({ sql, log, pricing: mailDeps(sql).pricing }));
  const jobs = await untilFailed(3);
  expect(new Set(jobs.map(({ queue, reason }) => `${queue}: ${reason}`))).toEqual(
    new Set(['listing_events: Poisoned']),
  );
  const left = await readJobs<{ only_user: number }>(sql, 'listing_events');
  expect(left.map(({ data }) => data.only_user)).toEqual([hostile.id, hostile.id, hostile.id]);
  const matches = await sql<{ user_id: number; count: number }[]>`
    select user_id, count(*)::int as count
    from search_matches m join saved_searches s on s.id = m.search_id
    where listing_id = any(${ids}::int[]) group by user_id order by user_id`;
  expect(matches).toEqual([first, last].map(({ id }) => ({ user_id: id, count: 3 })));
  for (const { id } of [first, last]) {
    expect(await readJobs(sql, 'mail', { user_id: id })).toHaveLength(1);
  }
});

test('an alert of a favorite that fails delays nobody else’s', async () => {
  const { sql } = app.database;
  const [first, hostile, last] = [await app.user(), await app.user(), await app.user()];
  const id = await room(app, await app.user(), { title: 'Windy room' });
  for (const as of [first, hostile, last]) {
    await done(app, 'markListing', { as, params: { id }, body: { mark: 'favorite' } });
  }
  await poisonRows(app, 'favorite_alerts', 'insert', `new.user_id = ${hostile.id}`);
  await sql`update listings set status = 'paused' where id = ${id}`;
  await start(createAlertMatcher({ sql, log, pricing: mailDeps(sql).pricing }));
  await untilFailed(1);
  const alerted = await sql<{ user_id: number }[]>`
    select user_id from favorite_alerts where listing_id = ${id} order by user_id`;
  expect(alerted.map(({ user_id }) => user_id)).toEqual([first.id, last.id]);
});

test('an owner who cannot be asked about their rooms keeps nobody else from being asked', async () => {
  const { sql } = app.database;
  const owners = [await app.user(), await app.user(), await app.user()] as const;
  for (const owner of owners) {
    const id = await room(app, owner, { title: 'Old room' });
    await sql`update listings set last_confirmed_at = now() - interval '15 days' where id = ${id}`;
  }
  const listingOwner = '(select user_id from listings where id = new.listing_id)';
  await poisonRows(app, 'listing_reminders', 'insert', `${listingOwner} = ${owners[1].id}`);
  await expect(queueReminders(sql)).rejects.toThrow(`Skipped users ${owners[1].id}: Poisoned`);
  const asked = await readJobs<{ user_id: number }>(sql, 'mail', { kind: 'confirm_listings' });
  expect(asked.map(({ data }) => data.user_id).toSorted((one, other) => one - other)).toEqual([
    owners[0].id,
    owners[2].id,
  ]);
});

test('a saved search whose words cannot be stored delays no other search', async () => {
  const { sql } = app.database;
  const [first, hostile, last] = [await app.user(), await app.user(), await app.user()];
  for (const as of [first, hostile, last]) {
    const body = { name: 'Foggy', search: 'q=foggy', frequency: 'at_once' };
    await done(app, 'createSavedSearch', { as, body });
  }
  await sql`update saved_searches set words_version = 0`;
  await poisonRows(app, 'saved_searches', 'update', `new.user_id = ${hostile.id}`);
  await expect(rewriteSearchWords(sql)).rejects.toThrow('Poisoned');
  const stale = await sql<{ user_id: number }[]>`
    select user_id from saved_searches where words_version = 0`;
  expect(stale.map(({ user_id }) => user_id)).toEqual([hostile.id]);
});

/** What people may type or send, and what machines make of it. */
const oddTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    "'",
    '\\',
    ":*|!&()'",
    '\u202e',
    '%00',
    '-- ',
    'NULL',
    '{}',
    '\ud800',
    'ا'.repeat(60),
  ),
);

test('whatever one user stores, the alerts of another come', { timeout: 180_000 }, async () => {
  const { sql } = app.database;
  const seeker = await app.user();
  const body = { name: 'Misty', search: 'q=misty', frequency: 'at_once' };
  await done(app, 'createSavedSearch', { as: seeker, body });
  await start(createAlertMatcher({ sql, log, pricing: mailDeps(sql).pricing }));
  const zones = [...Intl.supportedValuesOf('timeZone'), 'AET', 'SST', 'US/Pacific-New', 'EST5EDT'];
  const odd = fc.record({
    text: oddTexts,
    zone: fc.constantFrom(...zones),
    hours: fc.record({ from: fc.nat(23), to: fc.nat(23) }),
    rent: fc.oneof(fc.nat(), fc.constantFrom(-1, 2_147_483_647, 0.5)),
    spot: fc.record({ lat: fc.double({ noNaN: true }), lng: fc.double({ noNaN: true }) }),
    frequency: fc.constantFrom('at_once', 'daily', 'weekly'),
  });
  await fc.assert(
    fc.asyncProperty(odd, async ({ text, zone, hours, rent, spot, frequency }) => {
      await deleteJobs(sql);
      const as = await app.user();
      const near = { ...spot, radius_km: 10 };
      const filters = [{ q: text }, { q: 'misty', max_rent: rent }, near, { ...near, q: text }];
      const searches = filters.map(
        (filter) =>
          new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)])),
      );
      const settings = { message_mails: true, alert_mails: true, quiet_hours: hours };
      const body = { ...settings, time_zone: zone };
      const statuses = [(await app.call('saveNotificationSettings', { as, body })).status];
      for (const search of searches) {
        const form = { name: text || 'x', search: String(search), frequency, time_zone: zone };
        statuses.push((await app.call('createSavedSearch', { as, body: form })).status);
      }
      // As a version before stored it.
      await sql`update notification_settings set time_zone = ${zone} where user_id = ${as.id}`;
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const id = await room(app, as, {
        title: `Misty ${text.slice(0, 20)}`,
        description: text,
      }).catch(() => room(app, as, { title: 'Misty room' }));
      const isFound = async () =>
        (
          await sql`select from search_matches m join saved_searches s on s.id = m.search_id
          where s.user_id = ${seeker.id} and m.listing_id = ${id}`
        ).length;
      await expect.poll(isFound, patience).toBe(1);
      expect(await failed()).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('a message that cannot be read harms no other message', async () => {
  const { sql } = app.database;
  const sent: unknown[] = [];
  const user = await app.user();
  const [device] = await sql<{ id: number }[]>`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select ${user.id}, id, 'https://push.example/1', 'key', 'auth' from sessions
    where user_id = ${user.id} returning id`;
  const payload = { title: 'A room', tag: 'x' };
  await queueJobs(sql, 'push', [
    { data: { subscription_id: 'no number', user_id: user.id, payload } },
    { data: { subscription_id: device!.id, user_id: user.id, payload } },
  ]);
  const services = {
    accepts: () => true,
    send: async (_: unknown, message: unknown) => {
      sent.push(message);
      return 'sent' as const;
    },
  };
  await start(createPusher({ sql, log, services }));
  await vi.waitFor(() => expect(sent).toEqual([payload]), patience);
  expect(await untilFailed(1)).toMatchObject([{ queue: 'push', state: 'failing' }]);
});

test(
  'an import that cannot run ends as failed, and another one runs',
  { timeout: 60_000 },
  async () => {
    const { sql } = app.database;
    const steps = importSteps(app, admin);
    const start_ = async (name: string) => {
      const { id } = await steps.source(name, { mapping: plainMapping });
      return steps.start(await steps.upload(id, plainRows(3)));
    };
    const poisoned = await start_('poisoned');
    // Its process ended five times without progress.
    await sql`update import_runs set attempts = 5, rows_done = 0 where id = ${poisoned.id}`;
    const sound = await start_('sound');
    await app.imports.start();
    onTestFinished(() => app.imports.stop());
    const readStatus = async (id: number) =>
      (await done(app, 'getImport', { as: admin, params: { id } })).status;
    await expect.poll(() => readStatus(sound.id), patience).toBe('done');
    expect(await readStatus(poisoned.id)).toBe('failed');
    const [dead] = await untilFailed(1);
    expect(dead).toMatchObject({ queue: 'imports', state: 'dead' });
    await done(app, 'runJob', { as: admin, params: { id: dead!.id } });
    await expect.poll(() => readStatus(poisoned.id), patience).toBe('done');
    await untilFailed(0);
  },
);

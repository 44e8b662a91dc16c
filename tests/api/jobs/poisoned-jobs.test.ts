import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createAlertMatcher } from '#domain/alerts/alert-matcher.ts';
import { createMailer } from '#domain/notifications/mailer.ts';
import type { MailKind } from '#domain/notifications/queue.ts';
import { createPusher } from '#domain/push/pusher.ts';
import { queueJobs } from '#platform/jobs/job-store.ts';
import type { JobWorker } from '#platform/jobs/job-worker.ts';
import { createSweeper } from '#platform/jobs/sweeps.ts';
import { createLog } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { listMails } from '#server/list-mails.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
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

test('a sweep that fails does not stop the others, and runs again within the hour', async () => {
  const { sql } = app.database;
  let runs = 0;
  const sweeps = {
    broken: { everyMinutes: 60, run: () => Promise.reject(new Error('The table is gone')) },
    sound: { everyMinutes: 60, run: async () => void (runs += 1) },
  };
  await start(createSweeper({ sql, log, sweeps }));
  const [job] = await untilFailed(1);
  expect(job).toMatchObject({ queue: 'sweeps', kind: 'broken', reason: 'The table is gone' });
  await vi.waitFor(() => expect(runs).toBe(1), patience);
  const waiting = await vi.waitFor(async () => {
    const found = await readJobs<{ kind: string }>(sql, 'sweeps', { kind: 'sound' });
    expect(found[0]?.due_in).toBeGreaterThan(59 * 60);
    return found;
  }, patience);
  expect(waiting).toHaveLength(1);
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

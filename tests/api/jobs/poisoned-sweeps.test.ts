import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { comparePhotos } from '#domain/images/same-photos.ts';
import { askAboutSilence } from '#domain/inquiries/ask-about-silence.ts';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';
import { askMovedIn } from '#domain/offers/ask-moved-in.ts';
import { expireOffers } from '#domain/offers/expire-offers.ts';
import { askOutcomes } from '#domain/outcomes/surveys.ts';
import { findSeekers } from '#domain/wanted/alerts/find-seekers.ts';
import { queueJobs } from '#platform/jobs/job-store.ts';
import { createSweeper, type Sweep } from '#platform/jobs/sweeps.ts';
import { createLog } from '#platform/log.ts';
import { StorageAway } from '#platform/storage/storage.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { photoLike } from '#tests/support/photo-like.ts';
import { poisonRows } from '#tests/support/poison.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { addImage } from '../images/upload-steps.ts';
import { done, letDaysPass, room, sentInquiry } from '../inquiries/steps.ts';
import { agreed, moveDay, offering, pair } from '../offers/steps.ts';
import { join, livedTogether, movedIn } from '../outcomes/steps.ts';
import { owner as ownerInBerlin, seeker } from '../wanted/steps.ts';

// One item that cannot be worked on keeps no other one, and an operator reads which it is.

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

const patience = { timeout: 20_000 };
const stopping = AbortSignal.timeout(600_000);

async function startSweeper(sweeps: Record<string, Sweep>): Promise<void> {
  const { sql } = app.database;
  const sweeper = createSweeper({ sql, log: createLog('silent'), sweeps });
  onTestFinished(() => sweeper.stop());
  await sweeper.start();
}

/** What an administrator reads of the jobs that failed, once there are so many. */
const untilFailed = (count: number) =>
  vi.waitFor(async () => {
    const { failed } = await done(app, 'listJobs', { as: admin });
    expect(failed).toHaveLength(count);
    return failed;
  }, patience);

/** Makes three of something, one after another. */
const three = async <T>(make: (nth: number) => Promise<T>): Promise<[T, T, T]> => [
  await make(0),
  await make(1),
  await make(2),
];

interface Case {
  kind: string;
  table: string;
  /** The column by which an item is named; `id` by default. */
  column?: string;
  /** Makes three items that are due, and returns the ids by which they are named. */
  prepare(): Promise<[number, number, number]>;
  sweep(): Promise<unknown>;
  /** SQL: the ids of those that were worked on. */
  worked: string;
}

const cases: Record<string, Case> = {
  'asking about silence': {
    kind: 'inquiries',
    table: 'inquiries',
    prepare: () => three(() => silent(15)),
    sweep: () => askAboutSilence(app.database.sql, stopping),
    worked: 'select id from inquiries where asked_at is not null',
  },
  'ending inquiries': {
    kind: 'inquiries',
    table: 'inquiries',
    prepare: () => three(() => silent(limits.inquiries.expireDays + 1)),
    sweep: () => expireInquiries(app.database.sql),
    worked: `select id from inquiries where status = 'expired'`,
  },
  'ending offers': {
    kind: 'offers',
    table: 'offers',
    prepare: () =>
      three(async () => {
        const made = await pair(app);
        await done(app, 'makeOffer', offering(made));
        const { sql } = app.database;
        await sql`update offers set answer_by = now()::date - 3 where inquiry_id = ${made.id}`;
        return readOfferId(made.id);
      }),
    sweep: () => expireOffers(app.database.sql),
    worked: `select id from offers where status = 'expired'`,
  },
  'asking who moved in': {
    kind: 'offers',
    table: 'offers',
    prepare: () =>
      three(async () => {
        const made = await agreed(app);
        await moveDay(app, made, 0);
        return readOfferId(made.id);
      }),
    sweep: () => askMovedIn(app.database.sql, stopping),
    worked: 'select id from offers where asked_at is not null',
  },
  'asking how it turned out': {
    kind: 'surveys',
    table: 'outcome_surveys',
    prepare: () =>
      three(async () => {
        const made = await movedIn(app);
        await join(app, made, 'owner', 'sender');
        await livedTogether(app, made, 30);
        const [survey] = await app.database.sql<{ id: number }[]>`
          select id from outcome_surveys where user_id = ${made.owner.id} order by due_on limit 1`;
        return survey!.id;
      }),
    sweep: () => askOutcomes(app.database.sql),
    worked: 'select id from outcome_surveys where asked_at is not null',
  },
  'comparing rooms with those who look for one': {
    kind: 'listings',
    table: 'wanted_alerts',
    column: 'listing_id',
    async prepare() {
      const ids = await three(async () => (await ownerInBerlin(app)).listing);
      await seeker(app);
      await app.database.sql`update wanted_alerts set checked_at = now() - interval '25 hours'`;
      return ids;
    },
    sweep: () => findSeekers(app.database.sql, mailDeps(app.database.sql).pricing, stopping),
    worked: `select listing_id as id from wanted_alerts
      where checked_at > now() - interval '1 hour' and cardinality(page_ids) > 0`,
  },
  'comparing photos': {
    kind: 'images',
    table: 'photo_looks',
    column: 'image_id',
    async prepare() {
      const owner = await app.user();
      const listing = await room(app, owner);
      const ids = await three(async (nth) => {
        const { data, width, height } = photoLike(nth + 1);
        const raw = { width, height, channels: 3 } as const;
        const photo = await sharp(data, { raw }).jpeg().toBuffer();
        return (await addImage(app, owner, listing, photo)).answer.id;
      });
      await app.database.sql`update photo_looks set compared_at = null`;
      return ids;
    },
    sweep: () => comparePhotos(app.database.sql),
    worked: 'select image_id as id from photo_looks where compared_at is not null',
  },
};

test.each(Object.entries(cases))(
  'one item that fails keeps no other from %s',
  async (_, { kind, table, column = 'id', prepare, sweep, worked }) => {
    const [first, poisoned, last] = await prepare();
    await poisonRows(app, table, 'update', `new.${column} = ${poisoned}`);
    await expect(sweep()).rejects.toThrow(`Skipped ${kind} ${poisoned}: Poisoned`);
    const rows = await app.database.sql.unsafe<{ id: number }[]>(worked);
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([first, last]));
    expect(ids).not.toContain(poisoned);
  },
);

async function silent(days: number): Promise<number> {
  const { id } = await sentInquiry(app);
  await letDaysPass(app, id, days);
  return id;
}

async function readOfferId(inquiryId: number): Promise<number> {
  const [offer] = await app.database.sql<{ id: number }[]>`
    select id from offers where inquiry_id = ${inquiryId}`;
  return offer!.id;
}

test('a sweep that fails does not stop the others, and runs again within the hour', async () => {
  const { sql } = app.database;
  let runs = 0;
  await startSweeper({
    broken: { everyMinutes: 60, run: () => Promise.reject(new Error('The table is gone')) },
    sound: { everyMinutes: 60, run: async () => void (runs += 1) },
  });
  const reason = 'The table is gone';
  expect(await untilFailed(1)).toMatchObject([{ queue: 'sweeps', kind: 'broken', reason }]);
  await vi.waitFor(() => expect(runs).toBe(1), patience);
  const waiting = await vi.waitFor(async () => {
    const queued = await readJobs<{ kind: string }>(sql, 'sweeps', { kind: 'sound' });
    expect(queued[0]?.due_in).toBeGreaterThan(59 * 60);
    return queued;
  }, patience);
  expect(waiting).toHaveLength(1);
});

test('a storage that refuses connections keeps only the sweeps that need it', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const error = new StorageAway('The S3 service does not answer', { cause });
  const away = { everyMinutes: 60, run: () => Promise.reject(error) };
  let runs = 0;
  const sound = { everyMinutes: 60, run: async () => void (runs += 1) };
  // As many as run at once.
  await startSweeper({ files: away, builds: away, photos: away, sound });
  await untilFailed(3);
  await vi.waitFor(() => expect(runs).toBe(1), patience);
  // One that comes later is behind those that failed.
  await queueJobs(app.database.sql, 'sweeps', [{ data: { kind: 'sound' } }]);
  await vi.waitFor(() => expect(runs).toBe(2), patience);
});

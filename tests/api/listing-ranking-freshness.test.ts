import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { insertListingsOfUsers } from '#bench/matching/synthetic-listings.ts';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import type { Habits } from '#contract/questionnaire/questions.ts';
import { createSearchIndex, type SearchIndex } from '#domain/search/index/search-index.ts';
import { rankListingsInSql } from '#domain/search/ranking/rank-in-sql.ts';
import { compareIn } from '#domain/money/public.ts';
import { openDatabase } from '#platform/database/database.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openSecondApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const calm: Habits = { cleaning: 'same_day', quiet: 'by_22', sharing: 'basics' };
/** So unlike the viewer that nobody would take it for a fit. */
const loud: Habits = { cleaning: 'when_needed', quiet: 'no_hour', sharing: 'most_things' };
const log = pino({ level: 'silent' });

const request = {
  viewer: {
    id: 1_000_000,
    answers: { habits: calm, preferences: {} },
    seeker: {
      budget: { ...compareIn('USD', null), max: 1500 },
      move_in_from: '2026-06-01',
      stay_months: null,
      latitude: 40.7,
      longitude: -73.95,
    },
    hidden: new Set<number>(),
  },
  query: { rents: compareIn('USD', null) },
  candidates: null,
  offset: 0,
  limit: 500,
};
const idsIn = async (ranking: Pick<SearchIndex, 'rank'>) => (await ranking.rank(request)).ids;
const quick = { timeout: 1000, interval: 20 };

async function offer(app: TestApp, as: TestUser): Promise<number> {
  return (await app.call('createListing', { as, body: listingForm() })).answer.id;
}

test('a change of a listing or of its owner in one process changes the order in another', async () => {
  const first = await testApp();
  const second = await openSecondApp(first);
  onTestFinished(() => second.database.close());
  const [one, other] = [await first.user(), await first.user()];
  const [old, recent] = [await offer(first, one), await offer(first, other)];
  await second.searchIndex.start();
  const order = () => idsIn(second.searchIndex);
  const becomes = (ids: number[]) =>
    vi.waitFor(async () => expect(await order()).toEqual(ids), quick);
  expect(await order()).toEqual([recent, old]);

  await first.call('saveHabits', { as: one, body: calm });
  await becomes([old, recent]);
  await first.call('saveHabits', { as: other, body: calm });
  await becomes([recent, old]);
  const { sql } = first.database;
  const third = await first.user();
  await first.call('saveHabits', { as: third, body: loud });
  await sql`insert into household_members (listing_id, user_id) values (${recent}, ${third.id})`;
  await becomes([old, recent]);
  await first.call('saveHabits', { as: third, body: calm });
  await becomes([recent, old]);
  await first.call('saveHabits', { as: third, body: loud });
  await becomes([old, recent]);
  await sql`delete from users where id = ${third.id}`;
  await becomes([recent, old]);
  const form = listingForm({ monthly_rent: 9000 });
  await first.call('updateListing', { as: other, params: { id: recent }, body: form });
  await becomes([old, recent]);
  const newest = await offer(first, one);
  await becomes([newest, old, recent]);
  const paused = listingForm({ status: 'paused' });
  await first.call('updateListing', { as: one, params: { id: newest }, body: paused });
  await becomes([old, recent]);
  await sql`update users set suspended_at = now() where id = ${one.id}`;
  await becomes([recent]);
  await sql`update users set suspended_at = null where id = ${one.id}`;
  await becomes([old, recent]);
  await sql`delete from users where id = ${one.id}`;
  await becomes([recent]);
});

test('a snapshot saves the next start from reading every listing, and misses no later change', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-snapshot-'));
  const snapshotFile = path.join(folder, 'listings.snapshot');
  await insertUsers(database.sql, 200);
  await insertListingsOfUsers(database.sql, 300, 200);
  const closing: (() => Promise<unknown>)[] = [];
  onTestFinished(async () => {
    for (const close of closing) await close();
    await database.close();
    await rm(folder, { recursive: true });
  });
  async function start() {
    const statements: string[] = [];
    const opened = openDatabase(database.target, 2, {
      onStatement: (text) => statements.push(text),
    });
    closing.push(opened.close);
    const ranking = createSearchIndex({ database: opened, log, snapshotFile });
    closing.unshift(() => ranking.stop());
    await ranking.start();
    return {
      ranking,
      readsAll: statements.some((each) => each.includes('order by id limit 2000')),
    };
  }

  const before = await start();
  expect(before.readsAll).toBe(true);
  await before.ranking.stop();
  expect((await stat(snapshotFile)).mode & 0o077).toBe(0);
  await database.sql`delete from listings where id between 20 and 40`;
  await database.sql`update habits set answers[2] = 0 where user_id between 10 and 60`;
  await database.sql`update listings set monthly_rent = 700 where id between 100 and 140`;
  const after = await start();
  expect(after.readsAll).toBe(false);
  const inSql = await rankListingsInSql(database.searches, request);
  expect(inSql.ids.length).toBeGreaterThan(200);
  expect(await after.ranking.rank(request)).toEqual(inSql);
});

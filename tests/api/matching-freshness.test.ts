import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import type { Habits } from '#contract/questionnaire/questions.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createMatching } from '#domain/matching/create-matching.ts';
import { noFilters } from '#domain/matching/roomie-filters.ts';
import { rankInSql } from '#domain/matching/sql-ranking.ts';
import { openSecondApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const calm: Habits = { cleaning: 'same_day', quiet: 'by_22', sharing: 'basics' };
const loud: Habits = { cleaning: 'when_needed', quiet: 'no_hour', sharing: 'most_things' };
const born = { birth_date: '1995-05-05' };
const log = pino({ level: 'silent' });

describe('a change in one process', () => {
  test('changes the ranking in another within a second', async () => {
    const { first, second, me, other, third } = await twoProcesses();
    expect(await rankedIn(second, me)).toEqual([other.id, third.id]);
    await first.call('saveHabits', { as: other, body: loud });
    const savedAt = performance.now();
    await vi.waitFor(
      async () => expect(await rankedIn(second, me)).toEqual([third.id, other.id]),
      quick,
    );
    console.info(`seen after ${(performance.now() - savedAt).toFixed()} ms`);
    await first.call('deleteAccount', { as: other });
    await vi.waitFor(async () => expect(await rankedIn(second, me)).toHaveLength(1), quick);
  });

  test('arrives after the connection between them was cut', async () => {
    const { first, second, me, other, third } = await twoProcesses();
    const { sql } = first.database;
    const cut = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'roomieradar changes'`;
    expect(cut).toHaveLength(2);
    await first.call('saveHabits', { as: other, body: loud });
    await vi.waitFor(async () => expect(await rankedIn(second, me)).toEqual([third.id, other.id]), {
      timeout: 10_000,
    });
  });
});

describe('a snapshot', () => {
  test('saves the next start from reading every user, and misses no later change', async () => {
    const { database, file, start } = await withSnapshots();
    const before = await start();
    expect(before.statements.some(readsEveryone)).toBe(true);
    await before.matching.stop();
    expect((await stat(file)).mode & 0o077).toBe(0);

    await database.sql`delete from users where id = 3`;
    await database.sql`update habits set answers[3] = 0 where user_id between 10 and 20`;
    const after = await start();
    expect(after.statements.some(readsEveryone)).toBe(false);
    await expectSameAsSql(database, after.matching);
  });

  test('is rejected if damaged or of another database', async () => {
    const { database, file, start } = await withSnapshots();
    await (await start()).matching.stop();
    const bytes = await readFile(file);
    const middle = bytes.length >> 1;
    const damage: [string, Buffer][] = [
      ['a byte changed', Buffer.from(bytes).fill((bytes[middle] ?? 0) ^ 1, middle, middle + 1)],
      ['cut short', bytes.subarray(0, bytes.length - 10)],
      ['empty', Buffer.alloc(0)],
      ['of another database', Buffer.from(bytes.toString('latin1').replace('/test_', '/last_'), 'latin1')],
    ]; // oxfmt-ignore
    for (const [name, content] of damage) {
      await writeFile(file, content);
      const { matching, statements } = await start();
      expect(statements.some(readsEveryone), name).toBe(true);
      await expectSameAsSql(database, matching);
      await matching.stop();
    }
  });
});

const quick = { timeout: 1000, interval: 20 };

async function twoProcesses() {
  const first = await testApp();
  const second = await openSecondApp(first);
  onTestFinished(() => second.database.close());
  const me = await first.user(born);
  const other = await first.user(born);
  const third = await first.user(born);
  await first.call('saveHabits', { as: me, body: calm });
  for (const person of [other, third]) await first.call('saveHabits', { as: person, body: calm });
  await first.call('saveHabits', { as: third, body: { ...calm, sharing: 'some_meals' } });
  await second.matching.start();
  expect(second.matching.isIndexed).toBe(true);
  return { first, second, me, other, third };
}

/** Ids as the index of this process ranks them: lists read the scores anew, so they could not tell. */
async function rankedIn(app: TestApp, { id }: TestUser): Promise<number[]> {
  const { ids } = await app.matching.rank({
    viewerId: id,
    viewer: { habits: calm, preferences: {} },
    filters: noFilters,
    without: [],
    offset: 0,
    limit: 20,
  });
  return ids;
}

async function withSnapshots() {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-snapshot-'));
  const file = path.join(folder, 'people.snapshot');
  await insertUsers(database.sql, 300);
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
    const matching = createMatching({ database: opened, log, snapshotFile: file });
    closing.unshift(() => matching.stop());
    await matching.start();
    return { matching, statements };
  }
  return { database, file, start };
}

const readsEveryone = (statement: string) =>
  /from users u[\s\S]*order by u\.id limit/.test(statement);

async function expectSameAsSql(
  { searches }: TestDatabase,
  matching: ReturnType<typeof createMatching>,
): Promise<void> {
  expect(matching.isIndexed).toBe(true);
  const request = {
    viewerId: 1,
    viewer: { habits: calm, preferences: {} },
    filters: noFilters,
    without: [],
    offset: 0,
    limit: 300,
  };
  const inSql = await rankInSql(searches, request);
  expect(inSql.ids.length).toBeGreaterThan(200);
  expect(await matching.rank(request)).toEqual(inSql);
}

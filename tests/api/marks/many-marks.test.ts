import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertManyListings } from '#bench/many-listings.ts';
import { markLimits } from '#contract/marks/limits.ts';
import { readChosenListings, readMarks } from '#domain/marks/read-marks.ts';
import { fragment, type Fragment, type Pool, type Sql } from '#platform/database/sql.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done } from '../inquiries/steps.ts';

const listings = 20_000;
/** TEST_MARKS=1000000 takes a minute; a tenth of it has the same plans. */
const marks = Number(process.env['TEST_MARKS'] ?? 100_000);
const users = 2_000;
const tables = /Seq Scan on (listing_marks|user_marks|listing_notes|listings|deleted_listings)/;

let app: TestApp;
let seeker: TestUser;
const statements: string[] = [];
/** The statements that this request needs, without those of who asks. */
async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await work();
  return statements.filter(
    (text) => /\b(listings|\w+_marks)\b/.test(text) && !text.includes('join sessions'),
  );
}

async function insertMarks(sql: Pool): Promise<void> {
  await sql.begin(async (tx) => {
    // The statement timeout is for requests.
    await tx`set local statement_timeout = 0`;
    // Without looking for the user of each mark, which takes longer than all the rest.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into users (issuer, subject, email, first_name, onboarding_status)
      select 'local', 'many-' || n, 'many-' || n || '@roomieradar.test', 'Many', 'completed'
      from generate_series(1, ${users}::int) n`;
    await tx`
      insert into listing_marks (user_id, listing_id, mark, listing_title, seen_total,
        seen_currency, created_at)
      select u.id, l.id, 'favorite', l.title, l.monthly_total, l.currency,
        timestamptz '2026-01-01' + (u.id * 61 + n) * interval '1 second'
      from (select id from users order by id limit ${users}) u
      cross join generate_series(1, ${marks / users}::int) n
      join listings l on l.id = 1 + (u.id * 7 + n * 37) % ${listings}::int`;
    await tx`insert into deleted_listings (listing_id)
      select ${listings}::int + n from generate_series(1, 20000) n`;
  });
  // As autovacuum does soon after.
  await sql`vacuum analyze listing_marks, deleted_listings`;
}

beforeAll(async () => {
  app = await openTestApp({}, { onStatement: (text) => void statements.push(text) });
  await app.asOwner((sql) => insertManyListings(sql, listings));
  seeker = await app.user();
  await app.asOwner(insertMarks);
}, 300_000);
afterAll(() => app.database.close());

/** Runs a read as it is, and returns the plan of its only statement in the place of its answer. */
async function explainPlan(read: (sql: Sql) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explaining = async (strings: TemplateStringsArray, ...values: Fragment[]) => {
    const statement = fragment(strings, ...values);
    const rows = await app.database.sql`explain (analyze, buffers) ${statement}`;
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return rows;
  };
  await read(explaining as unknown as Sql);
  expect(plans).toHaveLength(1);
  return plans[0]!;
}

const executionTime = (plan: string) => /Execution Time: (.+)/.exec(plan)?.[1];

test('all hearts of a user take one query, among many favorites', async () => {
  const [{ count } = { count: 0 }] = await app.database.sql<{ count: number }[]>`
    select count(*)::int as count from listing_marks`;
  expect(count).toBe(marks);
  let favorite: number[] = [];
  const read = await recordStatements(async () => {
    ({ favorite } = (await done(app, 'getMarks', { as: seeker })).listings);
  });
  expect(favorite).toHaveLength(marks / users);
  expect(read).toHaveLength(1);
  const plan = await explainPlan((sql) => readMarks(sql, seeker.id));
  console.info(`Hearts: 1 query, ${executionTime(plan)}`);
  expect(plan).toMatch(/listing_marks_(newest|pkey)/);
  expect(plan).not.toMatch(tables);

  // A page of /favorites asks for its rooms by their ids.
  const query = { ids: favorite.slice(0, markLimits.chosen).join(',') };
  const chosen = await recordStatements(async () => {
    const { items } = await done(app, 'listChosenListings', { as: seeker, query });
    expect(items.map(({ id }) => id).join(',')).toBe(query.ids);
  });
  expect(chosen, chosen.join('\n---\n')).toHaveLength(1);
  const ids = favorite.slice(0, markLimits.chosen);
  const item = fragment`json_build_object('id', l.id)`;
  const chosenPlan = await explainPlan((sql) =>
    readChosenListings(sql, { item, viewerId: seeker.id, ids }),
  );
  console.info(`${ids.length} of /favorites: ${chosen.length} query, ${executionTime(chosenPlan)}`);
  expect(chosenPlan).not.toMatch(tables);
  expect(chosenPlan).toMatch(/listing_marks_(newest|pkey)/);
});

test('a list of rooms reads no mark for its hearts', async () => {
  const read = await recordStatements(async () => {
    const { items } = await done(app, 'listListings', { query: { q: 'sunny' } });
    expect(items.length).toBeGreaterThan(1);
  });
  expect(read.filter((text) => text.includes('_marks'))).toEqual([]);
  // What the user hid comes with who asks.
  const asSeeker = await recordStatements(() =>
    done(app, 'listListings', { as: seeker, query: { q: 'sunny' } }),
  );
  expect(asSeeker.filter((text) => text.includes('_marks')).length).toBeLessThanOrEqual(1);
});

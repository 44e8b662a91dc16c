import { queueJobs, takeJobs } from '#platform/jobs/job-store.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAlertMatcher } from '#domain/alerts/alert-matcher.ts';
import { matchEvents, selectClaimedMatches } from '#domain/alerts/match-events.ts';
import type { SavedFilters } from '#contract/saved-searches/saved-search.ts';
import { savedColumns, savedValues } from '#domain/search/public.ts';
import { fragment, join, type Fragment, type Pool } from '#platform/database/sql.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log.ts';
import { insertListingsOfUsers } from '../matching/synthetic-listings.ts';
import { insertUsers } from '../matching/synthetic-users.ts';
import { median, type MeasureOptions, type Part } from '../part.ts';

const searchCount = 100_000;
const userCount = 5000;
const listings = 300;
const rowsAtOnce = 500;
/** A small import adds this many in one statement. */
const writtenAtOnce = 50;
const none = { worths: () => [] };

/** One listing against 100,000 saved searches. */
export const alertsPart: Part = {
  title: 'Alerts of saved searches',
  tools: [],
  async measure(options) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    // Without fsync: the time to insert the searches is not measured.
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
    const connection = { ...server.adminConnection, database: 'alerts' };
    const admin = openDatabase(server.adminConnection, 1);
    await admin.sql`create database alerts`;
    await admin.close();
    await migrateDatabase(connection);
    const { sql, close } = openDatabase(connection);
    const writer = openDatabase(connection, 1);
    try {
      options.say(`Saving ${searchCount.toLocaleString('en')} searches`);
      await insertUsers(sql, userCount);
      await insertSearches(sql);
      const times = await measureListings(sql, options);
      options.say('Writing listings while another process compares');
      const waits = await measureWaits(sql, writer.sql, options);
      const figure = (name: string, value: number, atMost: number) => ({
        name: `${searchCount.toLocaleString('en')} saved searches: ${name}`,
        unit: 'ms',
        value,
        against: null,
        goal: { atMost },
      });
      return {
        method: [
          `${searchCount.toLocaleString('en')} saved searches of ${userCount.toLocaleString('en')} users, in ten towns of ten thousand each, half of them around five neighborhoods of a town, every tenth without an area, a third with words.`,
          `A listing is new to all. First the statement that finds its searches alone, also as if the listing had become cheaper, where each search is compared with what the listing was as well. Then the transaction that finds them, stores the matches and queues the mails: over ${times.found.length} listings that ${median(times.found).toLocaleString('en')} searches find in the median, and ${Math.max(...times.found).toLocaleString('en')} at most. Storing takes most of the time, by the number of those who are told.`,
          `Then the matcher runs as in a server, and listings that were paused are offered again through another connection: the time from the end of this write until their mails are queued, over ${waits.single.length} listings one by one, and for the last of ${writtenAtOnce} that one statement wrote.`,
        ],
        figures: [
          figure('a listing is matched, median', median(times.match), 50),
          figure('a listing is matched, 99th percentile', slowest(times.match), 50),
          figure('a cheaper listing is matched, median', median(times.cheaper), 50),
          figure('a cheaper listing is matched, 99th percentile', slowest(times.cheaper), 50),
          figure('matched, stored and queued, median', median(times.store), 5000),
          figure('matched, stored and queued, 99th percentile', slowest(times.store), 5000),
          figure('from the write to the queued mails, median', median(waits.single), 5000),
          figure(
            'from the write to the queued mails, 99th percentile',
            slowest(waits.single),
            5000,
          ),
          figure(`${writtenAtOnce} written at once, until the last is queued`, waits.many, 5000),
        ],
        notes: [],
      };
    } finally {
      await writer.close();
      await close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** The 99th percentile. */
const slowest = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;

async function insertSearches(sql: Pool): Promise<void> {
  for (let first = 0; first < searchCount; first += rowsAtOnce) {
    const rows = Array.from({ length: rowsAtOnce }, (_, nth) => {
      const number = first + nth;
      const values = savedValues(makeFilters(number), 'USD');
      return fragment`(${1 + (number % userCount)}::int, 'A search', ${String(number)}, ${values})`;
    });
    await sql`
      insert into saved_searches (user_id, name, search, ${savedColumns})
      values ${join(rows, fragment`, `)}`;
  }
  await sql`vacuum analyze saved_searches`;
}

/** A tenth of them around New York, where the synthetic listings are. */
function makeFilters(nth: number): SavedFilters {
  const town = Math.floor(nth / 20) % 10;
  const spread = (step: number, of: number) => ((nth * step) % of) / of;
  const center =
    nth % 2
      ? { lat: 40.55 + (nth % 5) * 0.08, lng: -74.15 + (nth % 5) * 0.08 }
      : { lat: 40.5 + spread(7919, 1000) / 2, lng: -74.2 + spread(104_729, 1000) / 2 };
  return {
    ...(nth % 10 > 0 && { lat: center.lat - 5 * town, lng: center.lng, radius_km: 1 + (nth % 7) }),
    max_rent: 700 + ((nth * 31) % 1500),
    ...(nth % 3 === 0 && { q: ['sunny', 'kitchen', 'balc'][(nth / 3) % 3] ?? '' }),
    ...(nth % 4 === 0 && { bedrooms: 1 + (nth % 3) }),
    ...(nth % 6 === 0 && { amenities: ['wifi'] }),
  };
}

async function measureListings(sql: Pool, options: MeasureOptions) {
  await insertListingsOfUsers(sql, listings, userCount);
  await sql`delete from pgboss.job`;
  const times = {
    match: [] as number[],
    cheaper: [] as number[],
    store: [] as number[],
    found: [] as number[],
  };
  for (const id of (await offered(sql)).slice(0, options.rounds * 30)) {
    const event = fragment`${id}::int, 'new'`;
    const asNew = await timeMatch(sql, fragment`select 1, ${event}, null::jsonb`);
    const asCheaper = await timeMatch(
      sql,
      fragment`select 1, id, 'changed', to_jsonb(l) || jsonb_build_object('monthly_total', monthly_total + 1)
        from listings l where id = ${id}`,
    );
    times.match.push(asNew.ms);
    times.cheaper.push(asCheaper.ms);
    times.found.push(asNew.found);
    const data = { events: [{ listing_id: id, kind: 'new' as const, before: null }] };
    await queueJobs(sql, 'listing_events', [{ data }]);
    const storing = performance.now();
    const [job] = await takeJobs<typeof data>(sql, 'listing_events', 1);
    if (job) await matchEvents(sql, none, job);
    times.store.push(performance.now() - storing);
  }
  return times;
}

/** The statement that finds the searches of an event, alone. */
async function timeMatch(sql: Pool, event: Fragment) {
  const start = performance.now();
  const [row] = await sql<{ count: number }[]>`
    with claimed (id, listing_id, kind, before) as (${event}), ${selectClaimedMatches(none.worths())}
    select count(*)::int as count from found`;
  return { ms: performance.now() - start, found: row?.count ?? 0 };
}

async function offered(sql: Pool): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from listings where status = 'active' and available_until is null order by id`;
  return rows.map(({ id }) => id);
}

/** How long mails take to be queued after the write that they tell of, with the matcher of a server. */
async function measureWaits(sql: Pool, writer: Pool, options: MeasureOptions) {
  const ids = (await offered(sql)).slice(0, options.rounds * 30);
  await sql`update listings set status = 'paused' where id = any(${ids}::int[])`;
  const found = async () => {
    const [row] = await sql<{ pairs: number }[]>`
      select count(*)::int as pairs from search_matches where listing_id = any(${ids}::int[])`;
    return row?.pairs;
  };
  const before = await found();
  await sql`delete from search_matches`;
  await sql`delete from pgboss.job`;
  const matcher = createAlertMatcher({ sql, log: createLog('silent'), pricing: none });
  await matcher.start();
  const isMatching = async () => {
    const jobs = await writer`
      select from pgboss.job where name = 'listing_events' and state < 'completed' limit 1`;
    return jobs.length > 0;
  };
  // The transaction that ends the job of the events queues the mails.
  const write = async (some: number[]): Promise<number> => {
    await writer`update listings set status = 'active' where id = any(${some}::int[])`;
    const start = performance.now();
    while (await isMatching()) await sleep(2);
    return performance.now() - start;
  };
  const single: number[] = [];
  for (const id of ids.slice(0, -writtenAtOnce)) single.push(await write([id]));
  const many = await write(ids.slice(-writtenAtOnce));
  await matcher.stop();
  // The first measurement compared the same listings.
  if ((await found()) !== before) throw new Error('A listing was not compared');
  return { single, many };
}

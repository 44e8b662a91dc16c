import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matchEvents } from '#domain/alerts/match-events.ts';
import type { SavedFilters } from '#contract/saved-searches/saved-search.ts';
import { comparedColumns, comparedValues } from '#domain/saved-searches/search-columns.ts';
import { fragment, join, type Pool } from '#platform/database/sql.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { insertListingsOfUsers } from '../matching/synthetic-listings.ts';
import { insertUsers } from '../matching/synthetic-users.ts';
import { median, type MeasureOptions, type Part } from '../part.ts';

const searchCount = 100_000;
const userCount = 5000;
const listings = 300;
const rowsAtOnce = 500;

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
    try {
      options.say(`Saving ${searchCount.toLocaleString('en')} searches`);
      await insertUsers(sql, userCount);
      await insertSearches(sql);
      const times = await measureListings(sql, options);
      const slow = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)];
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from search_matches`;
      const figure = (name: string, value: number) => ({
        name: `${searchCount.toLocaleString('en')} saved searches: ${name}`,
        unit: 'ms',
        value,
        against: null,
        goal: { atMost: 50 },
      });
      return {
        method: [
          `${searchCount.toLocaleString('en')} saved searches of ${userCount.toLocaleString('en')} users, in ten towns of ten thousand each, half of them around five neighborhoods of a town, every tenth without an area, a third with words.`,
          `A listing is changed so that it is new to all; the time is that of one transaction from the event to the stored matches and queued mails, over ${times.length} listings with ${Math.round((row?.count ?? 0) / times.length)} matches each.`,
        ],
        figures: [
          figure('a listing, median', median(times)),
          figure('a listing, 99th percentile', slow ?? Number.NaN),
        ],
        notes: [],
      };
    } finally {
      await close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function insertSearches(sql: Pool): Promise<void> {
  for (let first = 0; first < searchCount; first += rowsAtOnce) {
    const rows = Array.from({ length: rowsAtOnce }, (_, nth) => {
      const number = first + nth;
      const values = comparedValues(filtersOf(number), 'USD');
      return fragment`(${1 + (number % userCount)}::int, 'A search', ${String(number)}, ${values})`;
    });
    await sql`
      insert into saved_searches (user_id, name, search, ${comparedColumns})
      values ${join(rows, fragment`, `)}`;
  }
  await sql`vacuum analyze saved_searches`;
}

/** A tenth of them around New York, where the synthetic listings are. */
function filtersOf(nth: number): SavedFilters {
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

async function measureListings(sql: Pool, options: MeasureOptions): Promise<number[]> {
  const none = { worths: () => [] };
  await insertListingsOfUsers(sql, listings, userCount);
  await sql`delete from listing_events`;
  const ids = await sql<{ id: number }[]>`
    select id from listings where status = 'active' and available_until is null order by id`;
  const times: number[] = [];
  for (const { id } of ids.slice(0, options.rounds * 30)) {
    await sql`insert into listing_events (listing_id, kind) values (${id}, 'new')`;
    const start = performance.now();
    await matchEvents(sql, none);
    times.push(performance.now() - start);
  }
  return times;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { ListingMapQuery } from '#contract/listings/listing-map.ts';
import { searchConditions } from '#domain/listings/public.ts';
import { createListingRanking } from '#domain/matching/listing-index/create-listing-ranking.ts';
import { compareIn } from '#domain/money/public.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { fragment, join, type Sql } from '#platform/database/sql.ts';
import { median, type Figure, type Part } from '../part.ts';
import { filtersOf, rates } from './random-searches.ts';
import { insertListingsOfUsers } from './synthetic-listings.ts';
import { insertUsers } from './synthetic-users.ts';

const size = 1_000_000;
const users = 1000;
const warmUps = 3;
/** Random searches; each is tried so often, because other work of the machine is no part of it. */
const [searches, tries] = [1000, 3];

const boxes = {
  'the earth': { box: '-180,-90,180,90', zoom: '2' },
  'a city': { box: '-74.25,40.45,-73.65,41.05', zoom: '11' },
  'a part of it': { box: '-74.05,40.65,-73.85,40.8', zoom: '13' },
};
const filters = {
  'no filter': {},
  'a rent': { max_rent: '1200' },
  'four filters': {
    max_rent: '1600',
    bedrooms: '2',
    amenities: 'wifi',
    available_from: '2026-07-01',
  },
};
const place = { lat: '40.7', lng: '-73.95', radius_km: '10' };

/** The map of a search and its advice, by the index, without HTTP. */
export const mapPart: Part = {
  title: 'The map, advice and choices',
  tools: [],
  async measure({ rounds, say }) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
    const database = openDatabase(server.adminConnection, 1);
    try {
      await migrateDatabase(server.adminConnection);
      const { sql } = database;
      await sql`set statement_timeout = 0`;
      say(`Inserting ${size.toLocaleString('en')} listings`);
      await insertUsers(sql, users);
      await insertListingsOfUsers(sql, size, users);
      await sql`vacuum analyze listings`;
      const ranking = createListingRanking({
        database,
        log: pino({ level: 'silent' }),
        snapshotFile: null,
      });
      await ranking.start();
      const figures: Figure[] = [];
      let bytes = 0;
      for (const [where, box] of Object.entries(boxes)) {
        for (const [what, filter] of Object.entries(filters)) {
          const query = priced({ ...box, ...filter });
          const ms = await medianOf(rounds, () => ranking.map(query));
          bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(await ranking.map(query))));
          figures.push(figure(`map of ${where}, ${what}`, 'ms', ms, 15));
        }
      }
      figures.push(figure('the largest of these answers', 'bytes', bytes, 12_000));
      for (const [what, filter] of Object.entries(filters).slice(1)) {
        for (const [where, area] of Object.entries({ 'in a place': place, anywhere: {} })) {
          const {
            box: _,
            zoom: __,
            ...query
          } = priced({
            ...boxes['the earth'],
            ...filter,
            ...area,
          });
          const ms = await medianOf(rounds, () => ranking.advise(query));
          figures.push(figure(`advice ${where}, ${what}`, 'ms', ms, 30));
        }
      }
      for (const [what, filter] of Object.entries(filters)) {
        for (const [where, area] of Object.entries({ 'in a place': place, anywhere: {} })) {
          const {
            box: _,
            zoom: __,
            ...query
          } = priced({ ...boxes['the earth'], ...filter, ...area });
          const ms = await medianOf(rounds, () => ranking.countChoices(query));
          figures.push(figure(`choices ${where}, ${what}`, 'ms', ms, 30));
        }
      }
      say(`Comparing ${searches.toLocaleString('en')} random searches with SQL`);
      let different = 0;
      const slowest = { map: 0, advice: 0, choices: 0 };
      let largest = 0;
      for (let nth = 0; nth < searches; nth += 1) {
        const query = { ...ListingMapQuery.assert(filtersOf(nth)), rents: compareIn('USD', rates) };
        const { zoom: _, ...search } = query;
        slowest.map = Math.max(slowest.map, await bestOf(() => ranking.map(query)));
        slowest.advice = Math.max(slowest.advice, await bestOf(() => ranking.advise(search)));
        slowest.choices = Math.max(
          slowest.choices,
          await bestOf(() => ranking.countChoices(search)),
        );
        const answer = await ranking.map(query);
        largest = Math.max(largest, Buffer.byteLength(JSON.stringify(answer)));
        if (answer.total !== (await countInSql(sql, query))) different += 1;
        if ((nth + 1) % 100 === 0) say(`${nth + 1} compared, ${different} different`);
      }
      const random = `of ${searches.toLocaleString('en')} random boxes with random filters`;
      figures.push(
        figure(`map, the slowest ${random}`, 'ms', slowest.map, 15),
        figure(`advice, the slowest ${random}`, 'ms', slowest.advice, 30),
        figure(`choices, the slowest ${random}`, 'ms', slowest.choices, 30),
        figure(`map, the largest ${random}`, 'bytes', largest, 12_000),
        figure(`counts that differ from SQL, ${random}`, 'searches', different, 0),
      );
      await ranking.stop();
      return {
        method: [
          'The index answers in one process, without HTTP. Figures are medians; of a random search, the best of three tries counts, and of all searches the slowest. Listings lie in a city; a twelfth say nothing of where.',
        ],
        figures,
        notes: [],
      };
    } finally {
      await database.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

const priced = (query: Record<string, string>) => ({
  ...ListingMapQuery.assert(query),
  rents: compareIn('USD', null),
});

async function medianOf(rounds: number, run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds * 5 + warmUps; round += 1) {
    const startedAt = performance.now();
    await run();
    if (round >= warmUps) times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** The shortest of some times. */
async function bestOf(run: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < tries; nth += 1) {
    const startedAt = performance.now();
    await run();
    best = Math.min(best, performance.now() - startedAt);
  }
  return best;
}

/** Within the box, and around the point of the search where there is one. */
async function countInSql(sql: Sql, query: ReturnType<typeof priced>): Promise<number> {
  const { box, ...rest } = query;
  const conditions = [...searchConditions(rest), ...searchConditions({ box, rents: query.rents })];
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from listings l where ${join(conditions, fragment` and `)}`;
  return row?.count ?? Number.NaN;
}

const figure = (name: string, unit: string, value: number, atMost: number): Figure => ({
  name: `${size.toLocaleString('en')} listings: ${name}`,
  unit,
  value,
  against: null,
  goal: { atMost },
});

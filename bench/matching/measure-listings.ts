import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { searchConditions, type PricedQuery } from '#domain/search/public.ts';
import { compareIn } from '#domain/money/public.ts';
import { createSearchIndex, type SearchIndex } from '#domain/search/index/search-index.ts';
import { listingRankingSql } from '#domain/search/ranking/rank-in-sql.ts';
import { readBudget, readSeeker } from '#domain/matching/read-roomies.ts';
import type { FitViewer } from '#domain/matching/read-fit-viewer.ts';
import { hasAnswers } from '#fit/answers.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { fragment, join, type Sql } from '#platform/database/sql.ts';
import { median, type Figure, type MeasureOptions, type Part } from '../part.ts';
import { insertListingsOfUsers } from './synthetic-listings.ts';
import { insertUsers } from './synthetic-users.ts';
import { withoutTimeout } from './without-timeout.ts';

const size = 1_000_000;
const around = { lat: 40.7, lng: -73.95 };
/** Searches that the index answers alone, then those that take ids from the text index. */
const filters: [string, ListingQuery][] = [
  ['no filter', {}],
  ['a rent', { min_rent: 800, max_rent: 1600 }],
  ['a place', { ...around, radius_km: 5 }],
  ['a wide place and bedrooms', { ...around, radius_km: 30, bedrooms: 2 }],
  ['features and a day', { amenities: ['wifi'], available_from: '2026-07-01' }],
  ['everything', { ...around, max_rent: 2000, bedrooms: 2, house_rules: ['no_smoking'] }],
];
const words: [string, ListingQuery][] = [
  ['a rare word', { q: '777777' }],
  ['a common word in a place', { ...around, radius_km: 5, q: 'sunny' }],
  ['a common word', { q: 'sunny' }],
];
const viewers = 20;
const warmUps = 2;

/** Listings sorted by fit for one viewer, by the index and by the database. */
export const listingsPart: Part = {
  title: 'Listings sorted by fit',
  tools: [],
  async measure(options) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
    const database = openDatabase(server.adminConnection, 1);
    try {
      await migrateDatabase(server.adminConnection);
      const { sql } = database;
      await sql`set statement_timeout = 0`;
      options.say(`Inserting ${size.toLocaleString('en')} users and as many listings`);
      await insertUsers(sql, size);
      await insertListingsOfUsers(sql, size, size);
      await sql`vacuum analyze listings`;
      const snapshotFile = path.join(dataDir, 'listings.snapshot');
      const open = () =>
        createSearchIndex({ database, log: pino({ level: 'silent' }), snapshotFile });
      const built = open();
      const buildMs = await timed(() => built.start());
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from listings where status = 'active'`;
      const bytes = built.bytes() / (row?.count ?? Number.NaN);
      await built.stop();
      const ranking = open();
      const snapshotMs = await timed(() => ranking.start());
      const figures = await withoutTimeout(database.searches, (searches) =>
        measureFilters({ sql, searches }, ranking, options),
      );
      await ranking.stop();
      return {
        method: [
          `${size.toLocaleString('en')} users answer 12 questions each and own two thirds of as many listings. ${viewers} viewers with answers ask for their first 20. The index uses one core of the process, without HTTP.`,
          `Figures are medians over the viewers of ${options.rounds} rounds. The reference is the same order in SQL for one of them, with whose ids those of the index are compared. With words, the time includes the query for the ids of the listings that have them.`,
        ],
        figures: [
          ...figures,
          plain('memory for each listing', 'bytes', bytes, 96),
          plain('built from the database', 'ms', buildMs, null),
          plain('start from a snapshot', 'ms', snapshotMs, 2000),
        ],
        notes: [],
      };
    } finally {
      await database.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function measureFilters(
  { sql, searches }: { sql: Sql; searches: Sql },
  ranking: SearchIndex,
  { rounds, say }: MeasureOptions,
): Promise<Figure[]> {
  const everyone = await readViewers(sql);
  const figures: Figure[] = [];
  let different = 0;
  for (const [name, asked] of [...filters, ...words]) {
    const query = { ...asked, rents: compareIn('USD', null) };
    const rank = async (viewer: FitViewer) => {
      const candidates = query.q === undefined ? null : await findIds(searches, query);
      return ranking.rank({ viewer, query, candidates, offset: 0, limit: 20 });
    };
    const times: number[] = [];
    for (let round = 0; round < rounds + warmUps; round += 1) {
      for (const viewer of everyone) {
        const ms = await timed(() => rank(viewer));
        if (round >= warmUps) times.push(ms);
      }
    }
    const [viewer] = everyone;
    if (!viewer) throw new Error('Nobody answered anything');
    let inSql: { id: number }[] = [];
    const sqlMs = await timed(async () => {
      inSql = await searches<{ id: number }[]>`
        ${listingRankingSql({ viewer, query, offset: 0, limit: 20 })}`;
    });
    const { ids } = await rank(viewer);
    if (String(ids) !== String(inSql.map(({ id }) => id).filter(Boolean))) different += 1;
    const figure: Figure = {
      name: `Top 20 by fit: ${name}`,
      unit: 'ms',
      value: median(times),
      against: null,
      goal: query.q === undefined ? { atMost: 50 } : null,
    };
    say(`${figure.name}: ${figure.value.toFixed(1)} ms, SQL ${sqlMs.toFixed(0)} ms`);
    figures.push(figure, plain(`the same in SQL: ${name}`, 'ms', sqlMs, null));
  }
  figures.push(
    plain('orders that differ from SQL', `of ${filters.length + words.length}`, different, 0),
  );
  return figures;
}

const plain = (name: string, unit: string, value: number, atMost: number | null): Figure => ({
  name: `${size.toLocaleString('en')} listings: ${name}`,
  unit,
  value,
  against: null,
  goal: atMost === null ? null : { atMost },
});

const pricing = { compareIn: (currency: string) => compareIn(currency, null) };

/** Viewers spread over all users who answered something. */
async function readViewers(sql: Sql): Promise<FitViewer[]> {
  const found: FitViewer[] = [];
  for (let id = 17; found.length < viewers; id += Math.floor(size / viewers / 2)) {
    const { answers, seeker } = await readSeeker(sql, id);
    const budget = readBudget(seeker, pricing);
    if (hasAnswers(answers)) {
      found.push({ id, answers, seeker: { ...seeker, budget }, hidden: new Set() });
    }
  }
  return found;
}

async function findIds(searches: Sql, query: PricedQuery): Promise<number[]> {
  const [row] = await searches<{ ids: string }[]>`
    select coalesce(string_agg(l.id::text, ','), '') as ids from listings l
    where ${join(searchConditions(query), fragment` and `)}`;
  return row?.ids.split(',').filter(Boolean).map(Number) ?? [];
}

async function timed(run: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

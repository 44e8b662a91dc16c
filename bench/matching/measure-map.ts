import { pino } from 'pino';
import { ListingMapQuery } from '#contract/listings/listing-map.ts';
import { createSearchIndex, type SearchIndex } from '#domain/search/index/search-index.ts';
import type { MapQuery } from '#domain/search/map/sql-map.ts';
import { compareIn } from '#domain/money/public.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openKeptDatabase, type KeptRows } from '../kept-database.ts';
import { median, type Figure, type Part } from '../part.ts';
import { measureNews } from './measure-news.ts';
import { measureRandomMaps } from './measure-random-maps.ts';
import { insertListingsOfUsers } from './synthetic-listings.ts';
import { insertUsers } from './synthetic-users.ts';

const size = 1_000_000;
const users = 1000;
const warmUps = 3;

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
const areas = Object.entries({ 'in a place': place, anywhere: {} });

const rows: KeptRows = {
  name: 'map',
  sources: [
    'bench/many-listings.ts',
    'bench/matching/measure-map.ts',
    'bench/matching/synthetic-listings.ts',
    'bench/matching/synthetic-users.ts',
  ],
  async insert(sql) {
    await insertUsers(sql, users);
    await insertListingsOfUsers(sql, size, users, { areFollowed: false });
    await sql`vacuum analyze listings`;
  },
};

/** The map of a search and its advice, by the index, without HTTP. */
export const mapPart: Part = {
  title: 'The map, advice and choices',
  tools: [],
  async prepare(say) {
    const { stop } = await openKeptDatabase(rows, say);
    await stop();
  },
  async measure({ rounds, say }) {
    const { connection, stop } = await openKeptDatabase(rows, say);
    const database = openDatabase(connection, 1);
    const { sql } = database;
    try {
      await sql`set statement_timeout = 0`;
      const log = pino({ level: 'silent' });
      const ranking = createSearchIndex({ database, log, snapshotFile: null });
      await ranking.start();
      const fixed = await measureFixed(ranking, rounds);
      say('Waiting for what another process writes');
      const priceMap = (box: string) => priced({ box, zoom: '8' });
      const newsMs = await measureNews({ sql, connection }, ranking, priceMap);
      const random = await measureRandomMaps(database.searches, ranking, { figure, say });
      await ranking.stop();
      return {
        method: [
          'The index answers in one process, without HTTP. Figures are medians; of a random search, the best of three tries counts, and of all searches the slowest. Listings lie in a city; a twelfth say nothing of where.',
          'The first map with a word that nobody searched for lately asks the database which listings have it; the tries after it do not.',
        ],
        figures: [
          ...fixed,
          figure('map is true after a write in another process, slowest of 40', 'ms', newsMs, 1000),
          ...random,
        ],
        notes: [],
      };
    } finally {
      await database.close();
      await stop();
    }
  },
};

async function measureFixed(ranking: SearchIndex, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  let bytes = 0;
  for (const [where, box] of Object.entries(boxes)) {
    for (const [what, filter] of Object.entries(filters)) {
      const query = priced({ ...box, ...filter });
      const ms = await measureMedian(rounds, () => ranking.map(query));
      bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(await ranking.map(query))));
      figures.push(figure(`map of ${where}, ${what}`, 'ms', ms, 15));
    }
  }
  figures.push(figure('the largest of these answers', 'bytes', bytes, 12_000));
  for (const [what, filter] of Object.entries(filters)) {
    for (const [where, area] of areas) {
      const { box: _, zoom: __, ...query } = priced({ ...boxes['the earth'], ...filter, ...area });
      // Without a filter, there is nothing to change.
      if (what !== 'no filter') {
        const ms = await measureMedian(rounds, () => ranking.advise(query));
        figures.push(figure(`advice ${where}, ${what}`, 'ms', ms, 30));
      }
      const ms = await measureMedian(rounds, () => ranking.countChoices(query));
      figures.push(figure(`choices ${where}, ${what}`, 'ms', ms, 30));
    }
  }
  return figures;
}

const priced = (query: Record<string, string>): MapQuery => ({
  ...ListingMapQuery.assert(query),
  rents: compareIn('USD', null),
});

async function measureMedian(rounds: number, run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds * 5 + warmUps; round += 1) {
    const startedAt = performance.now();
    await run();
    if (round >= warmUps) times.push(performance.now() - startedAt);
  }
  return median(times);
}

const figure = (name: string, unit: string, value: number, atMost: number): Figure => ({
  name: `${size.toLocaleString('en')} listings: ${name}`,
  unit,
  value,
  against: null,
  goal: { atMost },
});

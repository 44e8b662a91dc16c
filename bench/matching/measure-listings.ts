import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { groupSize } from '#contract/groups/roles.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { sqlConditions, type PricedQuery } from '#domain/search/public.ts';
import { compareIn } from '#domain/money/public.ts';
import { rankForGroupByFit } from '#domain/search/group/rank-for-group.ts';
import { createSearchIndex, type SearchIndex } from '#domain/search/index/search-index.ts';
import { estimateWordShare } from '#domain/search/sql/find.ts';
import { createWordShares, rareShare } from '#domain/search/sql/word-shares.ts';
import { listingRankingSql } from '#domain/search/ranking/rank-in-sql.ts';
import { readBudget, readSeeker } from '#domain/matching/read-roomies.ts';
import type { FitViewer } from '#domain/matching/read-fit-viewer.ts';
import { hasAnswers } from '#fit/answers.ts';
import { openDatabase } from '#platform/database/database.ts';
import { fragment, join, type Sql } from '#platform/database/sql.ts';
import { percentile } from '../api/paced-load.ts';
import { openKeptDatabase } from '../kept-database.ts';
import { median, type Figure, type MeasureOptions, type Part } from '../part.ts';
import { listingRows, size } from './listing-rows.ts';
import { fillWordTable } from './fill-word-table.ts';
import { withoutTimeout } from './without-timeout.ts';

const around = { lat: 40.7, lng: -73.95 };
/** Searches without words, then those with words that few and many listings have. */
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
  ['a word of 1 %', { q: 'tram' }],
  ['a word of 10 %', { q: 'garden' }],
  ['a word of 60 %', { q: 'heated' }],
  ['a word of all', { q: 'kitchen' }],
  ['two words', { q: 'sunny garden' }],
  ['a beginning', { q: 'b' }],
  ['a word of 60 % in a place', { ...around, radius_km: 5, q: 'heated' }],
  ['two words in a place', { ...around, radius_km: 5, q: 'sunny heated' }],
];
const viewers = 20;
const warmUps = 2;

/** Listings sorted by fit for one viewer, by the index and by the database. */
export const listingsPart: Part = {
  title: 'Listings sorted by fit',
  tools: [],
  async prepare(say) {
    const { stop } = await openKeptDatabase(listingRows, say);
    await stop();
  },
  async measure(options) {
    const { connection, stop } = await openKeptDatabase(listingRows, options.say);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    const database = openDatabase(connection, 1);
    try {
      const { sql } = database;
      await sql`set statement_timeout = 0`;
      const snapshotFile = path.join(dataDir, 'listings.snapshot');
      const wordsFile = path.join(dataDir, 'listing-words.snapshot');
      const open = () =>
        createSearchIndex({ database, log: pino({ level: 'silent' }), snapshotFile, wordsFile });
      const built = open();
      const buildMs = await timed(() => built.start());
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from listings where status = 'active'`;
      const count = row?.count ?? Number.NaN;
      const bytes = built.bytes();
      const textBytes = (await fillWordTable(size)).bytes();
      await built.stop();
      const ranking = open();
      const snapshotMs = await timed(() => ranking.start());
      const figures = await withoutTimeout(database.searches, async (searches) => [
        ...(await measureGroups({ sql, searches }, ranking, options)),
        ...(await measureFilters({ sql, searches }, ranking, options)),
      ]);
      await ranking.stop();
      return {
        method: [
          `${size.toLocaleString('en')} users answer 12 questions each and own two thirds of as many listings. ${viewers} viewers with answers ask for their first 20. The index uses one core of the process, without HTTP.`,
          `Figures are medians over the viewers of ${options.rounds} rounds. The reference is the same order in SQL for one of them, with whose ids those of the index are compared. With words that the index does not have, the time includes the query for the ids of their listings; that query is the second reference.`,
        ],
        figures: [
          ...figures,
          plain('memory for each listing', 'bytes', bytes.listings / count, 96),
          plain('memory for the words of each', 'bytes', bytes.words / count, 60),
          plain('memory for 60 words of each', 'bytes', textBytes / size, 70),
          plain('built from the database', 'ms', buildMs, null),
          plain('start from a snapshot', 'ms', snapshotMs, 2000),
        ],
        notes: [],
      };
    } finally {
      await database.close();
      await stop();
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
  const wordShare = await createWordShares(searches)();
  let different = 0;
  for (const [name, asked] of [...filters, ...words]) {
    const query = { ...asked, rents: compareIn('USD', null) };
    const isRare = !ranking.hasWords(query) && estimateWordShare(query, wordShare) < rareShare;
    const rank = async (viewer: FitViewer, hasIds = query.q !== undefined && isRare) => {
      const candidates = hasIds ? await findIds(searches, query) : null;
      return ranking.rank({ viewer, query, candidates, offset: 0, limit: 20 });
    };
    const [times, withIds]: [number[], number[]] = [[], []];
    const firstMs = await timed(() => rank(everyone[0]!));
    for (let round = 0; round < rounds + warmUps; round += 1) {
      for (const [nth, viewer] of everyone.entries()) {
        const ms = await timed(() => rank(viewer));
        if (round >= warmUps) times.push(ms);
        if (query.q !== undefined && nth === 0) withIds.push(await timed(() => rank(viewer, true)));
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
      goal: { atMost: 50 },
    };
    const slowest95 = percentile(times, 0.95);
    const before = withIds.length > 0 ? `, with ids from SQL ${median(withIds).toFixed(1)} ms` : '';
    say(
      `${figure.name}: ${figure.value.toFixed(1)} ms, 95th percentile ${slowest95.toFixed(1)} ms, ` +
        `at first ${firstMs.toFixed(1)} ms, SQL ${sqlMs.toFixed(0)} ms${before}`,
    );
    figures.push(
      figure,
      plain(`95th percentile: ${name}`, 'ms', slowest95, null),
      plain(`the same in SQL: ${name}`, 'ms', sqlMs, null),
    );
    if (withIds.length > 0) {
      figures.push(plain(`with ids from SQL: ${name}`, 'ms', median(withIds), null));
    }
  }
  figures.push(
    plain('orders that differ from SQL', `of ${filters.length + words.length}`, different, 0),
  );
  return figures;
}

/** Six who look together, each of the viewers with the next five. */
async function measureGroups(
  { sql, searches }: { sql: Sql; searches: Sql },
  ranking: SearchIndex,
  { rounds, say }: MeasureOptions,
): Promise<Figure[]> {
  const everyone = await readViewers(sql);
  const groups = everyone.map((_, first) =>
    Array.from({ length: groupSize.most }, (__, nth) => everyone[(first + nth) % viewers]!),
  );
  const page = { candidates: null, offset: 0, limit: 20 };
  const figures: Figure[] = [];
  let different = 0;
  for (const [name, asked] of filters.slice(0, 3)) {
    const query = { ...asked, rents: compareIn('USD', null) };
    const requests = groups.map((group) => ({
      ...page,
      query,
      answers: group.map(({ answers }) => answers),
      left: new Set(group.map(({ id }) => id)),
    }));
    const times: number[] = [];
    for (let round = 0; round < rounds + warmUps; round += 1) {
      for (const request of requests) {
        const ms = await timed(() => ranking.rankForGroup(request));
        if (round >= warmUps) times.push(ms);
      }
    }
    const slowest95 = percentile(times, 0.95);
    say(
      `Top 20 for six: ${name}: ${median(times).toFixed(1)} ms, 95th percentile ${slowest95.toFixed(1)} ms`,
    );
    figures.push(
      plain(`top 20 for a group of six: ${name}`, 'ms', median(times), null),
      plain(`95th percentile for a group of six: ${name}`, 'ms', slowest95, 150),
    );
    // Comparing every pair of a million rooms with `fit` would take minutes.
    if (asked.lat === undefined) continue;
    const [first] = requests;
    const [inIndex, byFit] = [
      await ranking.rankForGroup(first!),
      await rankForGroupByFit(searches, first!),
    ];
    if (String(inIndex.ids) !== String(byFit.ids)) different += 1;
  }
  figures.push(plain('orders for groups that differ from fit', 'of 1', different, 0));
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
    where ${join(sqlConditions(query), fragment` and `)}`;
  return row?.ids.split(',').filter(Boolean).map(Number) ?? [];
}

async function timed(run: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

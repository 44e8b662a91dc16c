import { ListingMapQuery } from '#contract/listings/listing-map.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import type { MapQuery } from '#domain/search/map/sql-map.ts';
import { sqlConditions } from '#domain/search/public.ts';
import { compareIn } from '#domain/money/public.ts';
import { fragment, join, type Pool, type Sql } from '#platform/database/sql.ts';
import type { Figure } from '../part.ts';
import { randomFilters, rates } from './random-searches.ts';
import { withoutTimeout } from './without-timeout.ts';

/** Random searches; each is tried so often, because other work of the machine is no part of it. */
const [count, tries] = [1000, 3];
/** SQL counts so many of them at the same time. */
const atOnce = 2;

/** Maps, advice and choices of random searches, with the counts of the maps compared with SQL. */
export async function measureRandomMaps(
  searches: Pool,
  ranking: SearchIndex,
  { figure, say }: { figure: MakeFigure; say: (line: string) => void },
): Promise<Figure[]> {
  const queries = Array.from({ length: count }, (_, nth): MapQuery => {
    const query = ListingMapQuery.assert(randomFilters(nth));
    return { ...query, rents: compareIn('USD', rates) };
  });
  say(`Measuring ${count.toLocaleString('en')} random searches`);
  const slowest = { map: 0, advice: 0, choices: 0 };
  let largest = 0;
  const totals: number[] = [];
  for (const query of queries) {
    const { zoom: _, ...search } = query;
    slowest.map = Math.max(slowest.map, await measureBest(() => ranking.map(query)));
    slowest.advice = Math.max(slowest.advice, await measureBest(() => ranking.advise(search)));
    slowest.choices = Math.max(
      slowest.choices,
      await measureBest(() => ranking.countChoices(search)),
    );
    const answer = await ranking.map(query);
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(answer)));
    totals.push(answer.total);
  }
  say('Counting them in SQL');
  let [counted, different] = [0, 0];
  const left = queries.entries();
  await Promise.all(
    Array.from({ length: atOnce }, () =>
      withoutTimeout(searches, async (sql) => {
        for (const [nth, query] of left) {
          if (totals[nth] !== (await countInSql(sql, query))) different += 1;
          counted += 1;
          if (counted % 100 === 0) say(`${counted} counted, ${different} different`);
        }
      }),
    ),
  );
  const random = `of ${count.toLocaleString('en')} random boxes with random filters`;
  return [
    figure(`map, the slowest ${random}`, 'ms', slowest.map, 15),
    figure(`advice, the slowest ${random}`, 'ms', slowest.advice, 30),
    figure(`choices, the slowest ${random}`, 'ms', slowest.choices, 30),
    figure(`map, the largest ${random}`, 'bytes', largest, 12_000),
    figure(`counts that differ from SQL, ${random}`, 'searches', different, 0),
  ];
}

/** See measure-map.ts. */
type MakeFigure = (name: string, unit: string, value: number, atMost: number) => Figure;

/** The shortest of some times. */
async function measureBest(run: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < tries; nth += 1) {
    const startedAt = performance.now();
    await run();
    best = Math.min(best, performance.now() - startedAt);
  }
  return best;
}

/** Within the box, and around the point of the search where there is one. */
async function countInSql(sql: Sql, { box, ...query }: MapQuery): Promise<number> {
  const conditions = [...sqlConditions(query), ...sqlConditions({ box, rents: query.rents })];
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from listings l where ${join(conditions, fragment` and `)}`;
  return row?.count ?? Number.NaN;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, Sql } from '#platform/database/sql.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { compareIn } from '#domain/money/public.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { ConnectionOptions } from '#platform/database/hosts.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { summaryJson } from '#domain/listings/listing-json.ts';
import { createSearch, type SearchListings } from '#domain/search/sql/find.ts';
import { insertManyListings } from '../many-listings.ts';
import { median, type Figure, type MeasureOptions, type Part } from '../part.ts';
import { searches } from './searches.ts';

const sizes = [1000, 100_000, 1_000_000] as const;
const runsARound = 7;

/** Each search in a small, a large and a very large database. */
export const growthPart: Part = {
  title: 'Searches as listings grow',
  tools: [],
  async measure(options) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    // Without fsync: the time to insert the rows is not measured.
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
    const databases: Filled[] = [];
    try {
      for (const size of sizes) {
        options.say(`Inserting ${size.toLocaleString('en')} listings`);
        const database = `listings_${size}`;
        databases.push(
          await fill(server.adminConnection, database, (sql) => insertManyListings(sql, size)),
        );
      }
      const figures: Figure[] = [];
      const table = ['| Search | 1,000 | 100,000 | 1,000,000 |', '|---|---:|---:|---:|'];
      for (const [name, query] of searches) {
        const [small = Number.NaN, large = Number.NaN, huge = Number.NaN] = await measureSearch(
          databases,
          query,
          options,
        );
        const cells = [small, large, huge].map((ms) => `${ms.toFixed(1)} ms`);
        table.push(`| ${name} | ${cells.join(' | ')} |`);
        options.say(`${name}: ${cells.join(', ')}`);
        figures.push({
          name: `1,000,000 listings: ${name}`,
          unit: 'ms',
          value: huge,
          against: { name: '100,000 listings', value: large },
          goal: { atMost: 2 },
        });
      }
      return { method: describeMethod(options), figures, notes: [table.join('\n')] };
    } finally {
      for (const { close } of databases) await close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

export interface Filled {
  search: SearchListings;
  close(): Promise<void>;
}

/**
 * Creates a database, empty or as a copy of another one that nobody is connected to, and lets
 * `insert` fill it with listings.
 */
export async function fill(
  admin: ConnectionOptions,
  database: string,
  insert: (sql: Pool) => Promise<void>,
  copied = 'template1',
): Promise<Filled> {
  const target = { ...admin, database };
  const maker = openDatabase(admin, 1);
  await maker.sql`set statement_timeout = 0`;
  await maker.sql.unsafe(`create database ${target.database} template ${copied}`);
  await maker.close();
  await migrateDatabase(target);
  const filler = openDatabase(target, 1);
  await filler.sql`set statement_timeout = 0`;
  await insert(filler.sql);
  await settle(filler.sql);
  await filler.close();
  const { searches: pool, close } = openDatabase(target, 1);
  return { search: createSearch(pool, summaryJson('/media/')), close };
}

/**
 * Vacuums a table as autovacuum would. Open transactions keep vacuum from marking pages as visible
 * to all, so it retries.
 */
async function settle(sql: Sql): Promise<void> {
  for (let tries = 1; tries <= 20; tries += 1) {
    await sql`vacuum analyze listings`;
    const [row] = await sql<{ is_settled: boolean }[]>`
      select relallvisible > 0 as is_settled from pg_class where relname = 'listings'`;
    if (row?.is_settled) return;
    await sleep(500);
  }
  throw new Error('Vacuum marks no page of listings as visible to all');
}

/** Medians in ms, one for each database. Each round measures all databases in turn. */
export function measureSearch(
  databases: Filled[],
  query: ListingQuery,
  options: MeasureOptions,
): Promise<number[]> {
  const priced = { ...query, rents: compareIn(query.currency ?? 'USD', null) };
  return measureInTurn(
    databases.map(
      ({ search }) =>
        () =>
          search(priced),
    ),
    options,
  );
}

/** Medians in ms of what each of these takes. Each round runs all of them in turn. */
export async function measureInTurn(
  searches: (() => Promise<unknown>)[],
  { rounds }: MeasureOptions,
): Promise<number[]> {
  const samples = searches.map((): number[] => []);
  for (const search of searches) await search();
  for (let run = 0; run < rounds * runsARound; run++) {
    for (const [index, search] of searches.entries()) {
      const startedAt = performance.now();
      await search();
      samples[index]?.push(performance.now() - startedAt);
    }
  }
  return samples.map(median);
}

const describeMethod = ({ rounds }: MeasureOptions) => [
  'The search of the API (server/domain/search/sql/find.ts) on one connection, including the answer as JSON, without HTTP.',
  `Figures are medians of ${rounds * runsARound} runs of each search. The three databases take turns. The reference is the same search in the database of 100,000 listings.`,
];

import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import type { MapQuery } from '#domain/search/map/sql-map.ts';
import type { ConnectionOptions } from '#platform/database/hosts.ts';
import type { Sql } from '#platform/database/sql.ts';
import { launcher } from '#platform/project-root.ts';

const writes = 20;
const patienceMs = 10_000;
/** In an ocean, where no listing is before. */
const ocean = { latitude: -30, longitude: -120 };

/**
 * How long, at most, until the map shows a listing that another process has moved, in milliseconds
 * from the moment when that process is told to. Moves the listings back.
 */
export async function measureNews(
  { sql, connection }: { sql: Sql; connection: ConnectionOptions },
  ranking: Pick<SearchIndex, 'map'>,
  mapOf: (box: string) => MapQuery,
): Promise<number> {
  const file = path.join(import.meta.dirname, 'writing-process.ts');
  const writer = fork(launcher, [file, JSON.stringify(connection)], { execArgv: [] });
  await once(writer, 'message');
  const query = mapOf('-121,-31,-119,-29');
  const moved = await sql<{ id: number; latitude: number; longitude: number }[]>`
    select id, latitude, longitude from listings
    where status = 'active' and latitude is not null and longitude is not null
    order by id limit ${writes}`;
  /** Tells the writer of one listing, and waits until so many are in the ocean. */
  async function move(listing: (typeof moved)[number], wanted: number): Promise<number> {
    const startedAt = performance.now();
    writer.send(listing);
    while ((await ranking.map(query)).total !== wanted) {
      if (performance.now() - startedAt > patienceMs) return Number.POSITIVE_INFINITY;
      await sleep(1);
    }
    return performance.now() - startedAt;
  }
  let slowest = 0;
  for (const [nth, { id }] of moved.entries()) {
    slowest = Math.max(slowest, await move({ id, ...ocean }, nth + 1));
  }
  for (const [nth, listing] of moved.entries()) {
    slowest = Math.max(slowest, await move(listing, moved.length - nth - 1));
  }
  const ended = once(writer, 'exit');
  writer.disconnect();
  await ended;
  return slowest;
}

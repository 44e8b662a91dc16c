import path from 'node:path';
import { pino } from 'pino';
import type { Sql } from '#platform/database/sql.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { ConnectionOptions } from '#platform/database/hosts.ts';
import { createMatching, type Matching } from '#domain/matching/create-matching.ts';
import { wordsPerUser } from '#domain/matching/packed-answers.ts';
import { noFilters } from '#domain/matching/roomie-filters.ts';
import type { RankingRequest } from '#domain/matching/sql-ranking.ts';
import { readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';
import { median, type MeasureOptions } from '../part.ts';
import { sqlPlans } from './sql-plans.ts';
import { withoutTimeout } from './without-timeout.ts';

export interface SizeResult {
  size: number;
  indexMs: number;
  /** The time of the best plan. */
  sqlMs: number;
  bestPlan: string;
  copyMs: number;
  bytesPerUser: number;
  buildMs: number;
  snapshotMs: number;
  compared: number;
  different: number;
}

const viewersARound = 2;
/** The index is fast, so each viewer is ranked this often. */
const indexRuns = 11;
/** Warm-up rounds: a running server has compiled its code. */
const warmUps = 10;

/** Measures one database of users: both ways to start, then index and SQL rankings in turn. */
export async function measureSize(
  target: ConnectionOptions,
  size: number,
  folder: string,
  { rounds }: MeasureOptions,
): Promise<SizeResult> {
  const database = openDatabase(target, 1);
  const { sql } = database;
  await sql`set statement_timeout = 0`;
  const snapshotFile = path.join(folder, `${size}.snapshot`);
  const open = () => createMatching({ database, log: pino({ level: 'silent' }), snapshotFile });
  try {
    const built = open();
    const buildMs = await timed(() => built.start());
    const count = await countFindable(sql);
    const bytes = built.bytes() / count;
    await built.stop();
    const matching = open();
    const snapshotMs = await timed(() => matching.start());
    // The SQL rankings run one after another, so one connection is enough.
    const rankings = await withoutTimeout(database.searches, (searches) =>
      measureRankings({ sql, searches }, matching, size, rounds),
    );
    await matching.stop();
    return { size, buildMs, snapshotMs, bytesPerUser: bytes, ...rankings };
  } finally {
    await database.close();
  }
}

async function measureRankings(
  { sql, searches }: { sql: Sql; searches: Sql },
  matching: Matching,
  size: number,
  rounds: number,
) {
  const indexMs: number[] = [];
  const copyMs: number[] = [];
  const sqlMs = new Map(Object.keys(sqlPlans).map((plan): [string, number[]] => [plan, []]));
  const copy = copier(size * wordsPerUser * Uint32Array.BYTES_PER_ELEMENT);
  let compared = 0;
  let different = 0;
  const viewers = await readViewers(sql, size, rounds * viewersARound);
  for (let run = 0; run < warmUps; run += 1) {
    for (const request of viewers) await matching.rank(request);
  }
  for (const request of viewers) {
    for (let run = 0; run < indexRuns; run += 1) {
      indexMs.push(await timed(() => matching.rank(request)));
      copyMs.push(await timed(copy));
    }
    for (const [plan, statement] of Object.entries(sqlPlans)) {
      const startedAt = performance.now();
      const rows = await searches<{ id: number }[]>`${statement(request)}`;
      sqlMs.get(plan)?.push(performance.now() - startedAt);
      const { ids } = await matching.rank(request);
      compared += 1;
      if (String(ids) !== String(rows.map(({ id }) => id))) different += 1;
    }
  }
  const [best] = [...sqlMs]
    .map(([plan, times]) => ({ plan, ms: median(times) }))
    .sort((one, other) => one.ms - other.ms);
  return {
    indexMs: median(indexMs),
    copyMs: median(copyMs),
    sqlMs: best?.ms ?? Number.NaN,
    bestPlan: best?.plan ?? '',
    compared,
    different,
  };
}

/** Viewers spread over all users who answered something. */
async function readViewers(sql: Sql, size: number, count: number): Promise<RankingRequest[]> {
  const ids = Array.from(
    { length: count * 2 },
    (_, nth) => 1 + Math.floor((nth * size) / (count * 2)),
  );
  const rows = await sql<({ id: number } & StoredAnswers)[]>`
    select h.user_id as id, h.answers, p.acceptable, p.importance, p.dealbreakers, p.only_these
    from habits h left join preferences p on p.user_id = h.user_id
    where h.user_id = any(${ids}) order by h.user_id limit ${count}`;
  return rows.map((row) => ({
    viewerId: row.id,
    viewer: readStoredAnswers(row),
    filters: noFilters,
    without: [],
    offset: 0,
    limit: 20,
  }));
}

async function countFindable(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from users where onboarding_status in ('completed', 'skipped')`;
  return row?.count ?? Number.NaN;
}

/** Copies this many bytes, a lower bound for reading them. */
function copier(bytes: number): () => void {
  const [from, to] = [new Uint8Array(bytes).fill(1), new Uint8Array(bytes)];
  return () => to.set(from);
}

async function timed(run: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

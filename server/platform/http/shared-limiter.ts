import { fragment, type Sql } from '../database/sql.ts';

export interface Limit {
  /** Requests that one key may send within the seconds that follow its first request. */
  requests: number;
  seconds: number;
}

/** What a key may still send in its window. */
export interface Left {
  requests: number;
  resetsMs: number;
}

/** Counts by key, in windows that begin with the first count of a key. */
export interface Limiter {
  /**
   * Counts `points`, or one, and returns for how many milliseconds the key is refused: 0 within the
   * limit, and never more than its window.
   */
  count(key: string, points?: number): Promise<number>;
  /** Refuses the key for a whole window. */
  exhaust(key: string): Promise<void>;
  /** What is left of a key's window, where it costs no query; null for a key that has none. */
  left?(key: string): Promise<Left | null>;
}

/** SQL: milliseconds since 1970, by the clock of the database. */
const nowMs = fragment`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** What a key has used up of its window, and how long that lasts. */
interface Used {
  points: number;
  leftMs: number;
}

/** What one statement counts for a key. */
interface Batch {
  points: number;
  used: Promise<Used>;
}

/** More keys than this are refused at once only in a flood of addresses: expired ones go then. */
const maxRefused = 1000;

/**
 * Counts in the database, under keys that begin with `name`. Times are the database's: those of a
 * process whose clock is ahead would lock everybody out for as long as it is. A window that ends
 * later than it can, because a process of before wrote it, ends one window from now.
 */
export function createSharedLimiter(sql: Sql, name: string, { requests, seconds }: Limit): Limiter {
  const windowMs = seconds * 1000;
  /** Requests beyond the limit must not each cost a query. Times of performance.now(). */
  const refusedUntilMs = new Map<string, number>();
  const countTogether = combineCounts((key, points) => add(key, points, { isNewWindow: false }));

  async function add(
    key: string,
    added: number,
    { isNewWindow }: { isNewWindow: boolean },
  ): Promise<Used> {
    const row = await sql.one<Used>`
      insert into rate_limits as kept (key, points, expire)
      values (${key}, ${added}, ${nowMs} + ${windowMs}::bigint)
      on conflict (key) do update set
        points = case when ${isNewWindow}::boolean or kept.expire <= ${nowMs} then excluded.points
          else kept.points + excluded.points end,
        expire = case when ${isNewWindow}::boolean or kept.expire <= ${nowMs} then excluded.expire
          else least(kept.expire, excluded.expire) end
      returning points, (expire - ${nowMs})::float8 as "leftMs"`;
    return { points: row.points, leftMs: Math.max(row.leftMs, 1) };
  }

  function refuse(key: string, leftMs: number): void {
    const now = performance.now();
    if (refusedUntilMs.size >= maxRefused) {
      for (const [each, untilMs] of refusedUntilMs) if (untilMs <= now) refusedUntilMs.delete(each);
    }
    refusedUntilMs.set(key, now + leftMs);
  }

  return {
    async count(key, points = 1) {
      const leftMs = (refusedUntilMs.get(key) ?? 0) - performance.now();
      if (leftMs > 0) return leftMs;
      const used = await countTogether(`${name}:${key}`, points);
      if (used.points <= requests) return 0;
      refuse(key, used.leftMs);
      return used.leftMs;
    },
    async exhaust(key) {
      await add(`${name}:${key}`, requests + 1, { isNewWindow: true });
    },
  };
}

/**
 * Counts for a key one statement after another, and what arrives meanwhile with the next one: its
 * row admits one at a time anyway, and each would keep a connection while it waits. Every caller
 * gets what was used up when it was its turn.
 */
function combineCounts(count: (key: string, points: number) => Promise<Used>) {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Batch>();

  function createBatch(key: string): Batch {
    const send = () => {
      waiting.delete(key);
      return count(key, batch.points);
    };
    const batch: Batch = { points: 0, used: (running.get(key) ?? Promise.resolve()).then(send) };
    waiting.set(key, batch);
    const end = () => {
      if (running.get(key) === ended) running.delete(key);
    };
    const ended = batch.used.then(end, end);
    running.set(key, ended);
    return batch;
  }

  return async (key: string, points: number): Promise<Used> => {
    const batch = waiting.get(key) ?? createBatch(key);
    batch.points += points;
    const pointsToHere = batch.points;
    const used = await batch.used;
    return { ...used, points: used.points - batch.points + pointsToHere };
  };
}

/** Deletes the counts of windows that have ended; returns how many. */
export async function deleteExpiredLimits(sql: Sql): Promise<number> {
  const deleted = await sql`delete from rate_limits where expire < ${nowMs}`;
  return deleted.count;
}

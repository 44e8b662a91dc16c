import type postgres from 'postgres';
import type { Admission } from './admission.ts';
import type { ChangeFeed } from './change-feed.ts';
import { isDatabaseAway } from './failures.ts';
import type { RequestWaits } from './request-waits.ts';

/** What postgres.js does not declare of its queries: they run by `handler` once someone waits. */
interface Statement {
  handler: (statement: Statement) => void;
  /** Its text, with $1 for the first value; there once it was sent. */
  string?: string;
  resolve: (rows: unknown) => void;
  reject: (error: unknown) => void;
}

type Pool = postgres.Sql;

interface Guard {
  /** Every statement and every transaction. */
  admission: Admission;
  /** Transactions pass this one first: they may wait for locks, and must leave room for reads. */
  transactions: Admission;
  waits: Pick<RequestWaits, 'current'>;
  feed: Pick<ChangeFeed, 'listen'>;
  /** Called when a statement failed as it does while the database is away. */
  onAway: () => void;
  /** Called when a statement, not one of a transaction, ended that began at `sinceMs`. */
  onEnd: NoteEnd;
  /** Asked where the caller stands: what else wants to know when it ends. */
  follow: FollowStatement;
}

/** Notes a statement that ended and began at `sinceMs`, or `transaction`. */
export type NoteEnd = (text: string, sinceMs: number) => void;
export type FollowStatement = () => NoteEnd | undefined;

const guards = new WeakMap<Pool, Guard>();

/**
 * The same pool, on which every statement and every transaction goes through `admission` first, and
 * `listen` listens to the one feed of the process.
 */
export function guardPool(pool: Pool, guard: Guard): Pool {
  const admitted = (made: unknown) => {
    // A list of columns or a name is part of a statement and never runs.
    if (made instanceof Promise) admit(made as unknown as Statement, guard);
    return made;
  };
  const guarded = new Proxy(pool, {
    apply: (target, self, args) => admitted(Reflect.apply(target, self, args)),
    get(target, name, receiver) {
      if (name === 'listen') return guard.feed.listen;
      const found: unknown = Reflect.get(target, name, receiver);
      if (name !== 'unsafe') return found;
      return (...args: Parameters<Pool['unsafe']>) => admitted(target.unsafe(...args));
    },
  });
  guards.set(guarded, guard);
  return guarded;
}

function admit(statement: Statement, { admission, waits, onAway, onEnd, follow }: Guard): void {
  const { handler } = statement;
  statement.handler = () => {
    const { resolve, reject } = statement;
    const wait = waits.current();
    const noteEnd = follow();
    const run = (waitedMs: number) => {
      if (wait) wait.waitedMs = Math.max(wait.waitedMs, waitedMs);
      const sinceMs = performance.now();
      const end = () => {
        admission.leave(sinceMs);
        onEnd(statement.string ?? '', sinceMs);
        noteEnd?.(statement.string ?? '', sinceMs);
      };
      statement.resolve = (rows) => {
        end();
        resolve(rows);
      };
      statement.reject = (error) => {
        end();
        if (isDatabaseAway(error)) onAway();
        reject(error);
      };
      handler(statement);
    };
    admission.enter(run, reject, wait?.waitedMs);
  };
}

/** How many statements and transactions of a guarded pool run, and how many wait. */
export function loadOf(pool: Pool): Admission['load'] {
  const { running = 0, waiting = 0 } = guards.get(pool)?.admission.load ?? {};
  const transactions = guards.get(pool)?.transactions.load.waiting ?? 0;
  return { running, waiting: waiting + transactions };
}

/** Begins a transaction on a pool; one of a guarded pool waits for its turn as a whole. */
export function beginOn<T>(pool: Pool, work: (sql: postgres.ISql) => Promise<T>): Promise<T> {
  const begin = () => pool.begin((sql) => work(sql)) as Promise<T>;
  const guard = guards.get(pool);
  if (!guard) return begin();
  const { admission, transactions, waits, onAway, follow } = guard;
  const wait = waits.current();
  const noteEnd = follow();
  const beginAfter = (waitedMs: number) => {
    if (wait) wait.waitedMs = Math.max(wait.waitedMs, waitedMs);
    const sinceMs = performance.now();
    return begin().finally(() => noteEnd?.('transaction', sinceMs));
  };
  const answer = inTurn(
    transactions,
    (waitedMs) => inTurn(admission, beginAfter, waitedMs),
    wait?.waitedMs,
  );
  answer.catch((error: unknown) => isDatabaseAway(error) && onAway());
  return answer;
}

function inTurn<T>(
  admission: Admission,
  run: (waitedMs: number) => Promise<T>,
  waitedMs = 0,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const begin = (allMs: number) => {
      const sinceMs = performance.now();
      run(allMs)
        .finally(() => admission.leave(sinceMs))
        .then(resolve, reject);
    };
    admission.enter(begin, reject, waitedMs);
  });
}

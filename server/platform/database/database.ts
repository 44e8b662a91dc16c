import type { Log } from '../log.ts';
import { createSampledLog } from '../sampled-log.ts';
import { createAdmission, type Admission } from './admission.ts';
import { createChangeFeed, type ChangeFeed } from './change-feed.ts';
import { createDatabaseClock, type DatabaseClock } from './database-clock.ts';
import {
  guardStatements,
  guardTransactions,
  type FollowStatement,
  type Guard,
} from './guarded-pool.ts';
import { readHosts, type Target } from './hosts.ts';
import { lendConnections, shareConnections, type Connections } from './pools.ts';
import { createRequestWaits } from './request-waits.ts';
import { createSql, type Pool, type Sql } from './sql.ts';
import { createStatementNames } from './statement-names.ts';
import type { RunQuery } from './statements.ts';
import { createWatch } from './watch.ts';
import type { ClientOptions } from './watched-client.ts';

export interface Database {
  /** For everything else: each statement is prepared once on each connection. */
  sql: Pool;
  /**
   * Few connections, only for hot reads: short statements, prepared once and pipelined. A slow
   * statement here would delay those after it, so it belongs on `sql`.
   */
  hot: Sql;
  /**
   * For statements whose best plan depends on their values (searches, rankings): planned anew each
   * time instead of prepared once.
   */
  searches: Pool;
  /** What the database notifies this process of; `sql.listen` listens to it. */
  feed: ChangeFeed;
  /** The time that all processes share; the server's pools ask for it every few seconds. */
  clock: DatabaseClock;
  /**
   * Does the database answer? Asks it on each pool. For a busy pool it asks on the connection of
   * the watch instead, because a busy server is not away.
   */
  answers(): Promise<boolean>;
  /** How many statements and transactions of each pool run, and how many wait for their turn. */
  load(): Record<'sql' | 'hot' | 'searches', { running: number; waiting: number }>;
  /** Runs a request: the waits of its statements for their turns count together. */
  duringRequest<T>(work: () => T): T;
  close(): Promise<void>;
}

const poolSize = 10;
/** At most this share of a pool runs transactions, which may wait for locks. Reads use the rest. */
const transactionShare = 0.6;
/** More connections do not help, because batchReads combines the reads first. */
const hotPoolSize = 2;
const searchPoolSize = 6;
/**
 * Pages of indexes and rows are in memory or on a fast disk. PostgreSQL's default assumes a slow
 * disk, and then sorts all listings in the radius instead of reading the nearest in order.
 */
const searchPageCost = '1.1';
/** Statements sent on a connection of the hot reads without waiting for the one before. */
const hotPipeline = 50;
/** Usually other statements follow a hot read, and they need time of their own. */
const hotWaitShare = 0.8;
const statementTimeoutMs = 15_000;
/** Above this, the server answers 503. */
const maxWaiting = 500;
const endMs = 3000;
/** Characters of a slow statement in the log. */
const loggedText = 1000;
/** Reads wait only for migrations, and behind them wait all that are sent on the same connection. */
const maxReadLockMs = 100;

const silent: DatabaseLog = {
  warn: () => undefined,
  info: () => undefined,
  error: () => undefined,
};

/** How long statements may take, and how many there may be. */
interface Patience {
  /** The longest wait for a lock. */
  lockMs: number;
  /** The longest wait for a turn, less what statements usually take. */
  totalMs: number;
  /** The longest that connecting to one server takes. */
  connectMs: number;
  /** A statement without any answer for so long has lost its server. */
  silentMs: number;
  /** Something easy without an answer for so long: nothing else will be answered either. */
  askMs: number;
  /** Statements waiting for their turn, of one pool. */
  waiting: number;
}

/** Time limits of commands and imports. */
const patient: Patience = {
  lockMs: statementTimeoutMs,
  totalMs: Infinity,
  connectMs: 10_000,
  // Work in bulk may lift the limit of its statements.
  silentMs: 10 * 60_000,
  // It may also keep the disk so busy that a new connection takes seconds.
  askMs: 10_000,
  waiting: Infinity,
};

/** Time limits of the server. */
const impatient = (waitMs: number): Patience => ({
  // PostgreSQL counts for each lock, and a write may wait for two: a row of its user, then a table.
  lockMs: Math.ceil(waitMs * 0.4),
  totalMs: waitMs,
  connectMs: 2000,
  silentMs: statementTimeoutMs + 2000,
  askMs: 1000,
  waiting: maxWaiting,
});

type DatabaseLog = Pick<Log, 'warn' | 'info' | 'error'>;

interface Options {
  /** The server's: the longest that a request waits for a lock or a turn (DATABASE_WAIT_MS). */
  waitMs?: number;
  log?: DatabaseLog;
  /** Statements that take longer get a line in the log; 0 for none. */
  slowMs?: number;
  /** Sees the text of every statement sent, without its values. */
  onStatement?: (text: string) => void;
  /** What else wants to know when a statement of this caller ends. */
  followStatement?: FollowStatement | undefined;
}

/**
 * Opens the pools. They connect when first used, and connect again after the server was away. No
 * statement waits without an end, whatever happens to the database: see `watch.ts` and
 * docs/decisions/database.md.
 */
export function openDatabase(
  target: Target,
  max = poolSize,
  {
    waitMs,
    onStatement,
    followStatement = () => undefined,
    slowMs = 0,
    log = silent,
  }: Options = {},
): Database {
  const patience = waitMs === undefined ? patient : impatient(waitMs);
  const admissions: Admission[] = [];
  const probes: (() => Promise<unknown>)[] = [];
  const waits = createRequestWaits(() => admissions.some(({ load }) => load.waiting > 0));
  const hosts = readHosts(target);
  const settings = {
    application_name: 'roomieradar',
    statement_timeout: `${statementTimeoutMs}`,
    lock_timeout: `${patience.lockMs}`,
    idle_in_transaction_session_timeout: `${statementTimeoutMs}`,
    TimeZone: 'UTC',
  };
  const unprepared: ClientOptions = {
    hosts,
    connectMs: patience.connectMs,
    settings,
    onStatement,
    onClient: (client) => watch.add(client),
  };
  const prepared = { ...unprepared, names: createStatementNames() };

  const sampled = createSampledLog(log);
  const noteSlow = (text: string, sinceMs: number) => {
    const ms = Math.round(performance.now() - sinceMs);
    if (ms < slowMs) return;
    const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, loggedText);
    sampled('warn', statement, { ms, statement }, 'Slow statement');
  };

  const admit = (connections: number, atOnce = connections, share = 1) => {
    const totalMs = patience.totalMs * share;
    const admission = createAdmission({ connections, atOnce, waiting: patience.waiting, totalMs });
    admissions.push(admission);
    return admission;
  };
  const guard = (admission: Admission): Guard => ({
    admission,
    waits,
    onAway: () => watch.suspect(),
    onEnd: slowMs === 0 ? () => undefined : noteSlow,
    follow: followStatement,
  });
  const addProbe = (run: RunQuery, admission: Admission, connections: number) =>
    probes.push(() => (admission.load.running >= connections ? watching.run(easy) : run(easy)));

  const openPool = (connections: number, options: ClientOptions) => {
    const lent = lendConnections(connections, options);
    const admission = admit(connections);
    const transactions = admit(Math.ceil(connections * transactionShare));
    const run = guardStatements(lent, guard(admission));
    addProbe(run, admission, connections);
    const begin = guardTransactions(lent, transactions, guard(admission));
    const pool: Pool = Object.assign(createSql(run), { begin, listen: feed.listen });
    const load = () => ({
      running: admission.load.running,
      waiting: admission.load.waiting + transactions.load.waiting,
    });
    return { lent, pool, load };
  };
  const openHot = () => {
    const shared = shareConnections(hotPoolSize, {
      ...prepared,
      settings: {
        ...settings,
        plan_cache_mode: 'force_generic_plan',
        lock_timeout: `${Math.min(patience.lockMs, maxReadLockMs)}`,
      },
    });
    const admission = admit(hotPoolSize, hotPoolSize * hotPipeline, hotWaitShare);
    const run = guardStatements(shared, guard(admission));
    addProbe(run, admission, hotPoolSize);
    return { shared, sql: createSql(run), load: () => admission.load };
  };

  const watching = shareConnections(1, unprepared);
  const clock = createDatabaseClock(watching.run, log);
  const watch = createWatch({
    ask: clock.ask,
    onChange: (isAway) => admissions.forEach((admission) => admission.setClosed(isAway)),
    onLook: () => admissions.forEach((admission) => admission.expire()),
    silentMs: patience.silentMs,
    askMs: patience.askMs,
    hasHeartbeat: waitMs !== undefined,
    log,
  });
  const feed = createChangeFeed((onClient) =>
    shareConnections(1, {
      ...unprepared,
      // Operators know it by its name: its statements say nothing.
      settings: { ...settings, application_name: 'roomieradar changes' },
      onStatement: undefined,
      onClient(client) {
        watch.add(client);
        onClient(client);
      },
    }),
  );
  const everything = openPool(max, prepared);
  const hot = openHot();
  const searches = openPool(searchPoolSize, {
    ...unprepared,
    settings: { ...settings, random_page_cost: searchPageCost },
  });
  return {
    sql: everything.pool,
    hot: hot.sql,
    searches: searches.pool,
    feed,
    clock,
    load: () => ({ sql: everything.load(), hot: hot.load(), searches: searches.load() }),
    async answers() {
      if (watch.isAway) return false;
      const answers = await Promise.allSettled(probes.map((probe) => probe()));
      return answers.every((answer) => answer.status === 'fulfilled');
    },
    duringRequest: waits.during,
    async close() {
      await feed.close();
      const pools: Connections[] = [everything.lent, hot.shared, searches.lent];
      await Promise.all(pools.map((pool) => pool.end(endMs)));
      watch.stop();
      await watching.end(0);
    },
  };
}

/** A statement that every database answers at once. */
const easy = { text: 'select 1', values: [] };

import postgres from 'postgres';
import type { Log } from '../log.ts';
import { createSampledLog } from '../sampled-log.ts';
import { createAdmission, type Admission } from './admission.ts';
import { createChangeFeed, type ChangeFeed } from './change-feed.ts';
import { guardPool, loadOf, type FollowStatement } from './guarded-pool.ts';
import { createRequestWaits } from './request-waits.ts';
import type { Pool } from './sql.ts';
import { createWatch, type DriverConnection } from './watch.ts';

export interface ConnectionOptions {
  /** A host name, or the folder of a Unix socket. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface Database {
  /** For everything else: each statement is prepared once on each connection. */
  sql: Pool;
  /**
   * Few connections, only for hot reads: short statements, prepared once and pipelined. A slow
   * statement here would delay those after it, so it belongs on `sql`.
   */
  hot: Pool;
  /**
   * For statements whose best plan depends on their values (searches, rankings): planned anew each
   * time instead of prepared once.
   */
  searches: Pool;
  /** What the database notifies this process of; `sql.listen` listens to it. */
  feed: ChangeFeed;
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
/** Beyond it, a request is better told to come back. */
const mostWaiting = 500;
const endSeconds = 3;
/** Characters of a slow statement in the log. */
const loggedText = 1000;
/** Reads wait only for migrations, and behind them wait all that are sent on the same connection. */
const mostReadLockMs = 100;

const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
/** json and jsonb, as parameters. */
const jsonTypes = [114, 3802];
/** date, timestamp, timestamptz and their arrays. */
const dateTypes = [1082, 1114, 1184, 1182, 1115, 1185];
/**
 * Dates stay the text that PostgreSQL sends, which keeps microseconds. JSON parameters must be text
 * already; results of json and jsonb are parsed.
 */
const types = Object.fromEntries([
  ...jsonTypes.map((oid) => [`json_${oid}`, { to: oid, from: [], serialize: asText }]),
  ...dateTypes.map((oid) => [
    `date_${oid}`,
    { to: oid, from: [oid], serialize: asText, parse: asText },
  ]),
]);

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
  connectSeconds: number;
  /** A statement without any answer for so long has lost its server. */
  silentMs: number;
  /** Something easy without an answer for so long: nothing else will be answered either. */
  askMs: number;
  /** Statements waiting for their turn, of one pool. */
  waiting: number;
}

/** Of work that nobody waits for at a screen. */
const patient: Patience = {
  lockMs: statementTimeoutMs,
  totalMs: Infinity,
  connectSeconds: 10,
  // Work in bulk may lift the limit of its statements.
  silentMs: 10 * 60_000,
  // It may also keep the disk so busy that a new connection takes seconds.
  askMs: 10_000,
  waiting: Infinity,
};

/** Of the server, where visitors wait. */
const impatient = (waitMs: number): Patience => ({
  // PostgreSQL counts for each lock, and a write may wait for two: a row of its user, then a table.
  lockMs: Math.ceil(waitMs * 0.4),
  totalMs: waitMs,
  connectSeconds: 2,
  silentMs: statementTimeoutMs + 2000,
  askMs: 1000,
  waiting: mostWaiting,
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
 * docs/decisions/0041-deadlines-for-the-database.md.
 */
export function openDatabase(
  target: string | ConnectionOptions,
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
  const readLock = String(Math.min(patience.lockMs, mostReadLockMs));
  const admissions: Admission[] = [];
  const probes: (() => Promise<void>)[] = [];
  const waits = createRequestWaits(() => admissions.some(({ load }) => load.waiting > 0));
  const open = (
    connections: number,
    settings: Record<string, string> = {},
    prepare = true,
    events: object = {},
  ) => {
    const options = {
      max: connections,
      prepare,
      types,
      connect_timeout: patience.connectSeconds,
      backoff: (retries: number) => Math.min(2 ** retries / 40, 0.25),
      onconnection: (connection: DriverConnection) => watch.add(connection),
      connection: {
        application_name: 'roomieradar',
        statement_timeout: statementTimeoutMs,
        lock_timeout: patience.lockMs,
        idle_in_transaction_session_timeout: statementTimeoutMs,
        TimeZone: 'UTC',
        ...settings,
      },
      onnotice: () => undefined,
      ...(onStatement && { debug: (_: number, text: string) => onStatement(text) }),
      ...events,
    };
    return typeof target === 'string'
      ? postgres(target, options)
      : postgres({ ...target, ...options });
  };
  const guard = (pool: Pool, connections: number, atOnce = connections, share = 1) => {
    const { waiting } = patience;
    const totalMs = patience.totalMs * share;
    const admission = createAdmission({ connections, atOnce, waiting, totalMs });
    const most = Math.ceil(connections * transactionShare);
    const transactions = createAdmission({ connections: most, atOnce: most, waiting, totalMs });
    admissions.push(admission, transactions);
    const guarded = guardPool(pool, {
      admission,
      transactions,
      waits,
      feed,
      onAway: watch.suspect,
      onEnd: slowMs === 0 ? () => undefined : noteSlow,
      follow: followStatement,
    });
    probes.push(async () => {
      const isBusy = admission.load.running >= connections;
      await (isBusy ? watching`select 1` : guarded`select 1`);
    });
    return guarded;
  };

  const sampled = createSampledLog(log);
  const noteSlow = (text: string, sinceMs: number) => {
    const ms = Math.round(performance.now() - sinceMs);
    if (ms < slowMs) return;
    const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, loggedText);
    sampled('warn', statement, { ms, statement }, 'Slow statement');
  };

  const watch = createWatch({
    ask: async () => watching`select 1`,
    onChange: (isAway) => admissions.forEach((admission) => admission.setClosed(isAway)),
    onLook: () => admissions.forEach((admission) => admission.expire()),
    silentMs: patience.silentMs,
    askMs: patience.askMs,
    hasHeartbeat: waitMs !== undefined,
    log,
  });
  const watching = open(1, {}, false);
  const feed = createChangeFeed((events) =>
    // Operators know it by its name: its statements say nothing.
    open(1, { application_name: 'roomieradar changes' }, false, { ...events, debug: false }),
  );
  const [sql, hot, searches] = [
    open(max),
    open(hotPoolSize, { plan_cache_mode: 'force_generic_plan', lock_timeout: readLock }),
    open(searchPoolSize, { random_page_cost: searchPageCost }, false),
  ];
  const pools = {
    sql: guard(sql, max),
    hot: guard(hot, hotPoolSize, hotPoolSize * hotPipeline, hotWaitShare),
    searches: guard(searches, searchPoolSize),
  };
  return {
    ...pools,
    feed,
    load: () => ({
      sql: loadOf(pools.sql),
      hot: loadOf(pools.hot),
      searches: loadOf(pools.searches),
    }),
    async answers() {
      if (watch.isAway) return false;
      const answers = await Promise.allSettled(probes.map((probe) => probe()));
      return answers.every((answer) => answer.status === 'fulfilled');
    },
    duringRequest: waits.during,
    async close() {
      await feed.close();
      await Promise.all([sql, hot, searches].map((pool) => pool.end({ timeout: endSeconds })));
      watch.stop();
      await watching.end({ timeout: 0 });
    },
  };
}

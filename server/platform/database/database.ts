import postgres from 'postgres';
import type { Pool } from './sql.ts';

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
  close(): Promise<void>;
}

const poolSize = 10;
/** More connections do not help, because batchReads combines the reads first. */
const hotPoolSize = 2;
const searchPoolSize = 6;
const statementTimeoutMs = 15_000;
const connectTimeoutSeconds = 5;

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

/**
 * Opens the pools. They connect when first used, and connect again after the server was away.
 * `onStatement` gets the text of every statement, without its values.
 */
export function openDatabase(
  target: string | ConnectionOptions,
  max = poolSize,
  onStatement?: (text: string) => void,
): Database {
  const open = (connections: number, settings: Record<string, string>, prepare = true) => {
    const options = {
      max: connections,
      prepare,
      types,
      connect_timeout: connectTimeoutSeconds,
      connection: {
        application_name: 'roomieradar',
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: statementTimeoutMs,
        TimeZone: 'UTC',
        ...settings,
      },
      onnotice: () => undefined,
      ...(onStatement && { debug: (_: number, text: string) => onStatement(text) }),
    };
    return typeof target === 'string'
      ? postgres(target, options)
      : postgres({ ...target, ...options });
  };
  const sql = open(max, {});
  const hot = open(hotPoolSize, { plan_cache_mode: 'force_generic_plan' });
  const searches = open(searchPoolSize, {}, false);
  const close = async () => {
    await Promise.all([sql, hot, searches].map((pool) => pool.end({ timeout: 5 })));
  };
  return { sql, hot, searches, close };
}

const unavailableCodes = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  '53300', // too_many_connections
  '57014', // query_canceled, by statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);

/** Does this error mean that the database is away (so answer 503), and not a bug of ours? */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown };
    // ENOENT means a missing socket only when connecting; elsewhere it is a bug of ours.
    if (code === 'ENOENT' && syscall !== 'connect') continue;
    if (unavailableCodes.has(String(code))) return true;
  }
  return false;
}

/** Did PostgreSQL answer a statement with an error, such as a violated constraint? */
export const isDatabaseRefusal = (error: unknown): error is Error =>
  error instanceof postgres.PostgresError;

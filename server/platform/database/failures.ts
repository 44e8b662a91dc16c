import { DatabaseError } from 'pg';
import { isStorageFailure } from '../storage/storage.ts';

/** The database answers nothing at the moment: refused without asking it. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  readonly code = 'DATABASE_AWAY';
  constructor() {
    super('The database does not answer');
  }
}

/** All connections are busy, and the statement has waited for one as long as it may. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
  readonly code = 'DATABASE_BUSY';
  constructor() {
    super('No connection to the database became free in time');
  }
}

/** The connection ended before the answer came; `cause` says why, as far as it is known. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  readonly code = 'CONNECTION_LOST';
  constructor(cause?: Error) {
    super('The connection to the database was lost', { cause });
  }
}

/** The server was asked and has sent nothing for too long. */
export class ConnectionSilent extends Error {
  override name = 'ConnectionSilent';
  readonly code = 'CONNECTION_SILENT';
  constructor() {
    super('The database has fallen silent');
  }
}

/** The server answers, but it is not the one that `target_session_attrs` asks for. */
export class WrongServer extends Error {
  override name = 'WrongServer';
  readonly code = 'WRONG_SERVER';
}

export type DatabaseFailure =
  /** It cannot be reached, is starting or stopping, or has no room for another connection. */
  | 'away'
  /** More statements than it gets through. */
  | 'busy'
  /** A statement ran, or waited for a lock, for longer than it may. */
  | 'slow'
  /** It answers reads; writes fail, because it is a standby. */
  | 'refuses writes'
  /** There is no room for what should be written. */
  | 'disk full';

const codes: Record<DatabaseFailure, string[]> = {
  away: [
    'DATABASE_AWAY',
    'CONNECTION_LOST',
    'CONNECTION_SILENT',
    'WRONG_SERVER',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOENT',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
    '57P01', // admin_shutdown
    '57P02', // crash_shutdown
    '57P03', // cannot_connect_now
    '57P04', // database_dropped
    '25P03', // idle_in_transaction_session_timeout
    '58030', // io_error
  ],
  busy: [
    'DATABASE_BUSY',
    '53000', // insufficient_resources
    '53200', // out_of_memory
    '53300', // too_many_connections
  ],
  slow: [
    '57014', // query_canceled, by statement_timeout
    '55P03', // lock_not_available, by lock_timeout
  ],
  'refuses writes': [
    '25006', // read_only_sql_transaction
  ],
  // The first two of files of our own, on the same disk with the embedded database.
  'disk full': [
    'ENOSPC',
    'EDQUOT',
    '53100', // disk_full
  ],
};

const failuresByCode = new Map(
  Object.entries(codes).flatMap(([failure, list]) =>
    list.map((code) => [code, failure as DatabaseFailure]),
  ),
);

/** What is wrong with the database, if it is the database and no mistake of ours. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  let isOfStorage = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    isOfStorage ||= isStorageFailure(cause);
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown };
    // ENOENT counts only from `connect`: the socket is missing. Otherwise it is our bug.
    if (code === 'ENOENT' && syscall !== 'connect') continue;
    const failure = failuresByCode.get(String(code));
    // A storage that refuses connections has causes with the codes of a database that does. Our disk
    // is full for both.
    if (failure) return isOfStorage && failure !== 'disk full' ? null : failure;
    // connection_exception, of which there are several.
    if (/^08\w{3}$/.test(String(code))) return 'away';
  }
  return null;
}

export const isDatabaseAway = (error: unknown): boolean => databaseFailure(error) === 'away';

/** Did PostgreSQL answer a statement with an error, such as a violated constraint? */
export const isDatabaseRefusal = (error: unknown): error is Error => error instanceof DatabaseError;

/** Functions of PostgreSQL that refuse a prepared statement once the schema has changed. */
const planRoutines = new Set([
  'FetchPreparedStatement',
  'RevalidateCachedQuery',
  'transformAssignedExpr',
]);

/** Was a prepared statement refused that needs only to be prepared again? */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError && planRoutines.has(error.routine ?? '');

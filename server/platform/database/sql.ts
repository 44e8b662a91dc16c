import postgres from 'postgres';
import { beginOn } from './guarded-pool.ts';

/** Runs statements: a pool, or one transaction. Use it as a tag: sql`select 1`. */
export type Sql = postgres.ISql;

/**
 * Connections that all requests share. Only a pool can begin a transaction or listen to
 * notifications.
 */
export type Pool = postgres.Sql;

/** A part of a statement with its values: fragment`l.status = ${status}`. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Never connects: it only creates parts of statements. */
const tag = postgres({ max: 1 });

/**
 * Creates a part of a statement. Its values become parameters of the statement that contains it.
 */
export const fragment = (
  template: TemplateStringsArray,
  ...values: readonly postgres.ParameterOrFragment<never>[]
): Fragment => tag(template, ...values);

/** Puts a separator such as fragment` and ` between parts. */
export function join(parts: readonly Fragment[], separator: Fragment): Fragment {
  return parts.reduce((all, part) => fragment`${all}${separator}${part}`);
}

/** Formats a timestamp as in the contract: ISO 8601 in UTC, with milliseconds. */
export const instant = (column: Fragment): Fragment =>
  fragment`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Writes a whole number into the text of the statement. PostgreSQL plans a prepared statement
 * without its parameters: with a parameter for `limit` it plans for a tenth of the table.
 */
export function integer(value: number): Fragment {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  const text = [String(value)];
  return fragment(Object.assign(text, { raw: text }));
}

/** The quoted name of a table or column. */
export const identifier = (name: string) => tag(name);

/** How often a transaction is tried when it conflicts with another one. */
const maxTries = 4;
/**
 * serialization_failure, deadlock_detected and foreign_key_violation. PostgreSQL rolled back, and
 * the next try sees what the other transaction did, such as whom it deleted.
 */
const retryCodes = new Set(['40001', '40P01', '23503']);

/**
 * Runs `work` in a transaction: all of it is stored, or nothing. Every transaction begins here.
 * `work` runs again after a conflict with another transaction, so it must only do queries.
 */
export async function transaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await beginOn(pool, work);
    } catch (error) {
      if (tries === maxTries || !retryCodes.has(String((error as { code?: unknown }).code))) {
        throw error;
      }
    }
  }
}

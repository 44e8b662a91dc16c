import postgres from 'postgres';

/** What a statement runs on: the pool, or one transaction. Tag SQL with it: sql`select 1`. */
export type Sql = postgres.ISql;

/** Connections shared by all requests. Only a pool can begin a transaction or listen to notices. */
export type Pool = postgres.Sql;

/** A part of a statement, with the values in it: fragment`l.status = ${status}`. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Never connects: it only tags the parts that statements are put together from. */
const tag = postgres({ max: 1 });

/** Tags a part of a statement. Values become parameters of the statement that it is put into. */
export const fragment = (
  template: TemplateStringsArray,
  ...values: readonly postgres.ParameterOrFragment<never>[]
): Fragment => tag(template, ...values);

/** Puts a separator such as fragment` and ` between parts. */
export function join(parts: readonly Fragment[], separator: Fragment): Fragment {
  return parts.reduce((all, part) => fragment`${all}${separator}${part}`);
}

/** A timestamp as the contract has it: ISO 8601 in UTC, with milliseconds. */
export const instant = (column: Fragment): Fragment =>
  fragment`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Writes a whole number into the text of the statement. A prepared statement's plan does not know
 * its parameters: with a parameter for `limit` it is a plan for a tenth of the table.
 */
export function integer(value: number): Fragment {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  const text = [String(value)];
  return fragment(Object.assign(text, { raw: text }));
}

/** The quoted name of a table or column. */
export const identifier = (name: string) => tag(name);

/** How often a transaction is tried when another one was in its way. */
const maxTries = 4;
/** serialization_failure and deadlock_detected: PostgreSQL rolled back, and says to try again. */
const retryCodes = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction: all of it is stored, or nothing. Every transaction begins here.
 * `work` runs again when it met another transaction, so it does nothing but queries.
 */
export async function transaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await pool.begin((sql) => work(sql))) as T;
    } catch (error) {
      if (tries === maxTries || !retryCodes.has(String((error as { code?: unknown }).code))) {
        throw error;
      }
    }
  }
}

import { isStalePlan } from './failures.ts';
import {
  Columns,
  Statement,
  type ColumnSource,
  type Part,
  type Row,
  type RunQuery,
} from './statements.ts';
import { writeValue, type Value } from './wire-values.ts';

/**
 * Runs statements: a pool, or one transaction. Use it as a tag: sql`select 1`. A statement runs when
 * it is awaited.
 */
export interface Sql {
  <T extends readonly unknown[] = Row[]>(
    template: TemplateStringsArray,
    ...parts: readonly Part[]
  ): Statement<T>;
  /** The row of a statement that always has one, such as an insert; throws without it. */
  one<T extends object = Row>(
    template: TemplateStringsArray,
    ...parts: readonly Part[]
  ): Promise<T>;
  /** Names or values of columns, as the words before ask for: see {@link Columns}. */
  (columns: ColumnSource): Columns;
  /** Runs a text as it is. Without values it may have several statements; the last one answers. */
  unsafe<T extends readonly unknown[] = Row[]>(
    text: string,
    values?: readonly Value[],
  ): Statement<T>;
}

/** Connections that can begin a transaction. */
export interface Transactions {
  /** Runs `work` in a transaction, once; `transaction` tries again after a conflict. */
  begin<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

/** Connections that all requests share. Only a pool can begin a transaction or listen. */
export interface Pool extends Sql, Transactions {
  listen: Listen;
}

/**
 * Calls `onNotice` for each notification of the channel, and `onListening` each time that listening
 * begins: notices before it may be lost. Resolves when it has begun.
 */
export type Listen = (
  channel: string,
  onNotice: (payload: string) => void,
  onListening?: () => void,
) => Promise<{ unlisten(): Promise<void> }>;

/** A part of a statement with its values: fragment`l.status = ${status}`. */
export type Fragment = Statement<readonly unknown[]>;

/** Creates the tag that runs statements by `run`. */
export function createSql(run: RunQuery): Sql {
  const tag = (first: TemplateStringsArray | ColumnSource, ...parts: readonly Part[]) =>
    isTemplate(first) ? new Statement(first, parts, run) : new Columns(first);
  const one = async (template: TemplateStringsArray, ...parts: readonly Part[]) => {
    const [row] = await new Statement(template, parts, run);
    if (!row) throw new Error('A statement that always returns a row returned none');
    return row;
  };
  const unsafe = (text: string, values?: readonly Value[]) =>
    new Statement([text], [], () =>
      run({ text, values: values?.map(writeValue) ?? [], isScript: values === undefined }),
    );
  return Object.assign(tag, { one, unsafe }) as Sql;
}

const isTemplate = (first: TemplateStringsArray | ColumnSource): first is TemplateStringsArray =>
  Array.isArray(first) && 'raw' in first;

/**
 * Creates a part of a statement. Its values become parameters of the statement that contains it.
 */
export const fragment = (template: TemplateStringsArray, ...parts: readonly Part[]): Fragment =>
  new Statement(template, parts, null);

/** Puts a separator such as fragment` and ` between parts. */
export function join(parts: readonly Fragment[], separator: Fragment): Fragment {
  return parts.reduce((all, part) => fragment`${all}${separator}${part}`);
}

/** Formats a timestamp as in the contract: ISO 8601 in UTC, with milliseconds. */
export const instant = (column: Fragment): Fragment =>
  fragment`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Formats a timestamp to the microsecond: what is seen or dismissed up to such a moment must include what
 * was read.
 */
export const exactInstant = (moment: Fragment): Fragment =>
  fragment`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * Writes a whole number into the text of the statement. PostgreSQL plans a prepared statement
 * without its parameters: with a parameter for `limit` it plans for a tenth of the table.
 */
export function integer(value: number): Fragment {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return new Statement([String(value)], [], null);
}

/**
 * Writes constant words such as statuses into the text of the statement, as a list for `in`. A partial
 * index serves a prepared statement only by words that stand in its text.
 */
export function wordList(words: readonly string[]): Fragment {
  for (const word of words)
    if (!/^[a-z_]+$/.test(word)) throw new RangeError(`${word} is not a word`);
  return new Statement([`(${words.map((word) => `'${word}'`).join(', ')})`], [], null);
}

/** The quoted name of a table or column. */
export const identifier = (name: string) => new Columns(name);

/** After this statement, a transaction may go on although one of its statements failed. */
export const rollbackToSavepoint = 'rollback to savepoint nested';

/**
 * Runs a part of a transaction. When it fails, only that part is undone, and the transaction can go on.
 */
export async function withSavepoint<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  await sql.unsafe('savepoint nested');
  try {
    const result = await work();
    await sql.unsafe('release savepoint nested');
    return result;
  } catch (error) {
    await sql.unsafe(rollbackToSavepoint);
    throw error;
  }
}

/** How often a transaction is tried when it conflicts with another one. */
const maxTries = 4;
/**
 * serialization_failure, deadlock_detected and foreign_key_violation. PostgreSQL rolled back, and
 * the next try sees what the other transaction did, such as whom it deleted.
 */
const retryCodes = new Set(['40001', '40P01', '23503']);

/** Does `transaction` run again after this error? Whoever catches errors in it passes these on. */
export const isRetried = (error: unknown): boolean =>
  retryCodes.has(String((error as { code?: unknown }).code)) || isStalePlan(error);

/**
 * Runs `work` in a transaction: all of it is stored, or nothing. Every transaction begins here.
 * `work` runs again after a conflict with another transaction, so it must only do queries.
 */
export async function transaction<T>(
  pool: Transactions,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await pool.begin(work);
    } catch (error) {
      if (tries === maxTries || !isRetried(error)) throw error;
    }
  }
}

import { escapeIdentifier } from 'pg';
import { typeName, writeValue, type Value, type WireValue } from './wire-values.ts';

/** A statement as it is sent: its text has $1 for the first value. */
export interface Query {
  text: string;
  values: WireValue[];
  /** Several statements in one text, which cannot have values. */
  isScript?: boolean;
}

// oxlint-disable-next-line typescript/no-explicit-any -- only the caller knows its columns
export type Row = Record<string, any>;
/** The rows of an answer, and how many rows the statement read or changed. */
export type Rows<T extends readonly unknown[] = Row[]> = T & { readonly count: number };
export type RunQuery = (query: Query) => Promise<Rows>;

/** What may stand in a template: a value, a part of a statement, or columns. */
export type Part = Value | Statement<readonly unknown[]> | Columns;

/**
 * A statement, or a part of one. It runs once, when someone awaits it. Parts never run.
 */
export class Statement<T extends readonly unknown[] = Row[]> implements Promise<Rows<T>> {
  readonly [Symbol.toStringTag] = 'Statement';
  readonly #template: readonly string[];
  readonly #parts: readonly Part[];
  readonly #run: RunQuery | null;
  #answer: Promise<Rows<T>> | null = null;

  constructor(template: readonly string[], parts: readonly Part[], run: RunQuery | null) {
    this.#template = template;
    this.#parts = parts;
    this.#run = run;
  }

  /** Sends the statement without waiting for its answer. */
  execute(): Promise<Rows<T>> {
    return (this.#answer ??= this.#send());
  }

  async #send(): Promise<Rows<T>> {
    if (!this.#run) throw new TypeError('A part of a statement was awaited');
    const query: Query = { text: '', values: [] };
    this.addTo(query);
    try {
      return (await this.#run(query)) as unknown as Rows<T>;
    } catch (error) {
      // Its stack ends where the answer was read, which says nothing.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** Adds text and values to a statement. */
  addTo(query: Query): void {
    query.text += this.#template[0];
    for (const [index, part] of this.#parts.entries()) {
      if (part instanceof Statement || part instanceof Columns) part.addTo(query);
      else addValue(query, part);
      query.text += this.#template[index + 1];
    }
  }

  // oxlint-disable-next-line unicorn/no-thenable -- awaiting is how a statement runs
  then<Done = Rows<T>, Failed = never>(
    onDone?: ((rows: Rows<T>) => Done | PromiseLike<Done>) | null,
    onFailed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return this.execute().then(onDone, onFailed);
  }

  catch<Failed = never>(
    onFailed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Rows<T> | Failed> {
    return this.execute().catch(onFailed);
  }

  finally(onEnd?: (() => void) | null): Promise<Rows<T>> {
    return this.execute().finally(onEnd);
  }
}

function addValue(query: Query, value: Value): void {
  const type = typeName(value);
  query.values.push(writeValue(value));
  query.text += `$${query.values.length}${type === null ? '' : `::${type}`}`;
}

type ColumnValues = Readonly<Record<string, Value | Statement<readonly unknown[]> | undefined>>;
export type ColumnSource = string | readonly (string | number)[] | object | readonly object[];

/**
 * Names or values of columns, written as the words before ask for: `in` takes a list of values,
 * `set` assignments, and `insert into` the names and values of rows. Elsewhere it is a name or
 * several.
 */
export class Columns {
  readonly #source: ColumnSource;

  constructor(source: ColumnSource) {
    this.#source = source;
  }

  addTo(query: Query): void {
    const source = this.#source;
    if (typeof source === 'string') query.text += quoteName(source);
    else if (/\bin\s*$/i.test(query.text)) addList(query, source as readonly Value[]);
    else if (/\bset\s*$/i.test(query.text)) addAssignments(query, source as ColumnValues);
    else if (isNames(source)) query.text += source.map(quoteName).join(', ');
    else addRows(query, (Array.isArray(source) ? source : [source]) as ColumnValues[]);
  }
}

const isNames = (source: ColumnSource): source is readonly string[] =>
  Array.isArray(source) && typeof source[0] === 'string';

/** Quotes a name; a dot separates a table from its column. */
function quoteName(name: string): string {
  return name.split('.').map(escapeIdentifier).join('.');
}

/** PostgreSQL knows no empty list; nothing equals null. */
function addList(query: Query, values: readonly Value[]): void {
  query.text += '(';
  addSeparated(query, values.length === 0 ? [null] : values);
  query.text += ')';
}

function addAssignments(query: Query, columns: ColumnValues): void {
  for (const [index, [name, value]] of Object.entries(columns).entries()) {
    query.text += `${index === 0 ? '' : ', '}${quoteName(name)} = `;
    addColumnValue(query, value);
  }
}

function addRows(query: Query, rows: readonly ColumnValues[]): void {
  const names = Object.keys(rows[0] ?? {});
  query.text += `(${names.map(quoteName).join(', ')}) values `;
  for (const [index, row] of rows.entries()) {
    query.text += index === 0 ? '(' : ', (';
    addSeparated(
      query,
      names.map((name) => row[name]),
    );
    query.text += ')';
  }
}

function addSeparated(query: Query, values: readonly ColumnValues[string][]): void {
  for (const [index, value] of values.entries()) {
    if (index > 0) query.text += ', ';
    addColumnValue(query, value);
  }
}

function addColumnValue(query: Query, value: ColumnValues[string]): void {
  if (value instanceof Statement) value.addTo(query);
  // writeValue refuses undefined.
  else addValue(query, value as Value);
}

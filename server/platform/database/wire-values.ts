import { types } from 'pg';

/** A value that a statement may carry as a parameter. JSON travels as text. */
export type Value =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly Value[];

/** The same as node-postgres sends it: text, or the bytes of a bytea. */
export type WireValue = string | Uint8Array | null;

/** Writes a parameter. Throws a TypeError for anything else, such as a forgotten undefined. */
export function writeValue(value: Value): WireValue {
  if (value === null || value instanceof Uint8Array) return value;
  return Array.isArray(value) ? writeArray(value as readonly Value[]) : writeScalar(value);
}

function writeScalar(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (['number', 'bigint', 'boolean'].includes(typeof value)) return String(value);
  throw new TypeError(`A statement cannot carry a value of type ${typeof value}`);
}

function writeArray(items: readonly Value[]): string {
  return `{${items.map(writeItem).join()}}`;
}

function writeItem(item: Value): string {
  if (item === null) return 'NULL';
  if (typeof item === 'number') return String(item);
  if (Array.isArray(item)) return writeArray(item as readonly Value[]);
  const text =
    item instanceof Uint8Array ? `\\x${Buffer.from(item).toString('hex')}` : writeScalar(item);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/**
 * The type that a value has wherever it stands. Of others PostgreSQL infers it: a number may be any
 * numeric type, and a string anything.
 */
export function typeName(value: Value): string | null {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'bigint') return 'bigint';
  if (value instanceof Date) return 'timestamptz';
  return value instanceof Uint8Array ? 'bytea' : null;
}

type Parse = (text: string) => unknown;

const readBytes: Parse = (text) => Buffer.from(text.slice(2), 'hex');
const readBoolean: Parse = (text) => text === 't';
const readJson: Parse = (text) => JSON.parse(text) as unknown;
const readText: Parse = (text) => text;

/** Types with their arrays: the columns oid and typarray of pg_type. */
const readTypes: [oid: number, arrayOid: number, read: Parse][] = [
  [16, 1000, readBoolean],
  [17, 1001, readBytes],
  [21, 1005, Number], // int2
  [23, 1007, Number], // int4
  [26, 1028, Number], // oid
  [700, 1021, Number], // float4
  [701, 1022, Number], // float8
  [114, 199, readJson], // json
  [3802, 3807, readJson], // jsonb
  // Other types stay text, but their arrays are read: numbers of these may be too large for a number
  [20, 1016, readText], // int8
  [1700, 1231, readText], // numeric
  // and dates keep their microseconds.
  [1082, 1182, readText], // date
  [1114, 1115, readText], // timestamp
  [1184, 1185, readText], // timestamptz
  [19, 1003, readText], // name
  [25, 1009, readText], // text
  [1042, 1014, readText], // char
  [1043, 1015, readText], // varchar
  [2950, 2951, readText], // uuid
];

const readers = new Map<number, Parse>(
  readTypes.flatMap(([oid, arrayOid, read]) => [
    [oid, read],
    [arrayOid, (text) => readItems(readTexts(text), read)],
  ]),
);

interface Texts extends Array<string | null | Texts> {}

/** Reads an array of text, of any number of dimensions: {a,NULL}. */
const readTexts = types.getTypeParser(1009 as number) as (text: string) => Texts;

const readItems = (items: Texts, read: Parse): unknown[] =>
  items.map((item) => {
    if (item === null) return null;
    return typeof item === 'string' ? read(item) : readItems(item, read);
  });

/** How node-postgres reads results. It would turn dates into Date, which loses microseconds. */
export const resultTypes = { getTypeParser: (oid: number) => readers.get(oid) ?? readText };

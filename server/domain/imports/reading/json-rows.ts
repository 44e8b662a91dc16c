import { ImportRefused, maxColumns, type OpenBytes, type FileRow } from './row-file.ts';
import { jsonObjects, type JsonObject } from './json-objects.ts';

type Value = string | number | boolean | object | null;

/**
 * Streams the list of JSON objects at `list` as rows: first a header with all names of the first
 * `lookAt` objects, then one row per object. What an object within an object holds is a column of
 * its own, `address.city`, and so is each number of a position, `coordinates.0`. Lists are marked as
 * unreadable cells, which matters only if they are mapped to a field of one value. Throws {@link ImportRefused}.
 */
export async function* jsonRows(
  open: OpenBytes,
  list: string,
  lookAt = Number.POSITIVE_INFINITY,
): AsyncGenerator<FileRow> {
  const columns = await collectColumns(open, list, lookAt);
  if (columns.size === 0) return;
  yield { line: 1, cells: [...columns.keys()] };
  for await (const object of jsonObjects(open(), list)) yield toFileRow(object, columns);
}

async function collectColumns(
  open: OpenBytes,
  list: string,
  lookAt: number,
): Promise<Map<string, number>> {
  const columns = new Map<string, number>();
  let row = 0;
  for await (const object of jsonObjects(open(), list)) {
    row += 1;
    const parsed = object.value;
    for (const name of Object.keys(parsed)) if (!columns.has(name)) columns.set(name, columns.size);
    for (const [path] of valuesOf(parsed)) {
      if (columns.size >= maxColumns) break;
      if (!columns.has(path)) columns.set(path, columns.size);
    }
    if (columns.size > maxColumns) {
      throw new ImportRefused(
        `The objects of the file have more than ${maxColumns} different names (row ${row}).`,
      );
    }
    if (row >= lookAt) break;
  }
  return columns;
}

function toFileRow({ line, value: parsed }: JsonObject, columns: Map<string, number>): FileRow {
  const cells = Array.from({ length: columns.size }, () => '');
  const unreadable = new Map<number, string>();
  const lists = new Map<number, string>();
  for (const [name, value] of [...Object.entries(parsed), ...valuesOf(parsed)]) {
    const at = columns.get(name);
    if (at === undefined || value === null) continue;
    if (Array.isArray(value)) lists.set(at, value.map(nameInList).filter(Boolean).join(', '));
    if (typeof value === 'object') {
      unreadable.set(
        at,
        Array.isArray(value)
          ? 'holds a list where one value belongs'
          : `holds an object where one value belongs; map a value in it, such as ${name}.${Object.keys(value)[0] ?? 'name'}`,
      );
    } else if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
      unreadable.set(at, 'holds a number too large to be exact; put it in quotes');
    } else cells[at] = String(value);
  }
  return { line, cells, ...(unreadable.size > 0 && { unreadable, lists }) };
}

const namesInLists = new Set(['name', 'title', 'label', 'text', 'value']);

/** What an item of a list says: a text or number, the web address in an object, or its name. */
function nameInList(item: Value): string {
  if (item === null) return '';
  if (typeof item !== 'object') return String(item);
  const texts = Object.entries(item).filter(([, value]) => typeof value === 'string');
  const address = texts.find(([, value]) => /^https?:\/\//i.test(value))?.[1];
  return address ?? texts.find(([name]) => namesInLists.has(name.toLowerCase()))?.[1] ?? '';
}

/** The values within objects within `parsed`, each with its path: ["address.city", "Berlin"]. */
function* valuesOf(parsed: object, path = ''): Generator<[path: string, value: Value]> {
  for (const [name, value] of Object.entries(parsed) as [string, Value][]) {
    const here = path + name;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      yield* valuesOf(value, `${here}.`);
    } else if (path !== '') yield [here, value];
    if (isPosition(value))
      for (const [at, number] of value.entries()) yield [`${here}.${at}`, number];
  }
}

/** Coordinates such as those of GeoJSON: each number is a column of its own. */
const isPosition = (value: Value): value is number[] =>
  Array.isArray(value) &&
  (value.length === 2 || value.length === 3) &&
  value.every((one) => typeof one === 'number');

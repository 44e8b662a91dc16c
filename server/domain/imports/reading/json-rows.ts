import { checkedText } from './checked-text.ts';
import { ImportRefused } from './row-file.ts';
import { jsonObjects, type JsonObject } from './json-objects.ts';
import { mostColumns, type OpenBytes, type FileRow } from './row-file.ts';

type Value = string | number | boolean | object | null;

/**
 * Streams a list of JSON objects as rows: first a header with all names of the first `lookAt`
 * objects, then one row per object. Nested lists and objects are marked as unreadable cells, which
 * matters only if they are mapped. Throws {@link ImportRefused}.
 */
export async function* jsonRows(
  open: OpenBytes,
  lookAt = Number.POSITIVE_INFINITY,
): AsyncGenerator<FileRow> {
  const columns = await columnsOf(open, lookAt);
  if (columns.size === 0) return;
  yield { line: 1, cells: [...columns.keys()] };
  let row = 0;
  for await (const object of jsonObjects(checkedText(open(), 'json'))) {
    row += 1;
    yield rowOf(object, row, columns);
  }
}

async function columnsOf(open: OpenBytes, lookAt: number): Promise<Map<string, number>> {
  const columns = new Map<string, number>();
  let row = 0;
  for await (const object of jsonObjects(checkedText(open(), 'json'))) {
    row += 1;
    for (const name of Object.keys(parse(object, row))) {
      if (!columns.has(name)) columns.set(name, columns.size);
    }
    if (columns.size > mostColumns) {
      throw new ImportRefused(
        `The objects of the file have more than ${mostColumns} different names (row ${row}).`,
      );
    }
    if (row >= lookAt) break;
  }
  return columns;
}

function rowOf(object: JsonObject, row: number, columns: Map<string, number>): FileRow {
  const cells = Array.from({ length: columns.size }, () => '');
  const unreadable = new Map<number, string>();
  for (const [name, value] of Object.entries(parse(object, row))) {
    const at = columns.get(name);
    if (at === undefined || value === null) continue;
    if (typeof value === 'object') {
      unreadable.set(
        at,
        `holds ${Array.isArray(value) ? 'a list' : 'an object'} where one value belongs`,
      );
    } else if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
      unreadable.set(at, 'holds a number too large to be exact; put it in quotes');
    } else cells[at] = String(value);
  }
  return { line: object.line, cells, ...(unreadable.size > 0 && { unreadable }) };
}

function parse({ text, line }: JsonObject, row: number): Record<string, Value> {
  try {
    return JSON.parse(text) as Record<string, Value>;
  } catch {
    throw new ImportRefused(`Row ${row} (line ${line}) is not JSON.`);
  }
}

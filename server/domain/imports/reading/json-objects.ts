import { limits } from '#contract/limits.ts';
import { ImportRefused, type OpenBytes } from './row-file.ts';
import { isInRow, scanByte, startScan, type JsonList, type JsonScan } from './json-scan.ts';

/** The text of one object of a list, and the line it begins on. */
export interface JsonObject {
  line: number;
  text: string;
}

const { rowBytes } = limits.imports;
/** How far lists are looked for once one is found. */
const searchedBytes = 8_000_000;

/** The lists of a JSON file, without reading what is in them. Throws {@link ImportRefused}. */
export async function findLists(open: OpenBytes): Promise<JsonList[]> {
  const scan = startScan(null);
  let read = 0;
  for await (const chunk of open()) {
    for (const byte of chunk) scanByte(scan, byte);
    read += chunk.length;
    if (read > searchedBytes && scan.lists.length > 0) break;
  }
  return scan.lists;
}

/**
 * Cuts the objects out of the JSON list at `list` without parsing them.
 * Memory holds one object of at most 100,000 bytes, however large the file is. Throws
 * {@link ImportRefused} where the list does not consist of objects.
 */
export async function* jsonObjects(
  bytes: AsyncIterable<Uint8Array>,
  list: string,
): AsyncGenerator<JsonObject> {
  const scan = startScan(list);
  const around: number[] = [];
  const row = { line: 0, pieces: [] as Uint8Array[], length: 0 };
  const keep = (piece: Uint8Array) => {
    row.length += piece.length;
    if (row.length > rowBytes) {
      throw new ImportRefused(
        `Row ${scan.rows + 1} (line ${row.line}) is longer than 100,000 bytes; a quote or bracket may lack its end.`,
      );
    }
    row.pieces.push(Uint8Array.from(piece));
  };

  for await (const chunk of bytes) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      const position = scanByte(scan, byte);
      if (position === 'around') keepAround(around, byte);
      else if (position === 'start') {
        start = at;
        row.line = scan.line;
      } else if (position === 'end') {
        keep(chunk.subarray(start, at + 1));
        yield { line: row.line, text: Buffer.concat(row.pieces).toString('utf8') };
        scan.rows += 1;
        row.pieces = [];
        row.length = 0;
      }
    }
    if (isInRow(scan)) keep(chunk.subarray(start));
  }
  requireEnd(scan, around);
}

function keepAround(around: number[], byte: number): void {
  if (around.push(byte) > rowBytes) {
    throw new ImportRefused('The file contains more than 100,000 bytes outside its list of rows.');
  }
}

/** The text around the rows, with an empty list in their place, must be valid JSON. */
function requireEnd({ depth, isInString, rows, lists, wanted }: JsonScan, around: number[]): void {
  if (around.length === 0) throw new ImportRefused('The file is empty.');
  if (depth > 0 || isInString) {
    throw new ImportRefused(
      `The file ends in the middle: a quote or bracket is never closed, after ${rows.toLocaleString('en-US')} rows.`,
    );
  }
  try {
    JSON.parse(Buffer.from(around).toString('utf8'));
  } catch {
    throw new ImportRefused('The file is not JSON: check the text around its list of rows.');
  }
  if (lists.length === 0) throw new ImportRefused('The file contains no list of rows.');
  if (lists.some(({ path }) => path === wanted)) return;
  const found = lists.map(({ path }) => (path === '' ? 'at the top' : path));
  throw new ImportRefused(
    `The file has no list at "${wanted}" (its lists are ${found.slice(0, 10).join(', ')}).`,
  );
}

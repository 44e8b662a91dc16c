import { limits } from '#contract/limits.ts';
import { ImportRefused } from './row-file.ts';
import { isInRow, scanByte, startScan, type JsonScan } from './json-scan.ts';

/** The text of one object of a list, and the line it begins on. */
export interface JsonObject {
  line: number;
  text: string;
}

const { rowBytes } = limits.imports;
const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * Cuts the objects out of a JSON list, or of the one list within an object, without parsing them.
 * Memory holds one object of at most 100,000 bytes, however large the file is. Throws
 * {@link ImportRefused} where the list does not consist of objects.
 */
export async function* jsonObjects(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<JsonObject> {
  const scan = startScan();
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

  let isFirst = true;
  for await (const chunk of bytes) {
    let start = 0;
    let at = isFirst && byteOrderMark.every((byte, index) => chunk[index] === byte) ? 3 : 0;
    isFirst = false;
    for (; at < chunk.length; at += 1) {
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
function requireEnd({ depth, isInString, rows, hasList }: JsonScan, around: number[]): void {
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
  if (!hasList) throw new ImportRefused('The file contains no list of rows.');
}

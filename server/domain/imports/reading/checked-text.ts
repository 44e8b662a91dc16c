import { isUtf8 } from 'node:buffer';
import type { ImportKind } from '#contract/imports/import.ts';
import { ImportRefused } from './row-file.ts';

const newline = 0x0a;
/** The first bytes of formats that are often mistaken for text. */
const otherFiles: [bytes: number[], sentence: string][] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'The file is a ZIP archive or a spreadsheet, whatever it is called. Save it as CSV or JSON.',
  ],
  [[0x1f, 0x8b], 'The file is compressed (gzip). Unpack it first.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'The file is a spreadsheet of old Excel. Save it as CSV.'],
  [[0x25, 0x50, 0x44, 0x46], 'The file is a PDF. Save its table as CSV.'],
  [[0xff, 0xfe], 'The file is UTF-16. Save it as UTF-8 and try again.'],
  [[0xfe, 0xff], 'The file is UTF-16. Save it as UTF-8 and try again.'],
];
const sniffed = 1000;

/**
 * Passes the bytes of a file on while they are UTF-8 text of this kind. Throws
 * {@link ImportRefused} with advice for whoever made the file.
 */
export async function* checkedText(
  bytes: AsyncIterable<Uint8Array>,
  kind: ImportKind,
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let isFirst = true;
  let chunk: Uint8Array = new Uint8Array();
  try {
    for await (chunk of bytes) {
      if (isFirst && chunk.length > 0) {
        requireKind(chunk, kind);
        isFirst = false;
      }
      decoder.decode(chunk, { stream: true });
      yield chunk;
      line += linesOf(chunk).length - 1;
    }
    decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    line += Math.max(
      0,
      linesOf(chunk).findIndex((part) => !isUtf8(part)),
    );
    throw new ImportRefused(
      `The file is not UTF-8 (about line ${line}). Save it as UTF-8 and try again.`,
    );
  }
}

function requireKind(start: Uint8Array, kind: ImportKind): void {
  const other = otherFiles.find(([bytes]) => bytes.every((byte, at) => start[at] === byte));
  if (other) throw new ImportRefused(other[1]);
  const head = start.subarray(0, sniffed);
  if (head.includes(0)) {
    throw new ImportRefused('The file is not text: it contains NUL bytes. Save it as UTF-8 text.');
  }
  const first = Buffer.from(head).toString('utf8').replace('\ufeff', '').trimStart().charAt(0);
  const isJson = first === '[' || first === '{';
  if (kind === 'csv' && isJson) {
    throw new ImportRefused('The file looks like JSON, and its source is set to CSV.');
  }
  if (kind === 'json' && !isJson && first !== '') {
    throw new ImportRefused('The file is not JSON: it must begin with [ or {.');
  }
}

function linesOf(chunk: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
    lines.push(chunk.subarray(start, end));
    start = end + 1;
  }
  return [...lines, chunk.subarray(start)];
}

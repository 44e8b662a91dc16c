import { parse } from 'csv-parse/sync';
import type { ImportKind } from '#contract/imports/import.ts';
import {
  importSeparators,
  type ImportEncoding,
  type ImportReading,
  type ImportSeparator,
} from '#contract/imports/import-reading.ts';
import { encodingOfHead, encodingOfText, toUtf8 } from './encodings.ts';
import { findLists } from './json-objects.ts';
import type { JsonList } from './json-scan.ts';
import { ImportRefused, type OpenBytes } from './row-file.ts';

/** How the bytes of a file become rows. */
export interface FileShape {
  encoding: ImportEncoding;
  /** Null in a JSON file. */
  separator: ImportSeparator | null;
  /** The path of the list of rows; null in a CSV file. */
  list: string | null;
  /** The lists of objects to choose from. */
  lists: JsonList[];
}

/** A reading completed by the shape of its file. */
export const readingOf = (
  chosen: ImportReading,
  { encoding, separator, list }: FileShape,
): ImportReading => ({
  ...chosen,
  encoding,
  ...(separator !== null && { separator }),
  ...(list !== null && { list }),
});

/** The character of each separator. */
export const separators: Record<ImportSeparator, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  bar: '|',
};

/** Enough for a header and some rows. */
const headBytes = 64 * 1024;
const sniffed = 1000;

/** The first bytes of formats that are often mistaken for text. */
const otherFiles: [bytes: number[], sentence: string][] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'The file is a ZIP archive or a spreadsheet, whatever it is called. Save it as CSV or JSON.',
  ],
  [[0x1f, 0x8b], 'The file is compressed (gzip). Unpack it first.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'The file is a spreadsheet of old Excel. Save it as CSV.'],
  [[0x25, 0x50, 0x44, 0x46], 'The file is a PDF. Save its table as CSV.'],
];

/**
 * How to read a file: as `chosen`, and what that leaves out as the file itself tells. Throws
 * {@link ImportRefused} when it is another kind of file, with advice for whoever made it.
 */
export async function detectShape(
  open: OpenBytes,
  kind: ImportKind,
  chosen: ImportReading,
): Promise<FileShape> {
  const head = await readHead(open());
  refuseOtherFormats(head);
  const encoding = chosen.encoding ?? encodingOfHead(head) ?? (await encodingOfText(open));
  const text = await decodedHead(head, encoding);
  requireKind(text.slice(0, sniffed), kind);
  if (kind === 'csv') {
    const separator = chosen.separator ?? separatorOf(text);
    return { encoding, separator, list: null, lists: [] };
  }
  const lists = await findLists(() => toUtf8(open(), encoding, { broken: false }));
  const most = lists.toSorted((a, b) => b.rows - a.rows)[0];
  const list = chosen.list ?? most?.path ?? null;
  return { encoding, separator: null, list, lists: lists.filter(({ rows }) => rows > 0) };
}

async function readHead(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    chunks.push(Uint8Array.from(chunk));
    length += chunk.length;
    if (length >= headBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, headBytes);
}

function refuseOtherFormats(head: Uint8Array): void {
  const other = otherFiles.find(([bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (other) throw new ImportRefused(other[1]);
}

async function decodedHead(head: Uint8Array, encoding: ImportEncoding): Promise<string> {
  async function* once() {
    yield head;
  }
  const parts: Uint8Array[] = [];
  for await (const part of toUtf8(once(), encoding, { broken: false })) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function requireKind(start: string, kind: ImportKind): void {
  if (start.includes('\0')) {
    throw new ImportRefused('The file is not text: it contains NUL bytes. Save it as UTF-8 text.');
  }
  const text = start.trimStart();
  if (/^<(!doctype html|html|head|body)\b/i.test(text)) {
    throw new ImportRefused(
      `The file is an HTML page, not ${kind.toUpperCase()}. Its address may lead to a page about the file, or ask to sign in.`,
    );
  }
  const first = text.charAt(0);
  const isJson = first === '[' || first === '{';
  if (kind === 'csv' && isJson) {
    throw new ImportRefused('The file looks like JSON, and its source is set to CSV.');
  }
  if (kind === 'json' && !isJson && first !== '') {
    throw new ImportRefused('The file is not JSON: it must begin with [ or {.');
  }
}

const rowsCompared = 20;

/** The separator that gives most rows as many cells as the header, then the most columns. */
function separatorOf(text: string): ImportSeparator {
  const ranked = importSeparators
    .map((separator) => ({ separator, ...cutBy(text, separators[separator]) }))
    .filter(({ columns }) => columns > 1)
    .sort((a, b) => b.agreeing - a.agreeing || b.columns - a.columns);
  return ranked[0]?.separator ?? 'comma';
}

function cutBy(text: string, delimiter: string) {
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter,
      to: rowsCompared,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch {
    rows = text.split(/\r\n|\r|\n/, rowsCompared).map((line) => line.split(delimiter));
  }
  const columns = rows[0]?.length ?? 0;
  const agreeing = rows.filter((row) => row.length === columns).length / Math.max(1, rows.length);
  return { columns, agreeing };
}

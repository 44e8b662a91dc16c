import type { ImportKind } from '#contract/imports/import.ts';
import {
  importSeparators,
  type ImportEncoding,
  type ImportReading,
  type ImportSeparator,
} from '#contract/imports/import-reading.ts';
import { csvRows } from './csv-rows.ts';
import { decodeBytes, encodingOfHead, isMostlyUtf8, toUtf8 } from './encodings.ts';
import { EncodingNotKnown, guessEncodings } from './guess-encodings.ts';
import { findLists, type JsonList } from './json-objects.ts';
import { ImportRefused, type FileRow, type OpenBytes } from './row-file.ts';
import { knowsColumn } from '../mapping/propose-mapping.ts';
import { detectCellKind } from './column-kinds.ts';

/** How the bytes of a file become rows. */
export interface FileShape {
  encoding: ImportEncoding;
  /** Null in a JSON file. */
  separator: ImportSeparator | null;
  /** The line that names the columns of a CSV file; null in a JSON file. */
  headerLine: number | null;
  /** The first rows of a CSV file, one of which is the header. */
  firstRows: FileRow[];
  /** The path of the list of rows; null in a CSV file. */
  list: string | null;
  /** The lists of objects to choose from. */
  lists: JsonList[];
}

/** A reading completed by the shape of its file. */
export const describeReading = (
  chosen: ImportReading,
  { encoding, separator, headerLine, list }: FileShape,
): ImportReading => ({
  ...chosen,
  encoding,
  ...(separator !== null && { separator }),
  ...(headerLine !== null && { header_line: headerLine }),
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
 * {@link EncodingNotKnown} when the file cannot tell its encoding (`before` is that of the file
 * before it), and {@link ImportRefused} when it is another kind of file, with advice for whoever made
 * it.
 */
export async function detectShape(
  open: OpenBytes,
  kind: ImportKind,
  chosen: ImportReading,
  before?: ImportEncoding,
): Promise<FileShape> {
  const head = await readHead(open());
  refuseOtherFormats(head);
  const encoding =
    chosen.encoding ?? encodingOfHead(head) ?? (await encodingOfText(open, head, kind, before));
  const text = decodeBytes(head, encoding);
  requireKind(text.slice(0, sniffed), kind);
  const lists = kind === 'csv' ? [] : await findLists(() => toUtf8(open(), encoding));
  if (kind === 'csv') {
    const { separator, rows } = await cutRows(text, chosen.separator);
    const headerLine = chosen.header_line ?? findHeader(rows);
    return { encoding, separator, headerLine, firstRows: rows, list: null, lists };
  }
  const most = lists.toSorted((a, b) => b.rows - a.rows)[0];
  const list = chosen.list ?? most?.path ?? null;
  const filled = lists.filter(({ rows }) => rows > 0);
  return { encoding, separator: null, headerLine: null, firstRows: [], list, lists: filled };
}

async function encodingOfText(
  open: OpenBytes,
  head: Uint8Array,
  kind: ImportKind,
  before: ImportEncoding | undefined,
): Promise<ImportEncoding> {
  if (await isMostlyUtf8(open)) return 'utf-8';
  // Nobody has to choose the encoding of a file that is no table.
  requireKind(decodeBytes(head.subarray(0, sniffed), 'windows-1252'), kind);
  throw new EncodingNotKnown(await guessEncodings(open, before));
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

function requireKind(start: string, kind: ImportKind): void {
  if (start.includes('\0')) {
    throw new ImportRefused('The file is not text: it contains NUL bytes. Save it as UTF-8 text.');
  }
  // Its escape sequences are ASCII, so it would pass for UTF-8.
  if (['$@', '$B'].some((sign) => start.includes(`\u001b${sign}`))) {
    throw new ImportRefused(
      'The file is encoded as ISO-2022-JP, which imports do not read. Save it as UTF-8 text.',
    );
  }
  const text = start.trimStart();
  if (/^<(!doctype html|html|head|body)\b/i.test(text)) {
    throw new ImportRefused(
      `The file is an HTML page, not ${kind.toUpperCase()}. Its address may lead to a page about the file, or ask to sign in.`,
    );
  }
  if (text.startsWith('#HEADER#') || /^#DEFINITION#/m.test(text)) {
    throw new ImportRefused(
      'The file is a BLM feed (Rightmove), which imports do not read. Ask for CSV or JSON.',
    );
  }
  const [, root] = /^<(?:\?xml[^>]*>\s*(?:<[?!][^>]*>\s*)*<)?([a-z][\w:.-]*)/i.exec(text) ?? [];
  if (root || text.startsWith('<?xml')) {
    throw new ImportRefused(
      `The file is XML (${root ?? 'xml'}), which imports do not read. Ask for CSV or JSON.`,
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
/** Excel reads the separator from such a first line, and writes none. */
const separatorLine = /^"?sep=(.)/i;

/**
 * The first rows, cut by the separator that gives one of them the most usual names of columns, and
 * most of them the same number of cells.
 */
async function cutRows(text: string, chosen: ImportSeparator | undefined) {
  const stated = separatorLine.exec(text)?.[1];
  const fixed = chosen ?? importSeparators.find((separator) => separators[separator] === stated);
  const cuts = await Promise.all(
    (fixed ? [fixed] : importSeparators).map(async (separator) => {
      const rows = await readFirstRows(text, separators[separator]);
      const names = Math.max(0, ...rows.map(({ cells }) => countNames(cells)));
      return { separator, rows, names, ...mostUsual(rows.map(({ cells }) => cells.length)) };
    }),
  );
  const [best] = cuts
    .filter(({ columns }) => columns > 1 || fixed)
    .sort((a, b) => b.names - a.names || b.share - a.share || b.columns - a.columns);
  const [comma] = cuts;
  return best ?? { separator: 'comma' as const, rows: comma?.rows ?? [] };
}

async function readFirstRows(text: string, delimiter: string): Promise<FileRow[]> {
  async function* once() {
    yield Buffer.from(text);
  }
  const rows: FileRow[] = [];
  try {
    for await (const row of csvRows(once(), delimiter)) {
      if (rows.push(row) >= rowsCompared) break;
    }
  } catch (error) {
    // Where the rows are read one by one, they are refused with their line.
    if (!(error instanceof ImportRefused)) throw error;
  }
  return rows;
}

/** The number of cells that most rows have, and the share of those rows. */
function mostUsual(lengths: number[]): { columns: number; share: number } {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return { columns: most?.[0] ?? 0, share: (most?.[1] ?? 0) / Math.max(1, lengths.length) };
}

/** A row with fewer of the cells that the fullest row has is a title, or a line of remarks. */
const filledShare = 0.6;

/** How many different usual names of columns are in a row. */
const countNames = (cells: string[]): number =>
  new Set(cells.filter((cell) => knowsColumn(cell))).size;

/**
 * The line of the row that names the columns: the one with most usual names, otherwise the first
 * that is filled and has words alone. Programs write titles, dates and empty lines above it.
 */
function findHeader(rows: FileRow[]): number {
  const candidates = rows.map(({ line, cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const words = filled.filter((cell) => detectCellKind(cell) === 'words').length;
    const isWords = words === filled.length;
    return { line, filled: filled.length, isWords, names: countNames(cells) };
  });
  const fullest = Math.max(...candidates.map(({ filled }) => filled));
  const possible = candidates.filter(
    ({ filled, isWords }) => isWords && filled > 0 && filled >= filledShare * fullest,
  );
  const [named] = possible.toSorted((a, b) => b.names - a.names);
  return (named && named.names > 1 ? named : possible[0])?.line ?? rows[0]?.line ?? 1;
}

// Each entry of the package may have a CsvError of its own.
import { CsvError, parse } from 'csv-parse/sync';
import { limits } from '#contract/limits.ts';
import { ImportRefused, type FileRow } from './row-file.ts';

/** A listing takes a few hundred bytes; a longer row usually lacks a closing quote. */
const { rowBytes } = limits.imports;

/**
 * Streams the rows of a CSV file (RFC 4180 with any separator, UTF-8, any line ends). Empty lines are
 * skipped. A line with a stray quote mark is read alone: it costs that row at most. Throws
 * {@link ImportRefused} where a row exceeds 100,000 bytes, or the last line opens a quote: the file
 * was probably cut off there.
 */
export async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  delimiter = ',',
): AsyncGenerator<FileRow> {
  const reader = { delimiter, line: 1, rest: Buffer.alloc(0) };
  for await (const block of blocksOf(bytes)) {
    reader.rest = Buffer.concat([reader.rest, block]);
    yield* readBlock(reader, false);
  }
  yield* readBlock(reader, true);
}

/** What is kept of one block is read again with the next, so small ones would take long. */
const blockBytes = 64 * 1024;

async function* blocksOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    parts.push(part);
    length += part.length;
    if (length < blockBytes) continue;
    yield Buffer.concat(parts);
    parts = [];
    length = 0;
  }
  yield Buffer.concat(parts);
}

interface CsvReader {
  delimiter: string;
  /** The line on which `rest` begins. */
  line: number;
  /** Bytes that are not yet returned as rows. */
  rest: Buffer;
}

/** Returns the rows of what was read, and keeps a row that may go on after it. */
function* readBlock(reader: CsvReader, isLast: boolean): Generator<FileRow> {
  for (;;) {
    const { rows, stop } = parseRows(reader);
    const complete = isLast || stop ? rows : rows.slice(0, -1);
    for (const { row } of complete) yield row;
    const last = complete.at(-1);
    if (last) {
      reader.rest = reader.rest.subarray(last.end);
      reader.line = last.nextLine;
    }
    const isLong = reader.rest.length > rowBytes;
    if (stop === null && (isLast || !isLong)) return;
    // The next block may close the quote, or complete the line.
    const mayGoOn = stop === 'open_quote' || firstLine(reader.rest).end === reader.rest.length;
    if (!isLast && !isLong && mayGoOn) return;
    yield readOneLine(reader, isLast);
  }
}

interface ParsedRow {
  row: FileRow;
  /** The end of the row in the block, and the line after it. */
  end: number;
  nextLine: number;
}

const options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: true,
};

/** The rows up to what stops the parser; null when nothing does. */
function parseRows({ delimiter, line, rest }: CsvReader): {
  rows: ParsedRow[];
  stop: 'open_quote' | 'other' | null;
} {
  const rows: ParsedRow[] = [];
  let nextLine = line;
  let emptyLines = 0;
  const tooLong = new Error('A row is too long');
  try {
    parse(rest, {
      ...options,
      delimiter,
      // The parser's own line count counts CR LF inside quotes twice.
      on_record(cells: string[], context) {
        const start = rows.at(-1)?.end ?? 0;
        if (context.bytes - start > rowBytes) throw tooLong;
        const here = nextLine + context.empty_lines - emptyLines;
        emptyLines = context.empty_lines;
        nextLine = here + 1 + lineBreaksIn(cells);
        rows.push({ row: { line: here, cells }, end: context.bytes, nextLine });
        return null;
      },
    });
    return { rows, stop: null };
  } catch (error) {
    if (error !== tooLong && !(error instanceof CsvError)) throw error;
    const isOpen = error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED';
    return { rows, stop: isOpen ? 'open_quote' : 'other' };
  }
}

/** Reads the first line by itself: a quote mark in it counts as a letter where it closes nothing. */
function readOneLine(reader: CsvReader, isLast: boolean): FileRow {
  const { delimiter, rest } = reader;
  const { start, end, skipped, next } = firstLine(rest);
  const line = reader.line + skipped;
  if (end - start > rowBytes) {
    throw new ImportRefused(
      `The row that begins on line ${line} is longer than 100,000 bytes; a quote may lack its end.`,
    );
  }
  const text = rest.toString('utf8', start, end);
  reader.rest = rest.subarray(next);
  reader.line = line + 1;
  try {
    const [cells = []] = parse(text, { ...options, delimiter, relax_quotes: true });
    return { line, cells };
  } catch {
    if (isLast && reader.rest.toString('latin1').trim() === '') {
      throw new ImportRefused(
        `The row that begins on line ${line} opens a quote that is never closed.`,
      );
    }
    return {
      line,
      cells: text.split(delimiter),
      refusal: 'The row opens a quote that is never closed',
    };
  }
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/** Where the first line that is not empty begins and ends, and where the next one begins. */
function firstLine(block: Buffer) {
  const isBreak = (at: number) => block[at] === lineFeed || block[at] === carriageReturn;
  const afterBreak = (at: number) =>
    block[at] === carriageReturn && block[at + 1] === lineFeed ? at + 2 : at + 1;
  let start = 0;
  let skipped = 0;
  for (; isBreak(start); start = afterBreak(start)) skipped += 1;
  let end = start;
  while (end < block.length && !isBreak(end)) end += 1;
  return { start, end, skipped, next: Math.min(afterBreak(end), block.length) };
}

function lineBreaksIn(cells: string[]): number {
  let count = 0;
  for (const cell of cells) {
    if (cell.includes('\n') || cell.includes('\r')) count += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
  }
  return count;
}

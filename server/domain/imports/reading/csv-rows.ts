import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { limits } from '#contract/limits.ts';
import { ImportRefused } from './row-file.ts';
import type { FileRow } from './row-file.ts';

/** A listing takes a few hundred bytes; a longer row usually lacks a closing quote. */
const { rowBytes } = limits.imports;

/**
 * Streams the rows of a CSV file (RFC 4180 with any separator, UTF-8, any line ends). Empty lines are
 * skipped. Throws {@link ImportRefused} where quotes do not match or a row exceeds 100,000 bytes:
 * after that, the start of the next row is unknown.
 */
export async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  delimiter = ',',
): AsyncGenerator<FileRow> {
  let nextLine = 1;
  let emptyLines = 0;
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: rowBytes,
    // The parser's own line count counts CR LF inside quotes twice.
    on_record: (cells: string[], context) => {
      const line = nextLine + context.empty_lines - emptyLines;
      emptyLines = context.empty_lines;
      nextLine = line + 1 + lineBreaksIn(cells);
      // Without `columns` the parser's types expect a string[].
      return { line, cells } as never;
    },
  });
  // The parser passes a failure of the pipeline on to its reader.
  pipeline(bytes, parser).catch(() => undefined);
  try {
    for await (const row of parser) yield row as FileRow;
  } catch (error) {
    throw error instanceof CsvError ? refusal(error, nextLine) : error;
  }
}

function lineBreaksIn(cells: string[]): number {
  let count = 0;
  for (const cell of cells) {
    if (cell.includes('\n') || cell.includes('\r')) count += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
  }
  return count;
}

function refusal(error: CsvError, line: number): ImportRefused {
  const row = `The row that begins on line ${line}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new ImportRefused(`${row} opens a quote that is never closed.`);
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new ImportRefused(`${row} is longer than 100,000 bytes; a quote may lack its end.`);
  }
  return new ImportRefused(
    `${row} has a quote mark in the middle of a cell; put the cell in quotes and double the quote marks inside it.`,
  );
}

import { importEncodingFacts, type ImportSeparator } from '#contract/imports/import-reading.ts';
import { kindCounter, readNumber, type ColumnKind } from './column-kinds.ts';
import { weigh, type NumberEvidence } from './amount.ts';
import { weighDay, type DayEvidence } from './days.ts';
import { brokenMark, toUtf8 } from './encodings.ts';
import { separators, type FileShape } from './file-shape.ts';
import { quoted } from './quoted.ts';
import {
  ImportRefused,
  maxColumns,
  type FileRow,
  type OpenBytes,
  type RowFile,
} from './row-file.ts';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';

export interface Survey {
  /** Names from the first row, trimmed. */
  columns: string[];
  /** The kind of most cells of each column. */
  kinds: ColumnKind[];
  /** The same if cells can be misaligned, otherwise empty: rows are not checked then. */
  alignmentKinds: ColumnKind[];
  /** What the cells of each column tell about how its amounts are written. */
  numbers: NumberEvidence[];
  /** What the cells of each column tell about the order of day and month. */
  days: DayEvidence[];
  /** Rows below the header. */
  rowCount: number;
  /** Stopped at `stopAt`: the file may have more rows. */
  isCut: boolean;
}

interface SurveyLimits {
  /** A file with more rows is refused. */
  atMost?: number;
  /** Reads only so many rows. */
  stopAt?: number;
}

/**
 * Reads a whole file once before anything is written, so that a file which breaks in its last
 * line is refused in full. Throws {@link ImportRefused}.
 */
export async function surveyFile(
  { open, canMisalign }: RowFile,
  { atMost = Number.POSITIVE_INFINITY, stopAt = Number.POSITIVE_INFINITY }: SurveyLimits = {},
): Promise<Survey> {
  let columns: string[] | null = null;
  let counter = kindCounter(0);
  let numbers: NumberEvidence[] = [];
  let days: DayEvidence[] = [];
  let rowCount = 0;
  let isCut = false;
  for await (const { cells, refusal } of open()) {
    if (!columns) {
      if (cells.length > maxColumns) {
        throw new ImportRefused(
          `The first line has ${cells.length.toLocaleString('en-US')} columns; a file may have up to ${maxColumns}.`,
        );
      }
      columns = cells.map((cell) => cell.trim());
      if (canMisalign) requireNames(columns);
      counter = kindCounter(columns.length);
      numbers = columns.map(() => ({ point: 0, comma: 0, unclear: 0 }));
      days = columns.map(() => ({ dayFirst: 0, monthFirst: 0, unclear: 0 }));
      continue;
    }
    if (rowCount >= stopAt) {
      isCut = true;
      break;
    }
    if (rowCount >= atMost) {
      throw new ImportRefused(
        `The file has more than ${atMost.toLocaleString('en-US')} rows; split it.`,
      );
    }
    rowCount += 1;
    if (refusal) continue;
    counter.add(cells);
    for (const [at, evidence] of numbers.entries()) weigh(evidence, cells[at] ?? '');
    for (const [at, evidence] of days.entries()) weighDay(evidence, cells[at] ?? '');
  }
  if (!columns) throw new ImportRefused('The file is empty.');
  if (rowCount === 0) throw new ImportRefused('The file names its columns but has no rows.');
  const kinds = counter.kinds();
  const alignmentKinds = canMisalign ? kinds : [];
  return { columns, kinds, alignmentKinds, numbers, days, rowCount, isCut };
}

function requireNames(columns: string[]): void {
  const value = columns.find((cell) => readNumber(cell) !== null);
  if (value !== undefined) {
    throw new ImportRefused(
      `The first line must name the columns, but it contains the value "${value}".`,
    );
  }
}

/**
 * A file of this shape as rows; the columns of a JSON file come from its first `lookAt` objects.
 * Cells with bytes that are not text are marked as unreadable.
 */
export function openRowFile(open: OpenBytes, shape: FileShape, lookAt?: number): RowFile {
  const { encoding, separator, headerLine, list } = shape;
  const seen = { broken: false };
  const text = () => toUtf8(open(), encoding, seen);
  const rows = () =>
    separator
      ? joinEntities(fromLine(csvRows(text(), separators[separator]), headerLine ?? 1), separator)
      : jsonRows(text, list ?? '', lookAt);
  return { open: () => marked(rows(), shape, seen), canMisalign: separator !== null };
}

/** Skips what stands above the header. */
async function* fromLine(rows: AsyncIterable<FileRow>, first: number): AsyncGenerator<FileRow> {
  for await (const row of rows) if (row.line >= first) yield row;
}

/** Joins cells again that a semicolon within an entity such as `&uuml;` has cut. */
async function* joinEntities(
  rows: AsyncIterable<FileRow>,
  separator: ImportSeparator,
): AsyncGenerator<FileRow> {
  let columns: number | null = null;
  for await (const row of rows) {
    columns ??= row.cells.length;
    if (separator !== 'semicolon' || row.cells.length <= columns) yield row;
    else {
      const cells: string[] = [];
      for (const cell of row.cells) {
        const before = cells.at(-1);
        if (
          before !== undefined &&
          /&(?:amp;)?(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30})$/i.test(before)
        ) {
          cells[cells.length - 1] = `${before};${cell}`;
        } else cells.push(cell);
      }
      yield cells.length === columns ? { ...row, cells } : row;
    }
  }
}

async function* marked(
  rows: AsyncIterable<FileRow>,
  { encoding }: FileShape,
  seen: { broken: boolean },
): AsyncGenerator<FileRow> {
  for await (const row of rows) {
    if (!seen.broken || !row.cells.some((cell) => cell.includes(brokenMark))) yield row;
    else {
      const unreadable = new Map(row.unreadable);
      const cells = row.cells.map((cell, at) => {
        if (!cell.includes(brokenMark)) return cell;
        const text = cell.replaceAll(brokenMark, '\ufffd');
        unreadable.set(
          at,
          `holds bytes that are not ${importEncodingFacts[encoding].name}: ${quoted(text)}`,
        );
        return text;
      });
      yield { ...row, cells, unreadable };
    }
  }
}

import type { ImportKind } from '#contract/imports/import.ts';
import { kindCounter, readNumber, type ColumnKind } from './column-kinds.ts';
import { ImportRefused, mostColumns, type OpenBytes, type RowFile } from './row-file.ts';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';

export interface Survey {
  /** Names from the first row, trimmed. */
  columns: string[];
  /** The kind of most cells of each column. */
  kinds: ColumnKind[];
  /** The same if cells can be misaligned, otherwise empty: rows are not checked then. */
  alignmentKinds: ColumnKind[];
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
  let rowCount = 0;
  let isCut = false;
  for await (const { cells } of open()) {
    if (!columns) {
      if (cells.length > mostColumns) {
        throw new ImportRefused(
          `The first line has ${cells.length.toLocaleString('en-US')} columns; a file may have up to ${mostColumns}.`,
        );
      }
      columns = cells.map((cell) => cell.trim());
      if (canMisalign) requireNames(columns);
      counter = kindCounter(columns.length);
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
    counter.add(cells);
    rowCount += 1;
  }
  if (!columns) throw new ImportRefused('The file is empty.');
  if (rowCount === 0) throw new ImportRefused('The file names its columns but has no rows.');
  const kinds = counter.kinds();
  return { columns, kinds, alignmentKinds: canMisalign ? kinds : [], rowCount, isCut };
}

function requireNames(columns: string[]): void {
  const value = columns.find((cell) => readNumber(cell) !== null);
  if (value !== undefined) {
    throw new ImportRefused(
      `The first line must name the columns, but it contains the value "${value}".`,
    );
  }
  const [only = ''] = columns;
  const separator = columns.length === 1 ? /[;\t|]/.exec(only)?.[0] : undefined;
  if (separator) {
    const name = separator === '\t' ? 'tabs' : `"${separator}"`;
    throw new ImportRefused(
      `The columns seem to be separated by ${name}. Save the file with commas between them.`,
    );
  }
}

/** A file as rows; the columns of a JSON file come from its first `lookAt` objects. */
export function openRowFile(open: OpenBytes, kind: ImportKind, lookAt?: number): RowFile {
  return kind === 'csv'
    ? { open: () => csvRows(open()), canMisalign: true }
    : { open: () => jsonRows(open, lookAt), canMisalign: false };
}

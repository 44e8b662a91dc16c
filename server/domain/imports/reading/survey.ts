import { readNumber } from './cell-kind.ts';
import { ImportRefused } from '../import-refused.ts';
import { kindCounter, type ColumnKind } from './column-kinds.ts';
import { mostColumns, type RowFile } from './row-file.ts';

export interface Survey {
  /** Names from the first row, trimmed. */
  columns: string[];
  /** What most cells of each column look like. */
  kinds: ColumnKind[];
  /** Those kinds where cells can be shifted; nothing to hold a row against elsewhere. */
  shiftKinds: ColumnKind[];
  /** Rows below the header. */
  rowCount: number;
  /** Stopped at `stopAt`: the file may go on. */
  isCut: boolean;
}

interface SurveyLimits {
  /** A file with more rows is refused. */
  atMost?: number;
  /** Only so many rows are looked at. */
  stopAt?: number;
}

/**
 * Reads a whole file once before anything is written, so that a file which breaks in its last
 * line is refused in full. Throws {@link ImportRefused}.
 */
export async function surveyFile(
  { open, canShift }: RowFile,
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
      if (canShift) requireNames(columns);
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
  return { columns, kinds, shiftKinds: canShift ? kinds : [], rowCount, isCut };
}

function requireNames(columns: string[]): void {
  const value = columns.find((cell) => readNumber(cell) !== null);
  if (value !== undefined) {
    throw new ImportRefused(
      `The first line must name the columns, but it holds the value "${value}".`,
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

import { readNumber } from './cell-kind.ts';
import { ImportRefused } from './import-refused.ts';
import { kindCounter, type ColumnKind } from './shifted-cells.ts';
import type { OpenRows } from './source-row.ts';

export interface Survey {
  /** Names from the first row, trimmed. */
  columns: string[];
  kinds: ColumnKind[];
  /** Rows below the header. */
  rowCount: number;
}

/**
 * Reads a whole source once before anything is written, so that a file which breaks in its last
 * line is refused in full. Throws {@link ImportRefused}.
 */
export async function surveySource(open: OpenRows): Promise<Survey> {
  let columns: string[] | null = null;
  let counter = kindCounter(0);
  let rowCount = 0;
  for await (const { cells } of open()) {
    if (columns) {
      counter.add(cells);
      rowCount += 1;
      continue;
    }
    columns = cells.map((cell) => cell.trim());
    const value = columns.find((cell) => readNumber(cell) !== null);
    if (value !== undefined) {
      throw new ImportRefused(
        `The first line must name the columns, but it holds the value "${value}".`,
      );
    }
    counter = kindCounter(columns.length);
  }
  if (!columns) throw new ImportRefused('The file is empty.');
  if (rowCount === 0) throw new ImportRefused('The file names its columns but has no rows.');
  return { columns, kinds: counter.kinds(), rowCount };
}

import { kindOfCell, type CellKind } from './cell-kind.ts';

/** Share of its filled cells that must agree before a column counts as being of a kind. */
const agreement = 0.8;
const fewestCells = 5;

/** What most cells of a column look like; null when there are too few or they differ. */
export type ColumnKind = Exclude<CellKind, 'empty'> | null;

/** Counts kinds over a whole source; memory depends on the number of columns only. */
export function kindCounter(columnCount: number) {
  const counts = Array.from({ length: columnCount }, () => ({ number: 0, day: 0, words: 0 }));
  return {
    add(cells: string[]) {
      for (const [column, count] of counts.entries()) {
        const kind = kindOfCell(cells[column] ?? '');
        if (kind !== 'empty') count[kind] += 1;
      }
    },
    kinds: (): ColumnKind[] =>
      counts.map((count) => {
        const filled = count.number + count.day + count.words;
        if (filled < fewestCells) return null;
        const kinds = ['number', 'day', 'words'] as const;
        return kinds.find((kind) => count[kind] >= agreement * filled) ?? null;
      }),
  };
}

/**
 * The columns that hold what belongs to a neighbour; none when the row is in order. One odd cell is
 * a slip of its own. Two or more are a shift when moving the rest of the row by one cell explains
 * more than half of them.
 */
export function shiftedColumns(cells: string[], columns: ColumnKind[]): number[] {
  const kinds = cells.map(kindOfCell);
  const isOdd = (column: number, at: number) => {
    const kind = kinds[column];
    const expected = columns[at];
    return kind !== 'empty' && !!expected && kind !== expected;
  };
  const odd = kinds.flatMap((_, column) => (isOdd(column, column) ? [column] : []));
  if (odd.length < 2) return [];
  for (const move of [1, -1]) {
    for (let from = 0; from < kinds.length; from += 1) {
      const left = kinds.filter((_, at) => isOdd(at, at < from ? at : at + move)).length;
      if (left * 2 < odd.length) return odd;
    }
  }
  return [];
}

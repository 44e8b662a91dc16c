export type CellKind = 'empty' | 'number' | 'day' | 'words';

const plainNumber = /^[-+]?\d+(?:[.,]\d+)?$/;
/** Digits with signs of currencies and marks between them, however they are meant. */
const looksLikeNumber = /^[-+]?\p{Sc}?\s?\d[\d.,'’\s]*\p{Sc}?$/u;
const yearMonthDay = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;

/** What programs and people write into a cell that has no value. */
const emptyWords = new Set([
  '',
  '-',
  '--',
  '–',
  '—',
  'null',
  '(null)',
  'nil',
  'none',
  'undefined',
  'nan',
  'n/a',
  '#n/a',
]);

/** Whether a cell has no value, or says so in a word: null, n/a, none, -, NaN, undefined. */
export const isEmptyCell = (cell: string): boolean =>
  cell.length < 12 && emptyWords.has(cell.trim().toLowerCase());

/** The kind of a cell, by its content alone. */
export function detectCellKind(cell: string): CellKind {
  const value = cell.trim();
  if (value === '' || isEmptyCell(value)) return 'empty';
  if (plainNumber.test(value) || looksLikeNumber.test(value)) return 'number';
  return readDay(value) === null ? 'words' : 'day';
}

/**
 * Reads 1200, -73.99 or 1,5; null when the cell is anything else. Only for numbers without
 * thousands: amounts are read in a style.
 */
export function readNumber(cell: string): number | null {
  const value = cell.trim();
  return plainNumber.test(value) ? Number(value.replace(',', '.')) : null;
}

/** Reads 2019-07-01 or 2019/7/1 as YYYY-MM-DD; the contract checks that the day exists. */
export function readDay(cell: string): string | null {
  const [, year, month, day] = yearMonthDay.exec(cell.trim()) ?? [];
  if (!year || !month || !day) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The share of its filled cells that must agree for a column to have a kind. */
const agreement = 0.8;
const fewestCells = 5;

/** The kind of most cells of a column; null when there are too few or they differ. */
export type ColumnKind = Exclude<CellKind, 'empty'> | null;

/** Counts cell kinds over a whole file; memory depends on the number of columns only. */
export function kindCounter(columnCount: number) {
  const counts = Array.from({ length: columnCount }, () => ({ number: 0, day: 0, words: 0 }));
  return {
    add(cells: string[]) {
      for (const [column, count] of counts.entries()) {
        const kind = detectCellKind(cells[column] ?? '');
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
 * The columns whose cells belong to a neighbour; none when the row is aligned. One cell of another
 * kind than its column is a typing error. Two or more are misaligned when moving the rest of the
 * row by one cell explains more than half of them.
 */
export function misalignedColumns(cells: string[], columns: ColumnKind[]): number[] {
  const kinds = cells.map(detectCellKind);
  const differs = (cell: number, column: number) => {
    const kind = kinds[cell];
    const expected = columns[column];
    return kind !== 'empty' && !!expected && kind !== expected;
  };
  const differing = kinds.flatMap((_, at) => (differs(at, at) ? [at] : []));
  if (differing.length < 2) return [];
  for (const offset of [1, -1]) {
    for (let from = 0; from < kinds.length; from += 1) {
      const left = kinds.filter((_, at) => differs(at, at < from ? at : at + offset)).length;
      if (left * 2 < differing.length) return differing;
    }
  }
  return [];
}

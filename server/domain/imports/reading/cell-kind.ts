export type CellKind = 'empty' | 'number' | 'day' | 'words';

const plainNumber = /^[-+]?\d+(\.\d+)?$/;
/** As dollars are written: $1,200.00. A decimal comma is not guessed at. */
const moneyNumber = /^[$€£]?\d{1,3}(,\d{3})*(\.\d+)?$/;
const yearMonthDay = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;

/** What a cell looks like, whatever its column is called. */
export function kindOfCell(cell: string): CellKind {
  const value = cell.trim();
  if (value === '') return 'empty';
  if (readNumber(value) !== null) return 'number';
  return readDay(value) === null ? 'words' : 'day';
}

/** Reads 1200, -73.99 or $1,200.00; null when the cell is anything else. */
export function readNumber(cell: string): number | null {
  const value = cell.trim();
  if (plainNumber.test(value)) return Number(value);
  if (moneyNumber.test(value)) return Number(value.replace(/[$€£,]/g, ''));
  return null;
}

/** Reads 2019-07-01 or 2019/7/1 as YYYY-MM-DD; whether the day exists is the contract's to say. */
export function readDay(cell: string): string | null {
  const [, year, month, day] = yearMonthDay.exec(cell.trim()) ?? [];
  if (!year || !month || !day) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

import { knowsColumn } from '../mapping/propose-mapping.ts';
import { detectCellKind } from './column-kinds.ts';
import type { FileRow } from './row-file.ts';

/** A row with fewer of the cells that the fullest row has is a title, or a line of remarks. */
const filledShare = 0.6;

/** How many different usual names of columns are in a row. */
export const countNames = (cells: string[]): number =>
  new Set(cells.filter((cell) => knowsColumn(cell))).size;

/**
 * The line of the row that names the columns: the one with most usual names, otherwise the first
 * that is filled and has words alone. Programs write titles, dates and empty lines above it.
 */
export function findHeader(rows: FileRow[]): number {
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

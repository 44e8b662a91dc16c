import type { Coverage, CoverageCount } from '../coverage.ts';
import type { PathSet } from '../path.ts';
import { formatCount, formatPath } from './labels.ts';

/** Pads columns to their widest cell and aligns numbers to the right. */
export function alignColumns(rows: readonly (string | number)[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `12 of 13 (92 %)` */
export function formatShare({ covered, all }: CoverageCount): string {
  const percent = all === 0 ? 100 : Math.floor((100 * covered) / all);
  return `${covered} of ${all} (${percent} %)`;
}

/** Formats one line for each path, then their coverage and what they miss. */
export function toTable({ paths }: PathSet, { states, transitions, guards }: Coverage): string {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const rows = paths.map((path) => [path.id, path.steps.length, formatPath(path)]);
  const missing = [states, transitions, guards].flatMap((part) => part.missing);
  return [
    alignColumns([['path', 'steps', ''], ...rows]),
    '',
    `${formatCount(paths.length, 'path')}, ${formatCount(steps, 'step')}`,
    `states       ${formatShare(states)}`,
    `transitions  ${formatShare(transitions)}`,
    `guards       ${formatShare(guards)}, each passing and refusing`,
    ...(missing.length > 0 ? ['not covered:', ...missing.map((name) => `  ${name}`)] : []),
  ].join('\n');
}

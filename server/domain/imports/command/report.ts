import { listingFieldNames } from '#contract/imports/import-fields.ts';
import type { SetAsideRow } from '#contract/imports/import.ts';
import { importProblemWords } from '#contract/labels/import-problem.ts';
import type { ImportResult } from '../writing/import-listings.ts';
import type { MappedListing } from '../mapping/map-rows.ts';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const countWidth = 9;

/** A whole number as people read it: 3,652. */
export const count = (value: number): string => grouped.format(value);

/** What an import did, in lines. */
export function summaryOf(
  result: ImportResult & { gone: number },
  rowCount: number,
  seconds: number,
): string {
  const speed = seconds > 0 ? `, ${count(result.read / seconds)} rows/s` : '';
  const lines = [
    `${count(result.read)} of ${count(rowCount)} rows in ${seconds.toFixed(1)} s${speed}`,
    ...(
      [
        [result.added, 'new'],
        [result.updated, 'updated'],
        [result.unchanged, 'unchanged'],
        [result.setAside, 'set aside'],
        ...(result.backToReview > 0 ? ([[result.backToReview, 'back to review']] as const) : []),
        ...(result.duplicates > 0 ? ([[result.duplicates, 'here already']] as const) : []),
        ...(result.gone > 0 ? ([[result.gone, 'gone from the source']] as const) : []),
      ] as const
    ).map(([value, word]) => `${count(value).padStart(countWidth)} ${word}`),
  ];
  if (result.cancelled) {
    lines.push('Stopped before the end. Run the same command again to go on; nothing comes twice.');
  }
  return lines.join('\n');
}

/** Every row set aside, one a line, so that each can be found in its file. */
export function setAsideLines(rows: SetAsideRow[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ line, source_id: id, reason }) => `  line ${line}, id ${id || '(none)'}: ${reason}`,
  );
  return ['', 'Set aside:', ...lines].join('\n');
}

/** One mapped row for the eye: what would be stored, and what was noted. */
export function previewOf({ line, sourceId, values, problems }: MappedListing): string {
  const width = Math.max(...listingFieldNames.map((name) => name.length));
  const filled = listingFieldNames.filter((name) => values[name] !== null);
  return [
    `line ${line}, id ${sourceId}`,
    ...filled.map((name) => `  ${name.padEnd(width)}  ${values[name]}`),
    ...problems.map((problem) => `  - ${importProblemWords(problem)}`),
    '',
  ].join('\n');
}

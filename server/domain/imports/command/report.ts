import { describeImportProblem } from '#catalogs/describe-import-problem.ts';
import { listingFieldNames } from '#contract/imports/import-fields.ts';
import { importEncodingFacts } from '#contract/imports/import-reading.ts';
import type { SetAsideRow } from '#contract/imports/import.ts';
import { getLocales } from '#get-locales';
import type { FileShape } from '../reading/file-shape.ts';
import type { ImportResult, ImportCounts } from '../writing/import-listings.ts';
import type { MappedListing, RowRules } from '../mapping/map-rows.ts';

/** Commands speak English, like the log. */
const english = getLocales('en');
const countWidth = 9;

/** A whole number with separators: 3,652. */
export const count = (value: number): string => english.format.formatNumber(value);

/** The report of an import, in lines. */
export function summarizeRun(
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
        ...(result.duplicates > 0 ? ([[result.duplicates, 'duplicates']] as const) : []),
        ...(result.gone > 0 ? ([[result.gone, 'gone from the source']] as const) : []),
      ] as const
    ).map(([value, word]) => `${count(value).padStart(countWidth)} ${word}`),
  ];
  if (result.cancelled) {
    lines.push(
      'Stopped before the end. Run the same command again to continue; nothing is imported twice.',
    );
  }
  return lines.join('\n');
}

/** How the file is read, in one sentence: nothing of it counts before it is shown. */
export function readingLine(
  { encoding, separator, headerLine, list }: FileShape,
  { amounts, days }: Pick<RowRules, 'amounts' | 'days'>,
  unclearDays: number,
): string {
  const { numbers, unclear, currency, period, nights } = amounts;
  const parts = [
    importEncodingFacts[encoding].name,
    separator ? `columns separated by a ${separator}` : null,
    headerLine !== null && headerLine > 1 ? `columns named in line ${headerLine}` : null,
    list ? `rows in ${list}` : null,
    numbers ? `amounts like ${english.imports.numberLabels[numbers]}` : null,
    days ? `days like ${english.imports.dayLabels[days]}` : null,
    currency ? `in ${currency}` : 'in the currency they name, or that of their place',
    `rents a ${period}${period === 'month' ? '' : `, ${english.imports.conversionLabels[period]}`}`,
    nights === 'times_30' ? 'rents a night times 30' : null,
  ];
  const line = `Read as ${parts.filter(Boolean).join('; ')}.`;
  const unread = unclearDays > 0 ? [dayLine(unclearDays)] : [];
  if (unclear === 0 || numbers === 'point' || numbers === 'comma')
    return [line, ...unread].join('\n');
  const which = '--numbers point or --numbers comma';
  const written = unclear === 1 ? 'amount like 1.200 can' : 'amounts like 1.200 can';
  const are = unclear === 1 ? 'is' : 'are';
  const aside = `${count(unclear)} ${written} be read in two ways and ${are} set aside: say ${which}.`;
  return [line, aside, ...unread].join('\n');
}

const dayLine = (unclear: number) =>
  `${count(unclear)} ${unclear === 1 ? 'day' : 'days'} like 3/4/2027 can be read in two ways and stay empty: say --days day_first or --days month_first.`;

/** Every set-aside row on a line of its own, with its place in the file. */
export function setAsideLines(rows: SetAsideRow[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ line, source_id: id, reason }) => `  line ${line}, id ${id || '(none)'}: ${reason}`,
  );
  return ['', 'Set aside:', ...lines].join('\n');
}

/** One mapped row to display: its values and its problems. */
export function formatPreview(listing: MappedListing): string {
  const { line, sourceId, values, photos, problems } = listing;
  const width = Math.max(...listingFieldNames.map((name) => name.length));
  const filled = listingFieldNames.filter((name) => values[name] !== null);
  return [
    `line ${line}, id ${sourceId}`,
    ...filled.map((name) => `  ${name.padEnd(width)}  ${String(values[name])}`),
    ...(photos.length > 0 ? [`  ${'photos'.padEnd(width)}  ${photos.join(' ')}`] : []),
    ...problems.map((problem) => `  - ${describeImportProblem(problem, english)}`),
    '',
  ].join('\n');
}

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

const barWidth = 30;
const lineEveryMs = 3000;

/** Shows progress as one bar on a terminal, and as a line every three seconds elsewhere. */
export function showProgress(output: Output, rowCount: number, now = Date.now) {
  const startedAt = now();
  let shownAt = startedAt;
  let isBarShown = false;

  return {
    update({ read, setAside }: ImportCounts) {
      const seconds = (now() - startedAt) / 1000;
      const rate = seconds > 0 ? `, ${count(read / seconds)} rows/s` : '';
      const text = `${count(read)} of ${count(rowCount)} rows, ${count(setAside)} set aside${rate}`;
      if (output.isTTY) {
        const filled = Math.round((read / rowCount) * barWidth);
        const bar = '█'.repeat(filled).padEnd(barWidth, '░');
        output.write(`\r\u001b[K${bar} ${text}`);
        isBarShown = true;
      } else if (now() - shownAt >= lineEveryMs) {
        output.write(`${text}\n`);
        shownAt = now();
      }
    },
    /** Moves the cursor to a new line. */
    end() {
      if (isBarShown) output.write('\n');
      isBarShown = false;
    },
  };
}

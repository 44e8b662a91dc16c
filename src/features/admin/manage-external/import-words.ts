import { importFieldNames, requiredImportFields } from '#contract/imports/import-fields.ts';
import type { Import, ImportSource } from '#contract/imports/import.ts';
import { formatCount } from '#contract/labels/count.ts';

/** In the order of the form: first what is needed. */
export const fieldOrder = [...new Set([...requiredImportFields, ...importFieldNames])];

export const statusLabels: Record<Import['status'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  cancelled: 'Cancelled',
  refused: 'Refused',
  failed: 'Failed',
};

/** Which look of a badge a status has. */
export const statusTones: Record<Import['status'], string> = {
  waiting: 'busy',
  running: 'busy',
  done: 'good',
  cancelled: 'still',
  refused: 'bad',
  failed: 'bad',
};

export const newStatusLabels: Record<ImportSource['new_status'], string> = {
  pending: 'Wait for review',
  active: 'Are published at once',
};

/** How far an import is: "1,500 of 3,666 rows". */
export function rowsDone({ rows_done: done, rows_total: total }: Import): string {
  const numbers = new Intl.NumberFormat('en-US');
  if (total === null) return done === 0 ? 'Looking through the file' : formatCount(done, 'row');
  return `${numbers.format(done)} of ${formatCount(total, 'row')}`;
}

/** A size as people read it: 1.2 MB. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return formatCount(bytes, 'byte');
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

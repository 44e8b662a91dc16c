import { importFieldNames, requiredImportFields } from '#contract/imports/import-fields.ts';
import type { Import, ImportSource } from '#contract/imports/import.ts';
import { formatCount } from '#contract/labels/count.ts';

/** The fields in the order of the form: required ones first. */
export const fieldOrder = [...new Set([...requiredImportFields, ...importFieldNames])];

export const statusLabels: Record<Import['status'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  cancelled: 'Cancelled',
  refused: 'Refused',
  failed: 'Failed',
};

/** The badge tone of each status. */
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

/** The progress of an import: "1,500 of 3,666 rows". */
export function rowsDone({ rows_done: done, rows_total: total }: Import): string {
  const numbers = new Intl.NumberFormat('en-US');
  if (total === null) return done === 0 ? 'Reading the file' : formatCount(done, 'row');
  return `${numbers.format(done)} of ${formatCount(total, 'row')}`;
}

/** A size with its unit: 1.2 MB. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return formatCount(bytes, 'byte');
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

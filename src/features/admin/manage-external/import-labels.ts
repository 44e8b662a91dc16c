import { importFieldNames, requiredImportFields } from '#contract/imports/import-fields.ts';
import type { Import, ImportPhotos } from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import { formatDecimal, formatNumber } from '#locales/format.ts';

/** The fields in the order of the form: required ones first. */
export const fieldOrder = [...new Set([...requiredImportFields, ...importFieldNames])];

/** The badge tone of each status. */
export const statusTones: Record<Import['status'], string> = {
  waiting: 'busy',
  running: 'busy',
  done: 'good',
  cancelled: 'still',
  refused: 'bad',
  failed: 'bad',
};

/** The progress of an import: "1,500 of 3,666 rows". */
export function rowsDone({ rows_done: done, rows_total: total }: Import): string {
  if (total !== null) return t.rowsDone({ done: formatNumber(done), count: total });
  return done === 0 ? t.reading : t.rows({ count: done });
}

/** The photos of an import that were fetched: "120 of 400 photos fetched". */
export const photosDone = ({ done, total }: ImportPhotos): string =>
  t.photosDone({ done: formatNumber(done), count: total });

/** A size with its unit: 1.2 MB. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return t.bytes({ count: bytes });
  if (bytes < 1_000_000) return t.kilobytes({ value: formatNumber(bytes / 1000) });
  return t.megabytes({ value: formatDecimal(Math.round(bytes / 100_000) / 10) });
}

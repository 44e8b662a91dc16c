import type { ImportKind } from '#contract/import.ts';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';
import type { OpenBytes, Source } from './source-row.ts';

/** A file as rows; of a JSON file only the first `lookAt` objects are asked for their names. */
export function openSource(open: OpenBytes, kind: ImportKind, lookAt?: number): Source {
  return kind === 'csv'
    ? { open: () => csvRows(open()), canShift: true }
    : { open: () => jsonRows(open, lookAt), canShift: false };
}

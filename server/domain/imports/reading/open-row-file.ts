import type { ImportKind } from '#contract/imports/import.ts';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';
import type { OpenBytes, RowFile } from './row-file.ts';

/** A file as rows; of a JSON file only the first `lookAt` objects are asked for their names. */
export function openRowFile(open: OpenBytes, kind: ImportKind, lookAt?: number): RowFile {
  return kind === 'csv'
    ? { open: () => csvRows(open()), canShift: true }
    : { open: () => jsonRows(open, lookAt), canShift: false };
}

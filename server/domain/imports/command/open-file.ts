import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ImportRefused } from '../import-refused.ts';
import { openRowFile } from '../reading/open-row-file.ts';
import type { RowFile } from '../reading/row-file.ts';

/**
 * Makes sure that `file` can be read twice: as JSON where its name ends like that, as CSV
 * otherwise. Throws {@link ImportRefused}.
 */
export async function openFile(file: string): Promise<RowFile> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new ImportRefused(`There is no file "${file}".`);
  if (!found.isFile()) throw new ImportRefused(`"${file}" is not a file.`);
  return openRowFile(() => readable(file), /\.json$/i.test(file) ? 'json' : 'csv');
}

async function* readable(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    throw code ? new ImportRefused(`"${file}" cannot be read (${code}).`) : error;
  }
}

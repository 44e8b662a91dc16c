import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { csvRows } from './csv-rows.ts';
import { ImportRefused } from './import-refused.ts';
import type { OpenRows } from './source-row.ts';

/** Makes sure that `file` can be read twice. Throws {@link ImportRefused}. */
export async function openCsvFile(file: string): Promise<OpenRows> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new ImportRefused(`There is no file "${file}".`);
  if (!found.isFile()) throw new ImportRefused(`"${file}" is not a file.`);
  return () => csvRows(readable(file));
}

async function* readable(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    throw code ? new ImportRefused(`"${file}" cannot be read (${code}).`) : error;
  }
}

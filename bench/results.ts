import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartResult } from './part.ts';

const folder = path.join(import.meta.dirname, '../.tmp/bench/results');

/** Stores a part's result. The next run of the part replaces it. */
export async function writeResult(name: string, result: PartResult): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

/** Returns the newest result of each named part, in this order; leaves out parts that never ran. */
export async function readResults(names: string[]): Promise<PartResult[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      try {
        return JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')) as PartResult;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    }),
  );
  return found.filter((result) => result !== null);
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartResult } from './part.ts';

const folder = path.join(import.meta.dirname, 'results');

/** Keeps a part's result until it runs again. */
export async function writeResult(name: string, result: PartResult): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

/** The newest result of each part that ever ran, in the order given. */
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

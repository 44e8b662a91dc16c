import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Is this error of the file system a file or folder that is not there? */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/** Does this error of the file system carry this code? */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Names in a folder; none when it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Was this last changed before the moment? False when it is gone. */
export async function isOlder(file: string, before: Date): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < before.getTime();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

const ours = /^roomieradar-(image|raw)-/;

/** A folder of the system's for something to work on; whoever makes it removes it. */
export function makeScratch(what: 'image' | 'raw'): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `roomieradar-${what}-`));
}

/** Removes such folders from before the moment, which a killed server left; answers how many. */
export async function removeOldScratch(before: Date, parent = tmpdir()): Promise<number> {
  let removed = 0;
  for (const name of (await namesIn(parent)).filter((found) => ours.test(found))) {
    const folder = path.join(parent, name);
    if (!(await isOlder(folder, before))) continue;
    // What another account's server left is not ours to remove.
    const isRemoved = await rm(folder, { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
    if (isRemoved) removed += 1;
  }
  return removed;
}

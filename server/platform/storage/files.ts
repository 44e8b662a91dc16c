import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StorageAway } from './storage.ts';

/** Does this error of the file system mean that a file or folder does not exist? */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/** Does this error of the file system carry this code? */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Turns errors of the file system, such as of a folder that is not mounted, into StorageAway. */
export async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new StorageAway('The folder cannot be written to', { cause: error });
  }
}

/** The names in a folder; none when it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Was this file last changed before then? False when it does not exist. */
export async function isOlder(file: string, before: Date): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < before.getTime();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

const ours = /^roomieradar-(image|raw)-/;

/** Creates a folder in the system's temporary folder; the caller must remove it. */
export function makeScratch(what: 'image' | 'raw'): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `roomieradar-${what}-`));
}

/** Removes older temporary folders, which a killed server left; returns how many. */
export async function removeOldScratch(before: Date, parent = tmpdir()): Promise<number> {
  let removed = 0;
  for (const name of (await namesIn(parent)).filter((found) => ours.test(found))) {
    const folder = path.join(parent, name);
    if (!(await isOlder(folder, before))) continue;
    // We cannot remove folders of a server that ran as another account.
    const isRemoved = await rm(folder, { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
    if (isRemoved) removed += 1;
  }
  return removed;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOlder, namesIn } from './media-folder.ts';

const ours = /^roomieradar-(picture|raw)-/;

/** A folder of the system's for something to work on; whoever makes it removes it. */
export function makeScratch(what: 'picture' | 'raw'): Promise<string> {
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

import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const enoughBytes = 4 * 2 ** 30;

/**
 * Makes a folder in memory where the machine has room there, else on disk. A copy of a database has a
 * thousand files, which a disk takes several times as long to make.
 */
export async function makeMemoryFolder(prefix: string): Promise<string> {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(path.join(room > enoughBytes ? memory : tmpdir(), prefix));
}

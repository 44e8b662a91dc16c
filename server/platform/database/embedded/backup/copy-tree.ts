import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export interface CopyOptions {
  /** Names a file or folder by its path within `from`; true leaves it out. */
  skip?: (relative: string) => boolean;
  /** Leaves alone what is at `to` already. */
  onlyNew?: boolean;
  signal?: AbortSignal;
  /** Called after each file with its size in bytes. */
  onFile?: (bytes: number) => void;
}

const filesAtOnce = 16;

/**
 * Copies a folder and waits until it is on disk. Files that disappear while it runs are left out: a
 * running server deletes some. Rejects when `signal` aborts.
 */
export async function copyTree(from: string, to: string, options: CopyOptions = {}): Promise<void> {
  await copyFolder(from, to, '', options);
}

async function copyFolder(
  from: string,
  to: string,
  relative: string,
  options: CopyOptions,
): Promise<void> {
  const { skip, onlyNew, signal, onFile } = options;
  await mkdir(path.join(to, relative), { recursive: true, mode: 0o700 });
  const entries = await readdir(path.join(from, relative), { withFileTypes: true }).catch(
    ifGone([]),
  );
  const files: string[] = [];
  for (const entry of entries) {
    const name = path.join(relative, entry.name);
    if (skip?.(name)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, name, options);
    else if (entry.isFile() && !(onlyNew && existsSync(path.join(to, name)))) files.push(name);
  }
  // Several at once: most of the time goes into waiting for the disk.
  const copyNext = async () => {
    for (let name = files.pop(); name !== undefined; name = files.pop()) {
      signal?.throwIfAborted();
      const bytes = await copyOne(path.join(from, name), path.join(to, name)).catch(ifGone(0));
      onFile?.(bytes);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, copyNext));
}

async function copyOne(from: string, to: string): Promise<number> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await syncFile(to);
  return (await stat(to)).size;
}

/** Waits until a file is on disk. */
async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const ifGone =
  <T>(instead: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead;
    throw error;
  };

/** Bytes of all files in a folder that {@link copyTree} would copy. */
export async function treeBytes(folder: string, skip?: CopyOptions['skip']): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || skip?.(path.relative(folder, file))) return 0;
    return (await stat(file).catch(ifGone({ size: 0 }))).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './file-errors.ts';
import type { MediaStore } from './storage.ts';

/** Media in a local folder; a file appears whole or not at all. */
export function mediaFolder(folder: string): MediaStore {
  return {
    async put(key, data) {
      const file = path.join(folder, key);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.part`, data);
      await rename(`${file}.part`, file);
    },
    has: (key) =>
      access(path.join(folder, key)).then(
        () => true,
        () => false,
      ),
    deleteFolder: (name) => rm(path.join(folder, name), { recursive: true, force: true }),
    async *listFolders(parent) {
      for (const name of await namesIn(path.join(folder, parent))) yield `${parent}/${name}`;
    },
    isOlder: (name, before) => isOlder(path.join(folder, name), before),
  };
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

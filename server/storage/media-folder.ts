import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where finished pictures live, each under a key such as `listings/ab12/480.webp`. */
export interface MediaStore {
  put(key: string, data: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
}

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
  };
}

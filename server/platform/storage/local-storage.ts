import { constants } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing, isOlder, namesIn, orAway } from './files.ts';
import { quarantineFolder, type QuarantineFolder } from './quarantine-folder.ts';
import type { MediaStore, Storage } from './storage.ts';

/** The path where our own server receives uploads; the key follows. */
export const uploadPath = '/api/upload/files';
/** The path where our own server serves finished images; the key follows. */
export const localMediaUrl = '/media/';

export interface LocalStorage extends Storage {
  quarantine: QuarantineFolder;
  mediaFolder: string;
}

/** Everything below `dataDir`: `media` is public, `quarantine` is not. */
export function localStorage({
  dataDir,
  publicUrl,
  secret,
}: {
  dataDir: string;
  publicUrl: string;
  /** Signs upload addresses. */
  secret: string;
}): LocalStorage {
  const media = path.join(dataDir, 'media');
  const quarantine = path.join(dataDir, 'quarantine');
  return {
    media: mediaFolder(media),
    mediaFolder: media,
    quarantine: quarantineFolder(quarantine, { uploadUrl: publicUrl + uploadPath, secret }),
    mediaUrl: localMediaUrl,
    origins: null,
    shared: null,
    async check() {
      for (const folder of [media, quarantine]) {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.W_OK);
      }
    },
  };
}

/** Media in a local folder; a file appears whole or not at all. */
function mediaFolder(folder: string): MediaStore {
  return {
    put: (key, data) => orAway(writeWhole(path.join(folder, key), data)),
    has: (key) =>
      access(path.join(folder, key)).then(
        () => true,
        () => false,
      ),
    async get(key) {
      try {
        return await readFile(path.join(folder, key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    deleteFolder: (name) => rm(path.join(folder, name), { recursive: true, force: true }),
    async *listFolders(parent) {
      for (const name of await namesIn(path.join(folder, parent))) yield `${parent}/${name}`;
    },
    isOlder: (name, before) => isOlder(path.join(folder, name), before),
  };
}

async function writeWhole(file: string, data: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, data);
  await rename(`${file}.part`, file);
}

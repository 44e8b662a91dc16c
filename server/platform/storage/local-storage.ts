import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { mediaFolder } from './media-folder.ts';
import { quarantineFolder, type QuarantineFolder } from './quarantine-folder.ts';
import type { Storage } from './storage.ts';

/** Where our own server takes uploads; the key follows. */
export const uploadPath = '/api/upload/files';
/** Where our own server shows finished pictures; the key follows. */
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
    async check() {
      for (const folder of [media, quarantine]) {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.W_OK);
      }
    },
  };
}

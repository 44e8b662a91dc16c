import type { Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import { uploadPath } from '#platform/storage/local-storage.ts';
import type { QuarantineFolder } from '#platform/storage/quarantine-folder.ts';
import type { SignedUploads } from '#platform/storage/signed-uploads.ts';

/** Raw pictures as they come to the local folder; one that is registered is not taken again. */
export function pictureUploads(
  sql: Sql,
  quarantine: QuarantineFolder,
  secret: string,
): SignedUploads {
  return {
    path: uploadPath,
    secret,
    atMost: limits.imageBytes,
    async find(key) {
      const [upload] = await sql<{ is_used: boolean }[]>`
        select registered_at is not null as is_used from uploads where key = ${key}`;
      if (!upload) return null;
      return {
        isHere: upload.is_used,
        receive: (bytes, size) => quarantine.receive(key, bytes, size),
      };
    },
  };
}

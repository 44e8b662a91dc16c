import type { Pool } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { folderOfKey } from './folders.ts';
import { picturePlans } from './picture-limits.ts';
import { lockUpload } from './uploads.ts';

/** The file that `profile_picture_url` names: its largest, in what every browser reads. */
const mainFile = `${Math.max(...picturePlans.photo.widths)}.webp`;

/** The address of the photo whose files lie in this folder. */
export function photoAddress(mediaUrl: string, folder: string): string {
  return `${mediaUrl}${folder}/${mainFile}`;
}

/** The folder of an address that `photoAddress` made; null for any other. */
export function photoFolder(mediaUrl: string, address: string): string | null {
  if (!address.startsWith(mediaUrl)) return null;
  const folder = folderOfKey(address.slice(mediaUrl.length));
  return folder !== null && photoAddress(mediaUrl, folder) === address ? folder : null;
}

/**
 * Gives a person another photo, or none, and answers the address of the one it replaced. Throws
 * `upload_used` when this photo was registered before and is no longer theirs.
 */
export async function swapPhoto(
  sql: Pool,
  { userId, url, upload }: { userId: number; url: string | null; upload: { key: string } | null },
): Promise<string | null> {
  return sql.begin(async (transaction) => {
    const [user] = await transaction<{ profile_picture_url: string | null }[]>`
      select profile_picture_url from users where id = ${userId} for no key update`;
    if (!user) throw new ProblemError('unauthorized');
    if (user.profile_picture_url === url) return null;
    if (upload) {
      const found = await lockUpload(transaction, upload.key);
      if (!found) throw new ProblemError('not_found');
      if (found.is_registered) throw new ProblemError('upload_used');
      await transaction`update uploads set registered_at = now() where key = ${upload.key}`;
    }
    await transaction`
      update users set profile_picture_url = ${url}, updated_at = now() where id = ${userId}`;
    return user.profile_picture_url;
  });
}

import { updatePhoto } from '#domain/users/public.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { lockUpload } from './uploads.ts';

/**
 * Sets or removes the photo of a user and returns the address of the one it replaced. Throws
 * `upload_used` when this photo was registered before and is no longer theirs.
 */
export async function swapPhoto(
  sql: Pool,
  { userId, url, upload }: { userId: number; url: string | null; upload: { key: string } | null },
): Promise<string | null> {
  return transaction(sql, async (tx) => {
    const [user] = await tx<{ profile_picture_url: string | null }[]>`
      select profile_picture_url from users where id = ${userId} for no key update`;
    if (!user) throw new ProblemError('unauthorized');
    if (user.profile_picture_url === url) return null;
    if (upload) {
      const found = await lockUpload(tx, upload.key);
      if (!found) throw new ProblemError('not_found');
      if (found.is_registered) throw new ProblemError('upload_used');
      await tx`update uploads set registered_at = now() where key = ${upload.key}`;
    }
    await updatePhoto(tx, userId, url);
    return user.profile_picture_url;
  });
}

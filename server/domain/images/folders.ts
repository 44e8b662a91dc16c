import type { Sql } from '#platform/database/sql.ts';
import { imagePlans } from './image-job.ts';

/** The owner of files: a listing, or a user with all their listings. */
export type Owner = { listing_id: number } | { user_id: number };

/**
 * The folder of a key such as `listings/ab12/480.webp`; null for images that no user uploaded. The
 * demo's images must stay, because several rows share them.
 */
export function parseFolder(key: string): string | null {
  return /^((?:listings|photos)\/[\w-]+)\/[\w.-]+$/.exec(key)?.[1] ?? null;
}

/** Keys of raw files that this listing or user has not registered yet. */
export async function listRawKeys(sql: Sql, owner: Owner): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key from uploads where registered_at is null and ${
      'listing_id' in owner
        ? sql`listing_id = ${owner.listing_id}`
        : sql`user_id = ${owner.user_id}`
    }`;
  return rows.map(({ key }) => key);
}

/** Folders of finished files that the rows of this listing or user refer to. */
export async function listFolders(sql: Sql, mediaUrl: string, owner: Owner): Promise<string[]> {
  const rows =
    'listing_id' in owner
      ? await sql<{ key: string }[]>`
          select key from listing_images where listing_id = ${owner.listing_id}`
      : await sql<{ key: string }[]>`
          select i.key from listing_images i join listings l on l.id = i.listing_id
          where l.user_id = ${owner.user_id}
          union all
          select substr(profile_picture_url, ${mediaUrl.length + 1}) from users
          where id = ${owner.user_id} and starts_with(profile_picture_url, ${mediaUrl})`;
  return rows.map(({ key }) => parseFolder(key)).filter((folder) => folder !== null);
}

/**
 * The file that `profile_picture_url` names: the largest one, in a format that every browser
 * supports.
 */
const mainFile = `${Math.max(...imagePlans.photo.widths)}.webp`;

/** The address of the photo whose files are in this folder. */
export function photoAddress(mediaUrl: string, folder: string): string {
  return `${mediaUrl}${folder}/${mainFile}`;
}

/** The folder of an address that `photoAddress` made; null for any other. */
export function photoFolder(mediaUrl: string, address: string): string | null {
  if (!address.startsWith(mediaUrl)) return null;
  const folder = parseFolder(address.slice(mediaUrl.length));
  return folder !== null && photoAddress(mediaUrl, folder) === address ? folder : null;
}

import { transaction, type Pool } from '#platform/database/sql.ts';
import type { MediaStore } from '#platform/storage/storage.ts';
import { listings } from './content.ts';
import { copyDemoImages, imageRow } from './images.ts';

/**
 * Gives the demo listings of an older database finished images. Until 2026-11, images were drawn at
 * their first request, so many have no file yet.
 */
export async function replaceDrawnImages(
  pool: Pool,
  media: Pick<MediaStore, 'put'>,
): Promise<void> {
  const drawn = await pool`select from listing_images where key like 'demo/room-%' limit 1`;
  if (drawn.length === 0) return;

  await copyDemoImages(media);
  const images = listings.flatMap((listing, index) =>
    listing.images.map((name, position) => ({
      ...imageRow(name, index),
      drawn_key: `demo/room-${index}-${position}/1200.webp`,
    })),
  );
  await transaction(pool, async (sql) => {
    const replaced = await sql<{ id: number }[]>`
      update listing_images i set key = image.key, alt = image.alt, width = image.width,
        height = image.height, placeholder = image.placeholder, variants = image.variants
      from jsonb_to_recordset(${JSON.stringify(images)}::text::jsonb) as image (
        drawn_key text, alt text, key text, width int, height int, placeholder text,
        variants jsonb)
      where i.key = image.drawn_key returning i.id`;
    const ids = replaced.map(({ id }) => id);
    // A job looks at the new images and compares them.
    await sql`delete from photo_looks where image_id = any (${ids}::int[])`;
  });
}

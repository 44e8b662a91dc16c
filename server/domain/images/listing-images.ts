import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { ListingImage } from '#contract/images/image.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { imageJson } from '#domain/listings/public.ts';
import { insertLook } from './same-photos.ts';
import { lockUpload, type Upload } from './uploads.ts';

/** One encoded file of an image, as listing_images.variants stores it. */
export interface StoredVariant {
  key: string;
  width: number;
  type: string;
}

/** An image to store. */
export interface StoredImage {
  width: number;
  height: number;
  placeholder: string;
  /** The small gray picture of perceptual-hash.ts, in base64. */
  look: string;
  variants: StoredVariant[];
}

/** Throws `too_many_images` when the listing has the largest allowed number. */
export async function requireSpaceForImage(sql: Sql, listingId: number): Promise<void> {
  const [found] = await sql<{ count: number }[]>`
    select count(*)::int as count from listing_images where listing_id = ${listingId}`;
  if ((found?.count ?? 0) >= limits.imagesPerListing) {
    throw new ProblemError('too_many_images', {
      detail: `A room has at most ${limits.imagesPerListing} photos. Remove one first`,
    });
  }
}

/**
 * Adds a finished image to its listing and returns its id. Repeating it returns the same id, and
 * simultaneous calls never exceed the limit. Throws `too_many_images` and `not_found`.
 */
export async function insertImage(
  sql: Pool,
  { key, listing_id }: { key: string; listing_id: number },
  { variants, look, ...facts }: StoredImage,
  { position, alt = '' }: { position?: number | undefined; alt?: string | undefined },
): Promise<number> {
  return transaction(sql, async (tx) => {
    // Lock the listing, so that the count below stays true.
    const listings = await tx`
      select id from listings where id = ${listing_id} for no key update`;
    const upload = await lockUpload(tx, key);
    if (listings.length === 0 || !upload) throw new ProblemError('not_found');
    if (upload.is_registered) return registeredId(upload);
    await requireSpaceForImage(tx, listing_id);
    const fallback = variants.findLast(({ type }) => type === 'image/jpeg') ?? variants[0];
    const [image] = await tx<{ id: number }[]>`
      insert into listing_images
        (listing_id, position, key, width, height, alt, placeholder, variants)
      select ${listing_id}, coalesce(${position ?? null}::int, max(position) + 1, 0),
        ${fallback?.key ?? ''}, ${facts.width}, ${facts.height}, ${alt.trim()},
        ${facts.placeholder}, ${JSON.stringify(variants)}::text::jsonb
      from listing_images where listing_id = ${listing_id}
      returning id`;
    if (!image) throw new Error('An insert returns its row');
    await insertLook(tx, image.id, Buffer.from(look, 'base64'));
    await tx`
      update uploads set registered_at = now(), image_id = ${image.id} where key = ${key}`;
    return image.id;
  });
}

/**
 * The id of the image that an upload was registered as. Throws `upload_used` when that image was
 * deleted.
 */
export function registeredId({ image_id }: Pick<Upload, 'image_id'>): number {
  if (image_id === null) throw new ProblemError('upload_used');
  return image_id;
}

/** The images of a listing, in order; with `ids`, only those. */
export async function readImages(
  sql: Pool,
  mediaUrl: string,
  listingId: number,
  id: number | null = null,
): Promise<ListingImage[]> {
  const rows = await sql<{ image: ListingImage }[]>`
    select ${imageJson(mediaUrl)} as image from listing_images image
    where image.listing_id = ${listingId} and (${id}::int is null or image.id = ${id})
    order by image.position, image.id`;
  return rows.map(({ image }) => image);
}

/**
 * Puts the images of a listing in this order. Throws `conflict` unless `ids` has each of them once.
 */
export async function orderImages(sql: Pool, listingId: number, ids: number[]): Promise<void> {
  await transaction(sql, async (tx) => {
    await tx`select id from listings where id = ${listingId} for no key update`;
    const rows = await tx<{ id: number }[]>`
      select id from listing_images where listing_id = ${listingId}`;
    const isWhole = rows.length === ids.length && new Set(ids).size === ids.length;
    if (!isWhole || rows.some(({ id }) => !ids.includes(id))) {
      throw new ProblemError('conflict', { detail: 'The photos of this room have changed' });
    }
    await tx`
      update listing_images set position = array_position(${ids}::int[], id) - 1
      where listing_id = ${listingId}`;
  });
}

/** Sets the description of an image; false when this listing has no such image. */
export async function describeImage(
  sql: Pool,
  { listingId, id, alt }: { listingId: number; id: number; alt: string },
): Promise<boolean> {
  const { count } = await sql`
    update listing_images set alt = ${alt.trim()} where id = ${id} and listing_id = ${listingId}`;
  return count > 0;
}

/**
 * Deletes an image's row; returns the key of its main file, or null when there is no such image.
 */
export async function deleteImage(
  sql: Pool,
  listingId: number,
  id: number,
): Promise<string | null> {
  const [gone] = await sql<{ key: string }[]>`
    delete from listing_images where id = ${id} and listing_id = ${listingId} returning key`;
  return gone?.key ?? null;
}

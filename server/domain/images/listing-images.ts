import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { ListingImage } from '#contract/images/image.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { imageJson } from '#domain/listings/public.ts';
import type { FinishedImage } from './image-job.ts';
import { insertLook } from './same-photos.ts';
import { lockUpload, type Upload } from './uploads.ts';

/** One encoded file of an image, as listing_images.variants stores it. */
export interface StoredVariant {
  key: string;
  width: number;
  type: string;
}

/** An image to store. */
export interface StoredImage extends Omit<FinishedImage, 'variants'> {
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
  finished: StoredImage,
  facts: { position?: number | undefined; alt?: string | undefined },
): Promise<number> {
  return transaction(sql, async (tx) => {
    await lockListing(tx, listing_id);
    const upload = await lockUpload(tx, key);
    if (!upload) throw new ProblemError('not_found');
    if (upload.is_registered) return requireImageId(upload);
    const id = await insertRow(tx, listing_id, finished, facts);
    await tx`update uploads set registered_at = now(), image_id = ${id} where key = ${key}`;
    return id;
  });
}

/**
 * The same for an image that nobody uploaded. `keep` is part of the transaction, and undoes it by
 * answering false; then there is no image. Throws `too_many_images` and `not_found`.
 */
export async function insertFetched(
  sql: Pool,
  listingId: number,
  finished: StoredImage,
  { position, keep }: { position: number; keep: (tx: Sql, id: number) => Promise<boolean> },
): Promise<number | null> {
  try {
    return await transaction(sql, async (tx) => {
      await lockListing(tx, listingId);
      const id = await insertRow(tx, listingId, finished, { position });
      if (!(await keep(tx, id))) throw new NotKept();
      return id;
    });
  } catch (error) {
    if (error instanceof NotKept) return null;
    throw error;
  }
}

class NotKept extends Error {
  override name = 'NotKept';
}

/** Locks the listing, so that the number of its images stays true. Throws `not_found`. */
async function lockListing(tx: Sql, id: number): Promise<void> {
  const listings = await tx`select id from listings where id = ${id} for no key update`;
  if (listings.length === 0) throw new ProblemError('not_found');
}

async function insertRow(
  tx: Sql,
  listingId: number,
  { variants, look, ...size }: StoredImage,
  { position, alt = '' }: { position?: number | undefined; alt?: string | undefined },
): Promise<number> {
  await requireSpaceForImage(tx, listingId);
  const fallback = variants.findLast(({ type }) => type === 'image/jpeg') ?? variants[0];
  const image = await tx.one<{ id: number }>`
      insert into listing_images
        (listing_id, position, key, width, height, alt, placeholder, variants)
      select ${listingId}, coalesce(${position ?? null}::int, max(position) + 1, 0),
        ${fallback?.key ?? ''}, ${size.width}, ${size.height}, ${alt.trim()},
        ${size.placeholder}, ${JSON.stringify(variants)}::text::jsonb
      from listing_images where listing_id = ${listingId}
      returning id`;
  await insertLook(tx, image.id, Buffer.from(look, 'base64'));
  return image.id;
}

/**
 * The id of the image that an upload was registered as. Throws `upload_used` when that image was
 * deleted.
 */
export function requireImageId({ image_id }: Pick<Upload, 'image_id'>): number {
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

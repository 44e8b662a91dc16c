import type { listingImageCalls, profilePhotoCalls } from '#contract/images/image.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { CurrentUser } from '#contract/users/user.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { describeImage, orderImages, readImages } from './listing-images.ts';
import type { Images } from './images.ts';
import { requireOwnListing } from '#domain/listings/public.ts';

interface Deps {
  sql: Pool;
  images: Images;
  /** The address of an image up to its key. */
  mediaUrl: string;
  quotas: Quotas;
}

/** The calls about a listing's images, which only its owner may make. */
export function createListingImageHandlers({
  sql,
  images,
  mediaUrl,
  quotas,
}: Deps): CallHandlers<typeof listingImageCalls> {
  const noSuchImage = () =>
    new ProblemError('not_found', { detail: 'This room no longer has this photo' });

  return {
    async requestUpload({ viewer, body }) {
      const { listing_id, content_type, size } = body;
      await requireOwnListing(sql, viewer, listing_id);
      await quotas.count(sql, 'uploads', viewer);
      const { user_id } = viewer;
      const wanted = { user_id, purpose: 'listing', listing_id, content_type, size } as const;
      const { public_url: _, ...offer } = await images.requestUpload(wanted);
      return offer;
    },

    async registerImage({ viewer, params, body }) {
      await requireOwnListing(sql, viewer, params.id);
      return images.registerImage(viewer, params.id, body);
    },

    async orderImages({ viewer, params, body }) {
      await requireOwnListing(sql, viewer, params.id);
      await orderImages(sql, params.id, body.ids);
      return { items: await readImages(sql, mediaUrl, params.id) };
    },

    async describeImage({ viewer, params, body }) {
      await requireOwnListing(sql, viewer, params.id);
      const { id: listingId, image_id: id } = params;
      if (!(await describeImage(sql, { listingId, id, alt: body.alt }))) throw noSuchImage();
      const [image] = await readImages(sql, mediaUrl, listingId, id);
      if (!image) throw noSuchImage();
      return image;
    },

    async deleteImage({ viewer, params }) {
      await requireOwnListing(sql, viewer, params.id);
      if (!(await images.deleteImage(params.id, params.image_id))) throw noSuchImage();
    },
  };
}

/** The calls about the user's own profile photo. */
export function createProfilePhotoHandlers({
  sql,
  images,
  quotas,
}: Omit<Deps, 'mediaUrl'>): CallHandlers<typeof profilePhotoCalls> {
  return {
    async requestPhotoUpload({ viewer, body }) {
      await quotas.count(sql, 'uploads', viewer);
      const { key: _, ...offer } = await images.requestUpload({
        user_id: viewer.user_id,
        purpose: 'photo',
        listing_id: null,
        content_type: body.content_type,
        size: body.size ?? null,
      });
      return offer;
    },

    async registerPhoto({ viewer, body }) {
      await images.registerPhoto(viewer, body.public_url);
      return readUser(sql, viewer.user_id);
    },

    removePhoto: ({ viewer }) => images.removePhoto(viewer.user_id),
  };
}

async function readUser(sql: Pool, id: number): Promise<CurrentUser> {
  const [user] = await sql<CurrentUser[]>`
    select id, is_admin, email, first_name, last_name, profile_picture_url, onboarding_status
    from users where id = ${id}`;
  if (!user) throw new ProblemError('unauthorized');
  return { ...user };
}

import { type } from 'arktype';
import { limits } from '../limits.ts';
import { id, instant, textUpTo, byId, idInPath } from '../primitives.ts';
import type { Call } from '../call.ts';
import { CurrentUser } from '../users/user.ts';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];
const ImageType = type.enumerated(...imageTypes);
const imageSize = type(`1 <= number.integer <= ${limits.imageBytes}`);

const ImageVariant = type({ url: 'string', width: 'number', type: 'string' });
export const ListingImage = type({
  id,
  url: 'string',
  width: 'number',
  height: 'number',
  alt: 'string',
  /** Mean colour as #rrggbb, shown until the image arrives. */
  placeholder: 'string',
  variants: ImageVariant.array(),
});
export type ListingImage = typeof ListingImage.infer;

export const UploadRequest = type({ listing_id: id, content_type: ImageType, size: imageSize });
/** Where to PUT the raw file, once, with exactly these headers, before `expires_at`. */
export const UploadAddress = type({
  upload_url: 'string',
  method: "'PUT'",
  headers: 'Record<string, string>',
  key: 'string',
  expires_at: instant,
});
export const ImageRegistration = type({
  key: textUpTo(200),
  'position?': `0 <= number.integer < ${limits.imagesPerListing}`,
  'alt?': textUpTo(200),
});
/** Every image of the listing, each once, in the order wanted. */
export const ImageOrder = type({ ids: id.array().atMostLength(limits.imagesPerListing) });
export const ImageList = type({ items: ListingImage.array() });
export const ImageDescription = type({ alt: textUpTo(200) });

export const PhotoRequest = type({ content_type: ImageType, 'size?': imageSize });
export const PhotoAddress = type({
  upload_url: 'string',
  method: "'PUT'",
  headers: 'Record<string, string>',
  public_url: 'string',
  expires_at: instant,
});
export const PhotoRegistration = type({ public_url: textUpTo(2048) });

const imageById = type({ id: idInPath, image_id: idInPath });

/** The calls about images of listings and profile photos; part of calls.ts. */
export const imageCalls = {
  requestUpload: {
    summary: 'An address to upload one image of a room of mine to',
    access: 'user',
    status: 201,
    body: UploadRequest,
    answer: UploadAddress,
  },
  registerImage: {
    summary: 'Register an uploaded image with a room of mine',
    access: 'user',
    status: 201,
    params: byId,
    body: ImageRegistration,
    answer: ListingImage,
  },
  orderImages: {
    summary: 'Put the images of a room of mine in this order; the first is the cover',
    access: 'user',
    status: 200,
    params: byId,
    body: ImageOrder,
    answer: ImageList,
  },
  describeImage: {
    summary: 'Set the text alternative of an image of mine',
    access: 'user',
    status: 200,
    params: imageById,
    body: ImageDescription,
    answer: ListingImage,
  },
  deleteImage: {
    summary: 'Delete an image of a room of mine',
    access: 'user',
    status: 204,
    params: imageById,
  },
  requestPhotoUpload: {
    summary: 'An address to upload my photo to',
    access: 'user',
    status: 201,
    body: PhotoRequest,
    answer: PhotoAddress,
  },
  registerPhoto: {
    summary: 'Use the uploaded photo',
    access: 'user',
    status: 200,
    body: PhotoRegistration,
    answer: CurrentUser,
  },
  removePhoto: { summary: 'Remove my photo', access: 'user', status: 204 },
} as const satisfies Record<string, Call>;

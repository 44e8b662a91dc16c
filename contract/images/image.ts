import { type } from '../type.ts';
import { limits } from '../limits.ts';
import { id, instant, textUpTo } from '../primitives.ts';
import { defineCalls } from '../call.ts';
import { ownListing, ownPhotoUpload } from '../call-targets.ts';
import { CurrentUser } from '../users/user.ts';

const ImageType = type.enumerated(...limits.imageTypes);
export type ImageType = typeof ImageType.infer;
const imageSize = type(`1 <= number.integer <= ${limits.imageBytes}`);

const ImageVariant = type({ url: 'string', width: 'number', type: 'string' });
export const ListingImage = type({
  id,
  url: 'string',
  width: 'number',
  height: 'number',
  alt: 'string',
  /** The average color as #rrggbb, shown until the image has loaded. */
  placeholder: 'string',
  variants: ImageVariant.array(),
});
export type ListingImage = typeof ListingImage.infer;

export const UploadRequest = type({ listing_id: id, content_type: ImageType, size: imageSize });
/** The address for one PUT of the raw file, with exactly these headers, before `expires_at`. */
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
/** The ids of all images of the listing, each once, in the new order. */
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

/** The calls about images of listings; part of calls.ts. */
export const listingImageCalls = defineCalls({
  requestUpload: {
    route: 'POST /api/upload/url',
    summary: 'Get an address to upload one image of my listing to',
    access: 'user',
    problems: ['forbidden', 'gone', 'not_found', 'too_many_images'],
    targets: [ownListing],
    status: 201,
    body: UploadRequest,
    answer: UploadAddress,
  },
  registerImage: {
    route: 'POST /api/listings/{id}/images',
    summary: 'Add an uploaded image to my listing',
    access: 'user',
    changesPublic: true,
    takesLong: true,
    problems: [
      'forbidden',
      'gone',
      'upload_missing',
      'upload_expired',
      'upload_used',
      'image_refused',
      'too_many_images',
    ],
    targets: [ownListing],
    status: 201,
    body: ImageRegistration,
    answer: ListingImage,
  },
  orderImages: {
    route: 'PUT /api/listings/{id}/images',
    summary: 'Set the order of my listing’s images; the first is the cover',
    access: 'user',
    changesPublic: true,
    problems: ['forbidden', 'gone', 'conflict'],
    targets: [ownListing],
    body: ImageOrder,
    answer: ImageList,
  },
  describeImage: {
    route: 'PATCH /api/listings/{id}/images/{image_id}',
    summary: 'Set the text alternative of my listing’s image',
    access: 'user',
    changesPublic: true,
    problems: ['forbidden', 'gone'],
    targets: [ownListing],
    body: ImageDescription,
    answer: ListingImage,
  },
  deleteImage: {
    route: 'DELETE /api/listings/{id}/images/{image_id}',
    summary: 'Delete an image of my listing',
    access: 'user',
    changesPublic: true,
    problems: ['forbidden', 'gone'],
    targets: [ownListing],
  },
});

/** The calls about the signed-in user's profile photo; part of calls.ts. */
export const profilePhotoCalls = defineCalls({
  requestPhotoUpload: {
    route: 'POST /api/users/profile/photo/url',
    summary: 'Get an address to upload my profile photo to',
    access: 'user',
    status: 201,
    body: PhotoRequest,
    answer: PhotoAddress,
  },
  registerPhoto: {
    route: 'PUT /api/users/profile/photo',
    summary: 'Set the uploaded photo as my profile photo',
    access: 'user',
    changesPublic: true,
    takesLong: true,
    problems: ['not_found', 'upload_missing', 'upload_expired', 'upload_used', 'image_refused'],
    targets: [ownPhotoUpload],
    body: PhotoRegistration,
    answer: CurrentUser,
  },
  removePhoto: {
    route: 'DELETE /api/users/profile/photo',
    summary: 'Remove my profile photo',
    access: 'user',
    changesPublic: true,
  },
});

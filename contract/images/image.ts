import { type } from 'arktype';
import { limits } from '../limits.ts';
import { id, instant, textUpTo } from '../primitives.ts';

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

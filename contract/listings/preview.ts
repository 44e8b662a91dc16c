import { languagePrefix } from '../languages.ts';
import type { PageLanguages } from '../rendered-page.ts';
import type { Listing } from './listing.ts';

/** The size of the image that other services show with a link to a listing. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The size of the map in it, at its right. */
export const previewMapSize = { width: 340, height: previewSize.height } as const;

/**
 * The path of a listing's preview image, a JPEG. It changes with the listing, because services keep
 * an image for as long as its address stays the same.
 */
export function previewPath(
  { id, updated_at: changed, images: [cover] }: Previewed,
  { language, languages }: PageLanguages,
): string {
  const wish = languagePrefix(language, languages) && `?lang=${language}`;
  return `/listings/${id}/preview-${previewVersion(changed)}${cover ? `-${cover.id}` : ''}.jpg${wish}`;
}

/** The size of the map of a room in mails, in CSS pixels; the file has twice as many. */
export const mailMapSize = { width: 320, height: 160 } as const;

/** The path of the small map that mails show of a listing with a location, a PNG. */
export const mailMapPath = ({ id, updated_at: changed }: Pick<Listing, 'id' | 'updated_at'>) =>
  `/listings/${id}/map-${previewVersion(changed)}.png`;

const previewVersion = (changed: string) => Math.floor(Date.parse(changed) / 1000).toString(36);

type Previewed = Pick<Listing, 'id' | 'updated_at'> & { images: readonly { id: number }[] };

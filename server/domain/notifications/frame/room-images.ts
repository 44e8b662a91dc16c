import type { PageLanguages } from '#contract/rendered-page.ts';
import { mailMapPath, mailMapSize, previewPath, previewSize } from '#contract/listings/preview.ts';
import { getLocales } from '#get-locales';
import { fragment, type Fragment } from '#platform/database/sql.ts';
import type { MailImage } from './mail-content.ts';

/** What a mail knows of a listing that anyone may see; others have no images. */
export interface PicturedListing {
  id: number;
  updated_at: string;
  /** Its first image, if it has any. */
  cover_id: number | null;
  /** It says where it is. */
  is_located: boolean;
}

/** SQL: a {@link PicturedListing} of `l`, a listing that anyone may see. */
export const picturedJson: Fragment = fragment`json_build_object(
  'id', l.id, 'updated_at', l.updated_at, 'is_located', l.latitude is not null,
  'cover_id', (select image.id from listing_images image where image.listing_id = l.id
    order by image.position, image.id limit 1))`;

interface Shown extends PageLanguages {
  publicUrl: string;
  /** The only room of a mail has its photo and its area; each of several has one of the two. */
  isOnly: boolean;
}

/**
 * The photo of a room, and the area around it. The files are the same for all, so that loading them
 * tells nobody's name.
 */
export function roomImages(listing: PicturedListing, shown: Shown): MailImage[] {
  const photo = roomPhoto(listing, shown);
  const map = areaMap(listing, shown);
  const images = [...(photo ? [photo] : []), ...(map ? [map] : [])];
  return shown.isOnly ? images : images.slice(0, 1);
}

/** The photo as other sites show it, a JPEG. */
function roomPhoto(listing: PicturedListing, shown: Shown): MailImage | null {
  const { id, updated_at, cover_id: coverId } = listing;
  if (coverId === null) return null;
  const path = previewPath({ id, updated_at, images: [{ id: coverId }] }, shown);
  const width = shown.isOnly ? widthPx : mailMapSize.width;
  return {
    src: `${shown.publicUrl}${path}`,
    width,
    height: Math.round((width * previewSize.height) / previewSize.width),
    alt: getLocales(shown.language).mails.photoOfRoom,
  };
}

function areaMap(listing: PicturedListing, { publicUrl, language }: Shown): MailImage | null {
  if (!listing.is_located) return null;
  const src = `${publicUrl}${mailMapPath(listing)}`;
  return { src, ...mailMapSize, alt: getLocales(language).mails.mapOfArea };
}

/** The size of the only photo of a mail, in CSS pixels. */
const widthPx = 536;

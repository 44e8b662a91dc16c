import type { EmbeddedListing, OEmbed, OEmbedQuery } from '#contract/embeds/embed.ts';
import { cardHeight, cardSize, embedLimits } from '#contract/embeds/card.ts';
import { readId } from '#contract/primitives.ts';
import { html } from '#platform/http/html.ts';

/** The id of the listing whose page or frame has this address; null for any other address. */
export function listingOfAddress(address: string, publicUrl: string): number | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  const number = /^(?:\/embed)?\/listings\/(\d+)\/?$/.exec(pathname)?.[1];
  return origin === publicUrl && number !== undefined ? readId(number) : null;
}

/**
 * Describes a listing's card in a frame of at most the requested size, with a thumbnail that fits
 * too.
 */
export function describeOEmbed(
  listing: EmbeddedListing,
  publicUrl: string,
  { maxwidth = Infinity, maxheight = Infinity }: OEmbedQuery,
): OEmbed {
  const width = Math.min(cardSize.width, maxwidth);
  const height = Math.min(cardHeight(width), maxheight);
  const [w, h] = [String(width), String(height)];
  const src = `${publicUrl}/embed/listings/${listing.id}`;
  const frame = html`<iframe
    src="${src}"
    title="${listing.title}"
    width="${w}"
    height="${h}"
    frameborder="0"
    loading="lazy"
  ></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'RoomieRadar',
    provider_url: publicUrl,
    title: listing.title,
    cache_age: embedLimits.cacheSeconds,
    html: frame.text,
    width,
    height,
    ...describeThumbnail(listing.cover, maxwidth, maxheight),
  };
}

function describeThumbnail(cover: EmbeddedListing['cover'], maxwidth: number, maxheight: number) {
  if (!cover) return {};
  const largest = cover.variants
    .filter(({ type }) => type === 'image/webp')
    .map(({ url, width }) => ({
      thumbnail_url: url,
      thumbnail_width: width,
      thumbnail_height: Math.round((width * cover.height) / cover.width),
    }))
    .filter((image) => image.thumbnail_width <= maxwidth && image.thumbnail_height <= maxheight)
    .toSorted((one, other) => other.thumbnail_width - one.thumbnail_width)[0];
  return largest ?? {};
}

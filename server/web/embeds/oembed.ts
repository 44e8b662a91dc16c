import type { EmbeddedListing, OEmbed, OEmbedQuery } from '#contract/embeds/embed.ts';
import {
  cardHeight,
  cardSize,
  embedCacheSeconds,
  listHeight,
  listSize,
  withUtm,
} from '#contract/embeds/card.ts';
import { languages, type Language } from '#contract/languages.ts';
import { lookParameters, readAddressLook } from '#contract/embeds/look.ts';
import { previewSize } from '#contract/listings/preview.ts';
import { readId } from '#contract/primitives.ts';
import { getLocales } from '#get-locales';
import { limitToToday } from '#platform/http/day-end.ts';
import { html } from '#platform/http/html.ts';

/** Reads the ids of pages: in each language, /listings/42 or /de/listings/42; and of their frames. */
function addressParser(kind: 'listings' | 'wanted') {
  const pages = new RegExp(String.raw`^(?:/(?:embed|${languages.join('|')}))?/${kind}/(\d+)/?$`);
  return (address: string, publicUrl: string): number | null => {
    if (!URL.canParse(address)) return null;
    const { origin, pathname } = new URL(address);
    const number = pages.exec(pathname)?.[1];
    return origin === publicUrl && number !== undefined ? readId(number) : null;
  };
}

/** The id of the listing whose page or frame has this address; null for any other address. */
export const parseListingAddress = addressParser('listings');
/** The id of the wanted page that has this address, or whose frame has it; null for any other. */
export const parseWantedAddress = addressParser('wanted');

const pagesOfSearch = new RegExp(String.raw`^/(?:${languages.join('|')})?/?$`);
const framesOfLists = new Set(['/embed/search', '/embed/listings']);
/** How many rooms of a search a list shows that was only pasted. */
const pastedCount = 6;

/**
 * The frame for the address of a search on our site, or of a list's frame; null for any other
 * address.
 */
export function parseListAddress(address: string, publicUrl: string): URL | null {
  if (!URL.canParse(address)) return null;
  const page = new URL(address);
  const { origin, pathname, searchParams } = page;
  if (origin !== publicUrl) return null;
  if (framesOfLists.has(pathname)) {
    return pathname === '/embed/listings' && !searchParams.has('ids') ? null : page;
  }
  if (!pagesOfSearch.test(pathname)) return null;
  const frame = new URL(`${publicUrl}/embed/search`);
  for (const [name, value] of searchParams)
    if (name !== 'page') frame.searchParams.set(name, value);
  if (!searchParams.has('count')) frame.searchParams.set('count', String(pastedCount));
  const lang = parseAddressLanguage(page);
  if (lang) frame.searchParams.set('lang', lang);
  return frame;
}

interface FramedRooms {
  /** The address of the frame. */
  frame: URL;
  title: string;
  /** How many cards it shows. */
  cards: number;
}

/** Describes a list in a frame of at most the requested size. */
export function describeListOEmbed(
  { frame, title, cards }: FramedRooms,
  publicUrl: string,
  { url, maxwidth = Infinity, maxheight = Infinity }: OEmbedQuery,
): OEmbed {
  const width = Math.min(listSize.width, maxwidth);
  const height = Math.min(listHeight(width, cards, readAddressLook(frame).density), maxheight);
  return {
    ...frameMarkup({ src: frame.href, link: withUtm(url, null), title, width, height }),
    provider_url: publicUrl,
  };
}

/**
 * Describes a listing's card in a frame of at most the requested size, with a thumbnail that fits
 * too.
 */
export function describeOEmbed(
  listing: EmbeddedListing,
  publicUrl: string,
  { url, maxwidth = Infinity, maxheight = Infinity }: OEmbedQuery,
): OEmbed {
  const lang = parseAddressLanguage(new URL(url));
  return {
    ...describeCard(`/embed/listings/${listing.id}`, listing.title, publicUrl, {
      url,
      maxwidth,
      maxheight,
    }),
    ...describeThumbnail(listing, publicUrl, { lang, maxwidth, maxheight }),
  };
}

/**
 * The same for a wanted page. It says nothing of the page, because sites keep it: only the frame,
 * which is empty once not everyone may see the page.
 */
export function describeWantedOEmbed(id: number, publicUrl: string, query: OEmbedQuery): OEmbed {
  const { wanted } = getLocales(parseAddressLanguage(new URL(query.url)) ?? 'en');
  return describeCard(`/embed/wanted/${id}`, wanted.title, publicUrl, query);
}

/** Describes the card at this path of a frame. */
function describeCard(
  path: string,
  title: string,
  publicUrl: string,
  { url, maxwidth = Infinity, maxheight = Infinity }: OEmbedQuery,
): OEmbed {
  const width = Math.min(cardSize.width, maxwidth);
  const page = new URL(url);
  const height = Math.min(cardHeight(width, readAddressLook(page).density), maxheight);
  const lang = parseAddressLanguage(page);
  const frame = new URL(publicUrl + path);
  if (lang) frame.searchParams.set('lang', lang);
  for (const name of keptParameters) {
    const value = page.searchParams.get(name);
    if (value !== null) frame.searchParams.set(name, value);
  }
  const src = withUtm(frame.href, page);
  const link = withUtm(publicUrl + page.pathname.replace('/embed/', '/'), page);
  return {
    ...frameMarkup({ src, link, title, width, height }),
    provider_url: publicUrl,
  };
}

interface FrameMarkup extends Pick<OEmbed, 'title' | 'width' | 'height'> {
  src: string;
  /** Where the quote leads that stands in for the frame. */
  link: string;
}

function frameMarkup({ src, link, title, width, height }: FrameMarkup) {
  // WordPress removes `hidden`, shows the link until the frame has answered, and listens to frames
  // only where there is such a quote. Other sites show the frame alone.
  const markup = html`<blockquote hidden><a href="${link}">${title}</a></blockquote>
    <iframe
      src="${src}"
      title="${title}"
      width="${String(width)}"
      height="${String(height)}"
      frameborder="0"
      loading="lazy"
    ></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'RoomieRadar',
    title,
    cache_age: limitToToday(embedCacheSeconds),
    html: markup.text,
    width,
    height,
  } as const;
}

/** What the address of a room's frame takes over from the address that was pasted. */
const keptParameters = ['theme', ...lookParameters];

/** The language of the page or frame at an address that says it. */
function parseAddressLanguage({ pathname, searchParams }: URL): Language | undefined {
  const wanted = searchParams.get('lang') ?? pathname.split('/', 2)[1];
  return languages.find((language) => language === wanted);
}

type Thumbnail = Pick<OEmbed, 'thumbnail_url' | 'thumbnail_width' | 'thumbnail_height'>;

/** The largest that fits: the preview, a JPEG that also exists without a photo, or the photo. */
function describeThumbnail(
  { id, cover }: EmbeddedListing,
  publicUrl: string,
  {
    lang,
    maxwidth,
    maxheight,
  }: { lang: Language | undefined; maxwidth: number; maxheight: number },
): Thumbnail {
  const { width, height } = previewSize;
  if (width <= maxwidth && height <= maxheight) {
    const thumbnail_url = `${publicUrl}/listings/${id}/preview-latest.jpg${lang ? `?lang=${lang}` : ''}`;
    return { thumbnail_url, thumbnail_width: width, thumbnail_height: height };
  }
  if (!cover) return {};
  const largest = cover.variants
    .filter(({ type }) => type === 'image/webp')
    .map((variant) => ({
      thumbnail_url: variant.url,
      thumbnail_width: variant.width,
      thumbnail_height: Math.round((variant.width * cover.height) / cover.width),
    }))
    .filter((image) => image.thumbnail_width <= maxwidth && image.thumbnail_height <= maxheight)
    .toSorted((one, other) => other.thumbnail_width - one.thumbnail_width)[0];
  return largest ?? {};
}

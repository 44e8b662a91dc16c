import { languagePrefix, type Language, type SiteLanguages } from '#contract/languages.ts';
import { mailMapPath, mailMapSize } from '#contract/listings/preview.ts';
import { html, Html } from '#platform/http/html.ts';

/** One line, in the direction in which it is written. */
export const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Bidi_Control}\u200b\u2060\ufeff]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/**
 * Isolates a text of a user, which has no such signs itself: an Arabic name in an English sentence,
 * or an English one in an Arabic sentence, would otherwise reorder the words around it.
 */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** Mails in plain text show these signs in some programs, so only Arabic, which needs them, has them. */
export const withoutIsolation = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

/** Isolates the same texts by elements. */
export function inHtml(text: string): Html {
  const parts = text
    .split(/\u2068([^\u2069]*)\u2069/)
    .map((part, index) => (index % 2 === 1 ? html`<bdi>${part}</bdi>` : html`${part}`));
  return new Html(parts.map((part) => part.text).join(''));
}

/**
 * The page of a listing in the language of a mail or an alert, or in the main one if the site no
 * longer offers that language.
 */
export const listingPath = (id: number, language: Language, languages: SiteLanguages): string =>
  `${languages.includes(language) ? languagePrefix(language, languages) : ''}/listings/${id}`;

/** What a mail knows of a listing whose area it shows. */
export interface MappedListing {
  id: number;
  updated_at: string;
}

/**
 * The area of a listing, linked to its page. The picture is the same for all, so asking for it tells
 * nobody's name; where pictures are blocked, the text stands in a box of the same size.
 */
export function areaImage(
  publicUrl: string,
  listing: MappedListing & { path: string },
  alt: string,
): Html {
  const { width, height } = mailMapSize;
  return html`<a href="${publicUrl}${listing.path}"
    ><img
      src="${publicUrl}${mailMapPath(listing)}"
      width="${String(width)}"
      height="${String(height)}"
      alt="${alt}"
      style="display: block; max-width: 100%; height: auto; margin: 8px 0; border-radius: 8px; background: #f6f1e7; color: #4d453b"
  /></a>`;
}

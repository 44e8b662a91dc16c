import {
  languagePrefix,
  textDirection,
  type Language,
  type SiteLanguages,
} from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { cleanName } from '#contract/users/names.ts';
import { getLocales } from '#get-locales';
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

/**
 * Formats isolated texts as plain text. Some programs show the signs of isolation, so only Arabic,
 * which needs them, has them.
 */
export const plainTextFormatter = (language: Language): ((text: string) => string) =>
  textDirection(language) === 'rtl'
    ? (text) => text
    : (text) => text.replaceAll(/[\u2068\u2069]/g, '');

/** Isolates the same texts by elements. */
export function inHtml(text: string): Html {
  const parts = text
    .split(/\u2068([^\u2069]*)\u2069/)
    .map((part, index) => (index % 2 === 1 ? html`<bdi>${part}</bdi>` : html`${part}`));
  return new Html(parts.map((part) => part.text).join(''));
}

/** How a mail to somebody of this first name begins. */
export function formatGreeting(language: Language, firstName: string): string {
  const { mails } = getLocales(language);
  const name = formatName(firstName);
  return name ? mails.greeting({ name }) : mails.greetingWithoutName;
}

/**
 * A first name within a sentence, isolated; empty when nothing is left of it. It is cleaned once more
 * where it matters most: a mail looks as if we had written all of it.
 */
export function formatName(firstName: string): string {
  const name = cleanName(firstName, limits.firstName.max);
  return name && isolate(name);
}

/**
 * The page of a listing in the language of a mail or an alert, or in the main one if the site no
 * longer offers that language.
 */
export const listingPath = (id: number, language: Language, languages: SiteLanguages): string =>
  `${languages.includes(language) ? languagePrefix(language, languages) : ''}/listings/${id}`;

import { placeComma } from '#contract/places/place-parts.ts';
import { describeListings, type StatedCosts } from '#catalogs/describe-listings.ts';
import type { Language } from '#contract/languages.ts';
import { getLocales } from '#get-locales';
import type { PreviewTexts } from '../image-job.ts';

interface Described extends StatedCosts {
  title: string;
  place: string;
}

/** What the drawn preview of a listing says. */
export function previewTexts(
  { title, place, ...costs }: Described,
  language: Language,
): PreviewTexts {
  const locales = getLocales(language);
  const { formatMonth, monthLabel } = describeListings(locales);
  return {
    title: drawable(title, 110) || locales.embeds.untitledRoom,
    rent: `${formatMonth(costs)} ${monthLabel(costs)}`,
    place: drawable(lastAddressPart(place), longestPlace) || 'RoomieRadar',
  };
}

/** One line has space for this many characters. */
const longestPlace = 42;

/** The last parts of an address that fit: without the street, rather than without the town. */
function lastAddressPart(address: string): string {
  const comma = address.search(placeComma);
  return comma >= 0 && address.trim().length > longestPlace
    ? lastAddressPart(address.slice(comma + 1))
    : address;
}

/**
 * A text on one line of at most `max` characters, without what cannot be drawn or would hide the
 * rest: emoji (few servers have such a font), characters that turn the direction of writing or are
 * unassigned, and stacks of accents.
 */
export function drawable(text: string, max: number): string {
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(
      /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\ufe0f\u20e3]/gu,
      '',
    )
    // Joiners shape words in Persian and in Indian scripts; all other format characters go.
    .replaceAll(/(?![\u200c\u200d])\p{Cf}|\p{Co}|\p{Cn}|\ufffd/gu, '')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const isBlank = !/[\p{L}\p{N}]/u.test(clean);
  const characters = Array.from(isBlank ? '' : clean);
  if (characters.length <= max) return characters.join('');
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

import type { CardLabels, ClosedLabels, EmbeddedCard } from '#contract/embeds/embed.ts';
import { convertMoney } from '#contract/labels/convert-money.ts';
import { describeListings } from '#catalogs/describe-listings.ts';
import { languages, type Language } from '#contract/languages.ts';
import { daysSince } from '#contract/listings/freshness.ts';
import { monthInAll } from '#contract/listings/month-in-all.ts';
import type { Comparison } from '#domain/money/public.ts';
import { getLocales } from '#get-locales';

/** The town that a listing is or was next to. */
export interface Nearby {
  name: string;
  lat: number;
  lng: number;
}

type ClosedState = Exclude<EmbeddedCard['state'], 'active'>;
type EmbeddedListing = Extract<EmbeddedCard, { state: 'active' }>['listing'];

/** The language of labels for a page in `lang`: the same without its region, or English. */
export function cardLanguage(lang: string | undefined): Language {
  const tag = lang?.toLowerCase().split('-')[0];
  return languages.find((language) => language === tag) ?? 'en';
}

interface ForLabels {
  lang: Language;
  /** Translates the price into the currency of the site. */
  comparison: Comparison | null;
  /** When its owner last confirmed it. */
  confirmedAt: string;
}

/** The texts of a card. */
export function labelListing(
  listing: EmbeddedListing,
  { lang, comparison, confirmedAt }: ForLabels,
): CardLabels {
  const locales = getLocales(lang);
  const { formatMonth, monthLabel, listingFacts } = describeListings(locales);
  const worth = comparison?.worth[listing.currency];
  const nowMs = Date.now();
  const isOther = comparison && comparison.currency !== listing.currency;
  return {
    lang,
    facts: [
      ...listingFacts(listing, nowMs),
      locales.card.confirmed({ count: daysSince(confirmedAt, nowMs) }),
    ],
    price: formatMonth(listing),
    period: monthLabel(listing),
    about:
      isOther && worth !== undefined
        ? locales.card.about({
            price: locales.format.formatMoney(
              convertMoney(monthInAll(listing), worth),
              comparison.currency,
            ),
          })
        : null,
  };
}

/** Why there is no card, and the way to rooms near that town, or to all rooms. */
export function labelClosed(
  state: ClosedState,
  { lang, near, publicUrl }: { lang: Language; near: Nearby | null; publicUrl: string },
): ClosedLabels {
  const { embeds } = getLocales(lang);
  const place = near?.name ?? '';
  const search = near && new URLSearchParams({ place, lat: `${near.lat}`, lng: `${near.lng}` });
  return {
    lang,
    reason: embeds.reasons[state],
    others: near ? embeds.otherRoomsNear({ place }) : embeds.otherRooms,
    others_url: search ? `${publicUrl}/?${search}` : `${publicUrl}/`,
  };
}

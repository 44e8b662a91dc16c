import type { CardLabels, ClosedLabels, EmbeddedCard } from '#contract/embeds/embed.ts';
import { convertMoney } from '#contract/labels/convert-money.ts';
import { currencySign } from '#contract/labels/money.ts';
import { languages, type Language } from '#contract/languages.ts';
import { monthInAll } from '#contract/listings/month-in-all.ts';
import type { Comparison } from '#domain/money/public.ts';
import { localesOf } from '#locales-of';

/** The town that a listing is or was next to. */
export interface Nearby {
  name: string;
  lat: number;
  lng: number;
}

type ClosedState = Exclude<EmbeddedCard['state'], 'active'>;
type EmbeddedListing = Extract<EmbeddedCard, { state: 'active' }>['listing'];

/** The language of labels for a page in `lang`: the same without its region, or English. */
export function languageOf(lang: string | undefined): Language {
  const tag = lang?.toLowerCase().split('-')[0];
  return languages.find((language) => language === tag) ?? 'en';
}

/** The texts of a card; `comparison` translates its price into the currency of the site. */
export function labelListing(
  listing: EmbeddedListing,
  { lang, comparison }: { lang: Language; comparison: Comparison | null },
): CardLabels {
  const { card, format } = localesOf(lang);
  const money = (amount: number, currency: string) =>
    currencySign(currency) + format.formatNumber(amount);
  const bills = listing.monthly_bills;
  const worth = comparison?.worth[listing.currency];
  const isOther = comparison && comparison.currency !== listing.currency;
  return {
    lang,
    facts: factsOf(listing, lang),
    price: money(monthInAll(listing), listing.currency),
    period: bills ? card.aMonthInAll : bills === 0 ? card.aMonthWithBills : card.aMonth,
    about:
      isOther && worth !== undefined
        ? card.about({
            price: money(convertMoney(monthInAll(listing), worth), comparison.currency),
          })
        : null,
  };
}

/** The facts of a card, without unstated ones. */
function factsOf(listing: EmbeddedListing, lang: Language): string[] {
  const { card } = localesOf(lang);
  const facts: string[] = [];
  if (listing.room_type) facts.push(card.roomTypes[listing.room_type]);
  if (listing.total_bedrooms !== null) {
    facts.push(card.bedrooms({ count: listing.total_bedrooms }));
  }
  if (listing.current_roommates !== null) {
    facts.push(card.residents({ count: listing.current_roommates }));
  }
  if (listing.available_from !== null) {
    const now = new Date();
    const day = new Date(listing.available_from);
    const isThisYear = day.getUTCFullYear() === now.getUTCFullYear();
    facts.push(
      day <= now ? card.freeNow : card.freeFrom({ day: formatDay(day, lang, isThisYear) }),
    );
  }
  return facts;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** "May 1", or "May 1, 2027" in another year. */
function formatDay(day: Date, lang: Language, isThisYear: boolean): string {
  const key = `${lang} ${isThisYear}`;
  const format =
    dayFormats.get(key) ??
    new Intl.DateTimeFormat(lang === 'en' ? 'en-US' : lang, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
    });
  dayFormats.set(key, format);
  return format.format(day);
}

/** Why there is no card, and the way to rooms near that town, or to all rooms. */
export function labelClosed(
  state: ClosedState,
  { lang, near, publicUrl }: { lang: Language; near: Nearby | null; publicUrl: string },
): ClosedLabels {
  const { card } = localesOf(lang);
  const place = near?.name ?? '';
  const search = near && new URLSearchParams({ place, lat: `${near.lat}`, lng: `${near.lng}` });
  return {
    lang,
    reason: card.reasons[state],
    others: near ? card.otherRoomsNear({ place }) : card.otherRooms,
    others_url: search ? `${publicUrl}/?${search}` : `${publicUrl}/`,
  };
}

import type { Listing, ListingSummary } from '#contract/listings/listing.ts';
import { monthInAll } from '#contract/listings/month-in-all.ts';
import type { Locales } from './get-locales.ts';

export type StatedFacts = Pick<
  ListingSummary,
  'room_type' | 'total_bedrooms' | 'current_roommates' | 'available_from'
>;

/** What a room costs, as far as it is stated. */
export type StatedCosts = Pick<ListingSummary, 'monthly_rent' | 'monthly_bills' | 'currency'>;

type Summarized = StatedCosts & Pick<Listing, 'total_bedrooms' | 'current_roommates' | 'address'>;

interface Texts {
  card: Omit<Locales['card'], 'about' | 'confirmed' | 'confirmedToday' | 'answersWithin'>;
  format: Pick<Locales['format'], 'formatMoney' | 'formatDay'>;
}

/** What cards, feeds and search engines say about listings, in the language of these texts. */
export function describeListings({ card, format }: Texts) {
  /** What a month costs in all, or the rent alone where bills are not stated: $820. */
  const formatMonth = (costs: StatedCosts): string =>
    format.formatMoney(monthInAll(costs), costs.currency);

  /** What follows that amount: bills that nobody stated are not claimed to be in it. */
  function monthLabel({ monthly_bills: bills }: StatedCosts): string {
    if (bills === 0) return card.aMonthWithBills;
    return bills === null ? card.aMonth : card.aMonthInAll;
  }

  /** The line of facts on a card, without unstated ones. `nowMs` decides whether it is free now. */
  function listingFacts(listing: StatedFacts, nowMs: number): string[] {
    const { room_type: type, total_bedrooms: bedrooms, current_roommates: residents } = listing;
    const { available_from: from } = listing;
    const facts: string[] = [];
    if (type) facts.push(card.roomTypeLabels[type]);
    if (bedrooms !== null) facts.push(card.bedrooms({ count: bedrooms }));
    if (residents !== null) facts.push(card.residents({ count: residents }));
    if (from !== null) {
      const isFree = Date.parse(from) <= nowMs;
      facts.push(isFree ? card.freeNow : card.freeFrom({ day: format.formatDay(from, nowMs) }));
    }
    return facts;
  }

  /** "$1,240 a month, 3 bedrooms, 2 live here. Prospect Heights, Brooklyn." */
  function summarizeListing(listing: Summarized): string {
    const { total_bedrooms: bedrooms, current_roommates: residents } = listing;
    const facts = [`${formatMonth(listing)} ${monthLabel(listing)}`];
    if (bedrooms !== null) facts.push(card.bedrooms({ count: bedrooms }));
    if (residents !== null) facts.push(card.residents({ count: residents }));
    const place = listing.address.trim();
    return card.summary({
      facts: facts.join(card.factSeparator),
      place: /[.!?…]$/.test(place) ? place : `${place}.`,
    });
  }

  return { formatMonth, monthLabel, listingFacts, summarizeListing };
}

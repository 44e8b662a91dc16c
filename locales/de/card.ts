import type { RoomType } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// The facts of a card.
export const roomTypeLabels: Record<RoomType, string> = {
  private_room: 'Eigenes Zimmer',
  shared_room: 'Geteiltes Zimmer',
  whole_place: 'Ganze Wohnung',
};
export const bedrooms = pluralText({ one: '1 Schlafzimmer', other: '# Schlafzimmer' });
export const residents = ({ count }: { count: number }) =>
  count === 0
    ? 'hier wohnt noch niemand'
    : plural(count, {
        one: '1 Person wohnt hier',
        other: `${formatNumber(count)} wohnen hier`,
      });
export const freeNow = 'sofort frei';
export const freeFrom = ({ day }: { day: string }) => `ab ${day}`;
export const confirmed = ({ count }: { count: number }) =>
  count === 0
    ? 'heute bestätigt'
    : plural(count, {
        one: 'gestern bestätigt',
        other: `vor ${formatNumber(count)} Tagen bestätigt`,
      });
/** Over a list, in place of the same words on each of its cards. */
export const confirmedToday = 'Heute bestätigt, wenn nichts anderes dabeisteht.';
export const answersWithin = ({ hours }: { hours: number }) =>
  plural(hours, {
    one: 'Antwort in einer Stunde',
    other: `Antwort in ${formatNumber(hours)} Stunden`,
  });

// What follows the price.
export const aMonth = 'im Monat';
export const aMonthInAll = 'im Monat insgesamt';
export const aMonthWithBills = 'im Monat, Nebenkosten inklusive';
export const about = ({ price }: { price: string }) => `etwa ${price}`;

/** Stands between facts in one line. */
export const factSeparator = ', ';
/** A room in one line, for search engines and feeds; `place` is its address and ends the line. */
export const summary = ({ facts, place }: { facts: string; place: string }) => `${facts}. ${place}`;

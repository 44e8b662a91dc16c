import type { RoomType } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// The facts of a card.
export const roomTypeLabels: Record<RoomType, string> = {
  private_room: 'Private room',
  shared_room: 'Shared room',
  whole_place: 'Whole place',
};
export const bedrooms = pluralText({ one: '1 bedroom', other: '# bedrooms' });
export const residents = ({ count }: { count: number }) =>
  count === 0
    ? 'nobody lives here yet'
    : plural(count, { one: '1 lives here', other: `${formatNumber(count)} live here` });
export const freeNow = 'available now';
export const freeFrom = ({ day }: { day: string }) => `from ${day}`;

// What we know of it.
export const confirmed = ({ count }: { count: number }) =>
  count === 0
    ? 'confirmed today'
    : plural(count, {
        one: 'confirmed yesterday',
        other: `confirmed ${formatNumber(count)} days ago`,
      });
/** Over a list, in place of the same words on each of its cards. */
export const confirmedToday = 'Confirmed today, unless a card says otherwise.';
export const answersWithin = ({ hours }: { hours: number }) =>
  plural(hours, {
    one: 'answers within an hour',
    other: `answers within ${formatNumber(hours)} hours`,
  });

// What follows the price.
export const aMonth = 'a month';
export const aMonthInAll = 'a month in total';
export const aMonthWithBills = 'a month, bills included';
export const about = ({ price }: { price: string }) => `about ${price}`;

/** Stands between facts in one line. */
export const factSeparator = ', ';
/** A room in one line, for search engines and feeds; `place` is its address and ends the line. */
export const summary = ({ facts, place }: { facts: string; place: string }) => `${facts}. ${place}`;

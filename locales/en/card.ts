import type { closedStates } from '#contract/embeds/card.ts';
import type { RoomType } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

/** Why another site shows no card. */
export const reasons: Record<(typeof closedStates)[number], string> = {
  paused: 'This room is not offered at the moment.',
  filled: 'This room has been taken.',
  deleted: 'This room is no longer offered.',
  unknown: 'This room could not be found.',
};
export const otherRooms = 'See other rooms';
export const otherRoomsNear = ({ place }: { place: string }) => `See other rooms near ${place}`;

// The facts of a card on other sites.
export const roomTypes: Record<RoomType, string> = {
  private_room: 'Private room',
  shared_room: 'Shared room',
  whole_place: 'Whole place',
};
export const bedrooms = ({ count }: { count: number }) =>
  plural(count, { one: '1 bedroom', other: `${formatNumber(count)} bedrooms` });
export const residents = ({ count }: { count: number }) =>
  count === 0
    ? 'nobody lives here yet'
    : plural(count, { one: '1 lives here', other: `${formatNumber(count)} live here` });
export const freeNow = 'free now';
export const freeFrom = ({ day }: { day: string }) => `from ${day}`;

// What follows the price.
export const aMonth = 'a month';
export const aMonthInAll = 'a month in all';
export const aMonthWithBills = 'a month, bills included';
export const about = ({ price }: { price: string }) => `about ${price}`;

import type { closedStates } from '#contract/embeds/card.ts';
import type { RoomType } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

/** Why another site shows no card. */
export const reasons: Record<(typeof closedStates)[number], string> = {
  paused: 'Dieses Zimmer wird gerade nicht angeboten.',
  filled: 'Dieses Zimmer ist vergeben.',
  deleted: 'Dieses Zimmer wird nicht mehr angeboten.',
  unknown: 'Dieses Zimmer wurde nicht gefunden.',
};
export const otherRooms = 'Andere Zimmer ansehen';
export const otherRoomsNear = ({ place }: { place: string }) =>
  `Andere Zimmer rund um ${place} ansehen`;

// The facts of a card on other sites.
export const roomTypes: Record<RoomType, string> = {
  private_room: 'Eigenes Zimmer',
  shared_room: 'Geteiltes Zimmer',
  whole_place: 'Ganze Wohnung',
};
export const bedrooms = ({ count }: { count: number }) =>
  plural(count, { one: '1 Schlafzimmer', other: `${formatNumber(count)} Schlafzimmer` });
export const residents = ({ count }: { count: number }) =>
  count === 0
    ? 'hier wohnt noch niemand'
    : plural(count, {
        one: '1 Person wohnt hier',
        other: `${formatNumber(count)} wohnen hier`,
      });
export const freeNow = 'sofort frei';
export const freeFrom = ({ day }: { day: string }) => `ab ${day}`;

// What follows the price.
export const aMonth = 'im Monat';
export const aMonthInAll = 'im Monat insgesamt';
export const aMonthWithBills = 'im Monat, Nebenkosten inklusive';
export const about = ({ price }: { price: string }) => `etwa ${price}`;

import type { closedStates } from '#contract/embeds/card.ts';
import type { RoomType } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

/** Why another site shows no card. */
export const reasons: Record<(typeof closedStates)[number], string> = {
  paused: 'Esta habitación no se ofrece en este momento.',
  filled: 'Esta habitación ya está ocupada.',
  deleted: 'Esta habitación ya no se ofrece.',
  unknown: 'No se encontró esta habitación.',
};
export const otherRooms = 'Ver otras habitaciones';
export const otherRoomsNear = ({ place }: { place: string }) =>
  `Ver otras habitaciones cerca de ${place}`;

// The facts of a card on other sites.
export const roomTypes: Record<RoomType, string> = {
  private_room: 'Habitación privada',
  shared_room: 'Habitación compartida',
  whole_place: 'Vivienda entera',
};
export const bedrooms = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 dormitorio',
    many: `${formatNumber(count)} de dormitorios`,
    other: `${formatNumber(count)} dormitorios`,
  });
export const residents = ({ count }: { count: number }) =>
  count === 0
    ? 'aún no vive nadie'
    : plural(count, {
        one: 'vive 1 persona',
        many: `viven ${formatNumber(count)} de personas`,
        other: `viven ${formatNumber(count)} personas`,
      });
export const freeNow = 'libre ya';
export const freeFrom = ({ day }: { day: string }) => `desde el ${day}`;

// What follows the price.
export const aMonth = 'al mes';
export const aMonthInAll = 'al mes en total';
export const aMonthWithBills = 'al mes, gastos incluidos';
export const about = ({ price }: { price: string }) => `unos ${price}`;

import type { RoomType } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// The facts of a card.
export const roomTypeLabels: Record<RoomType, string> = {
  private_room: 'Habitación privada',
  shared_room: 'Habitación compartida',
  whole_place: 'Vivienda entera',
};
export const bedrooms = pluralText({ one: '1 dormitorio', other: '# dormitorios' });
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
export const confirmed = ({ count }: { count: number }) =>
  count === 0
    ? 'confirmada hoy'
    : plural(count, {
        one: 'confirmada ayer',
        many: `confirmada hace ${formatNumber(count)} de días`,
        other: `confirmada hace ${formatNumber(count)} días`,
      });
/** Over a list, in place of the same words on each of its cards. */
export const confirmedToday = 'Confirmadas hoy, salvo que se indique otra cosa.';
export const answersWithin = ({ hours }: { hours: number }) =>
  plural(hours, {
    one: 'responde en una hora',
    many: `responde en ${formatNumber(hours)} horas`,
    other: `responde en ${formatNumber(hours)} horas`,
  });

// What follows the price.
export const aMonth = 'al mes';
export const aMonthInAll = 'al mes en total';
export const aMonthWithBills = 'al mes, gastos incluidos';
export const about = ({ price }: { price: string }) => `unos ${price}`;

/** Stands between facts in one line. */
export const factSeparator = ', ';
/** A room in one line, for search engines and feeds; `place` is its address and ends the line. */
export const summary = ({ facts, place }: { facts: string; place: string }) => `${facts}. ${place}`;

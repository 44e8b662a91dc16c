import type { RoomType } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// The facts of a card.
export const roomTypeLabels: Record<RoomType, string> = {
  private_room: 'Quarto privativo',
  shared_room: 'Quarto compartilhado',
  whole_place: 'Imóvel inteiro',
};
export const bedrooms = pluralText({ one: '1 quarto', other: '# quartos' });
export const residents = ({ count }: { count: number }) =>
  count === 0
    ? 'ninguém mora aqui ainda'
    : plural(count, {
        one: 'mora 1 pessoa',
        many: `moram ${formatNumber(count)} de pessoas`,
        other: `moram ${formatNumber(count)} pessoas`,
      });
export const freeNow = 'livre agora';
export const freeFrom = ({ day }: { day: string }) => `a partir de ${day}`;
export const confirmed = ({ count }: { count: number }) =>
  count === 0
    ? 'confirmado hoje'
    : plural(count, {
        one: 'confirmado ontem',
        many: `confirmado há ${formatNumber(count)} de dias`,
        other: `confirmado há ${formatNumber(count)} dias`,
      });
/** Over a list, in place of the same words on each of its cards. */
export const confirmedToday = 'Confirmados hoje, a menos que se diga o contrário.';
export const answersWithin = ({ hours }: { hours: number }) =>
  plural(hours, {
    one: 'responde em até uma hora',
    many: `responde em até ${formatNumber(hours)} horas`,
    other: `responde em até ${formatNumber(hours)} horas`,
  });

// What follows the price.
export const aMonth = 'por mês';
export const aMonthInAll = 'por mês no total';
export const aMonthWithBills = 'por mês, contas incluídas';
export const about = ({ price }: { price: string }) => `cerca de ${price}`;

/** Stands between facts in one line. */
export const factSeparator = ', ';
/** A room in one line, for search engines and feeds; `place` is its address and ends the line. */
export const summary = ({ facts, place }: { facts: string; place: string }) => `${facts}. ${place}`;

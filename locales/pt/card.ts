import type { closedStates } from '#contract/embeds/card.ts';
import type { RoomType } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

/** Why another site shows no card. */
export const reasons: Record<(typeof closedStates)[number], string> = {
  paused: 'Este quarto não está disponível no momento.',
  filled: 'Este quarto já foi ocupado.',
  deleted: 'Este quarto não é mais oferecido.',
  unknown: 'Este quarto não foi encontrado.',
};
export const otherRooms = 'Ver outros quartos';
export const otherRoomsNear = ({ place }: { place: string }) =>
  `Ver outros quartos perto de ${place}`;

// The facts of a card on other sites.
export const roomTypes: Record<RoomType, string> = {
  private_room: 'Quarto privativo',
  shared_room: 'Quarto compartilhado',
  whole_place: 'Imóvel inteiro',
};
export const bedrooms = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 quarto',
    many: `${formatNumber(count)} de quartos`,
    other: `${formatNumber(count)} quartos`,
  });
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

// What follows the price.
export const aMonth = 'por mês';
export const aMonthInAll = 'por mês no total';
export const aMonthWithBills = 'por mês, contas incluídas';
export const about = ({ price }: { price: string }) => `cerca de ${price}`;

import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// On the home page, for who is signed in: what is new since they last looked.
export const newForYou = 'Novidades para você';
/** `total` may be a count that stopped: "20+". */
export const newRoomsNear = ({
  count,
  total,
  town,
}: {
  count: number;
  total: string;
  town: string;
}) =>
  plural(count, {
    one: `${total} quarto novo perto de ${town}`,
    many: `${total} de quartos novos perto de ${town}`,
    other: `${total} quartos novos perto de ${town}`,
  });
export const newRoomiesNear = ({ count, town }: { count: number; town: string }) =>
  plural(count, {
    one: `${formatNumber(count)} roomie novo perto de ${town}`,
    many: `${formatNumber(count)} de roomies novos perto de ${town}`,
    other: `${formatNumber(count)} roomies novos perto de ${town}`,
  });
export const newRoomiesHint = 'Desde a sua última visita';
export const favoritesChanged = pluralText({
  one: '# favorito mudou',
  other: '# favoritos mudaram',
});
/** A favorite room whose rent changed: all costs of a month. */
export const rentChanged = ({ now, was }: { now: string; was: string }) =>
  `agora ${now}, antes ${was}`;
/** What became of a favorite room, behind its title. */
export const stateChanged = {
  offered: 'disponível de novo',
  ended: 'não está mais disponível',
  unconfirmed: 'sem confirmação',
  paused: 'pausado',
  filled: 'ocupado',
  deleted: 'excluído',
  unavailable: 'indisponível',
};
export const nextViewing = ({ moment }: { moment: string }) => `Visita: ${moment}`;
/** The other side proposed a time for a viewing. */
export const wishWaits = ({ moment }: { moment: string }) => `Funciona para você? ${moment}`;
/** Below the next viewing, from a day before. */
export const areYouComing = 'Você vai?';
export const inquiriesHint = 'Não lido ou ainda sem resposta';
export const foundBySearches = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} quarto novo em buscas salvas`,
    many: `${total} de quartos novos em buscas salvas`,
    other: `${total} quartos novos em buscas salvas`,
  });
export const inSearches = pluralText({ one: 'Em # busca', other: 'Em # buscas' });
export const nothingNew = 'Nada de novo desde a sua última visita';
export const nothingNewHint =
  'Quartos perto de você, favoritos que mudam e respostas aparecem aqui.';
export const dismissNews = ({ news }: { news: string }) => `Dispensar: ${news}`;
export const notDismissed = 'Não foi possível dispensar';
export const newsFailed = 'Não foi possível carregar as novidades';
export const seeWhyHidden = 'Veja por que e o que você pode fazer.';

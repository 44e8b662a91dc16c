import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// On the home page, for who is signed in: what is new since they last looked.
export const newForYou = 'Novedades para ti';
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
    one: `${total} habitación nueva cerca de ${town}`,
    many: `${total} de habitaciones nuevas cerca de ${town}`,
    other: `${total} habitaciones nuevas cerca de ${town}`,
  });
export const newRoomiesNear = ({ count, town }: { count: number; town: string }) =>
  plural(count, {
    one: `${formatNumber(count)} roomie nuevo cerca de ${town}`,
    many: `${formatNumber(count)} de roomies nuevos cerca de ${town}`,
    other: `${formatNumber(count)} roomies nuevos cerca de ${town}`,
  });
export const newRoomiesHint = 'Desde tu última visita';
export const favoritesChanged = pluralText({
  one: 'Ha cambiado # favorito',
  other: 'Han cambiado # favoritos',
});
/** A favorite room whose rent changed: all costs of a month. */
export const rentChanged = ({ now, was }: { now: string; was: string }) =>
  `ahora ${now}, antes ${was}`;
/** What became of a favorite room, behind its title. */
export const stateChanged = {
  offered: 'disponible otra vez',
  ended: 'ya no está disponible',
  unconfirmed: 'sin confirmar',
  paused: 'en pausa',
  filled: 'ocupada',
  deleted: 'eliminada',
  unavailable: 'no disponible',
};
export const nextViewing = ({ moment }: { moment: string }) => `Visita: ${moment}`;
/** The other side proposed a time for a viewing. */
export const wishWaits = ({ moment }: { moment: string }) => `¿Te va bien? ${moment}`;
/** Below the next viewing, from a day before. */
export const areYouComing = '¿Vas a ir?';
export const inquiriesHint = 'Sin leer o sin responder';
export const foundBySearches = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} habitación nueva en búsquedas guardadas`,
    many: `${total} de habitaciones nuevas en búsquedas guardadas`,
    other: `${total} habitaciones nuevas en búsquedas guardadas`,
  });
export const inSearches = pluralText({ one: 'En # búsqueda', other: 'En # búsquedas' });
export const nothingNew = 'Nada nuevo desde tu última visita';
export const nothingNewHint =
  'Aquí aparecen habitaciones cerca de ti, favoritos que cambian y respuestas.';
export const dismissNews = ({ news }: { news: string }) => `Descartar: ${news}`;
export const notDismissed = 'No se pudo descartar';
export const newsFailed = 'No se pudieron cargar las novedades';
export const seeWhyHidden = 'Mira por qué y qué puedes hacer.';

import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const mapOfRooms = 'Mapa de habitaciones';
export const howToMove =
  'Mueve el mapa con las flechas y acércalo con más y menos. La lista tiene las mismas habitaciones como texto.';
export const showMap = 'Mapa';
export const showList = 'Lista';
export const zoomIn = 'Acercar';
export const zoomOut = 'Alejar';
export const searchThisArea = 'Buscar en esta zona';
export const searchAsIMove = 'Buscar al mover el mapa';
export const loadingMarks = 'Cargando las habitaciones de esta zona…';
export const marksFailed = 'No se pudieron cargar las habitaciones de esta zona.';
export const tryAgain = 'Intentar de nuevo';
export const close = 'Cerrar';
export const thisArea = 'Esta parte del mapa';
export const fewFound = 'Pide un poco menos y encuentra más:';

export const roomsHere = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} habitación en el mapa`,
    many: `${formatNumber(count)} de habitaciones en el mapa`,
    other: `${formatNumber(count)} habitaciones en el mapa`,
  });
export const clusterOf = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} habitación aquí: acercar`,
    many: `${formatNumber(count)} de habitaciones aquí: acercar`,
    other: `${formatNumber(count)} habitaciones aquí: acercar`,
  });
export const roomFor = ({ rent }: { rent: string }) => `Habitación por ${rent} al mes`;
export const kilometers = ({ distance }: { distance: string }) => `${distance} km`;

const more = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} más`,
    many: `${formatNumber(count)} más`,
    other: `${formatNumber(count)} más`,
  });
interface Counted {
  count: number;
}
export const upToRent = ({ count, rent }: Counted & { rent: string }) =>
  `${more(count)} hasta ${rent}`;
export const anyLeastRent = ({ count }: Counted) => `${more(count)} sin alquiler mínimo`;
export const fewerBedrooms = ({ count, bedrooms }: Counted & { bedrooms: string }) =>
  `${more(count)} con ${bedrooms} dormitorios o más`;
export const anyBedrooms = ({ count }: Counted) =>
  `${more(count)} con cualquier número de dormitorios`;
export const freeBy = ({ count, day }: Counted & { day: string }) =>
  `${more(count)} libres el ${day}`;
export const anyDay = ({ count }: Counted) => `${more(count)} en cualquier momento`;
export const anyStay = ({ count }: Counted) => `${more(count)} para cualquier estancia`;
export const moreRoommates = ({ count, roommates }: Counted & { roommates: string }) =>
  `${more(count)} donde viven ${roommates} como máximo`;
export const anyRoommates = ({ count }: Counted) => `${more(count)} vivan cuantos vivan allí`;
export const anyRoomType = ({ count }: Counted) => `${more(count)} de cualquier tipo`;
export const without = ({ count, name }: Counted & { name: string }) =>
  `${more(count)} sin «${name}»`;
export const withinDistance = ({ count, distance }: Counted & { distance: string }) =>
  `${more(count)} a menos de ${distance} km`;
export const largerArea = ({ count }: Counted) => `${more(count)} alrededor de esta parte del mapa`;

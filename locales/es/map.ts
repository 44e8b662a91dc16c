import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const mapOfRooms = 'Mapa de habitaciones';
export const howToMove =
  'Mueve el mapa con las flechas y acércalo con más y menos. La lista tiene las mismas habitaciones como texto.';
export const howToMoveOnly =
  'Mueve el mapa con las flechas y usa más y menos para acercar y alejar.';
export const mapOfPin = 'Mapa con el marcador de tu vivienda';
export const pin = 'Marcador de tu vivienda';
export const pinHint =
  'Arrastra el marcador hasta tu vivienda o pulsa allí en el mapa. Con el teclado se mueve con las flechas, y con Mayús en pasos pequeños. Los demás solo ven el círculo.';
export const showMap = 'Mapa';
export const showList = 'Lista';
export const zoomIn = 'Acercar';
export const zoomOut = 'Alejar';
export const searchThisArea = 'Buscar en esta zona';
export const backToSearch = 'Volver a mi búsqueda';
export const searchAsIMove = 'Buscar al mover el mapa';
export const myPosition = 'Mi ubicación';
export const positionAsked = 'Buscando tu ubicación…';
export const positionRefused = 'Tu navegador no ha compartido tu ubicación.';
export const positionShown = 'Solo tú ves el punto: tu ubicación no sale de este navegador.';
export const loadingMarks = 'Cargando las habitaciones de esta zona…';
export const marksFailed = 'No se pudieron cargar las habitaciones de esta zona.';
export const thisArea = 'Esta parte del mapa';
export const fewFound = 'Pide un poco menos y encuentra más:';

export const roomsHere = pluralText({
  one: '# habitación en el mapa',
  other: '# habitaciones en el mapa',
});
export const clusterLabel = pluralText({
  one: '# habitación aquí: acercar',
  other: '# habitaciones aquí: acercar',
});
export const roomFor = ({ rent }: { rent: string }) => `Habitación por ${rent} al mes`;
export const seenFor = ({ rent }: { rent: string }) => `Habitación por ${rent} al mes, ya vista`;
export const favoriteFor = ({ rent }: { rent: string }) =>
  `Habitación por ${rent} al mes, en tus favoritos`;
export const kilometers = ({ distance }: { distance: string }) => `${distance} km`;

interface Counted {
  count: number;
}
export const upToRent = ({ count, rent }: Counted & { rent: string }) =>
  `${formatNumber(count)} más hasta ${rent}`;
export const anyLeastRent = ({ count }: Counted) =>
  `${formatNumber(count)} más sin alquiler mínimo`;
export const roomForFewer = ({ count, people }: Counted & { people: string }) =>
  `${formatNumber(count)} más con sitio para ${people}`;
export const fewerBedrooms = ({ count, bedrooms }: Counted & { bedrooms: string }) =>
  `${formatNumber(count)} más con ${bedrooms} o más dormitorios`;
export const anyBedrooms = ({ count }: Counted) =>
  `${formatNumber(count)} más con cualquier número de dormitorios`;
export const freeBy = ({ count, day }: Counted & { day: string }) =>
  plural(count, {
    one: `${formatNumber(count)} más libre para el ${day}`,
    many: `${formatNumber(count)} más libres para el ${day}`,
    other: `${formatNumber(count)} más libres para el ${day}`,
  });
export const anyDay = ({ count }: Counted) => `${formatNumber(count)} más en cualquier fecha`;
export const anyStay = ({ count }: Counted) => `${formatNumber(count)} más para cualquier estancia`;
export const moreRoommates = ({ count, roommates }: Counted & { roommates: string }) =>
  `${formatNumber(count)} más donde viven ${roommates} como máximo`;
export const anyRoommates = ({ count }: Counted) =>
  `${formatNumber(count)} más sin importar cuántas personas viven allí`;
export const anyRoomType = ({ count }: Counted) => `${formatNumber(count)} más de cualquier tipo`;
export const without = ({ count, name }: Counted & { name: string }) =>
  `${formatNumber(count)} más sin «${name}»`;
export const withinDistance = ({ count, distance }: Counted & { distance: string }) =>
  `${formatNumber(count)} más a menos de ${distance} km`;
export const largerArea = ({ count }: Counted) =>
  `${formatNumber(count)} más alrededor de esta parte del mapa`;

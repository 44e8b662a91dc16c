import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const withinKm = ({ km }: { km: number }) => `Hasta ${formatNumber(km)} km`;
export const howLong = 'Duración de la estancia';
export const rentFrom = 'Alquiler desde';
export const rentsIn = 'Moneda';
export const currencyAsUsual = ({ currency }: { currency: string }) =>
  `La moneda local (${currency})`;
export const roomFor = 'Personas que entran';
export const bedrooms = 'Dormitorios';
export const orMore = ({ count }: { count: number }) => `${formatNumber(count)} o más`;
export const nobodyYet = 'Nadie todavía';
export const atMost = ({ count }: { count: number }) => `Hasta ${formatNumber(count)}`;
export const words = 'Palabras clave';
export const suchAsPiano = 'Por ejemplo: piano';
export const clear = 'Borrar';
export const showRooms = 'Ver habitaciones';
export const showCounted = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `Ver ${total} habitación`,
    many: `Ver ${total} de habitaciones`,
    other: `Ver ${total} habitaciones`,
  });
export const withCount = ({ label, count }: { label: string; count: number }) =>
  `${label} (${formatNumber(count)})`;
export const places = 'Lugares';
export const noTown = 'No hay ninguna ciudad con ese nombre. Buscaremos esas palabras.';
export const noPostalCodes = 'No se puede buscar por código postal. Escribe la ciudad o el barrio.';
export const noSuchPlace = ({ place }: { place: string }) =>
  `No encontramos ningún lugar llamado «${place}». Estas habitaciones mencionan esas palabras.`;

export const asGroup = 'En grupo';
export const quoted = ({ words: typed }: { words: string }) => `«${typed}»`;
export const fromRent = ({ rent }: { rent: string }) => `Desde ${rent}`;
export const upToRent = ({ rent }: { rent: string }) => `Hasta ${rent}`;
export const roomForPeople = pluralText({ one: 'Para # persona', other: 'Para # personas' });
export const atLeastBedrooms = pluralText({
  one: 'Al menos # dormitorio',
  other: 'Al menos # dormitorios',
});
export const freeByDay = ({ day }: { day: string }) => `Libre para el ${day}`;
export const forStay = ({ stay }: { stay: string }) => `Para ${stay}`;
export const nobodyLivesThere = 'Aún no vive nadie';
export const atMostLiveThere = pluralText({
  one: 'Vive # persona como máximo',
  other: 'Viven # personas como máximo',
});

export const searchTitle = ({ filters: all }: { filters: string }) =>
  `Habitaciones: ${all} · RoomieRadar`;
export const roomsNear = ({ rooms, place }: { rooms: string; place: string }) =>
  `${rooms} cerca de ${place}`;
export const roomsNearThisPlace = ({ rooms }: { rooms: string }) => `${rooms} cerca de este lugar`;
export const anywhere = 'En cualquier lugar';
export const anyDateAnyRent = 'Cualquier fecha y alquiler';
export const aboutRent = ({ rent }: { rent: string }) => `unos ${rent}`;
export const ratesDay = ({ day }: { day: string }) =>
  `Los alquileres en otras monedas se convierten al tipo de cambio del ${day}.`;
export const saveSearch = 'Guardar búsqueda';
export const saveForGroup = 'Guardar para el grupo';
/** In its place, where these filters are saved. */
export const isSaved = 'Guardada';
export const feed = 'Feed de esta búsqueda';

export const stillComparing = 'Todavía estamos comparando las habitaciones contigo';
export const justStarted = 'Tardará unos minutos. Mientras tanto, las más recientes van primero.';
export const notSortedByFit = 'Estas habitaciones aún no están ordenadas por compatibilidad';
export const signInAndAnswer = ({ count }: { count: number }) =>
  `Inicia sesión y responde ${formatNumber(count)} preguntas cortas sobre cómo vives: así verás tu compatibilidad con la gente de cada habitación. Mientras tanto, las más recientes van primero.`;
export const answerToSort = ({ count }: { count: number }) =>
  `Responde ${formatNumber(count)} preguntas cortas sobre cómo vives: así verás tu compatibilidad con la gente de cada habitación. Mientras tanto, las más recientes van primero.`;

export const noSuchPage = 'No hay más resultados';
export const resultsEnd = 'Hay menos páginas que esa.';
export const couldBeFirst = 'La tuya podría ser la primera.';
export const noRoomFits = 'Ninguna habitación cumple todos tus filtros';
export const oneFilterLess = 'Prueba a quitar un filtro:';
export const lookWithin50Km = 'Buscar a menos de 50 km';
export const notifyMe = 'Avisarme de habitaciones nuevas';

import { pluralText } from './plural.ts';

export const compareLede = 'Hasta cuatro a la vez. Primero, las diferencias.';
export const nothingToCompare = 'Aún no hay nada que comparar';
export const nothingToCompareHint =
  'Toca el corazón de las habitaciones que te gusten y compáralas aquí.';
export const findRooms = 'Buscar habitaciones';
export const loadingComparison = 'Cargando las habitaciones…';
export const loadLater = 'Se cargarán en cuanto vuelva la conexión.';
export const share = 'Compartir';
export const compareWith = 'Comparar con';
export const first = 'Lo más importante';
export const whatDiffers = 'Diferencias';
export const whatIsTheSame = 'En común';
export const notStated = 'no se indica';
export const yes = 'sí';
export const no = 'no';
export const monthInAll = 'Al mes en total';
export const fitPeople = 'Compatibilidad con las personas';
export const fitRoom = 'Compatibilidad con la habitación';
export const rent = 'Alquiler';
export const bills = 'Gastos';
export const included = 'incluidos';
export const deposit = 'Fianza';
export const none = 'ninguna';
export const roomType = 'Tipo de habitación';
export const bedrooms = 'Dormitorios';
export const bathrooms = 'Baños';
export const peopleThere = 'Personas que viven allí';
export const freeFrom = 'Libre desde';
export const now = 'ahora';
export const freeUntil = 'Libre hasta';
export const stay = 'Estancia';
export const leaveOut = ({ title }: { title: string }) => `Quitar de la comparación: ${title}`;
export const someAreGone = pluralText({
  one: '# de ellas ya no está disponible.',
  many: '# de ellas ya no están disponibles.',
  other: '# de ellas ya no están disponibles.',
});

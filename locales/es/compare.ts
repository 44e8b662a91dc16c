import { pluralText } from './plural.ts';

export const compareLede = 'Hasta cuatro a la vez. Primero, las diferencias.';
export const nothingToCompare = 'Aún no hay nada que comparar';
export const nothingToCompareHint =
  'Toca el corazón de las habitaciones que te gusten y compáralas aquí.';
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
export const included = 'incluidos';
export const none = 'ninguna';
export const bathrooms = 'Baños';
export const freeFrom = 'Libre desde';
export const now = 'ahora';
export const freeUntil = 'Libre hasta';
export const leaveOut = ({ title }: { title: string }) => `Quitar de la comparación: ${title}`;
export const someAreGone = pluralText({
  one: '# de ellas ya no está disponible.',
  many: '# de ellas ya no están disponibles.',
  other: '# de ellas ya no están disponibles.',
});

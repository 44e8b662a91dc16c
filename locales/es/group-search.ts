import { formatNumber } from './format.ts';

export const lookingAs = ({ name }: { name: string }) => `Buscas como «${name}»`;
export const toGroup = 'Ver el grupo';
export const wishesHint =
  'Estos deseos vienen de los perfiles del grupo. Quita uno para ver más habitaciones; en el perfil no cambia.';
export const noWishes = 'Los perfiles del grupo no limitan esta búsqueda.';
export const addAgain = 'Volver a añadir:';
export const roomForAll = ({ count }: { count: number }) =>
  `Sitio para ${formatNumber(count)} o una vivienda entera`;
export const upToTogether = ({ rent }: { rent: string }) => `En total hasta ${rent}`;
export const upToEach = ({ name, rent }: { name: string; rent: string }) =>
  `${name}: hasta ${rent}`;
export const youUpTo = ({ rent }: { rent: string }) => `Tú: hasta ${rent}`;
export const freeBy = ({ name, day }: { name: string; day: string }) =>
  `${name}: libre para el ${day}`;
export const youFreeBy = ({ day }: { day: string }) => `Tú: libre para el ${day}`;
export const theirPet = ({ name }: { name: string }) => `${name}: se aceptan mascotas`;
export const yourPet = 'Tú: se aceptan mascotas';

export const whatWishesCost = 'Solo si le parece bien a quien lo desea:';
interface Counted {
  count: number;
}
export const withoutRoomForAll = ({ count }: Counted) =>
  `${formatNumber(count)} más sin sitio para todo el grupo`;
export const withoutSum = ({ count, rent }: Counted & { rent: string }) =>
  `${formatNumber(count)} más por encima de ${rent} en total`;
export const withoutLimit = ({ count, name, rent }: Counted & { name: string; rent: string }) =>
  `${formatNumber(count)} más sin el límite de ${name} de ${rent}`;
export const withoutYourLimit = ({ count, rent }: Counted & { rent: string }) =>
  `${formatNumber(count)} más sin tu límite de ${rent}`;
export const withoutDay = ({ count, name, day }: Counted & { name: string; day: string }) =>
  `${formatNumber(count)} más si ${name} no tiene que esperar hasta el ${day}`;
export const withoutYourDay = ({ count, day }: Counted & { day: string }) =>
  `${formatNumber(count)} más si no tienes que esperar hasta el ${day}`;
export const withoutPet = ({ count, name }: Counted & { name: string }) =>
  `${formatNumber(count)} más si ${name} pregunta por la mascota`;
export const withoutYourPet = ({ count }: Counted) =>
  `${formatNumber(count)} más si preguntas por tu mascota`;

export const forMembers = 'Esta búsqueda es para los miembros de un grupo';
export const forMembersHint =
  'No formas parte de este grupo, o ya no existe. Puedes hacer la misma búsqueda sin él.';
export const forMembersSignIn =
  'Inicia sesión si formas parte de él, o haz la misma búsqueda sin el grupo.';
export const searchWithoutGroup = 'Buscar sin el grupo';

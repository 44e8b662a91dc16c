import { formatNumber } from './format.ts';

export const lookingAs = ({ name }: { name: string }) => `Suche als „${name}“`;
export const toGroup = 'Zur Gruppe';
export const wishesHint =
  'Diese Wünsche stammen aus euren Profilen. Nimm einen heraus, um mehr Zimmer zu sehen; im Profil bleibt er stehen.';
export const noWishes = 'Eure Profile schränken diese Suche nicht ein.';
export const addAgain = 'Wieder hinzufügen:';
export const roomForAll = ({ count }: { count: number }) =>
  `Platz für ${formatNumber(count)} oder eine ganze Wohnung`;
export const upToTogether = ({ rent }: { rent: string }) => `Zusammen bis ${rent}`;
export const upToEach = ({ name, rent }: { name: string; rent: string }) => `${name}: bis ${rent}`;
export const youUpTo = ({ rent }: { rent: string }) => `Du: bis ${rent}`;
export const freeBy = ({ name, day }: { name: string; day: string }) => `${name}: Einzug am ${day}`;
export const youFreeBy = ({ day }: { day: string }) => `Du: Einzug am ${day}`;
export const theirPet = ({ name }: { name: string }) => `${name}: Haustiere willkommen`;
export const yourPet = 'Du: Haustiere willkommen';

export const whatWishesCost = 'Nur wenn es für die Person mit dem Wunsch in Ordnung ist:';
interface Counted {
  count: number;
}
export const withoutRoomForAll = ({ count }: Counted) =>
  `${formatNumber(count)} mehr ohne Platz für euch alle`;
export const withoutSum = ({ count, rent }: Counted & { rent: string }) =>
  `${formatNumber(count)} mehr, wenn ihr zusammen über ${rent} geht`;
export const withoutLimit = ({ count, name, rent }: Counted & { name: string; rent: string }) =>
  `${formatNumber(count)} mehr ohne die Grenze von ${rent} (${name})`;
export const withoutYourLimit = ({ count, rent }: Counted & { rent: string }) =>
  `${formatNumber(count)} mehr ohne deine Grenze von ${rent}`;
export const withoutDay = ({ count, name, day }: Counted & { name: string; day: string }) =>
  `${formatNumber(count)} mehr, wenn ${name} nicht bis ${day} warten muss`;
export const withoutYourDay = ({ count, day }: Counted & { day: string }) =>
  `${formatNumber(count)} mehr, wenn du nicht bis ${day} warten musst`;
export const withoutPet = ({ count, name }: Counted & { name: string }) =>
  `${formatNumber(count)} mehr, wenn ${name} wegen des Haustiers nachfragt`;
export const withoutYourPet = ({ count }: Counted) =>
  `${formatNumber(count)} mehr, wenn du wegen deines Haustiers nachfragst`;

export const forMembers = 'Diese Suche ist nur für die Mitglieder einer Gruppe';
export const forMembersHint =
  'Du bist nicht in dieser Gruppe, oder es gibt sie nicht mehr. Du kannst dasselbe ohne sie suchen.';
export const forMembersSignIn =
  'Melde dich an, wenn du dazugehörst, oder suche dasselbe ohne die Gruppe.';
export const searchWithoutGroup = 'Ohne die Gruppe suchen';

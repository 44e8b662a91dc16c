import { formatNumber } from './format.ts';

export const lookingAs = ({ name }: { name: string }) => `Procurando como “${name}”`;
export const toGroup = 'Abrir o grupo';
export const wishesHint =
  'Estes desejos vêm dos perfis de vocês. Tire um para ver mais quartos; no perfil ele continua igual.';
export const noWishes = 'Os perfis de vocês não limitam esta busca.';
export const addAgain = 'Adicionar de novo:';
export const roomForAll = ({ count }: { count: number }) =>
  `Espaço para ${formatNumber(count)} ou um imóvel inteiro`;
export const upToTogether = ({ rent }: { rent: string }) => `No total, até ${rent}`;
export const upToEach = ({ name, rent }: { name: string; rent: string }) => `${name}: até ${rent}`;
export const youUpTo = ({ rent }: { rent: string }) => `Você: até ${rent}`;
export const freeBy = ({ name, day }: { name: string; day: string }) => `${name}: livre em ${day}`;
export const youFreeBy = ({ day }: { day: string }) => `Você: livre em ${day}`;
export const theirPet = ({ name }: { name: string }) => `${name}: aceita pets`;
export const yourPet = 'Você: aceita pets';

export const whatWishesCost = 'Só se estiver tudo bem para quem fez o pedido:';
interface Counted {
  count: number;
}
export const withoutRoomForAll = ({ count }: Counted) =>
  `Mais ${formatNumber(count)} sem espaço para o grupo todo`;
export const withoutSum = ({ count, rent }: Counted & { rent: string }) =>
  `Mais ${formatNumber(count)} acima de ${rent} no total`;
export const withoutLimit = ({ count, name, rent }: Counted & { name: string; rent: string }) =>
  `Mais ${formatNumber(count)} sem o limite de ${rent} de ${name}`;
export const withoutYourLimit = ({ count, rent }: Counted & { rent: string }) =>
  `Mais ${formatNumber(count)} sem o seu limite de ${rent}`;
export const withoutDay = ({ count, name, day }: Counted & { name: string; day: string }) =>
  `Mais ${formatNumber(count)} se ${name} não precisar esperar até ${day}`;
export const withoutYourDay = ({ count, day }: Counted & { day: string }) =>
  `Mais ${formatNumber(count)} se você não precisar esperar até ${day}`;
export const withoutPet = ({ count, name }: Counted & { name: string }) =>
  `Mais ${formatNumber(count)} se ${name} perguntar sobre o pet`;
export const withoutYourPet = ({ count }: Counted) =>
  `Mais ${formatNumber(count)} se você perguntar sobre o seu pet`;

export const forMembers = 'Esta busca é para os participantes de um grupo';
export const forMembersHint =
  'Você não faz parte deste grupo, ou ele não existe mais. Você pode fazer a mesma busca sem ele.';
export const forMembersSignIn = 'Entre se você faz parte dele, ou faça a mesma busca sem o grupo.';
export const searchWithoutGroup = 'Buscar sem o grupo';

import { pluralText } from './plural.ts';

export const compareLede = 'Até quatro de uma vez. As diferenças vêm primeiro.';
export const nothingToCompare = 'Ainda não há nada para comparar';
export const nothingToCompareHint =
  'Toque no coração dos quartos de que você gosta e compare aqui.';
export const compareWith = 'Comparar com';
export const first = 'O principal';
export const whatDiffers = 'Diferenças';
export const whatIsTheSame = 'Em comum';
export const notStated = 'não informado';
export const yes = 'sim';
export const no = 'não';
export const monthInAll = 'Por mês no total';
export const fitPeople = 'Compatibilidade com as pessoas';
export const fitRoom = 'Compatibilidade com o quarto';
export const included = 'incluídas';
export const none = 'nenhuma';
export const bathrooms = 'Banheiros';
export const freeFrom = 'Livre a partir de';
export const now = 'agora';
export const freeUntil = 'Livre até';
export const leaveOut = ({ title }: { title: string }) => `Tirar da comparação: ${title}`;
export const someAreGone = pluralText({
  one: '# deles não está mais disponível.',
  many: '# deles não estão mais disponíveis.',
  other: '# deles não estão mais disponíveis.',
});

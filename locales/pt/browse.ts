import { plural } from './plural.ts';

// The home page.
export const headline = 'Encontre pessoas com quem você dividiria a cozinha.';
export const lede =
  'Quartos e pessoas que combinam com o seu jeito de viver. Cada pontuação mostra seus motivos.';
export const rooms = 'Quartos';
/** `total` may be a count that stopped: "10.000+". */
export const roomsFound = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} quarto`,
    many: `${total} de quartos`,
    other: `${total} quartos`,
  });

// The first search.
export const searchRooms = 'Buscar quartos';
export const search = 'Buscar';
export const where = 'Onde';
export const townOrNeighborhood = 'Cidade ou bairro';
export const freeBy = 'Data de mudança';
export const rentUpTo = 'Aluguel até';
/** In an empty field: nothing is asked for. */
export const any = 'Qualquer';
export const commonSearches = 'Buscas populares';
export const petsWelcome = 'Aceita pets';
export const furnished = 'Mobiliado';
export const noSmoking = 'Proibido fumar';
export const withGarden = 'Com jardim';

// The orders of the results.
export const sortBy = 'Ordenar por';
export const sortLabels = {
  newest: 'Mais recentes',
  fit: 'Mais compatíveis',
  rent: 'Menor aluguel',
  distance: 'Mais próximos',
};

// The results.
export const loadingRooms = 'Carregando quartos…';
export const roomsLoadLater = 'Os quartos carregam assim que a conexão voltar.';
export const roomsFailed = 'Não foi possível carregar os quartos';
export const searchIsKept = 'Sua busca continua aqui.';
/** On the card of a room that another site offers. */
export const fromAnotherSite = 'De outro site';

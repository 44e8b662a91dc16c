import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const mapOfRooms = 'Mapa de quartos';
export const howToMove =
  'Mova o mapa com as setas do teclado e use mais e menos para aproximar e afastar. A lista tem os mesmos quartos em texto.';
export const howToMoveOnly =
  'Mova o mapa com as setas do teclado e use mais e menos para aproximar e afastar.';
export const mapOfPin = 'Mapa com o marcador da sua casa';
export const pin = 'Marcador da sua casa';
export const pinHint =
  'Arraste o marcador até a sua casa ou toque nela no mapa. No teclado, as setas o movem e, com Shift, em passos pequenos. As outras pessoas veem só o círculo.';
export const showMap = 'Mapa';
export const showList = 'Lista';
export const zoomIn = 'Aproximar';
export const zoomOut = 'Afastar';
export const searchThisArea = 'Buscar nesta área';
export const backToSearch = 'Voltar à minha busca';
export const searchAsIMove = 'Buscar ao mover o mapa';
export const myPosition = 'Minha localização';
export const positionAsked = 'Buscando sua localização…';
export const positionRefused = 'Seu navegador não informou sua localização.';
export const positionShown = 'Só você vê o ponto: sua localização não sai deste navegador.';
export const loadingMarks = 'Carregando os quartos desta área…';
export const marksFailed = 'Não foi possível carregar os quartos desta área.';
export const thisArea = 'Esta parte do mapa';
export const fewFound = 'Peça um pouco menos e encontre mais:';

export const roomsHere = pluralText({ one: '# quarto no mapa', other: '# quartos no mapa' });
export const clusterLabel = pluralText({
  one: '# quarto aqui: aproxime',
  other: '# quartos aqui: aproxime',
});
export const roomFor = ({ rent }: { rent: string }) => `Quarto: ${rent} por mês`;
export const seenFor = ({ rent }: { rent: string }) => `Quarto: ${rent} por mês, já visto`;
export const favoriteFor = ({ rent }: { rent: string }) =>
  `Quarto: ${rent} por mês, nos seus favoritos`;
export const kilometers = ({ distance }: { distance: string }) => `${distance} km`;

interface Counted {
  count: number;
}
export const upToRent = ({ count, rent }: Counted & { rent: string }) =>
  `Mais ${formatNumber(count)} até ${rent}`;
export const anyLeastRent = ({ count }: Counted) =>
  `Mais ${formatNumber(count)} sem aluguel mínimo`;
export const roomForFewer = ({ count, people }: Counted & { people: string }) =>
  `Mais ${formatNumber(count)} com vagas para ${people}`;
export const fewerBedrooms = ({ count, bedrooms }: Counted & { bedrooms: string }) =>
  `Mais ${formatNumber(count)} com ${bedrooms} ou mais quartos no imóvel`;
export const anyBedrooms = ({ count }: Counted) =>
  `Mais ${formatNumber(count)} com qualquer número de quartos no imóvel`;
export const freeBy = ({ count, day }: Counted & { day: string }) =>
  `Mais ${formatNumber(count)} ${plural(count, { one: 'livre', many: 'livres', other: 'livres' })} em ${day}`;
export const anyDay = ({ count }: Counted) => `Mais ${formatNumber(count)} em qualquer data`;
export const anyStay = ({ count }: Counted) => `Mais ${formatNumber(count)} para qualquer estadia`;
export const moreRoommates = ({ count, roommates }: Counted & { roommates: string }) =>
  `Mais ${formatNumber(count)} onde moram no máximo ${roommates}`;
export const anyRoommates = ({ count }: Counted) =>
  `Mais ${formatNumber(count)} com qualquer número de moradores`;
export const anyRoomType = ({ count }: Counted) => `Mais ${formatNumber(count)} de qualquer tipo`;
export const without = ({ count, name }: Counted & { name: string }) =>
  `Mais ${formatNumber(count)} sem “${name}”`;
export const withinDistance = ({ count, distance }: Counted & { distance: string }) =>
  `Mais ${formatNumber(count)} em até ${distance} km`;
export const largerArea = ({ count }: Counted) =>
  `Mais ${formatNumber(count)} ao redor desta parte do mapa`;

import { formatNumber } from './format.ts';

// The photos, one at a time.
export const position = ({ index, count }: { index: number; count: number }) =>
  `${formatNumber(index)} de ${formatNumber(count)}`;
export const photoPosition = ({ index, count }: { index: number; count: number }) =>
  `Foto ${formatNumber(index)} de ${formatNumber(count)}`;
export const previousPhoto = 'Foto anterior';
export const nextPhoto = 'Próxima foto';

// Sharing.
export const linkCopied = 'Link copiado';
export const copyThisLink = 'Copie este link';

// Costs and stay.
export const costsAndStay = 'Custos e estadia';
/** Rent and bills together. */
export const inAll = 'No total';
export const aMonth = ({ amount }: { amount: string }) => `${amount} por mês`;
export const billsNotStated = 'não informadas, por isso fora das comparações';
export const billsIncluded = 'incluídas no aluguel';
export const noDeposit = 'não há';

// The place.
export const aboutThePlace = 'Sobre o lugar';
export const whereItIs = 'Onde fica';
export const othersSeeRounded =
  'No mapa, as outras pessoas veem o local arredondado para cerca de 100 metros.';
export const isApproximate = 'O local no mapa é aproximado, com margem de cerca de 100 metros.';
export const mapOfTheRoom = 'Mapa: o quarto fica em algum ponto do círculo';
export const seeOnMap = 'Ver no mapa';
export const seeAreaOnMap = 'Ver a região no mapa';
export const noPlaceOnMap = 'Este anúncio não tem local no mapa.';
export const numberForVisitors = 'O número aparece só para quem tem uma visita combinada.';

// For its owner.
export const hiddenByTeam = 'Nossa equipe ocultou este quarto';
export const yourListing = 'Este anúncio é seu.';
export const ended = 'Encerrado: o último dia já passou, então as buscas não o mostram';
export const unconfirmed =
  'As buscas não o mostram: confirme em “Seus anúncios” que ainda está disponível';
export const statusTitles = {
  active: 'Ativo: todo mundo pode encontrar',
  paused: 'Pausado: só você vê',
  filled: 'Ocupado: só você vê',
};

// Other rooms.
export const similarNearby = 'Quartos parecidos por perto';
export const loadingSimilar = 'Carregando quartos parecidos…';
export const similarRooms = 'Quartos parecidos';

// For search engines.
export const rentWithBills = 'Aluguel com contas incluídas';

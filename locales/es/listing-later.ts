import { formatNumber } from './format.ts';

export const position = ({ index, count }: { index: number; count: number }) =>
  `${formatNumber(index)} de ${formatNumber(count)}`;
export const photoPosition = ({ index, count }: { index: number; count: number }) =>
  `Foto ${formatNumber(index)} de ${formatNumber(count)}`;
export const previousPhoto = 'Foto anterior';
export const nextPhoto = 'Foto siguiente';

export const linkCopied = 'Enlace copiado';
export const copyThisLink = 'Copia este enlace';

export const costsAndStay = 'Precio y estancia';
export const inAll = 'En total';
export const aMonth = ({ amount }: { amount: string }) => `${amount} al mes`;
export const billsNotStated = 'sin indicar, así que no cuentan en las comparaciones';
export const billsIncluded = 'incluidos en el alquiler';
export const noDeposit = 'ninguna';

export const aboutThePlace = 'Sobre la vivienda';
export const whereItIs = 'Dónde está';
export const othersSeeRounded =
  'Los demás ven en el mapa un lugar aproximado, con un margen de unos 100 metros.';
export const isApproximate = 'El lugar en el mapa es aproximado, con un margen de unos 100 metros.';
export const mapOfTheRoom = 'Mapa: la habitación está en algún punto del círculo';
export const seeOnMap = 'Ver en un mapa';
export const seeAreaOnMap = 'Ver la zona en un mapa';
export const noPlaceOnMap = 'No tiene ubicación en el mapa.';
export const numberForVisitors =
  'El número de la calle solo lo ve quien tiene una visita acordada.';

export const hiddenByTeam = 'Nuestro equipo ha ocultado esta habitación';
export const yourListing = 'Este anuncio es tuyo.';
export const ended = 'Terminado: pasó su último día, así que ya no aparece en las búsquedas';
export const unconfirmed =
  'No aparece en las búsquedas: confirma en «Tus anuncios» que sigue disponible';
export const statusTitles = {
  active: 'Activo: cualquiera puede encontrarlo',
  paused: 'En pausa: nadie más lo ve',
  filled: 'Ocupado: nadie más lo ve',
};

export const similarNearby = 'Habitaciones parecidas cerca';
export const loadingSimilar = 'Cargando habitaciones parecidas…';
export const similarRooms = 'Habitaciones parecidas';

export const rentWithBills = 'Alquiler con gastos incluidos';

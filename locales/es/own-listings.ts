import type { ReactNode } from 'react';
import type { ListingSuggestion } from '#contract/listings/own-listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import { rich, type Wrap } from '../rich.ts';
import { pluralText } from './plural.ts';

export const loadingListings = 'Cargando tus anuncios…';
export const listingCount = pluralText({ one: '# anuncio', other: '# anuncios' });
export const noListings = 'Aún no has publicado ningún anuncio';
export const noListingsHint =
  'Una habitación libre o toda una casa para compartir: son dos minutos, y puedes cambiarlo o eliminarlo cuando quieras.';

export const listedOn = ({ day }: { day: string }) => `publicado el ${day}`;
export const hiddenByTeam = 'Oculto por nuestro equipo';
export const ended = 'Terminado';
export const endedHint = ({ change }: { change: Wrap }) =>
  rich`Pasó su último día, así que ya no aparece en las búsquedas. ${change('Cambia «Disponible hasta»')} para ofrecerlo de nuevo, o márcalo como ocupado.`;
export const confirmedOn = ({ day }: { day: string }) => `confirmado el ${day}`;
export const unconfirmed = 'No se muestra: confírmalo';
export const unconfirmedHint =
  'Lo confirmaste por última vez hace más de 30 días, así que no aparece en las búsquedas. Confirma que sigue disponible para volver a ofrecerlo.';

export const notSeen = 'Sin visitas en 30 días';
export const seen = pluralText({
  one: 'Visto # vez en 30 días',
  other: 'Visto # veces en 30 días',
});
export const noInquiries = 'aún sin consultas';
export const openInquiries = pluralText({
  one: '# consulta espera tu respuesta',
  other: '# consultas esperan tu respuesta',
});
export const whatWouldHelp = 'Cómo mejorarlo:';
export const suggestions: Record<ListingSuggestion, string> = {
  add_location: 'Añade su ubicación: no sale en las búsquedas por localidad',
  add_images: 'Añade fotos: al menos tres dan una buena idea',
  describe_more: 'Descríbelo en unas frases: la habitación, la casa, la gente',
  say_when_free: 'Di desde cuándo está libre',
  say_bills: 'Di cuánto son los gastos: la gente busca por el total al mes',
  say_house_rules: 'Indica las normas de la casa',
  say_amenities: 'Indica las comodidades, por ejemplo wifi o lavadora',
};

// The one button of each room: what is to be done first. The rest is in a menu.
export const changeDates = 'Cambiar las fechas';
export const mendLabels: Record<ListingSuggestion, string> = {
  add_location: 'Añadir la ubicación',
  add_images: 'Añadir fotos',
  describe_more: 'Describirlo',
  say_when_free: 'Añadir la fecha',
  say_bills: 'Añadir los gastos',
  say_house_rules: 'Añadir las normas',
  say_amenities: 'Añadir las comodidades',
};

export const statusButtons: Record<ListingStatus, string> = {
  active: 'Ofrecer de nuevo',
  paused: 'Pausar',
  filled: 'Marcar como ocupado',
};
export const statusChanged: Record<ListingStatus, string> = {
  active: 'Cualquiera puede encontrarlo de nuevo',
  paused: 'Está en pausa: nadie más lo ve',
  filled: 'Está marcado como ocupado: nadie más lo ve',
};
export const confirmedNow = 'Confirmado: aparece en las búsquedas';
export const statusButton = ({ action, title }: { action: string; title: string }) =>
  `${action}: ${title}`;
export const changeFailed = ({ reason }: { reason: string }) => `No se pudo cambiar. ${reason}`;

export const deleteThisListing = '¿Eliminar este anuncio?';
export const deleteHint = ({ title }: { title: ReactNode }) =>
  rich`«${title}» desaparecerá para todo el mundo, y esto no se puede deshacer. Para ocultarlo un tiempo, ponlo en pausa.`;
export const deleteFailed = 'No se pudo eliminar';
export const listingDeleted = 'Tu anuncio se ha eliminado';

import type { ReactNode } from 'react';
import type { ListingSuggestion } from '#contract/listings/own-listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import { rich, type Wrap } from '../rich.ts';
import { pluralText } from './plural.ts';

// The list of the rooms that somebody offers.
export const loadingListings = 'Carregando seus anúncios…';
export const listingCount = pluralText({ one: '# anúncio', other: '# anúncios' });
export const noListings = 'Você ainda não anunciou nada';
export const noListingsHint =
  'Um quarto livre ou uma casa inteira para dividir: leva dois minutos, e você pode mudar ou excluir o anúncio quando quiser.';

// One of them. `listedOn` follows the rent, as in "€600 por mês · anunciado em 3 de mai.".
export const listedOn = ({ day }: { day: string }) => `anunciado em ${day}`;
export const hiddenByTeam = 'Ocultado pela nossa equipe';
export const ended = 'Encerrado';
/** `change` makes a link; the name in quotes is that of the field, as in listing-form.ts. */
export const endedHint = ({ change }: { change: Wrap }) =>
  rich`O último dia já passou, então as buscas não o mostram. ${change('Mude “Disponível até”')} para oferecer de novo, ou marque como ocupado.`;
export const confirmedOn = ({ day }: { day: string }) => `confirmado em ${day}`;
export const unconfirmed = 'Não aparece: confirme';
export const unconfirmedHint =
  'Você o confirmou pela última vez há mais de 30 dias, por isso as buscas não o mostram. Confirme que ainda está disponível para oferecê-lo de novo.';

// How it fares: "Visto 5 vezes em 30 dias · 2 contatos".
export const notSeen = 'Não foi visto em 30 dias';
export const seen = pluralText({
  one: 'Visto # vez em 30 dias',
  other: 'Visto # vezes em 30 dias',
});
export const noInquiries = 'nenhum contato ainda';
export const openInquiries = pluralText({
  one: '# contato aguarda sua resposta',
  other: '# contatos aguardam sua resposta',
});
export const whatWouldHelp = 'Como melhorar:';
export const suggestions: Record<ListingSuggestion, string> = {
  add_location: 'Adicione o local: ele não aparece nas buscas por cidade',
  add_images: 'Adicione fotos: com pelo menos três, dá para ver como é',
  describe_more: 'Descreva em algumas frases: o quarto, a casa, as pessoas',
  say_when_free: 'Diga a partir de quando está livre',
  say_bills: 'Diga quanto são as contas: as pessoas querem saber o custo total do mês',
  say_house_rules: 'Informe as regras da casa',
  say_amenities: 'Informe as comodidades, como Wi-Fi ou máquina de lavar',
};

// The one button of each room: what is to be done first. The rest is in a menu.
export const changeDates = 'Mudar as datas';
export const mendLabels: Record<ListingSuggestion, string> = {
  add_location: 'Adicionar o local',
  add_images: 'Adicionar fotos',
  describe_more: 'Descrever',
  say_when_free: 'Informar a data',
  say_bills: 'Informar as contas',
  say_house_rules: 'Informar as regras',
  say_amenities: 'Informar as comodidades',
};

// Buttons that give it another status, and what is said after.
export const statusButtons: Record<ListingStatus, string> = {
  active: 'Oferecer de novo',
  paused: 'Pausar',
  filled: 'Marcar como ocupado',
};
export const statusChanged: Record<ListingStatus, string> = {
  active: 'Todo mundo pode encontrar de novo',
  paused: 'Está pausado: só você vê',
  filled: 'Está marcado como ocupado: só você vê',
};
export const confirmedNow = 'Confirmado: as buscas o mostram';
/** Read out for a button that shows only what it does. */
export const statusButton = ({ action, title }: { action: string; title: string }) =>
  `${action}: ${title}`;
export const changeFailed = ({ reason }: { reason: string }) => `Não foi possível mudar. ${reason}`;

// Deleting it: by its owner, or by an administrator.
export const deleteThisListing = 'Excluir este anúncio?';
export const deleteHint = ({ title }: { title: ReactNode }) =>
  rich`“${title}” desaparece para todo mundo, e isso não pode ser desfeito. Para ocultar por um tempo, pause.`;
export const deleteFailed = 'Não foi possível excluir';
export const listingDeleted = 'Seu anúncio foi excluído';

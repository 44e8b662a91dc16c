import type { ReactNode } from 'react';
import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// Above a listing.
export const allRooms = 'Todos os quartos';
export const share = 'Compartilhar';
export const loadingRoom = 'Carregando o quarto…';
/** The heading while the room is loading. */
export const room = 'Quarto';
export const noLongerOffered = 'Não é mais oferecido';

// Its photos.
export const photos = 'Fotos';
export const allPhotos = pluralText({ one: 'Ver # foto', other: 'Todas as # fotos' });
export const noPhotos = 'Sem fotos ainda';

// Its facts; the bold part is a number or a day.
export const facts = 'Dados';
export const bedrooms = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} quarto`,
    many: rich`${bold(formatNumber(count))} de quartos`,
    other: rich`${bold(formatNumber(count))} quartos`,
  });
export const bathrooms = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} banheiro`,
    many: rich`${bold(formatNumber(count))} de banheiros`,
    other: rich`${bold(formatNumber(count))} banheiros`,
  });
export const nobodyLivesHere = 'ninguém mora aqui ainda';
export const liveHere = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} pessoa mora aqui`,
    many: rich`${bold(formatNumber(count))} de pessoas moram aqui`,
    other: rich`${bold(formatNumber(count))} pessoas moram aqui`,
  });
export const lookingFor = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`procura ${bold(formatNumber(count))} pessoa`,
    many: rich`procura ${bold(formatNumber(count))} de pessoas`,
    other: rich`procura ${bold(formatNumber(count))} pessoas`,
  });
export const wasFreeUntil = ({ day }: { day: ReactNode }) =>
  rich`não está mais livre: estava até ${day}`;
export const freeNow = ({ bold }: { bold: Wrap }) => rich`livre ${bold('agora')}`;
export const freeFrom = ({ day }: { day: ReactNode }) => rich`livre a partir de ${day}`;
export const wouldItFit = ({ bold }: { bold: Wrap }) =>
  rich`${bold('Combina com você?')} Entre para comparar com seu orçamento, suas datas e seu jeito de viver.`;

// Beside a listing.
export const offeredBy = ({ name }: { name: ReactNode }) => rich`Oferecido por ${name}`;
export const offeredByYou = 'Oferecido por você';
export const offeredByMember = 'Oferecido por alguém do RoomieRadar';
export const foundOn = ({ site }: { site: ReactNode }) =>
  rich`Encontrado em ${site}. Os detalhes são os que esse site informou.`;
export const foundElsewhere =
  'Encontrado em outro site. Os detalhes são os que esse site informou.';
export const confirmedDaysAgo = ({ count }: { count: number }) =>
  count === 0
    ? 'Confirmado hoje'
    : plural(count, {
        one: `Confirmado há ${formatNumber(count)} dia`,
        many: `Confirmado há ${formatNumber(count)} de dias`,
        other: `Confirmado há ${formatNumber(count)} dias`,
      });
export const notConfirmedSince = ({ day }: { day: string }) =>
  `Sem confirmação desde ${day}: pergunte se ainda está disponível`;
export const signInToWrite = 'Entre para escrever';
export const signInToWriteTo = ({ name }: { name: ReactNode }) =>
  rich`Entre para escrever para ${name}`;
export const takingYouToSignIn = 'Abrindo a página de login…';
export const write = 'Escrever';
export const signInAndWrite = 'Entrar e escrever';
export const seeItOn = ({ site }: { site: string }) => `Ver em ${site}`;
/** For screen readers, after a link. */
export const opensNewTab = '(abre em uma nova aba)';
export const reportRoom = 'Denunciar este quarto';

import type { ReactNode } from 'react';
import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const allRooms = 'Todas las habitaciones';
export const share = 'Compartir';
export const loadingRoom = 'Cargando la habitación…';
export const room = 'Habitación';
export const noLongerOffered = 'Ya no se ofrece';

export const photos = 'Fotos';
export const allPhotos = pluralText({
  one: 'Ver # foto',
  many: 'Ver # de fotos',
  other: 'Ver las # fotos',
});
export const noPhotos = 'Aún no hay fotos';

export const facts = 'Datos';
export const bedrooms = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} dormitorio`,
    many: rich`${bold(formatNumber(count))} de dormitorios`,
    other: rich`${bold(formatNumber(count))} dormitorios`,
  });
export const bathrooms = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} baño`,
    many: rich`${bold(formatNumber(count))} de baños`,
    other: rich`${bold(formatNumber(count))} baños`,
  });
export const nobodyLivesHere = 'aún no vive nadie aquí';
export const liveHere = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} persona vive aquí`,
    many: rich`${bold(formatNumber(count))} de personas viven aquí`,
    other: rich`${bold(formatNumber(count))} personas viven aquí`,
  });
export const lookingFor = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`se busca ${bold(formatNumber(count))} roomie`,
    many: rich`se buscan ${bold(formatNumber(count))} de roomies`,
    other: rich`se buscan ${bold(formatNumber(count))} roomies`,
  });
export const wasFreeUntil = ({ day }: { day: ReactNode }) =>
  rich`ya no está libre: lo estuvo hasta el ${day}`;
export const freeNow = ({ bold }: { bold: Wrap }) => rich`libre ${bold('ya')}`;
export const freeFrom = ({ day }: { day: ReactNode }) => rich`libre desde el ${day}`;
export const wouldItFit = ({ bold }: { bold: Wrap }) =>
  rich`${bold('¿Encaja contigo?')} Inicia sesión para compararla con tu presupuesto, tus fechas y tu forma de vivir.`;

export const offeredBy = ({ name }: { name: ReactNode }) => rich`La ofrece ${name}`;
export const offeredByYou = 'La ofreces tú';
export const offeredByMember = 'La ofrece alguien de la comunidad';
export const foundOn = ({ site }: { site: ReactNode }) =>
  rich`Vista en ${site}, con los datos que indica ese sitio.`;
export const foundElsewhere = 'Vista en otro sitio, con los datos que indica ese sitio.';
export const confirmedDaysAgo = ({ count }: { count: number }) =>
  count === 0
    ? 'Confirmada hoy'
    : plural(count, {
        one: `Confirmada hace ${formatNumber(count)} día`,
        many: `Confirmada hace ${formatNumber(count)} de días`,
        other: `Confirmada hace ${formatNumber(count)} días`,
      });
export const notConfirmedSince = ({ day }: { day: string }) =>
  `Sin confirmar desde el ${day}: pregunta si sigue disponible`;
export const signInToWrite = 'Inicia sesión para escribir';
export const signInToWriteTo = ({ name }: { name: ReactNode }) =>
  rich`Inicia sesión para escribir a ${name}`;
export const takingYouToSignIn = 'Te llevamos a la página de acceso…';
export const write = 'Escribir';
export const signInAndWrite = 'Iniciar sesión y escribir';
export const seeItOn = ({ site }: { site: string }) => `Ver en ${site}`;
export const opensNewTab = '(se abre en otra pestaña)';
export const reportRoom = 'Denunciar esta habitación';

import type { StatementAction } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const pageTitle = 'RoomieRadar en cifras';
export const title = 'Denuncias en cifras';
export const lede =
  'Qué se ha denunciado en este sitio, qué se ha decidido y cuántos recursos ha habido, por años (UTC).';
/** Said of a year. */
export const nothing = 'No se denunció ni se decidió nada.';
export const reports = 'Denuncias';
export const bySource = 'Quién denunció';
export const byReason = 'Por qué motivo';
export const resolved = 'Denuncias con consecuencias';
export const dismissed = 'Denuncias desestimadas';
export const medianHours = 'Horas hasta la decisión (mediana)';
export const actions: Record<StatementAction, string> = {
  listing_hidden: 'Habitaciones ocultadas',
  wanted_hidden: 'Anuncios de búsqueda ocultados',
  listing_deleted: 'Habitaciones eliminadas',
  user_suspended: 'Cuentas suspendidas',
  warned: 'Advertencias',
};
export const appeals = 'Recursos';
export const upheld = 'Decisiones mantenidas';
export const reversed = 'Decisiones revocadas';

export const outcomesTitle = '¿Acertó la puntuación?';
export const outcomesLede =
  'Quienes se fueron a vivir a la misma casa y aceptaron que les preguntemos cuentan cómo resultó. Cada dúo cuenta una vez, con la media de lo que dicen ambas personas. Junto a cada proporción está el intervalo en que se encuentra con una certeza del 95\u00a0%.';
export const outcomesFew = ({ least }: { least: string }) =>
  `Cada proporción se muestra a partir de ${least} dúos y cambia cada diez, para que no revele nada de nadie.`;
export const stillTogether = 'Dúos que siguen conviviendo';
export const isGood = 'Dúos a los que les va bien o muy bien';
export const score = 'Puntuación';
export const scoreRange = ({ from, to }: { from: string; to: string }) => `${from} a ${to}`;
export const afterDays = ({ days }: { days: string }) => `${days} días`;
export const missingPairs = pluralText({ one: 'falta # dúo', other: 'faltan # dúos' });
export const shareRange = ({ share, low, high }: { share: string; low: string; high: string }) =>
  `${share}\u00a0% (${low} a ${high}\u00a0%)`;
export const chartLabel = 'Por puntuación, en porcentaje';

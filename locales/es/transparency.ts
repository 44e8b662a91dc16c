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
  'Quienes se mudaron juntos y aceptaron que les preguntemos cuentan cómo resultó. Cada pareja cuenta una vez, con la media de lo que dicen ambas personas. Junto a cada proporción está el intervalo en que se encuentra con una certeza del 95 %.';
export const outcomesFew = ({ least }: { least: string }) =>
  `Una proporción se muestra a partir de ${least} parejas y cambia con cada décima, para que no diga nada de nadie.`;
export const stillTogether = 'Parejas que siguen viviendo juntas';
export const isGood = 'Parejas a las que les va bien o muy bien';
export const score = 'Puntuación';
export const scoreRange = ({ from, to }: { from: string; to: string }) => `${from} a ${to}`;
export const afterDays = ({ days }: { days: string }) => `${days} días`;
export const missingPairs = pluralText({
  one: 'falta # pareja',
  many: 'faltan # de parejas',
  other: 'faltan # parejas',
});
export const shareRange = ({ share, low, high }: { share: string; low: string; high: string }) =>
  `${share} % (${low} a ${high} %)`;
export const chartLabel = 'Por puntuación, en porcentaje';

import type { StatementAction } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const pageTitle = 'RoomieRadar em números';
export const title = 'Denúncias em números';
export const lede =
  'O que foi denunciado neste site, o que foi decidido e quantos recursos houve, por ano (UTC).';
/** Said of a year. */
export const nothing = 'Nada foi denunciado nem decidido.';
export const reports = 'Denúncias';
export const bySource = 'Quem denunciou';
export const byReason = 'Por qual motivo';
export const resolved = 'Denúncias com consequências';
export const dismissed = 'Denúncias descartadas';
export const medianHours = 'Horas até a decisão (mediana)';
export const actions: Record<StatementAction, string> = {
  listing_hidden: 'Quartos ocultados',
  wanted_hidden: 'Anúncios de procura ocultados',
  listing_deleted: 'Quartos excluídos',
  user_suspended: 'Contas suspensas',
  warned: 'Advertências',
};
export const appeals = 'Recursos';
export const upheld = 'Decisões mantidas';
export const reversed = 'Decisões revertidas';

export const outcomesTitle = 'A pontuação acertou?';
export const outcomesLede =
  'Quem foi morar junto e aceitou que perguntássemos conta como foi. Cada dupla conta uma vez, com a média do que as duas pessoas dizem. Junto a cada proporção está o intervalo em que ela fica com 95% de certeza.';
export const outcomesFew = ({ least }: { least: string }) =>
  `Cada proporção aparece a partir de ${least} duplas e muda a cada dez, para não revelar nada sobre ninguém.`;
export const stillTogether = 'Duplas que ainda moram juntas';
export const isGood = 'Duplas para quem a convivência é boa ou muito boa';
export const score = 'Pontuação';
export const scoreRange = ({ from, to }: { from: string; to: string }) => `${from} a ${to}`;
export const afterDays = ({ days }: { days: string }) => `${days} dias`;
export const missingPairs = pluralText({ one: 'falta # dupla', other: 'faltam # duplas' });
export const shareRange = ({ share, low, high }: { share: string; low: string; high: string }) =>
  `${share}% (${low}% a ${high}%)`;
export const chartLabel = 'Por pontuação, em porcentagem';

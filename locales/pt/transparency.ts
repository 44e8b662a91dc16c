import type { StatementAction } from '#contract/vocabulary.ts';

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
  listing_deleted: 'Quartos excluídos',
  user_suspended: 'Contas suspensas',
  warned: 'Advertências',
};
export const appeals = 'Recursos';
export const upheld = 'Decisões mantidas';
export const reversed = 'Decisões revertidas';

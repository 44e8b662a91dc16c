import type { StatementAction } from '#contract/vocabulary.ts';

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
  listing_deleted: 'Habitaciones eliminadas',
  user_suspended: 'Cuentas suspendidas',
  warned: 'Advertencias',
};
export const appeals = 'Recursos';
export const upheld = 'Decisiones mantenidas';
export const reversed = 'Decisiones revocadas';

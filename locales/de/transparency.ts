import type { StatementAction } from '#contract/vocabulary.ts';

export const title = 'Meldungen in Zahlen';
export const lede =
  'Was auf dieser Seite gemeldet wurde, wie entschieden wurde und wie viele Widersprüche es gab, nach Jahren (UTC).';
/** Said of a year. */
export const nothing = 'Es wurde nichts gemeldet und nichts entschieden.';
export const reports = 'Meldungen';
export const bySource = 'Wer gemeldet hat';
export const byReason = 'Aus welchem Grund';
export const resolved = 'Meldungen mit Folgen';
export const dismissed = 'Abgewiesene Meldungen';
export const medianHours = 'Stunden bis zur Entscheidung (Median)';
export const actions: Record<StatementAction, string> = {
  listing_hidden: 'Ausgeblendete Zimmer',
  listing_deleted: 'Gelöschte Zimmer',
  user_suspended: 'Gesperrte Konten',
  warned: 'Verwarnungen',
};
export const appeals = 'Widersprüche';
export const upheld = 'Bestätigte Entscheidungen';
export const reversed = 'Aufgehobene Entscheidungen';

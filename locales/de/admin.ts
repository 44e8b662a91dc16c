import { pluralText } from './plural.ts';

// The administrators' screens, and what they share. Only administrators read it.
export const overview = 'Übersicht';

/** What a screen loads: while it does, and when that failed. */
export const loads = {
  figures: {
    loading: 'Die Zahlen werden geladen …',
    failed: 'Die Zahlen konnten nicht geladen werden',
  },
  jobs: {
    loading: 'Die Hintergrundaufgaben werden geladen …',
    failed: 'Die Hintergrundaufgaben konnten nicht geladen werden',
  },
  measurements: {
    loading: 'Die Messungen werden geladen …',
    failed: 'Die Messungen konnten nicht geladen werden',
  },
  auditLog: {
    loading: 'Das Protokoll wird geladen …',
    failed: 'Das Protokoll konnte nicht geladen werden',
  },
  source: {
    loading: 'Die Quelle wird geladen …',
    failed: 'Die Quelle konnte nicht geladen werden',
  },
  sources: {
    loading: 'Die Quellen werden geladen …',
    failed: 'Die Quellen konnten nicht geladen werden',
  },
  imports: {
    loading: 'Die Importe werden geladen …',
    failed: 'Die Importe konnten nicht geladen werden',
  },
  rows: {
    loading: 'Die Zeilen werden geladen …',
    failed: 'Die Zeilen konnten nicht geladen werden',
  },
  messages: {
    loading: 'Die Nachrichten werden geladen …',
    failed: 'Die Nachrichten konnten nicht geladen werden',
  },
  report: {
    loading: 'Die Meldung wird geladen …',
    failed: 'Die Meldung konnte nicht geladen werden',
  },
  appeals: {
    loading: 'Die Widersprüche werden geladen …',
    failed: 'Die Widersprüche konnten nicht geladen werden',
  },
  found: { loading: 'Die Suche läuft …', failed: 'Die Suche hat nicht geklappt' },
  reports: {
    loading: 'Die Meldungen werden geladen …',
    failed: 'Die Meldungen konnten nicht geladen werden',
  },
};
export const offlineHint = 'Geladen wird, sobald du wieder online bist.';

export const countedProblems = pluralText({ one: '# Problem', other: '# Probleme' });

import type { StatementAction } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const pageTitle = 'RoomieRadar in Zahlen';
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
  wanted_hidden: 'Ausgeblendete Gesuche',
  listing_deleted: 'Gelöschte Zimmer',
  user_suspended: 'Gesperrte Konten',
  warned: 'Verwarnungen',
};
export const appeals = 'Widersprüche';
export const upheld = 'Bestätigte Entscheidungen';
export const reversed = 'Aufgehobene Entscheidungen';

export const outcomesTitle = 'Hat der Score gestimmt?';
export const outcomesLede =
  'Wer zusammengezogen ist und zugestimmt hat, sagt, wie es wurde. Jedes Duo zählt einmal, mit dem Mittel dessen, was beide sagen. Neben jedem Anteil steht der Bereich, in dem er mit 95\u00A0% Sicherheit liegt.';
export const outcomesFew = ({ least }: { least: string }) =>
  `Ein Anteil erscheint ab ${least} Duos und ändert sich mit jedem zehnten, damit er über niemanden etwas verrät.`;
export const stillTogether = 'Duos, die noch zusammen wohnen';
export const isGood = 'Duos, bei denen es gut oder sehr gut läuft';
export const score = 'Score';
export const scoreRange = ({ from, to }: { from: string; to: string }) => `${from} bis ${to}`;
export const afterDays = ({ days }: { days: string }) => `${days} Tage`;
export const missingPairs = pluralText({
  one: '# Duo fehlt',
  other: '# Duos fehlen',
});
export const shareRange = ({ share, low, high }: { share: string; low: string; high: string }) =>
  `${share}\u00A0% (${low} bis ${high}\u00A0%)`;
export const chartLabel = 'Nach dem Score, in Prozent';

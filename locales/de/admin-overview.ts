import { pluralText } from './plural.ts';

// The first page of the administrators: what is new, and how fast pages load.
export const lede = 'Was neu ist und wie schnell Seiten laden.';
export const period = 'Zeitraum';
export const periodLabels = { 7: '7 Tage', 30: '30 Tage', 90: '90 Tage', 365: 'Ein Jahr' };

// Reports by users that nobody has looked at yet.
export const reportsToReview = pluralText({
  one: '# Meldung zu prüfen',
  other: '# Meldungen zu prüfen',
});
export const noOpenReports = 'Keine offenen Meldungen';

// Plots of what is new, a bar for each day: the title, and the number of a day or of all days.
export const newRooms = 'Neue Zimmer';
export const newRoomies = 'Neue Roomies';
export const newExternal = 'Externe Zimmer, neu oder geändert';
export const roomies = pluralText({ one: '# Roomie', other: '# Roomies' });
export const onDay = ({ day, values }: { day: string; values: string }) => `${day}: ${values}`;
export const onRoute = ({ route, value }: { route: string; value: string }) => `${route} ${value}`;
export const dayLabel = ({ plot }: { plot: string }) => `${plot}: Tag`;
export const asTable = 'Als Tabelle';

// How fast pages are for visitors: measurements of web.dev/vitals, each with what it means.
export const pageSpeed = 'Ladezeiten der Seiten';
export const metric = 'Messwert';
export const metricHints = {
  lcp: 'LCP: Zeit, bis das größte Element zu sehen ist. Gemessen bei einem Viertel aller Besuche, gezählt nach Seite und nie nach Person.',
  inp: 'INP: Zeit, bis die Seite auf eine Eingabe reagiert. Gemessen bei einem Viertel aller Besuche, gezählt nach Seite und nie nach Person.',
  cls: 'CLS: wie stark sich das Layout verschiebt. Gemessen bei einem Viertel aller Besuche, gezählt nach Seite und nie nach Person.',
  fcp: 'FCP: Zeit, bis das erste Element zu sehen ist. Gemessen bei einem Viertel aller Besuche, gezählt nach Seite und nie nach Person.',
  ttfb: 'TTFB: Zeit, bis das erste Byte ankommt. Gemessen bei einem Viertel aller Besuche, gezählt nach Seite und nie nach Person.',
};
export const notMeasured = 'Noch keine Messungen';
export const notMeasuredHint = 'Sie erscheinen nach den ersten Besuchen.';
/** Three quarters of the visits had at most this value. */
export const percentile = ({ metric: short }: { metric: string }) => `${short}, 75. Perzentil`;
export const goodIs = ({ value }: { value: string }) => `Gut ist höchstens ${value}`;
export const noVisits = 'keine Besuche';

// Heads of the columns of a table.
export const page = 'Seite';
export const ofPeriod = ({ metric: short }: { metric: string }) => `${short} im Zeitraum`;
export const measured = 'Gemessen';
export const visits = pluralText({ one: '# Besuch', other: '# Besuche' });
export const seconds = ({ value }: { value: string }) => `${value} s`;
export const milliseconds = ({ value }: { value: string }) => `${value} ms`;

// The queues of background jobs: what waits, and what failed.
export const jobs = 'Hintergrundaufgaben';
export const queue = 'Warteschlange';
export const queueLabels = {
  mail: 'E-Mails',
  push: 'Benachrichtigungen auf Geräten',
  declines: 'Abgelehnte Anfragen',
  listing_events: 'Neue und geänderte Zimmer',
  favorite_events: 'Geänderte Favoriten',
  imports: 'Importe',
  import_photos: 'Fotos von Importen',
  sweeps: 'Wartung',
};
export const waitingJobs = 'Warten';
export const failingJobs = 'Werden wiederholt';
export const deadJobs = 'Aufgegeben';
export const failedJobs = 'Fehlgeschlagene Aufgaben';
export const noFailedJobs = 'Keine Aufgabe ist fehlgeschlagen';
export const jobGivenUp = 'Aufgegeben.';
export const runJob = 'Erneut ausführen';
export const jobRuns = 'Die Aufgabe läuft erneut';
export const jobFailed = pluralText({
  one: 'Einmal fehlgeschlagen.',
  other: '#-mal fehlgeschlagen.',
});
export const jobNext = ({ moment }: { moment: string }) => `Nächster Versuch: ${moment}.`;

import type { ReactNode } from 'react';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

type Action = ExternalStatus | 'deleted';

const listings = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} Anzeige`,
    other: `${formatNumber(count)} Anzeigen`,
  });
const become = (count: number, what: string) =>
  `${listings(count)} ${plural(count, { one: 'wird', other: 'werden' })} ${what}`;

export const lede =
  'Zimmer, die von anderen Seiten importiert wurden. Veröffentlichte erscheinen zwischen den anderen Zimmern, mit einem Link zu ihrer Quelle.';
export const addRoom = 'Zimmer hinzufügen';
export const counted = ({ count }: { count: number }) => listings(count);
export const uncounted = 'Anzeigen';

export const statusLabels: Record<ExternalStatus, string> = {
  pending: 'Zu prüfen',
  published: 'Veröffentlicht',
  rejected: 'Abgelehnt',
};
export const actionLabels: Record<Action, string> = {
  published: 'Veröffentlichen',
  rejected: 'Ablehnen',
  pending: 'Zurückstellen',
  deleted: 'Löschen',
};

export const textOrId = 'Text oder ID';
export const textOrIdHint = 'Titel, Adresse, ID in der Quelle';
export const everySource = 'Alle Quellen';
export const all = 'Alle';
export const flagLabels = {
  problems: 'Mit Problemen',
  duplicate: 'Duplikate',
  gone: 'Nicht mehr in der Quelle',
};

export const columns = {
  listing: 'Anzeige',
  rent: 'Miete',
  problems: 'Probleme',
  imported: 'Importiert',
  actions: 'Aktionen',
};
export const allOnPage = 'Alle auf dieser Seite';
export const select = ({ room }: { room: string }) => `Auswählen: ${room}`;
export const editRoom = ({ room }: { room: string }) => `Bearbeiten: ${room}`;
export const deleteRoom = ({ room }: { room: string }) => `Löschen: ${room}`;
export const atSource = ({ room, source: site }: { room: string; source: string }) =>
  `${room} bei ${site} (öffnet einen neuen Tab)`;
export const goneSince = ({ day }: { day: string }) => `Nicht mehr in der Quelle seit ${day}`;
export const changed = 'Seit der Veröffentlichung geändert';
export const titleWas = ({ before }: { before: ReactNode }) => rich`Der Titel war „${before}“`;
export const addressWas = ({ before }: { before: ReactNode }) => rich`Die Adresse war „${before}“`;
export const descriptionWas = 'Die Beschreibung war anders';
export const linkWas = ({ before }: { before: ReactNode }) => rich`Der Link war ${before}`;
export const noLinkWas = 'Es gab keinen Link';
export const sameAs = ({ room }: { room: ReactNode }) =>
  rich`Gleicher Titel und gleiche Lage wie „${room}“`;
export const noProblems = 'Keine';
export const hidden = 'Ausgeblendet';
export const beds = ({ count }: { count: number }) => `${formatNumber(count)} Schlafzimmer`;
export const baths = pluralText({ one: '# Bad', other: '# Bäder' });

export const loading = 'Die Anzeigen werden geladen …';
export const failed = 'Die Anzeigen konnten nicht geladen werden';
export const pageIsEmpty = 'Diese Seite ist jetzt leer';
export const toFirstPage = 'Zur ersten Seite';
export const noneYet = 'Noch keine externen Anzeigen';
export const noneYetHint =
  'Importiere eine Datei aus einer Quelle und prüfe ihre Anzeigen dann hier.';
export const importListings = 'Anzeigen importieren';
export const nothingToReview = 'Nichts zu prüfen';
export const nothingToReviewHint = 'Jede Anzeige ist veröffentlicht oder abgelehnt.';
export const noMatch = 'Keine Anzeige passt';
export const noMatchHint = 'Entferne einen Filter, um mehr zu sehen.';
export const showAll = 'Alle Anzeigen zeigen';

export const selection = 'Ausgewählte Anzeigen';
export const selected = ({ count }: { count: number }) => `${listings(count)} ausgewählt`;
export const allSelected = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Die eine Anzeige, die passt',
    other: `Alle ${listings(count)}, die passen`,
  });
export const selectAll = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Die eine Anzeige auswählen, die passt',
    other: `Alle ${listings(count)} auswählen, die passen`,
  });

export const questions: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `${listings(count)} veröffentlichen?`,
  rejected: ({ count }) => `${listings(count)} ablehnen?`,
  pending: ({ count }) => `${listings(count)} zurückstellen?`,
  deleted: ({ count }) => `${listings(count)} löschen?`,
};
export const allQuestions: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `Alle veröffentlichen (${listings(count)})?`,
  rejected: ({ count }) => `Alle ablehnen (${listings(count)})?`,
  pending: ({ count }) => `Alle zurückstellen (${listings(count)})?`,
  deleted: ({ count }) => `Alle löschen (${listings(count)})?`,
};
export const consequences: Record<Action, string> = {
  published: 'Sie werden öffentlich, mit einem Link zu ihrer Quelle.',
  rejected:
    'Sie werden ausgeblendet und bleiben abgelehnt, auch wenn ihre Quelle wieder importiert wird.',
  pending: 'Sie werden ausgeblendet, bis jemand von der Verwaltung sie veröffentlicht.',
  deleted:
    'Das lässt sich nicht rückgängig machen. Was in der Quelle noch steht, kommt mit dem nächsten Import wieder; lehne es ab, um das zu verhindern.',
};
export const everyPage =
  'Das betrifft alle Seiten deiner Suche und lässt sich nicht auf einmal rückgängig machen.';
export const typeDelete = 'Tippe „löschen“';

export const progress: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => become(count, 'veröffentlicht'),
  rejected: ({ count }) => become(count, 'abgelehnt'),
  pending: ({ count }) => become(count, 'zurückgestellt'),
  deleted: ({ count }) => become(count, 'gelöscht'),
};
export const doneSoFar = ({ count }: { count: number }) => `${listings(count)} erledigt`;
export const stop = 'Anhalten';
export const stopHint = 'Was bis dahin geändert wurde, bleibt.';
export const done: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `${listings(count)} veröffentlicht`,
  rejected: ({ count }) => `${listings(count)} abgelehnt`,
  pending: ({ count }) => `${listings(count)} zurückgestellt`,
  deleted: ({ count }) => `${listings(count)} gelöscht`,
};
export const doneBefore = ({ what }: { what: string }) => `Davor: ${what}.`;
export const notDeleted = ({ count }: { count: number }) =>
  plural(count, {
    one: `${listings(count)} konnte nicht gelöscht werden, weil ein Import läuft. Versuche es gleich noch einmal.`,
    other: `${listings(count)} konnten nicht gelöscht werden, weil ein Import läuft. Versuche es gleich noch einmal.`,
  });
export const notChanged = ({ count }: { count: number }) =>
  plural(count, {
    one: `${listings(count)} konnte nicht geändert werden, weil ein Import läuft. Versuche es gleich noch einmal.`,
    other: `${listings(count)} konnten nicht geändert werden, weil ein Import läuft. Versuche es gleich noch einmal.`,
  });
export const withoutLink = ({ count }: { count: number }) =>
  plural(count, {
    one: `${listings(count)} kann ohne Link nicht veröffentlicht werden, weil niemand erreichbar wäre.`,
    other: `${listings(count)} können ohne Link nicht veröffentlicht werden, weil niemand erreichbar wäre.`,
  });
export const undone = 'Rückgängig gemacht';
export const partlyUndone = 'Nicht alles wurde rückgängig gemacht';
export const notUndone = 'Nicht rückgängig gemacht';

export const loadingOne = 'Die Anzeige wird geladen …';
export const oneGone = 'Diese Anzeige gibt es nicht mehr';
export const oneFailed = 'Die Anzeige konnte nicht geladen werden';
export const ofSource = ({ id, source: site }: { id: ReactNode; source: string }) =>
  rich`Zeile ${id} aus ${site}. Wenn die Quelle diese Zeile ändert, überschreibt der nächste Import deine Änderungen.`;
export const foundProblems = 'Beim Import aufgefallen';
export const addByHand = 'Anzeige von Hand hinzufügen';
export const addListing = 'Anzeige hinzufügen';
export const added = 'Die Anzeige ist hinzugefügt';
export const notKnown = 'Nicht bekannt';
export const linkHint = 'Die Seite des Zimmers bei der Quelle';
export const notSaved = 'Nicht gespeichert';

export const byHand = 'Von Hand';

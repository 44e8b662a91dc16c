import type { ReactNode } from 'react';
import type { Import, NewListingStatus } from '#contract/imports/import.ts';
import type { RentPeriod } from '#contract/imports/import-reading.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

const countedRows = (count: number) =>
  plural(count, { one: `${formatNumber(count)} Zeile`, other: `${formatNumber(count)} Zeilen` });

export const lede =
  'Importiere Anzeigen von anderen Seiten. Was sich nicht importieren lässt, wird mit einer Begründung übersprungen.';

export const sources = 'Quellen';
export const pagesOfSources = 'Seiten der Quellen';
export const listings = ({ count, total }: { count: number; total: string }) =>
  plural(count, { one: `${total} Anzeige`, other: `${total} Anzeigen` });
export const addSource = 'Quelle hinzufügen';
export const noSources = 'Noch keine Quellen';
export const noSourcesHint =
  'Eine Quelle ist eine Website oder Partnerseite, deren Anzeigen du als CSV- oder JSON-Dateien importierst. Ihre Zuordnung bleibt gespeichert.';
export const chooseSource = 'Wähle eine Quelle, um aus ihr zu importieren.';
export const sourceAdded = ({ sourceName }: { sourceName: string }) =>
  `${sourceName} ist hinzugefügt`;

export const newListings: Record<NewListingStatus, string> = {
  pending: 'Neue Anzeigen warten auf Prüfung',
  active: 'Neue Anzeigen werden sofort veröffentlicht',
};
export const isRunning =
  'Aus dieser Quelle läuft gerade ein Import. Den nächsten kannst du starten, wenn er fertig ist.';
export const sourceGone = 'Diese Quelle gibt es nicht mehr.';
export const settings = 'Einstellungen';
export const sourceSettings = ({ sourceName }: { sourceName: string }) =>
  `Einstellungen von ${sourceName}`;
export const sourceSaved = 'Die Quelle ist gespeichert';
export const askDelete = ({ sourceName }: { sourceName: string }) => `${sourceName} löschen?`;
export const askDeleteHint =
  'Das löscht die Zuordnung und alle Einträge zu den Importen endgültig. Die Anzeigen bleiben und gehören wieder zur Quelle, wenn du eine mit demselben Namen anlegst.';
export const sourceDeleted = ({ sourceName }: { sourceName: string }) =>
  `${sourceName} ist gelöscht; die Anzeigen bleiben`;

export const source = 'Quelle';
export const newSource = 'Neue Quelle';
export const nameHint =
  'Kleinbuchstaben, Ziffern und Bindestriche. Später lässt sich das nicht ändern.';
export const fileFormat = 'Dateiformat';
export const address = 'URL zum Abrufen';
export const newStatus = 'Neue Anzeigen';
export const newStatusLabels: Record<NewListingStatus, string> = {
  pending: 'Warten auf Prüfung',
  active: 'Werden sofort veröffentlicht',
};
export const newStatusHint =
  'Wenn sie auf Prüfung warten, kommt auch eine veröffentlichte Anzeige wieder in die Prüfung, sobald sich ihr Titel, ihre Adresse, ihre Beschreibung oder die verlinkte Seite ändert.';
export const addThisSource = 'Quelle hinzufügen';

export const newImport = 'Neuer Import';
export const file = 'Datei zum Importieren';
export const chooseFile = ({ kind }: { kind: string }) => `${kind}-Datei auswählen`;
export const fetching = 'Die Datei wird abgerufen …';
export const fetchFrom = ({ host }: { host: string }) => `Von ${host} abrufen`;
export const dropIt = ({ size, count }: { size: string; count: number }) =>
  `Oder lege sie hier ab. Bis zu ${size} und ${countedRows(count)}. Du siehst eine Vorschau, bevor etwas importiert wird.`;
export const uploading = ({ fileName }: { fileName: string }) => `${fileName} wird hochgeladen`;
export const noFile = 'Keine Datei erhalten';
export const isEmpty = ({ fileName }: { fileName: string }) => `${fileName} ist leer.`;
export const isTooLarge = ({
  fileName,
  size,
  max,
}: {
  fileName: string;
  size: string;
  max: string;
}) => `${fileName} hat ${size}; eine Datei darf höchstens ${max} haben.`;
export const uploadFailed =
  'Die Datei konnte nicht hochgeladen werden. Prüfe deine Verbindung und wähle sie noch einmal aus.';
export const bytes = pluralText({ one: '# Byte', other: '# Byte' });
export const kilobytes = ({ value }: { value: string }) => `${value} KB`;
export const megabytes = ({ value }: { value: string }) => `${value} MB`;

export const mapping = 'Zuordnung';
export const chooseAnother = 'Andere Datei auswählen';
export const cannotImport = 'Diese Datei lässt sich nicht importieren';
export const previewFailed = 'Die Vorschau hat nicht geklappt';
export const previewWaits = 'Die Vorschau muss warten';
export const previewWaitsHint =
  'Der Server ist mit anderen Dateien beschäftigt oder lädt noch die Orte. Die Vorschau geht von selbst weiter.';
export const reading = 'Die Datei wird gelesen …';
export const mappingHint = ({
  times,
  divided,
  combined,
}: {
  times: ReactNode;
  divided: ReactNode;
  combined: ReactNode;
}) =>
  rich`Wähle zu jedem Feld eine Spalte. Mit einer Spalte kannst du rechnen: ${times} oder ${divided}; und du kannst Spalten verbinden: ${combined}.`;
export const required = 'erforderlich';
export const notMapped = 'Nicht zugeordnet';

export const encoding = 'Zeichenkodierung';
export const reads = ({ text }: { text: ReactNode }) => rich`So gelesen: ${text}`;
export const onlyEnglish = 'Keine Umlaute oder Ähnliches in den ersten Zeilen';
export const whichEncoding = 'Welche Zeichenkodierung hat diese Datei?';
export const whichEncodingHint =
  'Sie ist weder in UTF-8 noch in UTF-16. Wähle die Kodierung, in der diese Wörter stimmen. Wenn keine stimmt, wähle unten eine andere.';
export const encodingsOfEurope = {
  western: 'Westeuropa',
  central: 'Mitteleuropa',
  baltic: 'Baltikum',
};
export const anotherEncoding = 'Andere Zeichenkodierung';
export const chooseEncoding = 'Kodierung wählen';
export const separator = 'Spalten sind getrennt durch';
export const givesColumns = ({ count, names }: { count: number; names: ReactNode }) =>
  plural(count, {
    one: rich`Ergibt ${formatNumber(count)} Spalte: ${names}`,
    other: rich`Ergibt ${formatNumber(count)} Spalten: ${names}`,
  });
export const header = 'Die Spaltennamen stehen in';
export const headerLine = ({ line, names }: { line: number; names: string }) =>
  `Zeile ${formatNumber(line)}: ${names}`;
export const list = 'Liste der Zeilen';
export const listHint = 'Die Liste in der Datei, in der die Zimmer stehen';
export const listAtTop = ({ count }: { count: number }) => `Ganz oben, ${countedRows(count)}`;
export const listAt = ({ path, count }: { path: string; count: number }) =>
  `${path}, ${countedRows(count)}`;

export const amounts = 'Beträge';
export const numbers = 'Beträge sind geschrieben wie';
export const numbersKnown = 'Aus den Beträgen der Datei erkannt';
export const numbersUnclear =
  'Manche, wie 1.200, sind unklar. Wähle eine Schreibweise, sonst werden sie übersprungen';
export const currency = 'Beträge ohne Währung';
export const currencyHint = 'Entscheidet auch, welcher Dollar mit $ gemeint ist';
export const currencyNamed = ({ code, label }: { code: string; label: string }) =>
  `${code}, ${label}`;
export const period = 'Mieten gelten für';
export const periodLabels: Record<RentPeriod, string> = {
  night: 'Eine Nacht',
  week: 'Eine Woche',
  month: 'Einen Monat',
  year: 'Ein Jahr',
};
export const unlessRowSays = 'Wenn in der Zeile nichts anderes steht';
export const unlessRowSaysElse = ({ conversion }: { conversion: string }) =>
  `Wenn in der Zeile nichts anderes steht: ${conversion}`;
export const nights = 'Mieten pro Nacht';
export const nightsHint = 'Die wenigsten davon werden monatsweise vermietet';
export const nightLabels = {
  set_aside: 'Werden übersprungen',
  times_30: 'Werden mal 30 gerechnet',
};
export const amountsAsRead = 'Beträge, wie sie gelesen werden';
export const inFile = 'In der Datei';
export const aMonth = 'Im Monat';
export const how = 'Umrechnung';
export const setAside = 'Übersprungen';
export const asItIs = 'Unverändert';
export const ownCurrency = ({ amount }: { amount: string }) => `${amount} in der Währung des Ortes`;

export const days = 'Tage';
export const dayOrder = 'Tage sind geschrieben wie';
export const dayOrderKnown = 'Aus den Daten der Datei erkannt';
export const dayOrderUnclear =
  'Manche, wie 3/4/2027, sind unklar. Wähle eine Schreibweise, sonst bleiben sie leer';
export const daysAsRead = 'Tage, wie sie gelesen werden';
export const readAs = 'Gelesen als';
export const field = 'Feld';
export const noDay = 'Kein Tag: bleibt leer';
export const dayNotRead = 'Nicht lesbar: bleibt leer';

export const allChecked = ({ count }: { count: number }) =>
  plural(count, {
    one: `${countedRows(count)} geprüft`,
    other: `Alle ${countedRows(count)} geprüft`,
  });
export const firstChecked = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Die erste Zeile geprüft',
    other: `Die ersten ${countedRows(count)} geprüft`,
  });
export const notReady = 'Noch nicht so weit';
export const wouldImport = ({ count }: { count: number }) =>
  plural(count, {
    one: `${countedRows(count)} würde importiert.`,
    other: `${countedRows(count)} würden importiert.`,
  });
export const wouldSetAside = ({ count, aside }: { count: number; aside: number }) =>
  plural(count, {
    one: `${countedRows(count)} würde importiert, ${countedRows(aside)} übersprungen.`,
    other: `${countedRows(count)} würden importiert, ${countedRows(aside)} übersprungen.`,
  });
export const toSetAside = ({ count }: { count: number }) =>
  plural(count, {
    one: `${countedRows(count)}, die übersprungen wird, mit Begründung`,
    other: `${countedRows(count)}, die übersprungen werden, mit Begründung`,
  });
export const firstToSetAside = ({ shown, count }: { shown: string; count: number }) =>
  `Die ersten ${shown} von ${countedRows(count)}, die übersprungen werden`;
export const rowsToSetAside = 'Zeilen, die übersprungen werden';
export const firstRows = 'Die ersten Zeilen, die importiert werden';
export const problems = 'Probleme';
export const notStarted = 'Der Import wurde nicht gestartet';
export const importIt = 'Importieren';
export const importRows = ({ count }: { count: number }) => `${countedRows(count)} importieren`;

export const setAsideRows = 'Übersprungene Zeilen';
export const hideSetAside = 'Übersprungene Zeilen ausblenden';
export const pagesOfSetAside = 'Seiten der übersprungenen Zeilen';
export const line = 'Zeile';
export const id = 'ID';
export const noId = 'keine';
export const reason = 'Begründung';

export const imports = 'Importe';
export const noImports = 'Noch keine Importe.';
export const pagesOfImports = 'Seiten der Importe';
export const newestIs: Record<Import['status'], string> = {
  waiting: 'Neuester Import: wartet',
  running: 'Neuester Import: läuft',
  done: 'Neuester Import: fertig',
  cancelled: 'Neuester Import: abgebrochen',
  refused: 'Neuester Import: abgelehnt',
  failed: 'Neuester Import: fehlgeschlagen',
};
export const statusLabels: Record<Import['status'], string> = {
  waiting: 'Wartet',
  running: 'Läuft',
  done: 'Fertig',
  cancelled: 'Abgebrochen',
  refused: 'Abgelehnt',
  failed: 'Fehlgeschlagen',
};
export const cancelling = 'Wird abgebrochen';
export const importName = ({ fileName, when }: { fileName: string; when: string }) =>
  `Import von ${fileName}, ${when}`;
export const showListings = 'Anzeigen ansehen';
export const rows = ({ count }: { count: number }) => countedRows(count);
export const rowsDone = ({ done, count }: { done: string; count: number }) =>
  `${done} von ${countedRows(count)}`;
export const photosDone = ({ done, count }: { done: string; count: number }) =>
  plural(count, {
    one: `${done} von ${formatNumber(count)} Foto geholt`,
    other: `${done} von ${formatNumber(count)} Fotos geholt`,
  });
export const whatItDid = ({ count }: { count: number }) =>
  `Was der Import getan hat, bei ${countedRows(count)}`;
export const resultLabels: Record<
  | 'added'
  | 'updated'
  | 'unchanged'
  | 'aside'
  | 'review'
  | 'duplicates'
  | 'gone'
  | 'photos'
  | 'photosRefused',
  (given: { count: number }) => string
> = {
  added: () => 'neu',
  updated: () => 'geändert',
  unchanged: () => 'unverändert',
  aside: () => 'übersprungen',
  review: () => 'wieder zu prüfen',
  duplicates: pluralText({ one: 'Duplikat', other: 'Duplikate' }),
  gone: () => 'nicht mehr in der Quelle',
  photos: pluralText({ one: 'Foto geholt', other: 'Fotos geholt' }),
  photosRefused: pluralText({ one: 'Foto nicht abrufbar', other: 'Fotos nicht abrufbar' }),
};
export const notClear = 'Aus der Datei nicht erkennbar';

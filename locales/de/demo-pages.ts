export const demos = 'Demos';
export const queries = 'Abfragen';
export const simpleForm = 'Einfaches Formular';
export const addressForm = 'Adressformular';
export const components = 'Komponenten';

export const check = 'Prüfen';
export const isValid = 'Alles entspricht dem Vertrag.';

export const queriesLede =
  'Die fünf neuesten Zimmer, aus demselben Cache wie auf der Startseite. Geh offline oder halte den Server an und lade neu: Dann siehst du, wie die Anfrage wartet oder die Versuche hochzählen.';
export const cache = 'Was der Cache weiß';
export const data = 'Daten';
export const request = 'Anfrage';
export const fresh = 'Frisch';
export const isStale = 'nein, veraltet';
export const isFresh = 'ja, für 30 s';
export const fetchedAt = 'Geladen um';
export const notYet = 'noch nicht';
export const inUtc = ({ time }: { time: string }) => `${time} UTC`;
export const failures = 'Fehlgeschlagene Versuche';
export const failureCount = ({ count, most }: { count: string; most: string }) =>
  `${count} von ${most}`;
export const refetch = 'Neu laden';
export const forget = 'Vergessen und neu laden';
export const newest = 'Neueste Zimmer';
export const loadingNewest = 'Die neuesten Zimmer werden geladen …';

export const tableLede =
  'Alle angebotenen Zimmer, vom Server sortiert und in Seiten geteilt, mit einer kleinen Anfrage nach der anderen. Seite und Sortierung stehen in der Adresse: Ein Link zeigt allen dieselbe Tabelle.';
export const columns = 'Spalten';
export const livingThere = 'Wohnen dort';
export const listed = 'Angeboten seit';
export const notSaid = 'nicht angegeben';

export const simpleLede =
  'Drei Felder des Formulars für Anzeigen, geprüft mit demselben Vertrag wie auf dem Server. Lass ein Feld leer oder verlange 200.000 $ im Monat, um die Meldungen zu lesen; nichts wird gesendet.';
export const whatWasRead = 'Was das Formular gelesen hat';
export const linkToMore = 'Link zu mehr';
export const addressLede =
  'Die Ortssuche fragt ein Ortsverzeichnis, das ohne fremde Dienste auskommt, und bringt die Koordinaten mit. Tippe den Anfang eines Ortes, etwa „Spring“, und wähle einen aus; nichts wird gesendet.';
export const coordinates = 'Koordinaten';
export const notSet = 'nicht angegeben';
export const street = 'Straße und Viertel';
export const town = 'Stadt oder Bezirk';
export const noTown = 'Kein Ort fängt so an';

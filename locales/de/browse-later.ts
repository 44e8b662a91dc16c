import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// The filters.
export const withinKm = ({ km }: { km: number }) => `Bis ${formatNumber(km)} km`;
export const howLong = 'Mietdauer';
export const rentFrom = 'Miete ab';
export const rentsIn = 'Währung';
export const currencyAsUsual = ({ currency }: { currency: string }) =>
  `Landeswährung (${currency})`;
// Breaks there in narrow columns, and nowhere else.
export const roomFor = 'Wie viele einziehen';
export const bedrooms = 'Schlaf\u00ADzimmer';
export const orMore = ({ count }: { count: number }) => `${formatNumber(count)} oder mehr`;
export const nobodyYet = 'Noch niemand';
export const atMost = ({ count }: { count: number }) => `Bis zu ${formatNumber(count)}`;
export const words = 'Stichwörter';
export const suchAsPiano = 'Zum Beispiel Klavier';
export const clear = 'Zurücksetzen';
export const showRooms = 'Zimmer anzeigen';
export const showCounted = ({ total }: { count: number; total: string }) =>
  `${total} Zimmer anzeigen`;
export const withCount = ({ label, count }: { label: string; count: number }) =>
  `${label} (${formatNumber(count)})`;
export const places = 'Orte';
export const noTown = 'Keine Stadt heißt so. Wir suchen stattdessen nach diesen Wörtern.';
export const noPostalCodes =
  'Nach Postleitzahlen kannst du hier nicht suchen. Gib die Stadt oder das Viertel ein.';
export const noSuchPlace = ({ place }: { place: string }) =>
  `Wir haben keinen Ort namens „${place}“ gefunden. In diesen Anzeigen kommen die Wörter vor.`;

// The filters in force, each on a chip.
export const asGroup = 'Als Gruppe';
export const quoted = ({ words: typed }: { words: string }) => `„${typed}“`;
export const fromRent = ({ rent }: { rent: string }) => `Ab ${rent}`;
export const upToRent = ({ rent }: { rent: string }) => `Bis ${rent}`;
export const roomForPeople = pluralText({
  one: 'Platz für # Person',
  other: 'Platz für # Personen',
});
export const atLeastBedrooms = ({ count }: { count: number }) =>
  `Mindestens ${formatNumber(count)} Schlafzimmer`;
export const freeByDay = ({ day }: { day: string }) => `Einzug am ${day}`;
export const forStay = ({ stay }: { stay: string }) => `Für ${stay}`;
export const nobodyLivesThere = 'Dort wohnt noch niemand';
export const atMostLiveThere = pluralText({
  one: 'Höchstens # Person wohnt dort',
  other: 'Höchstens # Personen wohnen dort',
});

// Over the results.
export const searchTitle = ({ filters: all }: { filters: string }) =>
  `Zimmer: ${all} · RoomieRadar`;
export const roomsNear = ({ rooms, place }: { rooms: string; place: string }) =>
  `${rooms} rund um ${place}`;
export const roomsNearThisPlace = ({ rooms }: { rooms: string }) => `${rooms} rund um diesen Ort`;
export const anywhere = 'Überall';
export const anyDateAnyRent = 'Datum und Miete egal';
export const aboutRent = ({ rent }: { rent: string }) => `etwa ${rent}`;
export const ratesDay = ({ day }: { day: string }) =>
  `Mieten in anderen Währungen sind zu den Wechselkursen vom ${day} umgerechnet.`;
export const saveSearch = 'Suche speichern';
export const saveForGroup = 'Für die Gruppe speichern';
/** In its place, where these filters are saved. */
export const isSaved = 'Gespeichert';
export const feed = 'Feed dieser Suche';

// Who asks for the best fit and does not get it.
export const stillComparing = 'Wir vergleichen noch alle Zimmer mit dir';
export const justStarted =
  'Das dauert ein paar Minuten. Bis dahin stehen die neuesten Zimmer vorn.';
export const notSortedByFit = 'Diese Zimmer sind noch nicht danach sortiert, wie gut sie passen';
export const signInAndAnswer = ({ count }: { count: number }) =>
  `Melde dich an und beantworte ${formatNumber(count)} kurze Fragen dazu, wie du lebst. Dann siehst du bei jedem Zimmer, wie gut du zu den Leuten dort passt. Bis dahin stehen die neuesten vorn.`;
export const answerToSort = ({ count }: { count: number }) =>
  `Beantworte ${formatNumber(count)} kurze Fragen dazu, wie du lebst. Dann siehst du bei jedem Zimmer, wie gut du zu den Leuten dort passt. Bis dahin stehen die neuesten vorn.`;

// Nothing found.
export const noSuchPage = 'Keine weiteren Ergebnisse';
export const resultsEnd = 'So viele Ergebnisse gibt es nicht.';
export const couldBeFirst = 'Deins könnte das erste sein.';
export const noRoomFits = 'Kein Zimmer passt zu all deinen Filtern';
export const oneFilterLess = 'Lass einen Filter weg:';
export const lookWithin50Km = 'Im Umkreis von 50 km suchen';
export const notifyMe = 'Bei neuen Zimmern Bescheid sagen';

import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// Texts that screens of several features share. They travel with the first of these screens: a text
// of a first load belongs in the area of its screen, or in basics.ts.

// When something failed or goes on.
export const failed = 'Das hat nicht geklappt';
export const saveFailed = 'Das konnte nicht gespeichert werden';
export const notSaved = 'Das wurde nicht gespeichert';
export const sending = 'Wird gesendet …';

// Buttons and links.
export const showMore = 'Mehr anzeigen';
export const stay = 'Bleiben';
export const keepIt = 'Behalten';
export const decline = 'Ablehnen';
export const confirm = 'Bestätigen';
export const resume = 'Fortsetzen';
export const takeOut = 'Entfernen';
export const takeOutName = ({ name }: { name: string }) => `${name} entfernen`;
export const unblock = 'Blockierung aufheben';
export const notNow = 'Jetzt nicht';
export const more = 'Mehr';
export const saveChanges = 'Änderungen speichern';
export const changesSaved = 'Deine Änderungen sind gespeichert';
export const print = 'Drucken';
export const printOrSave = 'Drucken oder als PDF speichern';
export const deleteWord = 'löschen';
export const deleteTitle = ({ title }: { title: string }) => `${title} löschen`;
export const back = 'Zurück';
export const next = 'Weiter';
export const stepPosition = ({ number, total }: { number: string; total: string }) =>
  `Schritt ${number} von ${total}`;
export const finishProfile = 'Profil vervollständigen';
export const answerQuestions = 'Fragen beantworten';
export const answer = 'Antworten';
export const findRooms = 'Zimmer finden';
export const browseRooms = 'Zimmer ansehen';
export const meetRoomies = 'Roomies kennenlernen';
export const seeAllRoomies = 'Alle Roomies ansehen';
export const writeTo = ({ name }: { name: string }) => `An ${name} schreiben`;
export const yourMessage = 'Deine Nachricht';

// Names, and what stands in for one.
export const you = 'Du';
export const youAnd = ({ name }: { name: string }) => `Du und ${name}`;
export const aRoomie = 'Roomie ohne Namen';
export const theOwner = 'die Person aus der Anzeige';
export const theRoom = 'Das Zimmer';
export const room = 'Zimmer';
export const roomNumber = ({ number }: { number: string }) => `Zimmer ${number}`;

// Lists.
export const noRooms = 'Noch keine Zimmer';
export const loadingRooms = 'Die Zimmer werden geladen …';
export const loadLater = 'Sie werden geladen, sobald du wieder verbunden bist.';
export const partFailed = 'Dieser Teil konnte nicht geladen werden';
export const listFailed = 'Diese Liste konnte nicht geladen werden';
export const pagesFailed = 'Die Gesuche konnten nicht geladen werden';
export const searchKept = ({ reason }: { reason: string }) =>
  `${reason} Deine Suche bleibt erhalten.`;
export const yourGroups = 'Deine Gruppen';
export const openGroup = 'Gruppe öffnen';
export const yourHousehold = 'Deine WG';
export const roomsWanted = 'Gesuche';
export const whoSeesIt = 'Wer es sieht';
export const didItHappen = 'Hat die Besichtigung stattgefunden?';
export const inquiries = pluralText({ one: '# Anfrage', other: '# Anfragen' });
export const countedRooms = ({ count }: { count: number }) => `${formatNumber(count)} Zimmer`;

// Labels of fields, columns and facts.
export const rent = 'Miete';
export const bills = 'Nebenkosten';
export const lengthOfStay = 'Mietdauer';
export const peopleThere = 'Leute, die dort wohnen';
export const othersSeeNoNumber =
  'Andere sehen sie ohne Hausnummer, bis ihr eine Besichtigung vereinbart habt.';
export const address = 'Adresse';
export const name = 'Name';
export const from = 'Von';
export const upTo = 'Bis';
export const area = 'Gegend';
export const townOrBorough = 'Stadt oder Viertel';
export const kilometers = ({ km }: { km: number }) => `${formatNumber(km)} km`;
export const day = 'Tag';
export const note = 'Notiz';
export const table = 'Tabelle';
export const nothingYet = 'Noch nichts.';

// Filters of a search.
export const without = ({ filter }: { filter: string }) => `Ohne: ${filter}`;
export const aPlace = 'einen Ort';
export const thisPlace = 'Dieser Ort';
export const distance = 'Umkreis';
export const distanceFromPlace = ({ km, place }: { km: number; place: string }) =>
  `${formatNumber(km)} km um ${place}`;
export const localCurrency = 'Landeswährung';
export const backToFirstPage = 'Zurück zur ersten Seite';
export const currency = 'Währung';
export const inquiriesWait = pluralText({
  one: '# Anfrage wartet auf dich',
  other: '# Anfragen warten auf dich',
});
export const show = 'Anzeigen';

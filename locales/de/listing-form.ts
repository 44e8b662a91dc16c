import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

// The form in which people describe the room they offer, for a new one and for changes.
export const listYourPlace = 'Zimmer anbieten';
export const listYourPlaceLede =
  'Beschreib, was du anbietest und wer dort wohnt. Das dauert zwei Minuten, und du kannst später alles ändern.';
export const listingPosted = 'Deine Anzeige ist online';
export const editYourListing = 'Anzeige bearbeiten';
export const backTo = ({ title }: { title: ReactNode }) => rich`Zurück zu ${title}`;
export const deleteThisListing = 'Diese Anzeige löschen';

// Shown instead of the form to those who have no name or birth date yet.
export const profileFirst = 'Zuerst kommt dein Profil';
export const profileFirstHint =
  'Andere möchten wissen, wer ein Zimmer anbietet. Ergänze Vornamen und Geburtsdatum, dann kommst du hierher zurück. Du musst mindestens 18 Jahre alt sein.';

// What somebody typed earlier and did not save is in the fields again.
export const typedIsBackHint =
  'Du hattest sie nicht gespeichert. Sie blieben in diesem Browser erhalten, aber nicht die Fotos, die noch nicht hochgeladen waren.';

// When it could not be saved. The reason comes from the server.
export const fieldsNeedAnotherLook = 'Sieh dir einige Felder noch einmal an';
export const errorOfField = ({ field, message }: { field: string; message: string }) =>
  `${field}: ${message}`;
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Alle deine Eingaben sind noch da.`;

// Before leaving while photos are on their way.
export const leaveNow = 'Seite jetzt verlassen?';
export const keepEditing = 'Weiter bearbeiten';

// The steps of the form, and the ways between them.
export const stepsOfForm = 'Schritte dieses Formulars';
export const stepTitles = {
  where: 'Lage',
  room: 'Das Zimmer',
  money: 'Kosten und Termine',
  household: 'Haushalt',
  photos: 'Fotos',
  words: 'Titel und Beschreibung',
};
/** Read out after the title of a step. */
export const stepStates = { done: '(fertig)', wrong: '(bitte noch einmal ansehen)' };
// What is typed in a new form, and in one that changes a room: each follows the position of the step.
export const draftIsKept = 'Entwurf bleibt in diesem Browser';
export const changesNotSaved = 'Änderungen noch nicht gespeichert';
/** Over the card of the room, as others will see it in lists. */
export const preview = 'Vorschau';
export const previewHint = 'So sieht es in Listen aus. Die Hausnummer sehen andere dort nicht.';

// Whether the room is offered at the moment.
export const isStillFree = 'Ist es noch frei?';
export const activeHint = 'Alle können es finden.';
export const pausedHint = 'Vorerst ausgeblendet. Nur du siehst es.';
export const filledHint = 'Es ist jemand eingezogen. Nur du siehst es.';

// The parts of the form, and the fields in each.
export const titleHint =
  'Was du Freunden erzählen würdest, zum Beispiel: Sonniges Zimmer mit Leseecke';
export const townHint =
  'Du kannst auch eine Straße eingeben. Darüber finden andere dein Zimmer; seine Lage sehen sie nur auf etwa 100 m genau.';
export const noTown = 'Nichts gefunden, das so heißt';
export const approximatePlace = ({ spot }: { spot: ReactNode }) =>
  rich`Ungefähre Lage auf der Karte: ${spot}`;
/** After a chosen place: the pin was moved from there. */
export const movedByHand = ({ spot }: { spot: string }) => `${spot}, von Hand verschoben`;
export const notSet = 'nicht angegeben';
export const whichTown = 'In welchem Ort liegt es? Wähle ihn oben aus.';
export const isItIn = ({ place }: { place: ReactNode }) => rich`Liegt es hier: ${place}?`;
export const takeThisPlace = 'Diesen Ort übernehmen';
export const mapShowsAddress = 'Sobald du die Adresse eingegeben hast, zeigt die Karte sie hier.';
export const noPlace = 'In der Suche nach Orten erscheint dieses Zimmer nicht';
export const noPlaceHint = 'Ohne Lage steht es auch nicht auf der Karte.';
export const sayWhereItIs = 'Lage angeben';
export const descriptionHint = 'Das Zimmer, die Leute, eine normale Woche zu Hause';

export const costs = 'Kosten';
export const monthlyRentHint = 'Was eine Person zahlt';
/** Beside what rooms of this kind cost nearby. */
export const rentIsLow = 'Deine Miete liegt weit unter denen der Umgebung';
export const rentIsLowHint =
  'Fehlt eine Ziffer? Bei so niedrigen Mieten warnen wir, wer das Zimmer ansieht, und unser Team schaut nach, denn Betrüger locken damit.';
export const currencyHint = 'Die Landeswährung, wenn du keine andere wählst';
export const billsHint = 'Heizung, Strom, Wasser, Internet: was eine Person zusätzlich zahlt';
export const billsIncluded = 'Nebenkosten inklusive';
export const depositHint = 'Wird einmal gezahlt und zurückgegeben; 0, wenn es keine gibt';

export const bedroomsHint = 'In der ganzen Wohnung';
export const bathroomsHint = 'Mit Badewanne oder Dusche';
export const currentRoommates = 'Leute, die hier wohnen';
export const currentRoommatesHint = 'Anzahl heute; 0, wenn niemand';
export const lookingFor = 'Gesucht';
export const lookingForHint = 'Wie viele Roomies';
export const roomTypeHint = 'Was eine Person für sich allein hat';
export const notStated = 'Keine Angabe';

export const stay = 'Zeitraum und Mietdauer';
export const availableFromHint = 'Leer lassen, um kein Datum zu zeigen';
export const availableUntilHint =
  'Nur wenn der letzte Tag feststeht; danach zeigt die Suche es nicht mehr';
export const shortestStay = 'Mindestmietdauer';
export const shortestStayHint = 'Leer lassen, wenn es keine gibt';
export const longestStay = 'Maximale Mietdauer';
export const longestStayHint = 'Leer lassen, wenn es keine gibt';
export const months = 'Monate';

export const externalLink = 'Link mit mehr Infos';
export const externalLinkHint = 'Eine andere Seite über die Wohnung, beginnend mit https://';

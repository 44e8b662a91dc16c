import { limits } from '#contract/limits.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

const photosAtMost = formatNumber(limits.imagesPerListing);

// The photos in the form of a room: a grid of tiles, in an order that can be changed.
export const ledeBeforeSaving =
  'Das erste ist das Titelbild. Hochgeladen werden die Fotos, wenn du das Zimmer anbietest.';
export const ledeAfterSaving =
  'Das erste ist das Titelbild. Änderungen hier werden sofort gespeichert.';
export const addPhotos = 'Fotos hinzufügen';
export const takePhoto = 'Foto aufnehmen';
export const camera = 'Kamera';
export const pickerHint = `Oder zieh Fotos hierher oder füge sie ein: JPEG, PNG oder WebP, höchstens ${photosAtMost}. Große Fotos werden vor dem Hochladen verkleinert.`;
export const full = `Ein Zimmer kann höchstens ${photosAtMost} Fotos haben.`;
export const notAdded = pluralText({
  one: '# Foto nicht hinzugefügt',
  other: '# Fotos nicht hinzugefügt',
});

// Read out as photos are chosen and uploaded.
export const photosChosen = pluralText({ one: '# Foto ausgewählt.', other: '# Fotos ausgewählt.' });
export const stillUploading = pluralText({
  one: '# Foto wird noch hochgeladen.',
  other: '# Fotos werden noch hochgeladen.',
});

// One photo. Its position counts from 1; a file on its way has a name, such as IMG_1.jpg.
export const cover = 'Titelbild';
export const photo = ({ position }: { position: string }) => `Foto ${position}`;
export const photoPosition = ({ position, total }: { position: string; total: string }) =>
  `Foto ${position} von ${total}`;
export const filePosition = (given: { position: string; total: string; name: string }) =>
  `Foto ${given.position} von ${given.total}, ${given.name}`;
export const moveEarlier = ({ position }: { position: string }) =>
  `Foto ${position} nach vorn verschieben`;
export const moveLater = ({ position }: { position: string }) =>
  `Foto ${position} nach hinten verschieben`;
export const removePhoto = ({ position }: { position: string }) => `Foto ${position} entfernen`;
export const cancelPhoto = ({ position }: { position: string }) => `Foto ${position} abbrechen`;
export const moved = (given: { from: string; to: string; total: string }) =>
  `Foto ${given.from} ist jetzt Foto ${given.to} von ${given.total}.`;
export const movedToCover = (given: { from: string; to: string; total: string }) =>
  `Foto ${given.from} ist jetzt Foto ${given.to} von ${given.total}, das Titelbild.`;
export const orderFailed = 'Die Reihenfolge konnte nicht gespeichert werden';
export const orderFailedHint = 'Andere sehen noch die alte Reihenfolge.';

// The words that stand for a photo to those who do not see it, in a field below it.
export const alt = 'Was zu sehen ist';
export const altLabel = ({ position }: { position: string }) =>
  `Was auf Foto ${position} zu sehen ist`;
export const altFailed = ({ position }: { position: string }) =>
  `Die Beschreibung von Foto ${position} konnte nicht gespeichert werden`;

// Removing a photo, with an undo for some seconds.
export const photoRemoved = ({ position }: { position: string }) => `Foto ${position} entfernt.`;
export const removed = 'Foto entfernt';
export const removeFailed = 'Das Foto konnte nicht entfernt werden';
export const tooLate = 'Zu spät: Das Foto ist schon gelöscht';

// When uploads fail, and when the room is saved before all photos are there.
export const uploadsFailed = pluralText({
  one: '# Foto konnte nicht hochgeladen werden',
  other: '# Fotos konnten nicht hochgeladen werden',
});
export const retryAll = 'Alle noch einmal';
export const retryAction = ({ action, name }: { action: string; name: string }) =>
  `${action}: ${name}`;
export const keepOpen = pluralText({
  one: '# Foto wird hochgeladen. Bitte lass diese Seite offen.',
  other: '# Fotos werden hochgeladen. Bitte lass diese Seite offen.',
});
export const someFailed =
  'Alles ist gespeichert, außer den unten markierten Fotos. Versuche es noch einmal oder mach ohne sie weiter.';
export const allUploaded = 'Alle Fotos sind hochgeladen.';
export const continueWithout = 'Ohne sie weiter';
export const seeListing = 'Anzeige ansehen';
export const leaveWhileUploading = 'Seite verlassen, während Fotos hochgeladen werden?';
export const lostOnLeaving = pluralText({
  one: '# noch nicht hochgeladenes Foto geht verloren.',
  other: '# noch nicht hochgeladene Fotos gehen verloren.',
});
export const lostAfterSaving = pluralText({
  one: 'Deine Anzeige ist gespeichert. # noch nicht hochgeladenes Foto geht verloren.',
  other: 'Deine Anzeige ist gespeichert. # noch nicht hochgeladene Fotos gehen verloren.',
});

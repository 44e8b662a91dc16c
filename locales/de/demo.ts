import { pluralText } from './plural.ts';

// What the machines of a page did, for those who develop the app.
export const recorderTitle = 'Aufgezeichnete Ereignisse der Automaten';
export const recorderHint = 'Eingaben, Namen und Tokens sind nicht enthalten.';
export const recorderEmpty = 'Auf dieser Seite hat noch kein Automat etwas getan.';
export const recordedEvents = pluralText({ one: ', # Ereignis', other: ', # Ereignisse' });
export const recordedPath = 'Der Pfad';
export const copyPath = ({ machine }: { machine: string }) => `${machine} als Pfad kopieren`;
export const savePath = ({ machine }: { machine: string }) => `${machine} als Datei speichern`;
export const copiedPath = ({ machine }: { machine: string }) =>
  `Der Pfad von „${machine}“ ist kopiert.`;
export const copyRefused =
  'Das Kopieren wurde verweigert: Der Text ist markiert, kopiere ihn von Hand.';
export const savedAs = ({ file }: { file: string }) => `Gespeichert als ${file}.`;

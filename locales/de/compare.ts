import { pluralText } from './plural.ts';

export const compareLede = 'Bis zu vier auf einmal. Was sich unterscheidet, steht zuerst.';
export const nothingToCompare = 'Noch nichts zu vergleichen';
export const nothingToCompareHint =
  'Tippe bei Zimmern, die dir gefallen, auf das Herz und vergleiche sie hier.';
export const compareWith = 'Vergleichen mit';
export const first = 'Das Wichtigste';
export const whatDiffers = 'Unterschiede';
export const whatIsTheSame = 'Bei allen gleich';
export const notStated = 'nicht angegeben';
export const yes = 'ja';
export const no = 'nein';
export const monthInAll = 'Im Monat insgesamt';
export const fitPeople = 'Wie gut die Leute passen';
export const fitRoom = 'Wie gut das Zimmer passt';
export const included = 'inklusive';
export const none = 'keine';
export const bathrooms = 'Badezimmer';
export const freeFrom = 'Frei ab';
export const now = 'sofort';
export const freeUntil = 'Frei bis';
export const leaveOut = ({ title }: { title: string }) => `Entfernen: ${title}`;
export const someAreGone = pluralText({
  one: '# davon ist nicht mehr verfügbar.',
  other: '# davon sind nicht mehr verfügbar.',
});

import { pluralText } from './plural.ts';

export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Hallo ${name},\n\ndanke für deine Nachricht zu „${title}“. Es tut mir leid, dass es diesmal nicht klappt. Ich weiß, wie viel Mühe die Suche macht, und wünsche dir, dass du bald etwas Passendes findest.`;

export const select = ({ name }: { name: string }) => `${name} auswählen`;
export const selectAll = pluralText({
  one: '# ohne Besichtigung oder Angebot auswählen',
  other: 'Alle # ohne Besichtigung oder Angebot auswählen',
});
export const declineOne = ({ name }: { name: string }) => `${name} ablehnen`;
export const selectedCount = pluralText({ one: '# ausgewählt', other: '# ausgewählt' });
export const declineSelected = 'Ausgewählte ablehnen';
export const clearSelection = 'Auswahl aufheben';

export const declineTitle = pluralText({
  one: '# Person ablehnen?',
  other: '# Personen ablehnen?',
});
export const declineCount = pluralText({ one: '# Person ablehnen', other: '# Personen ablehnen' });
export const messageHint = ({ field }: { field: string }) =>
  `Alle lesen sie mit dem eigenen Namen anstelle von ${field}. Lass sie leer, um unseren Text zu senden.`;
export const kindTextHint = 'Unser Text, den alle in ihrer Sprache lesen:';
export const undoHint =
  'Deine Nachricht wird nach zehn Sekunden gesendet. Bis dahin kannst du es rückgängig machen.';
export const notDeclined = 'Niemand wurde abgelehnt';

export const heldCount = pluralText({
  one: '# Person wird gleich abgelehnt.',
  other: '# Personen werden gleich abgelehnt.',
});
export const secondsLeft = pluralText({ one: 'Noch # Sekunde.', other: 'Noch # Sekunden.' });
export const undoCount = pluralText({
  one: 'Ablehnung von # Person rückgängig machen',
  other: 'Ablehnung von # Personen rückgängig machen',
});
export const notUndone = 'Das ließ sich nicht rückgängig machen';

import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Hallo ${name},\n\ndanke für deine Nachricht zu „${title}“. Es tut mir leid, dass es diesmal nicht klappt. Ich weiß, wie viel Mühe die Suche macht, und wünsche dir, dass du bald etwas Passendes findest.`;

export const select = ({ name }: { name: string }) => `${name} auswählen`;
export const selectAll = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} ohne Besichtigung oder Angebot auswählen`,
    other: `Alle ${formatNumber(count)} ohne Besichtigung oder Angebot auswählen`,
  });
export const declineOne = ({ name }: { name: string }) => `${name} ablehnen`;
export const decline = 'Ablehnen';
export const selectedCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} ausgewählt`,
    other: `${formatNumber(count)} ausgewählt`,
  });
export const declineSelected = 'Ausgewählte ablehnen';
export const clearSelection = 'Auswahl aufheben';

export const declineTitle = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} Person ablehnen?`,
    other: `${formatNumber(count)} Personen ablehnen?`,
  });
export const declineCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} Person ablehnen`,
    other: `${formatNumber(count)} Personen ablehnen`,
  });
export const yourMessage = 'Deine Nachricht';
export const messageHint = ({ field }: { field: string }) =>
  `Alle lesen sie mit dem eigenen Namen anstelle von ${field}. Lass sie leer, um unseren Text zu senden.`;
export const kindTextHint = 'Unser Text, den alle in ihrer Sprache lesen:';
export const undoHint =
  'Deine Nachricht wird nach zehn Sekunden gesendet. Bis dahin kannst du es rückgängig machen.';
export const notDeclined = 'Niemand wurde abgelehnt';

export const heldCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} Person wird gleich abgelehnt.`,
    other: `${formatNumber(count)} Personen werden gleich abgelehnt.`,
  });
export const secondsLeft = ({ count }: { count: number }) =>
  plural(count, {
    one: `Noch ${formatNumber(count)} Sekunde.`,
    other: `Noch ${formatNumber(count)} Sekunden.`,
  });
export const sending = 'Wird gesendet …';
export const undo = 'Rückgängig';
export const undoCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `Ablehnung von ${formatNumber(count)} Person rückgängig machen`,
    other: `Ablehnung von ${formatNumber(count)} Personen rückgängig machen`,
  });
export const notUndone = 'Das ließ sich nicht rückgängig machen';

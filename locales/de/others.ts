import { pluralText } from './plural.ts';

// Once a room is filled: telling everyone else, and asking them when it is free again.

/** What everyone else reads without a message of the owner; the owner says it. */
export const filledText = ({ name, title }: { name: string; title: string }) =>
  `Hallo ${name},\n\ndanke für deine Nachricht zu „${title}“. Das Zimmer ist inzwischen anderweitig vergeben, deshalb lasse ich dich nicht länger warten. Ich hoffe, dass du bald eines findest, das zu dir passt.`;

export const roomFilled = 'Das Zimmer ist vergeben';
export const waiting = pluralText({
  one: 'Noch # Person wartet auf eine Antwort. Niemand erfährt etwas, bevor du es sagst.',
  other: 'Noch # Personen warten auf eine Antwort. Niemand erfährt etwas, bevor du es sagst.',
});
export const waitingForContract =
  'Sie erfahren es mit deiner Nachricht, sobald du „Vertrag unterschrieben“ drückst.';
export const notifyOthers = 'Den anderen Bescheid geben';
export const contractSigned = 'Vertrag unterschrieben';
export const contractSignedHint = pluralText({
  one: 'Dann erfährt # Person, dass das Zimmer anderweitig vergeben ist. Zehn Sekunden lang kannst du es rückgängig machen.',
  other:
    'Dann erfahren # Personen, dass das Zimmer anderweitig vergeben ist. Zehn Sekunden lang kannst du es rückgängig machen.',
});
export const changeMessage = 'Nachricht ändern';

// The dialog.
export const notifyTitle = 'Den anderen sagen, dass das Zimmer vergeben ist';
export const when = 'Wann erfahren sie es?';
export const now = 'Jetzt';
export const onContract = 'Wenn ich „Vertrag unterschrieben“ drücke';
export const keep = 'Bis dahin zurückhalten';
export const failed = 'Niemand hat etwas erfahren';

// The room is offered again.
export const askable = pluralText({
  one: '# Person weiß, dass das Zimmer vergeben war. Fragen, ob sie noch sucht?',
  other: '# Personen wissen, dass das Zimmer vergeben war. Fragen, ob sie noch suchen?',
});
export const askableHint =
  'Jede Person bekommt eine Mail. Keine Anfrage öffnet sich wieder, ohne dass jemand antwortet.';
export const ask = 'Fragen';
export const notAsked = 'Niemand wurde gefragt';
export const seeOthers = 'Sehen, wer noch geschrieben hat';

// For those who were told and are asked.
export const freeAgain = 'Das Zimmer ist wieder frei';
export const stillLooking = 'Suchst du noch? Dann beginnt deine Antwort eine neue Anfrage.';
export const yesStillLooking = 'Ja, ich suche noch';
/** The new inquiry; the sender says it. */
export const stillLookingText = ({ name }: { name: string }) =>
  `Hallo ${name}, ja, ich suche noch und würde gern auf das Zimmer zurückkommen.`;
export const notSent = 'Deine Antwort wurde nicht gesendet';

export const heldOthers = pluralText({
  one: '# Person erfährt gleich, dass das Zimmer vergeben ist.',
  other: '# Personen erfahren gleich, dass das Zimmer vergeben ist.',
});
export const undoOthers = pluralText({
  one: 'Nachricht an # Person rückgängig machen',
  other: 'Nachricht an # Personen rückgängig machen',
});

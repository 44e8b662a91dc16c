import { pluralText } from './plural.ts';

export const whoWrites = 'Wer schreibt?';
export const justMe = 'Nur ich';
export const writeWith = ({ group }: { group: string }) => `Mit ${group} schreiben`;
export const readAndWrite = ({ names }: { names: string }) =>
  `Lesen mit und können unter ihrem Namen schreiben: ${names}.`;
export const ownIsWithdrawn = ({ names }: { names: string }) =>
  `Haben schon allein geschrieben, diese Anfragen werden dann zurückgezogen: ${names}.`;
export const yourOwnIsWithdrawn =
  'Deine eigene Anfrage wird dann zurückgezogen: Diese tritt an ihre Stelle.';
export const stayOut = ({ names }: { names: string }) =>
  `Nicht dabei, zum Beispiel wegen einer anderen Bewerbung um dieses Zimmer: ${names}.`;
export const hiddenName = 'eine Person, die du nicht siehst';

export const together = pluralText({ one: '# Person, gemeinsam', other: '# Personen, gemeinsam' });
export const aMember = 'Jemand aus der Gruppe';
export const withGroup = ({ subject, group }: { subject: string; group: string }) =>
  `${subject} · ${group}`;
export const withdrawHint = ({ name }: { name: string }) =>
  `${name} und deine Gruppe sehen, dass du sie zurückgezogen hast, und niemand kann hier mehr schreiben.`;
export const joined = {
  sender: 'Du schreibst jetzt mit deiner Gruppe',
  recipient: ({ name }: { name: string }) => `${name} schreibt jetzt mit einer Gruppe`,
};
export const openJoined = 'Diese Anfrage öffnen';
export const lowestBetween = ({ one, other }: { one: string; other: string }) =>
  `Am wenigsten passen ${one} und ${other} zusammen.`;

export const acceptedSoFar = ({ names }: { names: string }) => `Schon angenommen von: ${names}.`;
export const stillToAccept = ({ names }: { names: string }) => `Es fehlen noch: ${names}.`;
export const everyoneAccepts =
  'Ihr bekommt das Zimmer, sobald alle aus der Gruppe annehmen. Ein einziges Nein lehnt es ab.';
export const groupChanged = 'Die Gruppe hat sich geändert, deshalb antworten alle noch einmal.';

export const busyThen = ({ when, names }: { when: string; names: string }) =>
  `${when}: schon bei einer anderen Besichtigung: ${names}.`;

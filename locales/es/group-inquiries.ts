import { pluralText } from './plural.ts';

export const whoWrites = '¿Quién escribe?';
export const justMe = 'Solo yo';
export const writeWith = ({ group }: { group: string }) => `Escribir con ${group}`;
export const readAndWrite = ({ names }: { names: string }) =>
  `También leen y pueden escribir, con su nombre: ${names}.`;
export const ownIsWithdrawn = ({ names }: { names: string }) =>
  `Ya han escrito por su cuenta, y esas consultas se retiran: ${names}.`;
export const yourOwnIsWithdrawn = 'Tu propia consulta se retira: esta ocupa su lugar.';
export const stayOut = ({ names }: { names: string }) =>
  `No participan, por ejemplo porque ya han escrito por esta habitación de otra forma: ${names}.`;
export const hiddenName = 'alguien a quien no ves';

export const together = pluralText({ one: '# persona, en grupo', other: '# personas, en grupo' });
export const aMember = 'Alguien del grupo';
export const withGroup = ({ subject, group }: { subject: string; group: string }) =>
  `${subject} · ${group}`;
export const withdrawHint = ({ name }: { name: string }) =>
  `${name} y tu grupo verán que la has retirado, y nadie podrá escribir más aquí.`;
export const joined = {
  sender: 'Ahora escribes con tu grupo',
  recipient: ({ name }: { name: string }) => `${name} escribe ahora con un grupo`,
};
export const openJoined = 'Abrir esa consulta';
export const lowestBetween = ({ one, other }: { one: string; other: string }) =>
  `La compatibilidad más baja es la de ${one} con ${other}.`;

export const acceptedSoFar = ({ names }: { names: string }) => `Ya han aceptado: ${names}.`;
export const stillToAccept = ({ names }: { names: string }) => `Faltan por aceptar: ${names}.`;
export const everyoneAccepts =
  'La habitación es del grupo en cuanto la acepten todas las personas. Un solo «no» la rechaza.';
export const groupChanged = 'El grupo ha cambiado, así que todas las personas responden de nuevo.';

export const busyThen = ({ when, names }: { when: string; names: string }) =>
  `${when}: ya con otra visita a esa hora: ${names}.`;

import { pluralText } from './plural.ts';

// Once a room is filled: telling everyone else, and asking them when it is free again.

/** What everyone else reads without a message of the owner; the owner says it. */
export const filledText = ({ name, title }: { name: string; title: string }) =>
  `Hola, ${name}:\n\nGracias por tu mensaje sobre «${title}». La habitación ya es para otra persona, así que no quiero hacerte esperar más. Ojalá encuentres pronto una que encaje contigo.`;

export const roomFilled = 'La habitación está ocupada';
export const waiting = pluralText({
  one: '# persona más espera respuesta. No se avisa a nadie hasta que tú lo digas.',
  other: '# personas más esperan respuesta. No se avisa a nadie hasta que tú lo digas.',
});
export const waitingForContract =
  'Lo sabrán cuando pulses «Contrato firmado», con el mensaje que elegiste.';
export const notifyOthers = 'Avisar a los demás';
export const contractSigned = 'Contrato firmado';
export const contractSignedHint = pluralText({
  one: 'Entonces # persona sabrá que la habitación es para otra. Puedes deshacerlo durante diez segundos.',
  other:
    'Entonces # personas sabrán que la habitación es para otra. Puedes deshacerlo durante diez segundos.',
});
export const changeMessage = 'Cambiar el mensaje';

// The dialog.
export const notifyTitle = 'Avisar a los demás de que la habitación ya no está libre';
export const when = '¿Cuándo se les avisa?';
export const now = 'Ahora';
export const onContract = 'Cuando pulse «Contrato firmado»';
export const keep = 'Guardar hasta entonces';
export const failed = 'No se ha avisado a nadie';

// The room is offered again.
export const askable = pluralText({
  one: '# persona sabe que la habitación ya no estaba libre. ¿Preguntarle si sigue buscando?',
  other: '# personas saben que la habitación ya no estaba libre. ¿Preguntarles si siguen buscando?',
});
export const askableHint =
  'Cada persona recibe un correo. Ninguna consulta se reabre si no hay respuesta.';
export const ask = 'Preguntar';
export const notAsked = 'No se ha preguntado a nadie';
export const seeOthers = 'Ver quién más ha escrito';

// For those who were told and are asked.
export const freeAgain = 'La habitación vuelve a estar libre';
export const stillLooking = '¿Sigues buscando? Entonces tu respuesta abre una consulta nueva.';
export const yesStillLooking = 'Sí, sigo buscando';
/** The new inquiry; the sender says it. */
export const stillLookingText = ({ name }: { name: string }) =>
  `Hola, ${name}: sí, sigo buscando y me gustaría volver a optar a la habitación.`;
export const notSent = 'Tu respuesta no se ha enviado';

export const heldOthers = pluralText({
  one: '# persona va a saber que la habitación ya es para otra.',
  other: '# personas van a saber que la habitación ya es para otra.',
});
export const undoOthers = pluralText({
  one: 'Deshacer el aviso a # persona',
  other: 'Deshacer el aviso a # personas',
});

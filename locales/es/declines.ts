import { pluralText } from './plural.ts';

export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Hola, ${name}:\n\nGracias por tu mensaje sobre «${title}». Siento que esta vez no pueda ser. Sé cuánto esfuerzo cuesta buscar habitación y espero que encuentres pronto una que encaje contigo.`;

export const select = ({ name }: { name: string }) => `Seleccionar a ${name}`;
export const selectAll = pluralText({
  one: 'Seleccionar a # sin visita ni oferta',
  many: 'Seleccionar a los # sin visita ni oferta',
  other: 'Seleccionar a las # personas sin visita ni oferta',
});
export const declineOne = ({ name }: { name: string }) => `Rechazar a ${name}`;
export const selectedCount = pluralText({ one: '# seleccionada', other: '# seleccionadas' });
export const declineSelected = 'Rechazar la selección';
export const clearSelection = 'Quitar la selección';

export const declineTitle = pluralText({
  one: '¿Rechazar a # persona?',
  other: '¿Rechazar a # personas?',
});
export const declineCount = pluralText({
  one: 'Rechazar a # persona',
  other: 'Rechazar a # personas',
});
export const messageHint = ({ field }: { field: string }) =>
  `Cada persona lo lee con su nombre en lugar de ${field}. Déjalo vacío para enviar nuestro texto.`;
export const kindTextHint = 'Nuestro texto, que cada persona lee en su idioma:';
export const undoHint = 'Durante diez segundos no se avisa a nadie y puedes deshacerlo.';
export const notDeclined = 'No se ha rechazado a nadie';

export const heldCount = pluralText({
  one: '# persona va a recibir tu respuesta.',
  other: '# personas van a recibir tu respuesta.',
});
export const secondsLeft = pluralText({ one: 'Queda # segundo.', other: 'Quedan # segundos.' });
export const undoCount = pluralText({
  one: 'Deshacer el rechazo de # persona',
  other: 'Deshacer el rechazo de # personas',
});
export const notUndone = 'No se pudo deshacer';

import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Hola, ${name}:\n\nGracias por tu mensaje sobre «${title}». Siento que esta vez no pueda ser. Sé cuánto esfuerzo cuesta buscar habitación y espero que encuentres pronto una que encaje contigo.`;

export const select = ({ name }: { name: string }) => `Seleccionar a ${name}`;
export const selectAll = ({ count }: { count: number }) =>
  plural(count, {
    one: `Seleccionar a ${formatNumber(count)} sin visita ni oferta`,
    many: `Seleccionar a los ${formatNumber(count)} sin visita ni oferta`,
    other: `Seleccionar a las ${formatNumber(count)} personas sin visita ni oferta`,
  });
export const declineOne = ({ name }: { name: string }) => `Rechazar a ${name}`;
export const decline = 'Rechazar';
export const selectedCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} seleccionada`,
    many: `${formatNumber(count)} de seleccionadas`,
    other: `${formatNumber(count)} seleccionadas`,
  });
export const declineSelected = 'Rechazar la selección';
export const clearSelection = 'Quitar la selección';

export const declineTitle = ({ count }: { count: number }) =>
  plural(count, {
    one: `¿Rechazar a ${formatNumber(count)} persona?`,
    many: `¿Rechazar a ${formatNumber(count)} de personas?`,
    other: `¿Rechazar a ${formatNumber(count)} personas?`,
  });
export const declineCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `Rechazar a ${formatNumber(count)} persona`,
    many: `Rechazar a ${formatNumber(count)} de personas`,
    other: `Rechazar a ${formatNumber(count)} personas`,
  });
export const yourMessage = 'Tu mensaje';
export const messageHint = ({ field }: { field: string }) =>
  `Cada persona lo lee con su nombre en lugar de ${field}. Déjalo vacío para enviar nuestro texto.`;
export const kindTextHint = 'Nuestro texto, que cada persona lee en su idioma:';
export const undoHint = 'Durante diez segundos no se avisa a nadie y puedes deshacerlo.';
export const notDeclined = 'No se ha rechazado a nadie';

export const heldCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} persona va a recibir tu respuesta.`,
    many: `${formatNumber(count)} de personas van a recibir tu respuesta.`,
    other: `${formatNumber(count)} personas van a recibir tu respuesta.`,
  });
export const secondsLeft = ({ count }: { count: number }) =>
  plural(count, {
    one: `Queda ${formatNumber(count)} segundo.`,
    many: `Quedan ${formatNumber(count)} de segundos.`,
    other: `Quedan ${formatNumber(count)} segundos.`,
  });
export const sending = 'Enviando…';
export const undo = 'Deshacer';
export const undoCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `Deshacer el rechazo de ${formatNumber(count)} persona`,
    many: `Deshacer el rechazo de ${formatNumber(count)} de personas`,
    other: `Deshacer el rechazo de ${formatNumber(count)} personas`,
  });
export const notUndone = 'No se pudo deshacer';

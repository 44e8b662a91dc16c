import { pluralText } from './plural.ts';

export const recorderTitle = 'Eventos de máquinas grabados';
export const recorderHint = 'No incluye lo que se escribió, ni nombres ni tokens.';
export const recorderEmpty = 'Ninguna máquina ha hecho nada en esta página todavía.';
export const recordedEvents = pluralText({ one: ', # evento', other: ', # eventos' });
export const recordedPath = 'El recorrido';
export const copyPath = ({ machine }: { machine: string }) => `Copiar ${machine} como recorrido`;
export const savePath = ({ machine }: { machine: string }) => `Guardar ${machine} como archivo`;
export const copiedPath = ({ machine }: { machine: string }) =>
  `Se ha copiado el recorrido de «${machine}».`;
export const copyRefused = 'No se permitió copiar: el texto está seleccionado, cópialo a mano.';
export const savedAs = ({ file }: { file: string }) => `Guardado como ${file}.`;

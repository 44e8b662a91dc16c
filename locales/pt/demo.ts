import { pluralText } from './plural.ts';

// What the machines of a page did, to copy or save for a bug report; for those who develop the app.
// `machine` is the name of a machine, such as auth.
export const recorderTitle = 'Eventos de máquinas gravados';
export const recorderHint = 'Textos digitados, nomes e tokens não estão incluídos.';
export const recorderEmpty = 'Nenhuma máquina fez nada nesta página ainda.';
/** After the name of a machine. */
export const recordedEvents = pluralText({ one: ', # evento', other: ', # eventos' });
/** The recorded events, as text to copy. */
export const recordedPath = 'O caminho';
export const copyPath = ({ machine }: { machine: string }) => `Copiar ${machine} como caminho`;
export const savePath = ({ machine }: { machine: string }) => `Salvar ${machine} como arquivo`;
export const copiedPath = ({ machine }: { machine: string }) =>
  `O caminho de “${machine}” foi copiado.`;
export const copyRefused = 'A cópia foi recusada: o texto está selecionado, copie à mão.';
export const savedAs = ({ file }: { file: string }) => `Salvo como ${file}.`;

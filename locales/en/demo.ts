import { pluralText } from './plural.ts';

// What the machines of a page did, to copy or save for a bug report; for those who develop the app.
// `machine` is the name of a machine, such as auth.
export const recorderTitle = 'Recorded machine events';
export const recorderHint = 'What was typed, names and tokens are not in it.';
export const recorderEmpty = 'No machine has done anything on this page yet.';
/** After the name of a machine. */
export const recordedEvents = pluralText({ one: ', # event', other: ', # events' });
/** The recorded events, as text to copy. */
export const recordedPath = 'The path';
export const copyPath = ({ machine }: { machine: string }) => `Copy ${machine} as path`;
export const savePath = ({ machine }: { machine: string }) => `Save ${machine} as file`;
export const copiedPath = ({ machine }: { machine: string }) =>
  `The path of "${machine}" is copied.`;
export const copyRefused = 'Copying was refused: the text is selected, copy it by hand.';
export const savedAs = ({ file }: { file: string }) => `Saved as ${file}.`;

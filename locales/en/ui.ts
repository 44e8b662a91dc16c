import { pluralText } from './plural.ts';

// Buttons and words of many screens.
export const cancel = 'Cancel';
export const cancelWhat = ({ what }: { what: string }) => `Cancel: ${what}`;
export const close = 'Close';
export const clear = 'Clear';
export const deleteIt = 'Delete';
export const edit = 'Edit';
export const leave = 'Leave';
export const undo = 'Undo';
export const save = 'Save';
export const saving = 'Saving…';
/** Beside the label of a field that may stay empty. */
export const optional = 'optional';

// The filters of a search, as chips; pressing one takes it away.
export const filters = 'Filters';
export const removeFilter = 'Remove filter:';
export const clearFilters = 'Clear all';

// The list under an input that suggests.
export const searching = 'Searching…';
export const nothingFound = 'Nothing found';
export const suggestionsFailed = 'Suggestions could not be loaded';
export const suggestionsFound = pluralText({ one: '# suggestion', other: '# suggestions' });

// Read out near the limit of a text; below zero when it is too long.
export const charactersLeft = pluralText({ one: '# character left', other: '# characters left' });

// The place of short notices in a corner of the screen, and the keys that lead there.
export const notifications = 'Notifications (Alt+T)';

/** When something happened, by the clock of the reader. */
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;

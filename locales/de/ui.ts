import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// Buttons and words of many screens.
export const cancel = 'Abbrechen';
export const cancelWhat = ({ what }: { what: string }) => `Abbrechen: ${what}`;
export const close = 'Schließen';
export const clear = 'Leeren';
export const deleteIt = 'Löschen';
export const edit = 'Bearbeiten';
export const leave = 'Verlassen';
export const undo = 'Rückgängig';
export const save = 'Speichern';
export const saving = 'Wird gespeichert …';
export const optional = 'freiwillig';

// The filters of a search, as chips; pressing one takes it away.
export const filters = 'Filter';
export const removeFilter = 'Filter entfernen:';
export const clearFilters = 'Alle entfernen';

// The list under an input that suggests.
export const searching = 'Suche läuft …';
export const nothingFound = 'Nichts gefunden';
export const suggestionsFailed = 'Die Vorschläge konnten nicht geladen werden';
export const suggestionsFound = pluralText({ one: '# Vorschlag', other: '# Vorschläge' });

// Read out near the limit of a text; below zero when it is too long.
export const charactersLeft = ({ count }: { count: number }) =>
  count < 0
    ? `${formatNumber(-count)} Zeichen zu viel`
    : `Noch ${formatNumber(count)} Zeichen frei`;

// The place of short notices in a corner of the screen, and the keys that lead there.
export const notifications = 'Hinweise (Alt+T)';

/** When something happened, by the clock of the reader. */
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;

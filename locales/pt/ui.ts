import { pluralText } from './plural.ts';

// Buttons and words of many screens.
export const cancel = 'Cancelar';
export const cancelWhat = ({ what }: { what: string }) => `Cancelar: ${what}`;
export const close = 'Fechar';
export const clear = 'Limpar';
export const deleteIt = 'Excluir';
export const edit = 'Editar';
export const leave = 'Sair';
export const undo = 'Desfazer';
export const save = 'Salvar';
export const saving = 'Salvando…';
/** Beside the label of a field that may stay empty. */
export const optional = 'opcional';

// The filters of a search, as chips; pressing one takes it away.
export const filters = 'Filtros';
export const removeFilter = 'Remover filtro:';
export const clearFilters = 'Limpar tudo';

// The list under an input that suggests.
export const searching = 'Buscando…';
export const nothingFound = 'Nada encontrado';
export const suggestionsFailed = 'Não foi possível carregar as sugestões';
export const suggestionsFound = pluralText({ one: '# sugestão', other: '# sugestões' });

// Read out near the limit of a text; below zero when it is too long.
export const charactersLeft = pluralText({
  one: 'resta # caractere',
  other: 'restam # caracteres',
});

// The place of short notices in a corner of the screen, and the keys that lead there.
export const notifications = 'Avisos (Alt+T)';

/** When something happened, by the clock of the reader. */
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;

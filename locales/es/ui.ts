import { pluralText } from './plural.ts';

export const cancel = 'Cancelar';
export const cancelWhat = ({ what }: { what: string }) => `Cancelar: ${what}`;
export const close = 'Cerrar';
export const clear = 'Borrar';
export const deleteIt = 'Eliminar';
export const edit = 'Editar';
export const leave = 'Salir';
export const undo = 'Deshacer';
export const save = 'Guardar';
export const saving = 'Guardando…';
export const optional = 'opcional';

export const filters = 'Filtros';
export const removeFilter = 'Quitar filtro:';
export const clearFilters = 'Quitar todos';

export const searching = 'Buscando…';
export const nothingFound = 'Sin resultados';
export const suggestionsFailed = 'No se pudieron cargar las sugerencias';
export const suggestionsFound = pluralText({ one: '# sugerencia', other: '# sugerencias' });

export const charactersLeft = pluralText({ one: 'Queda # carácter', other: 'Quedan # caracteres' });

export const notifications = 'Avisos (Alt+T)';

/** When something happened, by the clock of the reader. */
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;

import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const savedSearches = 'Búsquedas guardadas';
export const lede = 'Abre una para ver qué encuentra ahora.';
export const none = 'Aún no hay búsquedas guardadas';
export const noneHint = 'Busca habitaciones y pulsa «Guardar búsqueda»: la encontrarás aquí.';
export const findRooms = 'Buscar habitaciones';
export const loading = 'Cargando tus búsquedas guardadas…';
export const loadLater = 'Se cargarán en cuanto vuelvas a tener conexión.';
export const failed = 'No se han podido cargar tus búsquedas guardadas';

export const savedOn = ({ day }: { day: string }) => `Guardada el ${day}`;
export const editName = ({ name: named }: { name: string }) => `Editar: ${named}`;
export const deleteName = ({ name: named }: { name: string }) => `Eliminar: ${named}`;
export const editSearch = 'Editar la búsqueda guardada';
export const name = 'Nombre';
export const nameMissing = 'Ponle un nombre a la búsqueda';
export const changeFiltersHint =
  'Para cambiar sus filtros, abre la búsqueda, ajusta los filtros y guárdala en lugar de esta.';
export const deleteThisSearch = '¿Eliminar esta búsqueda guardada?';
export const deleteHint = ({ name: named }: { name: ReactNode }) =>
  rich`«${named}» desaparecerá de tus búsquedas guardadas.`;
export const notDeleted = 'No se ha podido eliminar la búsqueda';

export const saveThisSearch = 'Guardar esta búsqueda';
export const savedAlready = 'Ya has guardado esta búsqueda. Puedes ponerle otro nombre.';
export const saveAs = 'Guardar como';
export const newSearch = 'Una búsqueda nueva';
export const inPlaceOf = ({ name: named }: { name: string }) => `En lugar de: ${named}`;
export const searchSaved = 'Búsqueda guardada';
export const seeThem = 'Búsquedas guardadas';
export const notSaved = 'No se ha podido guardar la búsqueda';

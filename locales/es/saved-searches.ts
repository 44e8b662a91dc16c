import type { ReactNode } from 'react';
import type { AlertFrequency } from '#contract/saved-searches/saved-filters.ts';
import { rich } from '../rich.ts';
import { plural } from './plural.ts';

export const lede = 'Te avisamos por correo de las habitaciones nuevas que encajen.';
export const none = 'Aún no hay búsquedas guardadas';
export const noneHint = 'Busca habitaciones y pulsa «Guardar búsqueda»: la encontrarás aquí.';
export const loading = 'Cargando tus búsquedas guardadas…';
export const loadLater = 'Se cargarán en cuanto vuelva la conexión.';
export const failed = 'No se pudieron cargar tus búsquedas guardadas';

export const savedOn = ({ day }: { day: string }) => `Guardada el ${day}`;
export const editName = ({ name: named }: { name: string }) => `Editar: ${named}`;
export const deleteName = ({ name: named }: { name: string }) => `Eliminar: ${named}`;
export const editSearch = 'Editar la búsqueda guardada';
export const nameMissing = 'Ponle un nombre a la búsqueda';
export const changeFiltersHint =
  'Para cambiar sus filtros, abre la búsqueda, ajusta los filtros y guárdala en lugar de esta.';
export const deleteThisSearch = '¿Eliminar esta búsqueda guardada?';
export const deleteHint = ({ name: named }: { name: ReactNode }) =>
  rich`«${named}» desaparecerá de tus búsquedas guardadas.`;
export const notDeleted = 'No se pudo eliminar la búsqueda';

export const saveThisSearch = 'Guardar esta búsqueda';
export const saveThisForGroup = 'Guardar esta búsqueda para el grupo';
export const saveForGroupHint =
  'Todo el grupo la tendrá entre sus búsquedas guardadas y recibirá avisos de habitaciones nuevas que encajen con todo el grupo. Cada cual decide con qué frecuencia y puede pausarla o borrarla.';
export const savedForGroup = 'Guardada para el grupo';
export const forGroup = ({ name: named }: { name: string }) => `Para el grupo «${named}»`;
export const savedAlready = 'Ya has guardado esta búsqueda. Puedes ponerle otro nombre.';
export const saveAs = 'Guardar como';
export const newSearch = 'Nueva búsqueda';
export const replacesSearch = ({ name: named }: { name: string }) => `Sustituir: ${named}`;
export const searchSaved = 'Búsqueda guardada';
export const notSaved = 'No se pudo guardar la búsqueda';

export const howOften = 'Con qué frecuencia avisarme';
export const frequencyLabels: Record<AlertFrequency, string> = {
  at_once: 'Al momento',
  daily: 'Una vez al día',
  weekly: 'Una vez a la semana',
};
export const alertLabels: Record<AlertFrequency, string> = {
  at_once: 'Avisos al momento',
  daily: 'Avisos una vez al día',
  weekly: 'Avisos una vez a la semana',
};
export const paused = 'En pausa';
export const pause = 'Pausar';
export const pauseName = ({ name: named }: { name: string }) => `Pausar: ${named}`;
export const resumeName = ({ name: named }: { name: string }) => `Reanudar: ${named}`;
export const newRooms = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} habitación nueva`,
    many: `${total} de habitaciones nuevas`,
    other: `${total} habitaciones nuevas`,
  });
export const savedHint = 'Te avisamos cuando haya una habitación nueva que encaje.';

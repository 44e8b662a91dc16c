import { plural } from './plural.ts';

export const headline = 'Encuentra gente con quien compartirías la cocina.';
export const lede =
  'Habitaciones y roomies según cómo vives de verdad. Cada puntuación explica sus motivos.';
export const rooms = 'Habitaciones';
export const roomsFound = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} habitación`,
    many: `${total} de habitaciones`,
    other: `${total} habitaciones`,
  });

export const searchRooms = 'Buscar habitaciones';
export const search = 'Buscar';
export const where = 'Dónde';
export const townOrNeighborhood = 'Ciudad o barrio';
export const freeBy = 'Fecha de entrada';
export const rentUpTo = 'Alquiler hasta';
export const any = 'Indiferente';
export const commonSearches = 'Búsquedas populares';
export const petsWelcome = 'Se aceptan mascotas';
export const furnished = 'Con muebles';
export const noSmoking = 'No fumar';
export const withGarden = 'Con jardín';

export const sortBy = 'Ordenar por';
export const sortLabels = {
  newest: 'Más recientes',
  fit: 'Mayor compatibilidad',
  rent: 'Alquiler más bajo',
  distance: 'Más cerca',
};

export const loadingRooms = 'Cargando habitaciones…';
export const roomsLoadLater = 'Las habitaciones se cargarán en cuanto vuelva la conexión.';
export const roomsFailed = 'No se pudieron cargar las habitaciones';
export const searchIsKept = 'Tu búsqueda no se pierde.';
export const fromAnotherSite = 'De otro sitio';

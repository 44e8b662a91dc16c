import type { ReactNode } from 'react';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

type Action = ExternalStatus | 'deleted';

const listings = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} anuncio`,
    many: `${formatNumber(count)} de anuncios`,
    other: `${formatNumber(count)} anuncios`,
  });
/** `one` and `others` agree with "anuncio" and "anuncios". */
const agreeing = (count: number, one: string, others: string) =>
  `${listings(count)} ${count === 1 ? one : others}`;
const couldNot = (count: number) => (count === 1 ? 'No se pudo' : 'No se pudieron');

export const lede =
  'Habitaciones importadas de otros sitios. Las publicadas aparecen entre todas las demás, con un enlace a su fuente.';
export const addRoom = 'Añadir habitación';
export const counted = ({ count }: { count: number }) => listings(count);
export const uncounted = 'Anuncios';

export const statusLabels: Record<ExternalStatus, string> = {
  pending: 'Pendiente',
  published: 'Publicado',
  rejected: 'Rechazado',
};
export const actionLabels: Record<Action, string> = {
  published: 'Publicar',
  rejected: 'Rechazar',
  pending: 'Devolver a revisión',
  deleted: 'Eliminar',
};

export const textOrId = 'Texto o id';
export const textOrIdHint = 'Título, dirección, id en la fuente';
export const everySource = 'Todas las fuentes';
export const all = 'Todos';
export const flagLabels = {
  problems: 'Con problemas',
  duplicate: 'Duplicados',
  gone: 'Ya no están en su fuente',
};

export const columns = {
  listing: 'Anuncio',
  rent: 'Alquiler',
  problems: 'Problemas',
  imported: 'Importado',
  actions: 'Acciones',
};
export const allOnPage = 'Todos los de esta página';
export const select = ({ room }: { room: string }) => `Seleccionar: ${room}`;
export const editRoom = ({ room }: { room: string }) => `Editar: ${room}`;
export const deleteRoom = ({ room }: { room: string }) => `Eliminar: ${room}`;
export const atSource = ({ room, source: site }: { room: string; source: string }) =>
  `${room} en ${site} (se abre en otra pestaña)`;
export const goneSince = ({ day }: { day: string }) => `No está en su fuente desde el ${day}`;
export const changed = 'Modificado después de publicarse';
export const titleWas = ({ before }: { before: ReactNode }) => rich`El título era «${before}»`;
export const addressWas = ({ before }: { before: ReactNode }) => rich`La dirección era «${before}»`;
export const descriptionWas = 'La descripción era otra';
export const linkWas = ({ before }: { before: ReactNode }) => rich`El enlace era ${before}`;
export const noLinkWas = 'No había enlace';
export const sameAs = ({ room }: { room: ReactNode }) =>
  rich`Mismo título y misma ubicación que «${room}»`;
export const noProblems = 'Ninguno';
export const hidden = 'Oculto';
export const beds = pluralText({ one: '# dormitorio', other: '# dormitorios' });
export const baths = pluralText({ one: '# baño', other: '# baños' });

export const loading = 'Cargando los anuncios…';
export const failed = 'No se pudieron cargar los anuncios';
export const pageIsEmpty = 'Esta página se ha quedado vacía';
export const toFirstPage = 'Ir a la primera página';
export const noneYet = 'Todavía no hay anuncios externos';
export const noneYetHint = 'Importa un archivo de una fuente y revisa aquí sus anuncios.';
export const importListings = 'Importar anuncios';
export const nothingToReview = 'Nada que revisar';
export const nothingToReviewHint = 'Todos los anuncios están publicados o rechazados.';
export const noMatch = 'Ningún anuncio coincide';
export const noMatchHint = 'Quita un filtro para ver más.';
export const showAll = 'Mostrar todos los anuncios';

export const selection = 'Anuncios seleccionados';
export const selected = ({ count }: { count: number }) =>
  agreeing(count, 'seleccionado', 'seleccionados');
export const allSelected = ({ count }: { count: number }) =>
  plural(count, {
    one: `El único anuncio que coincide (${formatNumber(count)})`,
    many: `Los ${listings(count)} que coinciden`,
    other: `Los ${listings(count)} que coinciden`,
  });
export const selectAll = ({ count }: { count: number }) =>
  plural(count, {
    one: `Seleccionar el único anuncio que coincide (${formatNumber(count)})`,
    many: `Seleccionar los ${listings(count)} que coinciden`,
    other: `Seleccionar los ${listings(count)} que coinciden`,
  });

export const questions: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `¿Publicar ${listings(count)}?`,
  rejected: ({ count }) => `¿Rechazar ${listings(count)}?`,
  pending: ({ count }) => `¿Devolver a revisión ${listings(count)}?`,
  deleted: ({ count }) => `¿Eliminar ${listings(count)}?`,
};
export const allQuestions: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `¿Publicar todo (${listings(count)})?`,
  rejected: ({ count }) => `¿Rechazar todo (${listings(count)})?`,
  pending: ({ count }) => `¿Devolver todo a revisión (${listings(count)})?`,
  deleted: ({ count }) => `¿Eliminar todo (${listings(count)})?`,
};
export const consequences: Record<Action, string> = {
  published: 'Pasan a ser públicos, con un enlace a su fuente.',
  rejected: 'Se ocultan y siguen rechazados aunque su fuente se importe otra vez.',
  pending: 'Se ocultan hasta que alguien de la administración los publique.',
  deleted:
    'Esto no se puede deshacer. Si un anuncio sigue en la fuente, la próxima importación lo añade de nuevo; recházalo si quieres evitarlo.',
};
export const everyPage =
  'Esto afecta a todas las páginas de tu búsqueda. No se puede deshacer de una vez.';
export const typeDelete = 'Escribe «eliminar»';

export const progress: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `Publicando ${listings(count)}`,
  rejected: ({ count }) => `Rechazando ${listings(count)}`,
  pending: ({ count }) => `Devolviendo a revisión ${listings(count)}`,
  deleted: ({ count }) => `Eliminando ${listings(count)}`,
};
export const doneSoFar = ({ count }: { count: number }) => agreeing(count, 'listo', 'listos');
export const stop = 'Detener';
export const stopHint = 'Al detener, los cambios hechos hasta ahora se conservan.';
export const done: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => agreeing(count, 'publicado', 'publicados'),
  rejected: ({ count }) => agreeing(count, 'rechazado', 'rechazados'),
  pending: ({ count }) => agreeing(count, 'devuelto a revisión', 'devueltos a revisión'),
  deleted: ({ count }) => agreeing(count, 'eliminado', 'eliminados'),
};
export const doneBefore = ({ what }: { what: string }) => `Antes de eso: ${what}.`;
export const notDeleted = ({ count }: { count: number }) =>
  `${couldNot(count)} eliminar ${listings(count)} porque hay una importación en curso. Vuelve a intentarlo en un momento.`;
export const notChanged = ({ count }: { count: number }) =>
  `${couldNot(count)} cambiar ${listings(count)} porque hay una importación en curso. Vuelve a intentarlo en un momento.`;
export const withoutLink = ({ count }: { count: number }) =>
  `Sin un enlace no ${count === 1 ? 'se puede' : 'se pueden'} publicar ${listings(count)}: no habría a quién contactar.`;
export const undone = 'Deshecho';
export const partlyUndone = 'Algunos cambios no se han deshecho';
export const notUndone = 'No se ha deshecho';

export const loadingOne = 'Cargando el anuncio…';
export const oneGone = 'Este anuncio ya no existe';
export const oneFailed = 'No se pudo cargar el anuncio';
export const ofSource = ({ id, source: site }: { id: ReactNode; source: string }) =>
  rich`Fila ${id} de ${site}. Si la fuente cambia esta fila, la próxima importación sobrescribe tus cambios.`;
export const foundProblems = 'Problemas que encontró la importación';
export const addByHand = 'Añadir un anuncio a mano';
export const addListing = 'Añadir anuncio';
export const added = 'El anuncio se ha añadido';
export const notKnown = 'Sin datos';
export const linkHint = 'La página de la habitación en su fuente';
export const notSaved = 'No se ha guardado';

export const byHand = 'A mano';

import type { ReactNode } from 'react';
import type { AuditEventName, AuditTargetKind } from '#contract/audit/audit-events.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const lede =
  'Todos los cambios de la administración. RoomieRadar solo puede añadir entradas a este registro.';
export const event = 'Acción';
export const allEvents = 'Todas las acciones';
export const onlyBy = ({ name }: { name: ReactNode }) => rich`Solo de ${name}`;
export const onlyByNumber = ({ id }: { id: string }) => `Solo de la cuenta ${id}`;
export const noEvents = 'Sin acciones';
export const noEventsHint = 'Nada coincide con este filtro.';
export const events = 'Acciones del registro';

export const eventLabels: Record<AuditEventName, string> = {
  'listing.hidden': 'Ocultar una habitación',
  'listing.shown': 'Volver a mostrar una habitación',
  'listing.deleted': 'Eliminar habitaciones',
  'listing.added': 'Añadir una habitación externa',
  'listing.held': 'Devolver a revisión habitaciones externas',
  'listing.published': 'Publicar habitaciones externas',
  'listing.rejected': 'Rechazar habitaciones externas',
  'listing.changed': 'Modificar una habitación externa',
  'wanted.hidden': 'Ocultar un anuncio de búsqueda',
  'wanted.shown': 'Volver a mostrar un anuncio de búsqueda',
  'user.suspended': 'Suspender a un roomie',
  'user.reinstated': 'Levantar la suspensión de un roomie',
  'user.searched': 'Buscar personas',
  'listing.searched': 'Buscar habitaciones',
  'inquiry.searched': 'Buscar en mensajes denunciados',
  'inquiry.read': 'Leer una consulta denunciada',
  'report.resolved': 'Resolver una denuncia',
  'report.dismissed': 'Desestimar una denuncia',
  'report.reopened': 'Reabrir una denuncia',
  'appeal.upheld': 'Mantener una decisión',
  'appeal.reversed': 'Revocar una decisión',
  'source.created': 'Añadir una fuente',
  'source.changed': 'Modificar una fuente',
  'source.deleted': 'Eliminar una fuente',
  'source.fetched': 'Descargar un archivo de una fuente',
  'import.started': 'Iniciar una importación',
  'import.cancelled': 'Cancelar una importación',
  'import.resumed': 'Reanudar una importación',
  'job.run': 'Ejecutar una tarea de nuevo',
};

export const sentences: Record<
  AuditEventName,
  (given: { name: ReactNode; target: ReactNode }) => ReactNode
> = {
  'listing.hidden': ({ name, target }) => rich`${name} ocultó ${target}`,
  'listing.shown': ({ name, target }) => rich`${name} volvió a mostrar ${target}`,
  'listing.deleted': ({ name, target }) => rich`${name} eliminó ${target}`,
  'listing.added': ({ name, target }) => rich`${name} añadió ${target}`,
  'listing.held': ({ name, target }) => rich`${name} devolvió a revisión ${target}`,
  'listing.published': ({ name, target }) => rich`${name} publicó ${target}`,
  'listing.rejected': ({ name, target }) => rich`${name} rechazó ${target}`,
  'listing.changed': ({ name, target }) => rich`${name} modificó ${target}`,
  'wanted.hidden': ({ name, target }) => rich`${name} ocultó ${target}`,
  'wanted.shown': ({ name, target }) => rich`${name} volvió a mostrar ${target}`,
  'user.suspended': ({ name, target }) => rich`${name} suspendió ${target}`,
  'user.reinstated': ({ name, target }) => rich`${name} levantó la suspensión de ${target}`,
  'user.searched': ({ name }) => rich`${name} buscó personas`,
  'listing.searched': ({ name }) => rich`${name} buscó habitaciones`,
  'inquiry.searched': ({ name }) => rich`${name} buscó en mensajes denunciados`,
  'inquiry.read': ({ name, target }) => rich`${name} leyó ${target}`,
  'report.resolved': ({ name, target }) => rich`${name} resolvió ${target}`,
  'report.dismissed': ({ name, target }) => rich`${name} desestimó ${target}`,
  'report.reopened': ({ name, target }) => rich`${name} reabrió ${target}`,
  'appeal.upheld': ({ name, target }) => rich`${name} mantuvo la decisión sobre ${target}`,
  'appeal.reversed': ({ name, target }) => rich`${name} revocó la decisión sobre ${target}`,
  'source.created': ({ name, target }) => rich`${name} añadió ${target}`,
  'source.changed': ({ name, target }) => rich`${name} modificó ${target}`,
  'source.deleted': ({ name, target }) => rich`${name} eliminó ${target}`,
  'source.fetched': ({ name, target }) => rich`${name} descargó un archivo de ${target}`,
  'import.started': ({ name, target }) => rich`${name} inició ${target}`,
  'import.cancelled': ({ name, target }) => rich`${name} canceló ${target}`,
  'import.resumed': ({ name, target }) => rich`${name} reanudó ${target}`,
  'job.run': ({ name, target }) => rich`${name} ejecutó de nuevo ${target}`,
};
export const namedTargets: Record<
  AuditTargetKind,
  (given: { id: string; label: ReactNode }) => ReactNode
> = {
  listing: ({ id, label }) => rich`«${label}» (habitación ${id})`,
  user: ({ id, label }) => rich`la cuenta de «${label}» (roomie ${id})`,
  inquiry: ({ id, label }) => rich`«${label}» (consulta ${id})`,
  wanted: ({ id, label }) => rich`«${label}» (anuncio de búsqueda ${id})`,
  report: ({ id, label }) => rich`«${label}» (denuncia ${id})`,
  source: ({ id, label }) => rich`«${label}» (fuente ${id})`,
  import: ({ id, label }) => rich`la importación de «${label}» (número ${id})`,
  job: ({ id, label }) => rich`la tarea «${label}» (número ${id})`,
};
export const unnamedTargets: Record<AuditTargetKind, (given: { id: string }) => string> = {
  listing: ({ id }) => `la habitación ${id}`,
  user: ({ id }) => `la cuenta ${id}`,
  inquiry: ({ id }) => `la consulta ${id}`,
  wanted: ({ id }) => `el anuncio de búsqueda ${id}`,
  report: ({ id }) => `la denuncia ${id}`,
  source: ({ id }) => `la fuente ${id}`,
  import: ({ id }) => `la importación ${id}`,
  job: ({ id }) => `la tarea ${id}`,
};
export const externalRooms = 'habitaciones externas';

export const details: Record<
  | 'count'
  | 'ids'
  | 'q'
  | 'source'
  | 'fields'
  | 'page'
  | 'report_id'
  | 'owner_id'
  | 'statement_id'
  | 'reports'
  | 'removed'
  | 'warned',
  (given: { value: string }) => string
> = {
  count: ({ value }) => `cantidad: ${value}`,
  ids: ({ value }) => `ids: ${value}`,
  q: ({ value }) => `búsqueda: ${value}`,
  source: ({ value }) => `fuente: ${value}`,
  fields: ({ value }) => `campos: ${value}`,
  page: ({ value }) => `página ${value}`,
  report_id: ({ value }) => `por la denuncia ${value}`,
  owner_id: ({ value }) => `publicada por la cuenta ${value}`,
  statement_id: ({ value }) => `exposición de motivos ${value}`,
  removed: ({ value }) => `mensajes eliminados: ${value}`,
  warned: ({ value }) => `personas avisadas: ${value}`,
  reports: ({ value }) => `denuncias: ${value}`,
};
export const aboutTargets: Record<Report['kind'], (given: { id: string }) => string> = {
  listing: ({ id }) => `sobre la habitación ${id}`,
  user: ({ id }) => `sobre la cuenta ${id}`,
  inquiry: ({ id }) => `sobre la consulta ${id}`,
  wanted: ({ id }) => `sobre el anuncio de búsqueda ${id}`,
};
export const filters = {
  status: {
    pending: 'estado: pendiente',
    published: 'estado: publicado',
    rejected: 'estado: rechazado',
  },
  problems: 'con problemas',
  duplicate: 'duplicados',
  gone: 'ya no están en su fuente',
};
export const andMore = ({ listed, count }: { listed: string; count: number }) =>
  plural(count, {
    one: `${listed} y ${formatNumber(count)} más`,
    many: `${listed} y ${formatNumber(count)} más`,
    other: `${listed} y ${formatNumber(count)} más`,
  });

import { pluralText } from './plural.ts';
export const overview = 'Resumen';

export const loads = {
  figures: { loading: 'Cargando las cifras…', failed: 'No se pudieron cargar las cifras' },
  jobs: {
    loading: 'Cargando las tareas en segundo plano…',
    failed: 'No se pudieron cargar las tareas en segundo plano',
  },
  measurements: {
    loading: 'Cargando las mediciones…',
    failed: 'No se pudieron cargar las mediciones',
  },
  auditLog: {
    loading: 'Cargando el registro de auditoría…',
    failed: 'No se pudo cargar el registro de auditoría',
  },
  source: { loading: 'Cargando la fuente…', failed: 'No se pudo cargar la fuente' },
  sources: { loading: 'Cargando las fuentes…', failed: 'No se pudieron cargar las fuentes' },
  imports: {
    loading: 'Cargando las importaciones…',
    failed: 'No se pudieron cargar las importaciones',
  },
  rows: { loading: 'Cargando las filas…', failed: 'No se pudieron cargar las filas' },
  messages: { loading: 'Cargando los mensajes…', failed: 'No se pudieron cargar los mensajes' },
  report: { loading: 'Cargando la denuncia…', failed: 'No se pudo cargar la denuncia' },
  appeals: { loading: 'Cargando los recursos…', failed: 'No se pudieron cargar los recursos' },
  found: { loading: 'Buscando…', failed: 'La búsqueda no ha funcionado' },
  reports: { loading: 'Cargando las denuncias…', failed: 'No se pudieron cargar las denuncias' },
};
export const offlineHint = 'Se cargará en cuanto vuelva la conexión.';

export const countedProblems = pluralText({ one: '# problema', other: '# problemas' });

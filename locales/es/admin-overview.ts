import { pluralText } from './plural.ts';

export const lede = 'Qué hay de nuevo y con qué rapidez cargan las páginas.';
export const period = 'Periodo';
export const periodLabels = { 7: '7 días', 30: '30 días', 90: '90 días', 365: 'Un año' };

export const reportsToReview = pluralText({
  one: '# denuncia por revisar',
  other: '# denuncias por revisar',
});
export const noOpenReports = 'No hay denuncias abiertas';

export const newRooms = 'Habitaciones nuevas';
export const newRoomies = 'Roomies nuevos';
export const newExternal = 'Habitaciones externas, nuevas o modificadas';
export const roomies = pluralText({ one: '# roomie', other: '# roomies' });
export const onDay = ({ day: date, values }: { day: string; values: string }) =>
  `${date}: ${values}`;
export const onRoute = ({ route, value }: { route: string; value: string }) => `${route} ${value}`;
export const dayLabel = ({ plot }: { plot: string }) => `${plot}: día`;
export const asTable = 'Como tabla';

export const pageSpeed = 'Velocidad de las páginas para quienes las visitan';
export const metric = 'Métrica';
export const metricHints = {
  lcp: 'LCP: tiempo hasta que se pinta el elemento más grande. Se mide en una cuarta parte de las visitas, por página y nunca por persona.',
  inp: 'INP: tiempo hasta que la página responde a una acción. Se mide en una cuarta parte de las visitas, por página y nunca por persona.',
  cls: 'CLS: cuánto se desplaza el contenido. Se mide en una cuarta parte de las visitas, por página y nunca por persona.',
  fcp: 'FCP: tiempo hasta que se pinta el primer elemento. Se mide en una cuarta parte de las visitas, por página y nunca por persona.',
  ttfb: 'TTFB: tiempo hasta que llega el primer byte. Se mide en una cuarta parte de las visitas, por página y nunca por persona.',
};
export const notMeasured = 'Aún no hay mediciones';
export const notMeasuredHint = 'Aparecerán después de las primeras visitas.';
export const percentile = ({ metric: short }: { metric: string }) => `${short}, percentil 75`;
export const goodIs = ({ value }: { value: string }) => `Bien: ${value} o menos`;
export const noVisits = 'sin visitas';

export const page = 'Página';
export const ofPeriod = ({ metric: short }: { metric: string }) => `${short} del periodo`;
export const measured = 'Mediciones';
export const visits = pluralText({ one: '# visita', other: '# visitas' });
export const seconds = ({ value }: { value: string }) => `${value} s`;
export const milliseconds = ({ value }: { value: string }) => `${value} ms`;

// The queues of background jobs: what waits, and what failed.
export const jobs = 'Tareas en segundo plano';
export const queue = 'Cola';
export const queueLabels = {
  mail: 'Correos',
  push: 'Avisos en dispositivos',
  declines: 'Consultas rechazadas',
  listing_events: 'Habitaciones nuevas y modificadas',
  favorite_events: 'Favoritos modificados',
  imports: 'Importaciones',
  import_photos: 'Fotos de importaciones',
  sweeps: 'Mantenimiento',
};
export const waitingJobs = 'En espera';
export const failingJobs = 'Se reintentan';
export const deadJobs = 'Abandonadas';
export const failedJobs = 'Tareas fallidas';
export const noFailedJobs = 'No ha fallado ninguna tarea';
export const jobGivenUp = 'Abandonada.';
export const runJob = 'Ejecutar de nuevo';
export const jobRuns = 'La tarea se ejecuta de nuevo';
export const jobFailed = pluralText({ one: 'Ha fallado una vez.', other: 'Ha fallado # veces.' });
export const jobNext = ({ moment }: { moment: string }) => `Próximo intento: ${moment}.`;

import { pluralText } from './plural.ts';

// The first page of the administrators: what is new, and how fast pages load.
export const lede = 'O que há de novo e com que rapidez as páginas carregam.';
/** Names the choice of a period; its options follow. */
export const period = 'Período';
export const periodLabels = { 7: '7 dias', 30: '30 dias', 90: '90 dias', 365: 'Um ano' };

// Reports by users that nobody has looked at yet.
export const reportsToReview = pluralText({
  one: '# denúncia para analisar',
  other: '# denúncias para analisar',
});
export const noOpenReports = 'Nenhuma denúncia aberta';

// Plots of what is new, a bar for each day: the title, and the number of a day or of all days.
export const newRooms = 'Novos quartos';
export const newRoomies = 'Novos roomies';
export const newExternal = 'Quartos externos, novos ou alterados';
export const roomies = pluralText({ one: '# roomie', other: '# roomies' });
/** The caption of a day: "3 nov: 12 quartos", or the times of several pages. */
export const onDay = ({ day, values }: { day: string; values: string }) => `${day}: ${values}`;
export const onRoute = ({ route, value }: { route: string; value: string }) => `${route} ${value}`;
/** What a slider over a plot chooses. */
export const dayLabel = ({ plot }: { plot: string }) => `${plot}: dia`;
/** Opens the same figures as a table, whose name follows. */
export const asTable = 'Como tabela';

// How fast pages are for visitors: measurements of web.dev/vitals, each with what it means. Their
// names of capitals are the same in all languages.
export const pageSpeed = 'Velocidade das páginas para quem visita';
export const metric = 'Métrica';
export const metricHints = {
  lcp: 'LCP: tempo até o maior elemento ser desenhado. Medido em um quarto das visitas, contado por página e nunca por pessoa.',
  inp: 'INP: tempo até a página responder a uma ação. Medido em um quarto das visitas, contado por página e nunca por pessoa.',
  cls: 'CLS: quanto o layout se desloca. Medido em um quarto das visitas, contado por página e nunca por pessoa.',
  fcp: 'FCP: tempo até o primeiro elemento ser desenhado. Medido em um quarto das visitas, contado por página e nunca por pessoa.',
  ttfb: 'TTFB: tempo até o primeiro byte chegar. Medido em um quarto das visitas, contado por página e nunca por pessoa.',
};
export const notMeasured = 'Nenhuma medição ainda';
export const notMeasuredHint = 'Elas aparecem depois das primeiras visitas.';
/** Three quarters of the visits had at most this value. */
export const percentile = ({ metric: short }: { metric: string }) => `${short}, percentil 75`;
export const goodIs = ({ value }: { value: string }) => `Bom: até ${value}`;
/** In place of a value on a day. */
export const noVisits = 'sem visitas';

// Heads of the columns of a table.
export const page = 'Página';
export const ofPeriod = ({ metric: short }: { metric: string }) => `${short} do período`;
export const measured = 'Medições';
export const visits = pluralText({ one: '# visita', other: '# visitas' });
/** A time: "1,23 s", "840 ms". */
export const seconds = ({ value }: { value: string }) => `${value} s`;
export const milliseconds = ({ value }: { value: string }) => `${value} ms`;

// The queues of background jobs: what waits, and what failed.
export const jobs = 'Tarefas em segundo plano';
export const queue = 'Fila';
export const queueLabels = {
  mail: 'E-mails',
  push: 'Avisos em dispositivos',
  declines: 'Contatos recusados',
  listing_events: 'Quartos novos e alterados',
  favorite_events: 'Favoritos alterados',
  imports: 'Importações',
  import_photos: 'Fotos de importações',
  sweeps: 'Manutenção',
};
export const waitingJobs = 'Aguardando';
export const failingJobs = 'Novas tentativas';
export const deadJobs = 'Abandonadas';
export const failedJobs = 'Tarefas que falharam';
export const noFailedJobs = 'Nenhuma tarefa falhou';
export const jobGivenUp = 'Abandonada.';
export const runJob = 'Executar de novo';
export const jobRuns = 'A tarefa está sendo executada de novo';
export const jobFailed = pluralText({ one: 'Falhou uma vez.', other: 'Falhou # vezes.' });
export const jobNext = ({ moment }: { moment: string }) => `Próxima tentativa: ${moment}.`;

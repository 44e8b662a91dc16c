import type { ViewingMode } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const viewing = 'Visita';
export const loadingViewings = 'Cargando las horas…';
export const viewingsFailed = 'No se pudieron cargar las horas';
export const offerTitle = 'Ofrecer horas para una visita';
export const firstDay = 'Primer día';
export const lastDay = 'Último día';
export const lastDayHint = 'Solo para varios días';
export const onWeekdays = 'Estos días de la semana';
export const fromTime = 'Desde';
export const until = 'Hasta';
export const untilHint = 'Tantas horas como quepan, una tras otra';
export const length = 'Duración de cada una';
export const places = 'Plazas';
export const placesHint = 'Cuántas personas pueden venir a la vez';
export const notice = 'Como muy tarde';
export const noNotice = 'Hasta que empiece';
export const where = 'Dónde';
export const videoLink = 'Enlace de la videollamada';
export const offer = 'Ofrecer estas horas';
export const notOffered = 'No se ofrecieron las horas';
export const comingTimes = 'Próximas horas';
export const noTimes = 'Todavía no hay horas';
export const noTimesHint =
  'Quien escribió por la habitación puede elegir una de las horas que ofreces.';
export const full = 'Completo';
export const withdraw = 'Retirar';
export const withdrawHint = 'Quien quería venir recibe un correo.';
export const withdrawFreeHint = 'Nadie la ha elegido todavía.';
export const failed = 'No funcionó';
export const pickTime = 'Elegir una hora';
export const move = 'Cambiar';
export const cancelViewing = 'Cancelar la visita';
export const keepViewing = 'Mantenerla';
export const cancelHint = 'Ambos recibís un correo.';
export const overlaps = 'A la misma hora visitas otra habitación.';
export const joinCall = 'Entrar en la videollamada';
export const didItHappen = '¿Tuvo lugar la visita?';
export const itHappened = 'Sí';
export const itDidNot = 'No';
export const modes: Record<ViewingMode, string> = {
  in_person: 'En la habitación',
  video: 'Por videollamada',
};
export const withdrawTime = ({ time }: { time: string }) => `Retirar ${time}`;
export const withdrawQuestion = ({ time }: { time: string }) => `¿Retirar ${time}?`;
export const timesOfPlace = ({ zone }: { zone: string }) => `Las horas son las del lugar: ${zone}`;
export const wasCancelled = ({ when }: { when: string }) => `Se canceló la visita: ${when}.`;
export const cancelQuestion = ({ when }: { when: string }) => `¿Cancelar la visita: ${when}?`;
export const placesLeft = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Queda 1 plaza',
    many: `Quedan ${formatNumber(count)} de plazas`,
    other: `Quedan ${formatNumber(count)} plazas`,
  });
export const minutes = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 minuto',
    many: `${formatNumber(count)} de minutos`,
    other: `${formatNumber(count)} minutos`,
  });
export const hoursBefore = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 hora antes',
    many: `${formatNumber(count)} de horas antes`,
    other: `${formatNumber(count)} horas antes`,
  });
export const offered = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 hora ofrecida',
    many: `${formatNumber(count)} de horas ofrecidas`,
    other: `${formatNumber(count)} horas ofrecidas`,
  });
export const leftOut = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 se dejó fuera: ya ofreces otra entonces, o ya pasó.',
    many: `${formatNumber(count)} se dejaron fuera: ya ofreces otras entonces, o ya pasaron.`,
    other: `${formatNumber(count)} se dejaron fuera: ya ofreces otras entonces, o ya pasaron.`,
  });

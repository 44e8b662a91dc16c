import type { ViewingMode } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

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
export const comingTimes = 'Próximos horarios';
export const noTimes = 'Todavía no hay horas';
export const noTimesHint =
  'Quien escribió por la habitación puede elegir una de las horas que ofreces.';
export const full = 'Completo';
export const withdraw = 'Retirar';
export const withdrawHint = 'Quien quería venir recibe un correo.';
export const withdrawFreeHint = 'Nadie la ha elegido todavía.';
export const failed = 'No funcionó';
export const move = 'Cambiar';
export const cancelViewing = 'Cancelar la visita';
export const keepViewing = 'Mantenerla';
export const cancelHint = 'Ambos recibís un correo.';
export const overlaps = 'A la misma hora visitas otra habitación.';
export const joinCall = 'Entrar en la videollamada';
export const didItHappen = '¿Tuvo lugar la visita?';
export const itHappened = 'Sí, tuvo lugar';
export const itDidNot = 'La otra parte no vino';
/** Below a question or an answer about a viewing that is over. */
export const onlyTheTwo = 'Solo lo ven las dos partes.';
export const correctUntil = ({ day }: { day: string }) =>
  `Cualquiera de las dos puede corregirlo hasta el ${day}.`;
export const lastViewing = 'Última visita';
// The answers to a reminder.
export const amComing = 'Voy a ir';
export const cannotCome = 'No puedo ir';
export const youConfirmed = 'Has confirmado que vas.';
/** In the place of a name. */
export const otherSide = 'La otra parte';
export const modes: Record<ViewingMode, string> = {
  in_person: 'En la habitación',
  video: 'Por videollamada',
};
export const withdrawTime = ({ time }: { time: string }) => `Retirar ${time}`;
export const withdrawQuestion = ({ time }: { time: string }) => `¿Retirar ${time}?`;
export const timesOfPlace = ({ zone }: { zone: string }) => `Las horas son las del lugar: ${zone}`;
export const wasCancelled = ({ when }: { when: string }) => `Se canceló la visita: ${when}.`;
export const cancelQuestion = ({ when }: { when: string }) => `¿Cancelar la visita: ${when}?`;
export const placesCount = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 plaza',
    many: `${formatNumber(count)} de plazas`,
    other: `${formatNumber(count)} plazas`,
  });
export const morePlaces = ({ time }: { time: string }) => `Una plaza más: ${time}`;
export const fewerPlaces = ({ time }: { time: string }) => `Una plaza menos: ${time}`;
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
export const safety =
  'Quedad en la habitación, cuenta a alguien adónde vas y nunca pagues nada antes de haberla visto.';
export const moreTimes = 'Más horas';
export const fullTimes = 'Horas completas';
export const fullTimesHint =
  'Espera una plaza y te avisamos en cuanto haya una libre. Es para quien la elija primero.';
export const stopWaiting = 'Dejar de esperar';
export const wait = 'Esperar';
export const proposeOwn = 'Proponer una hora';
export const proposeOther = 'Proponer otra hora';
export const proposeButton = 'Proponer';
export const onDay = 'Día';
export const atTime = 'Hora';
export const lengthHint = 'Media hora';
export const agreeButton = 'Aceptar';
export const declineButton = 'Rechazar';
export const takeBack = 'Retirarla';
export const awaitsAnswer = 'Falta la respuesta.';
export const proposedTimes = 'Horas propuestas';
export const freeTimesInstead = 'A estas horas puedes';
export const notOn = 'Estos días no';
export const skipDay = 'Saltar un día';
export const addDay = 'Saltar';
export const youProposed = ({ when }: { when: string }) => `Tu propuesta: ${when}`;
export const theyProposed = ({ when }: { when: string }) => `Propuesta: ${when}. ¿Te va bien?`;
export const wishDeclined = ({ when }: { when: string }) => `${when} no fue aceptada.`;
export const wishExpired = ({ when }: { when: string }) => `No se acordó ${when}.`;
export const waitFor = ({ time }: { time: string }) => `Esperar una plaza: ${time}`;
export const stopWaitingFor = ({ time }: { time: string }) => `Dejar de esperar: ${time}`;
export const agreeTo = ({ time }: { time: string }) => `Aceptar ${time}`;
export const declineTime = ({ time }: { time: string }) => `Rechazar ${time}`;
export const waiting = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 persona espera una plaza',
    many: `${formatNumber(count)} de personas esperan una plaza`,
    other: `${formatNumber(count)} personas esperan una plaza`,
  });
export const otherConfirmed = ({ name }: { name: string }) => `${name} ha confirmado que viene.`;
export const tookPlace = ({ when }: { when: string }) => `La visita tuvo lugar: ${when}.`;
export const didNotTakePlace = ({ when }: { when: string }) => `La visita no tuvo lugar: ${when}.`;
export const missedViewings = pluralText({
  one: '1 visita no tuvo lugar',
  many: '# de visitas no tuvieron lugar',
  other: '# visitas no tuvieron lugar',
});

import type { ViewingMode } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const viewing = 'Visita';
export const loadingViewings = 'Cargando los horarios…';
export const viewingsFailed = 'No se pudieron cargar los horarios';
export const offerTitle = 'Ofrecer horarios de visita';
export const firstDay = 'Primer día';
export const lastDay = 'Último día';
export const lastDayHint = 'Solo para varios días';
export const onWeekdays = 'Estos días de la semana';
export const until = 'Hasta';
export const untilHint = 'Tantas visitas como quepan, una tras otra';
export const length = 'Duración de cada una';
export const places = 'Plazas';
export const placesHint = 'Cuántas personas pueden venir a la vez';
export const notice = 'Se puede elegir hasta';
export const noNotice = 'que empiece';
export const where = 'Dónde';
export const videoLink = 'Enlace de la videollamada';
export const offer = 'Ofrecer estos horarios';
export const notOffered = 'No se ofrecieron los horarios';
export const comingTimes = 'Próximos horarios';
export const noTimes = 'Todavía no hay horarios';
export const noTimesHint =
  'Quien escribió por la habitación puede elegir uno de los horarios que ofreces.';
export const full = 'Completo';
export const withdraw = 'Retirar';
export const withdrawHint = 'Quien quería venir recibe un correo.';
export const withdrawFreeHint = 'Nadie lo ha elegido todavía.';
export const move = 'Cambiar de horario';
export const cancelViewing = 'Cancelar la visita';
export const keepViewing = 'Mantenerla';
export const cancelHint = 'Las dos personas reciben un correo.';
export const staysAgreed =
  'La habitación no se ofrece en este momento. La visita sigue acordada mientras nadie la cancele.';
export const overlaps = 'A la misma hora visitas otra habitación.';
export const joinCall = 'Entrar en la videollamada';
export const itHappened = 'Sí, se hizo';
export const itDidNot = 'La otra persona no vino';
/** Below a question or an answer about a viewing that is over. */
export const onlyTheTwo = 'Esto solo lo ven las dos personas.';
export const correctUntil = ({ day }: { day: string }) =>
  `Cualquiera de las dos puede corregirlo hasta el ${day}.`;
export const lastViewing = 'Última visita';
// The answers to a reminder.
export const amComing = 'Voy a ir';
export const cannotCome = 'No puedo ir';
export const youConfirmed = 'Has confirmado que vas.';
/** In the place of a name. */
export const otherSide = 'La otra persona';
export const modes: Record<ViewingMode, string> = {
  in_person: 'En persona',
  video: 'Por videollamada',
};
export const withdrawTime = ({ time }: { time: string }) => `Retirar ${time}`;
export const withdrawQuestion = ({ time }: { time: string }) => `¿Retirar ${time}?`;
export const timesOfPlace = ({ zone }: { zone: string }) => `Hora local: ${zone}`;
export const wasCancelled = ({ when }: { when: string }) => `Se canceló la visita: ${when}.`;
export const cancelQuestion = ({ when }: { when: string }) => `¿Cancelar la visita: ${when}?`;
export const placesCount = pluralText({ one: '1 plaza', other: '# plazas' });
export const morePlaces = ({ time }: { time: string }) => `Una plaza más: ${time}`;
export const fewerPlaces = ({ time }: { time: string }) => `Una plaza menos: ${time}`;
export const placesLeft = pluralText({ one: 'Queda 1 plaza', other: 'Quedan # plazas' });
export const minutes = pluralText({ one: '1 minuto', other: '# minutos' });
export const hoursBefore = pluralText({ one: '1 hora antes', other: '# horas antes' });
export const offered = pluralText({ one: '1 horario ofrecido', other: '# horarios ofrecidos' });
export const leftOut = pluralText({
  one: '1 horario quedó fuera: ya ofreces otro a esa hora, o ya pasó.',
  other: '# horarios quedaron fuera: ya ofreces otros a esas horas, o ya pasaron.',
});
export const safety =
  'Visita la vivienda en persona, dile a alguien adónde vas y nunca pagues nada antes de haber visto la habitación.';
export const videoSafety =
  'Una videollamada solo muestra lo que alguien quiere mostrar. Nunca pagues nada antes de haber estado en la habitación.';
export const moreTimes = 'Más horarios';
export const fullTimes = 'Horarios completos';
export const fullTimesHint =
  'Apúntate a la lista de espera y te avisamos en cuanto haya una plaza libre. Es para quien la elija primero.';
export const stopWaiting = 'Dejar de esperar';
export const wait = 'Esperar';
export const proposeOwn = 'Proponer un horario';
export const proposeOther = 'Proponer otro horario';
export const proposeButton = 'Proponer';
export const atTime = 'Hora';
export const lengthHint = 'Media hora';
export const agreeButton = 'Aceptar';
export const takeBack = 'Retirar la propuesta';
export const awaitsAnswer = 'Pendiente de respuesta.';
export const proposedTimes = 'Horarios propuestos';
export const freeTimesInstead = 'Tienes libres estos horarios';
export const notOn = 'Excepto estos días';
export const skipDay = 'Excluir un día';
export const addDay = 'Excluir';
export const youProposed = ({ when }: { when: string }) => `Tu propuesta: ${when}`;
export const theyProposed = ({ when }: { when: string }) => `Propuesta: ${when}. ¿Te va bien?`;
export const wishDeclined = ({ when }: { when: string }) => `Propuesta rechazada: ${when}.`;
export const wishExpired = ({ when }: { when: string }) => `Propuesta sin acuerdo: ${when}.`;
export const waitFor = ({ time }: { time: string }) => `Esperar una plaza: ${time}`;
export const stopWaitingFor = ({ time }: { time: string }) => `Dejar de esperar: ${time}`;
export const agreeTo = ({ time }: { time: string }) => `Aceptar ${time}`;
export const declineTime = ({ time }: { time: string }) => `Rechazar ${time}`;
export const waiting = pluralText({
  one: '1 persona espera una plaza',
  other: '# personas esperan una plaza',
});
export const otherConfirmed = ({ name }: { name: string }) => `${name} ha confirmado que viene.`;
export const tookPlace = ({ when }: { when: string }) => `La visita se hizo: ${when}.`;
export const didNotTakePlace = ({ when }: { when: string }) => `La visita no se hizo: ${when}.`;
export const missedViewings = pluralText({
  one: '1 visita no se hizo',
  other: '# visitas no se hicieron',
});

import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const loadingScore = 'Cargando la puntuación…';
export const scoreLater = 'La puntuación se cargará en cuanto vuelva la conexión.';
export const scoreFailed = 'No se pudo cargar la puntuación';
export const fitScore = ({ score, hidden }: { score: number; hidden: Wrap }) =>
  rich`Compatibilidad ${formatNumber(score)} ${hidden('de 100')}`;
export const conflictsLast = pluralText({
  one: '# conflicto: un motivo de descarte para una de las dos personas, así que primero van quienes no tienen conflictos.',
  other:
    '# conflictos: motivos de descarte para una de las dos personas, así que primero van quienes no tienen conflictos.',
});
export const scoreNote =
  'La puntuación compara respuestas sobre la convivencia, nada más. No predice cómo irán las cosas: conviene hablar antes de decidir.';
export const allPointsKept = 'Se conservan los 100 puntos.';
export const theyHaveNotAnswered = ({ name }: { name: string }) =>
  `${name} no ha respondido las preguntas que tú respondiste.`;
export const threeQuestions = ({ name }: { name: string }) =>
  `Para una puntuación hacen falta tres preguntas respondidas tanto por ti como por ${name}.`;

export const conflictsTitle = pluralText({ one: 'Un conflicto', other: 'Conflictos' });
export const lostTitle = 'Dónde se pierden puntos';
export const differingTitle = 'Dónde hay diferencias que no cuestan ningún punto';
export const keptTitle = 'Dónde no se pierde nada';
export const bothAnswered = 'Respuestas en común';
export const leftOut = pluralText({
  one: '# pregunta no cuenta, porque falta una de las dos respuestas.',
  other: '# preguntas no cuentan, porque falta una de las dos respuestas.',
});
export const pointsLost = pluralText({ one: '−# punto', other: '−# puntos' });
export const nothingLost = 'No se pierde nada';
export const accepts = ({ answers }: { answers: string }) => `Acepta: ${answers}`;
export const suitsYou = {
  fully: 'Te encaja',
  half: 'Te encaja a medias',
  not: 'No te encaja',
  partly: ({ percent }: { percent: number }) => `Te encaja al ${formatNumber(percent)}\u00a0%`,
};
export const suitsName = {
  fully: ({ name }: { name: string }) => `Le encaja a ${name}`,
  half: ({ name }: { name: string }) => `Le encaja a medias a ${name}`,
  not: ({ name }: { name: string }) => `No le encaja a ${name}`,
  partly: ({ name, percent }: { name: string; percent: number }) =>
    `Le encaja a ${name} al ${formatNumber(percent)}\u00a0%`,
};

export const noScoreBased = ({ basis, soft }: { basis: string; soft: Wrap }) =>
  rich`Aún sin puntuación, ${soft(basis)}`;
export const scoreBased = (given: { score: number; basis: string; strong: Wrap }) =>
  rich`${given.strong(`Compatibilidad ${formatNumber(given.score)}`)}, ${given.basis}`;
export const fitBefore = ({ score }: { score: number }) =>
  `Compatibilidad ${formatNumber(score)}, `;
/** Beside a score that is one. */
export const match = 'Coincidencia';
export const matchMeaning = ({ score }: { score: number }) =>
  `Una coincidencia: compatibilidad de ${formatNumber(score)} o más, sin conflictos.`;
export const why = 'Por qué';
export const conflictsForOne = pluralText({
  one: '# conflicto: un motivo de descarte para una de las dos personas',
  other: '# conflictos: motivos de descarte para una de las dos personas',
});
export const tooFewAnswers = 'Hay muy pocas preguntas respondidas en común';
export const nothingMatters = 'Una de las dos personas aún no ha dicho qué le importa';
export const allDiffers = 'No hay acuerdo en ninguna de las preguntas en común';

export const stillComparing = 'Todavía estamos comparando a los roomies contigo';
export const justStarted = 'Tardará unos minutos. Mientras tanto, los más recientes van primero.';
export const invitation = '¿Qué tal sería la convivencia?';
export const invitationText = pluralText({
  one: 'Responde # pregunta corta sobre cómo vives y verás a la gente ordenada por su compatibilidad contigo, con los motivos. Son dos minutos.',
  other:
    'Responde # preguntas cortas sobre cómo vives y verás a la gente ordenada por su compatibilidad contigo, con los motivos. Son dos minutos.',
});

export const wouldItFit = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`${bold('¿Encaja contigo?')} Para verlo, añade tu presupuesto, tus fechas y cómo vives ${profile('a tu perfil')}.`;
export const theRoom = 'la habitación';
export const thePeople = 'la gente';
export const fitWithRoom = ({ score }: { score: number }) =>
  `Compatibilidad con la habitación: ${formatNumber(score)}`;
export const fitWithPeople = ({ score }: { score: number }) =>
  `Compatibilidad con la gente: ${formatNumber(score)}`;
export const whyAndConflicts = 'Por qué, y qué conflictos hay';
export const yourGroup = 'Tu grupo';
export const groupConflict = 'Un conflicto con alguien de tu grupo';
export const people = 'Gente';
export const conflictsThere = pluralText({
  one: '# conflicto con quienes viven allí',
  other: '# conflictos con quienes viven allí',
});
export const loadingFit = 'Cargando la compatibilidad…';
export const howItFits = 'Cómo encaja contigo';
export const noRoomScore = ({ profile }: { profile: Wrap }) =>
  rich`Añade tu presupuesto, tu fecha de entrada y tu zona ${profile('a tu perfil')} para ver cómo te encajan las habitaciones.`;
export const rentNotCompared = ({ currency: code }: { currency: string }) =>
  `Tu presupuesto está en ${code} y el alquiler no, así que no se comparan.`;
export const budgetNotCompared = ({ currency: code }: { currency: string }) =>
  `Alquiler no comparado con tu presupuesto en ${code}`;
export const rentCompared = ({ currency: code, day }: { currency: string; day: string }) =>
  `El alquiler se compara con tu presupuesto en ${code} al tipo de cambio del ${day}.`;
export const youAndHousehold = 'Tú y quienes viven allí';
export const leastContent = ({ count, name }: { count: number; name: string }) =>
  plural(count, {
    one: `De ${formatNumber(count)} dúo, el que formas con ${name} sería el que peor encaja. La puntuación es la de ese dúo.`,
    many: `De ${formatNumber(count)} de dúos, el que formas con ${name} sería el que peor encaja. La puntuación es la de ese dúo.`,
    other: `De ${formatNumber(count)} dúos, el que formas con ${name} sería el que peor encaja. La puntuación es la de ese dúo.`,
  });
export const compareWith = ({ name }: { name: string }) =>
  `Comparar todas las respuestas con ${name}`;
export const moreAbout = ({ name }: { name: string }) => `Más sobre ${name}`;
export const nobodyNamed = 'Aún no se ha unido nadie de quienes viven allí.';
export const answerToSee = ({ count, profile }: { count: number; profile: Wrap }) =>
  plural(count, {
    one: rich`${profile(`Responde ${formatNumber(count)} pregunta corta`)} sobre cómo vives para ver tu compatibilidad.`,
    many: rich`${profile(`Responde ${formatNumber(count)} de preguntas cortas`)} sobre cómo vives para ver tu compatibilidad.`,
    other: rich`${profile(`Responde ${formatNumber(count)} preguntas cortas`)} sobre cómo vives para ver tu compatibilidad.`,
  });
export const theyLackAnswers =
  'Aún sin puntuación: no ha respondido suficientes preguntas sobre la convivencia.';
export const noneHasAnswers =
  'Aún sin puntuación: nadie de quienes viven allí ha respondido suficientes preguntas sobre la convivencia.';

export const whatIf = 'Qué cambiaría';
export const previewFailed = 'La vista previa no está disponible ahora mismo.';
export const previewLoading = 'Calculando qué cambiaría…';
export const matchesSame = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} coincidencia, igual que ahora.`,
    many: rich`${bold(formatNumber(count))} de coincidencias, igual que ahora.`,
    other: rich`${bold(formatNumber(count))} coincidencias, igual que ahora.`,
  });
export const matchesMore = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} coincidencia: ${formatNumber(given.difference)} más que ahora.`,
    many: rich`${given.bold(formatNumber(given.count))} de coincidencias: ${formatNumber(given.difference)} más que ahora.`,
    other: rich`${given.bold(formatNumber(given.count))} coincidencias: ${formatNumber(given.difference)} más que ahora.`,
  });
export const matchesFewer = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} coincidencia: ${formatNumber(given.difference)} menos que ahora.`,
    many: rich`${given.bold(formatNumber(given.count))} de coincidencias: ${formatNumber(given.difference)} menos que ahora.`,
    other: rich`${given.bold(formatNumber(given.count))} coincidencias: ${formatNumber(given.difference)} menos que ahora.`,
  });
export const nothingChanges = 'No cambia nada al principio de tu lista';
export const changesAtTop = pluralText({
  one: 'Cambios al principio de tu lista (#)',
  many: 'Cambios al principio de tu lista (#)',
  other: 'Cambios al principio de tu lista (#)',
});
export const changes = 'Cambios';
export const previewMeaning = ({ score }: { score: number }) =>
  `Una coincidencia es una compatibilidad de ${formatNumber(score)} o más sin conflictos. Aún no se ha guardado nada.`;
export const noScoreBefore = 'Sin puntuación';
export const scoreTo = 'a ';
export const noScoreAfter = 'sin puntuación';
export const outOfTop = pluralText({
  one: 'fuera del primer puesto (#)',
  many: 'fuera de los primeros #',
  other: 'fuera de los primeros #',
});
export const nowNumber = ({ rank }: { rank: number }) => `ahora n.º ${formatNumber(rank)}`;

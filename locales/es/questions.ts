import type { Importance, QuestionId, QuestionTexts } from '#contract/questionnaire/questions.ts';
import { formatTime } from './format.ts';

export const questions: { readonly [Id in QuestionId]: QuestionTexts<Id> } = {
  sleep: {
    topic: 'Sueño',
    ask: '¿A qué horas sueles dormir?',
    askOfOthers: '¿Qué horario de sueño te va bien en tu roomie?',
  },
  cleaning: {
    topic: 'Limpieza de la cocina',
    ask: '¿Cuándo limpias después de cocinar?',
    askOfOthers: '¿Cuándo debería limpiar tu roomie después de cocinar?',
    answers: {
      when_needed: 'Cuando le molesta a alguien',
      every_few_days: 'A los pocos días',
      same_day: 'El mismo día',
      right_away: 'Enseguida',
    },
  },
  quiet: {
    topic: 'Horas de silencio',
    ask: 'Entre semana, ¿desde qué hora guardas silencio?',
    askOfOthers: 'Entre semana, ¿desde qué hora debería guardar silencio tu roomie?',
    answers: {
      by_20: `Desde las ${formatTime(20, 0)}`,
      by_22: `Desde las ${formatTime(22, 0)}`,
      by_24: 'Desde medianoche',
      no_hour: 'Sin horas de silencio',
    },
  },
  overnight_guests: {
    topic: 'Visitas que se quedan a dormir',
    ask: '¿Cada cuánto se quedan visitas a dormir contigo?',
    askOfOthers: '¿Cada cuánto pueden quedarse a dormir las visitas de tu roomie?',
    answers: {
      never: 'Nunca',
      monthly: 'Una o dos veces al mes',
      weekly: 'Cada semana',
      most_nights: 'Casi todas las noches',
    },
  },
  gatherings: {
    topic: 'Amistades en casa y fiestas',
    ask: '¿Cada cuánto invitas a amistades a casa?',
    askOfOthers: '¿Cada cuánto puede invitar tu roomie a amistades a casa?',
    answers: {
      never: 'Nunca',
      few_a_year: 'Algunas veces al año',
      monthly: 'Cada mes',
      weekly: 'Cada semana',
    },
  },
  smoking: {
    topic: 'Fumar y vapear',
    ask: '¿Fumas o vapeas en casa?',
    askOfOthers: '¿Puede tu roomie fumar o vapear en casa?',
    answers: {
      never: 'Nunca',
      outside: 'Solo fuera del edificio',
      balcony: 'En el balcón o la ventana',
      indoors: 'Dentro de casa',
    },
  },
  alcohol: {
    topic: 'Alcohol',
    ask: '¿Cada cuánto bebes alcohol en casa?',
    askOfOthers: '¿Cada cuánto puede beber alcohol en casa tu roomie?',
    answers: {
      never: 'Nunca',
      monthly: 'Una o dos veces al mes',
      weekly: 'Cada semana',
      most_days: 'Casi todos los días',
    },
  },
  pets: {
    topic: 'Mascotas y alergias',
    ask: '¿Tienes mascotas?',
    askOfOthers: '¿Con quién podrías vivir?',
    answers: {
      allergic: 'Con alergia a las mascotas',
      none: 'Sin mascotas y mejor así',
      welcome: 'Sin mascotas, pero bienvenidas',
      has: 'Con mascota',
    },
  },
  home_working: {
    topic: 'Trabajar en casa',
    ask: '¿Cuántos días a la semana trabajas o estudias en casa?',
    askOfOthers: '¿Cuántos días a la semana puede tu roomie trabajar o estudiar en casa?',
    answers: {
      never: 'Ninguno',
      some_days: '1 o 2 días',
      most_days: '3 o 4 días',
      every_day: '5 días o más',
    },
  },
  sharing: {
    topic: 'Compartir comida y cosas de casa',
    ask: '¿Qué te gusta compartir con tus roomies?',
    askOfOthers: '¿Qué se debería compartir en casa?',
    answers: {
      nothing: 'Nada',
      basics: 'Lo básico, como sal y aceite',
      some_meals: 'Lo básico y una comida a la semana',
      most_things: 'Casi toda la comida y las cosas de casa',
    },
  },
  chores: {
    topic: 'Tareas y gastos',
    ask: '¿Cómo te gusta repartir las tareas y los gastos?',
    askOfOthers: '¿Cómo se deberían repartir las tareas y los gastos?',
    answers: {
      as_it_comes: 'Sin sistema fijo',
      by_asking: 'Según se acuerde cada vez',
      by_turns: 'Por turnos',
      written_plan: 'Con un plan escrito',
    },
  },
  conflict: {
    topic: 'Hablar de los problemas',
    ask: 'Cuando algo te molesta, ¿cuánto tardas en decirlo?',
    askOfOthers: '¿Cuándo debería hablar tu roomie de un problema?',
    answers: {
      rarely: 'Casi nunca o nunca',
      within_weeks: 'Cuando haya un buen momento',
      within_days: 'A los pocos días',
      same_day: 'El mismo día',
    },
  },
};

export const hours = ({ from, until }: { from: string; until: string }) => `${from} a ${until}`;
export const anyAnswer = 'Cualquier respuesta';

export const asleepFrom = 'Duermo desde';
export const upAt = 'Me levanto a las';
export const notBefore = 'No antes de';
export const upBy = 'Arriba antes de';
export const setHours = 'Fijar las horas';
export const differentTimes = 'Elige dos horas distintas';

export const leaveOut = 'Omitir';
export const leaveOutTopic = ({ topic }: { topic: string }) => `Omitir: ${topic}`;

export const howMuchItMatters = '¿Cuánto importa?';
export const importances: Record<Importance, string> = {
  0: 'Nada',
  1: 'Un poco',
  2: 'Bastante',
  4: 'Mucho',
};
export const dealbreaker = 'Motivo de descarte';
export const aDealbreaker = 'Un motivo de descarte';
export const dealbreakerHint = 'No podría vivir con ninguna otra respuesta';
export const ownAnswer = ({ answer }: { answer: string }) => `${answer} (tú)`;
export const easierRefused =
  'Rechazas una respuesta con la que es más fácil convivir, así que puede costar puntos.';
export const easierIsFree =
  'Las respuestas con las que es más fácil convivir nunca cuestan puntos.';

export const problemOfTopic = ({ topic, problem }: { topic: string; problem: string }) =>
  `${topic}: ${problem}`;
export const somethingIsMissing = 'Falta algo';

export const whoAreYou = '¿Quién eres?';
export const whoAreYouLede =
  'Los demás ven por qué estás aquí, tu nombre y tu edad, nunca tu fecha de nacimiento.';
export const intent = '¿Qué te trae por aquí?';
export const firstName = 'Nombre';
export const lastName = 'Apellidos';
export const lastNameHint = 'Solo los ves tú.';
export const birthDate = 'Fecha de nacimiento';

export const whereToLive = '¿Dónde te gustaría vivir?';
export const whereIsPlace = '¿Dónde está tu casa?';
export const whereLede = 'Basta con la ciudad o el barrio.';
export const noTown =
  'No hay ninguna ciudad con ese nombre. Tu texto se guarda como lo escribiste.';

export const whatCanYouPay = '¿Cuánto puedes pagar al mes?';
export const whatCanYouPayLede = 'Por tu habitación, con los gastos incluidos.';

export const whenToMove = '¿Cuándo te mudarías y por cuánto tiempo?';
export const whenToMoveLede = 'Deja un campo vacío si aún no lo sabes.';
export const movingInFrom = 'Entrada desde';
export const staying = 'Estancia';
export const notSure = 'Aún no lo sé';

export const whatToKnow = '¿Qué debería saber tu roomie?';
export const whatToKnowLede = 'Bastan una o dos líneas.';
export const occupation = 'A qué te dedicas';
export const occupationHint = 'Por ejemplo: enfermería, estudios de arquitectura';
export const bioHint = 'Cómo es una semana normal para ti y qué te gusta hacer en casa';

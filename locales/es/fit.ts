import type { AnswerTo, ChoiceQuestionId, QuestionId } from '#contract/questionnaire/questions.ts';
import { formatNumber, formatTime } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const reasons: Record<QuestionId, string> = {
  sleep: 'Horas de sueño parecidas',
  cleaning: 'De acuerdo sobre la limpieza de la cocina',
  quiet: 'De acuerdo sobre las horas de silencio',
  overnight_guests: 'De acuerdo sobre las visitas a dormir',
  gatherings: 'De acuerdo sobre invitar a amistades',
  smoking: 'De acuerdo sobre el tabaco',
  alcohol: 'De acuerdo sobre el alcohol',
  pets: 'De acuerdo sobre las mascotas',
  home_working: 'De acuerdo sobre trabajar en casa',
  sharing: 'De acuerdo sobre qué compartir',
  chores: 'De acuerdo sobre tareas y gastos',
  conflict: 'De acuerdo sobre cómo hablar de los problemas',
};

export const basedOn = ({ shared, of }: { shared: number; of: number }) =>
  `con ${formatNumber(shared)} de ${formatNumber(of)}`;
export const tooFewAnswers = ({ shared, of }: { shared: number; of: number }) =>
  `Solo ${formatNumber(shared)} de ${formatNumber(of)} preguntas en común: muy pocas para una puntuación`;
export const nothingImportant =
  'Una de las dos personas no marcó ninguna de estas preguntas como importante, así que no hay puntuación';
export const scoreBase = ({ shared, of }: { shared: number; of: number }) =>
  `Con ${formatNumber(shared)} de ${formatNumber(of)} preguntas en común`;
export const scoreBaseLow = ({ shared, of }: { shared: number; of: number }) =>
  `Con ${formatNumber(shared)} de ${formatNumber(of)} preguntas en común, así que la puntuación es solo una primera pista`;

export const youLose = ({ want, they }: { want: string; they: string }) =>
  `quieres ${want}, pero ${they}`;
export const theyLose = ({ want, you }: { want: string; you: string }) =>
  `tu roomie quiere ${want}, pero ${you}`;
export const bothLose = (given: {
  yourWant: string;
  they: string;
  theirWant: string;
  you: string;
}) =>
  `quieres ${given.yourWant}, pero ${given.they}; tu roomie quiere ${given.theirWant}, pero ${given.you}`;
export const nobodyLoses = ({ you, they }: { you: string; they: string }) => `${you}; ${they}`;

export const dealbreakers = {
  mine: ({ line }: { line: string }) => `Motivo de descarte para ti: ${line}`,
  theirs: ({ line }: { line: string }) => `Motivo de descarte para tu roomie: ${line}`,
  both: ({ line }: { line: string }) => `Motivo de descarte para las dos personas: ${line}`,
};

export const withPoints = ({ line, points }: { line: string; points: number }) =>
  `${line}: −${formatNumber(points)}`;

export const sleeping = {
  you: ({ from, until }: { from: string; until: string }) => `tú duermes de ${from} a ${until}`,
  they: ({ from, until }: { from: string; until: string }) =>
    `tu roomie duerme de ${from} a ${until}`,
  both: ({ from, until }: { from: string; until: string }) =>
    `las dos personas duermen de ${from} a ${until}`,
  want: ({ from, until }: { from: string; until: string }) =>
    `que se duerma entre las ${from} y las ${until}`,
};

interface Answer {
  you: string;
  they: string;
  both: string;
  want: string;
}

/** The three forms of the verb: of "tú", "tu roomie" and both; both in the third person, because "vosotros" or "ustedes" depends on the country. */
const answer = (
  [you, they, both]: readonly [string, string, string],
  rest: string,
  want: string,
): Answer => ({
  you: `tú ${you} ${rest}`,
  they: `tu roomie ${they} ${rest}`,
  both: `las dos personas ${both} ${rest}`,
  want,
});

const clean = ['limpias', 'limpia', 'limpian'] as const;
const keepQuiet = ['guardas', 'guarda', 'guardan'] as const;
const have = ['tienes', 'tiene', 'tienen'] as const;
const invite = ['invitas', 'invita', 'invitan'] as const;
const smoke = ['fumas', 'fuma', 'fuman'] as const;
const drink = ['bebes', 'bebe', 'beben'] as const;
const work = ['trabajas', 'trabaja', 'trabajan'] as const;
const share = ['compartes', 'comparte', 'comparten'] as const;
const talk = ['hablas', 'habla', 'hablan'] as const;

export const answers: { [Q in ChoiceQuestionId]: Record<AnswerTo<Q>, Answer> } = {
  cleaning: {
    when_needed: answer(clean, 'cuando le molesta a alguien', 'limpiar sin prisas'),
    every_few_days: answer(clean, 'a los pocos días', 'la cocina limpia a los pocos días'),
    same_day: answer(clean, 'el mismo día', 'la cocina limpia el mismo día'),
    right_away: answer(clean, 'enseguida', 'la cocina limpia enseguida'),
  },
  quiet: {
    by_20: answer(
      keepQuiet,
      `silencio desde las ${formatTime(20, 0)}`,
      `silencio desde las ${formatTime(20, 0)}`,
    ),
    by_22: answer(
      keepQuiet,
      `silencio desde las ${formatTime(22, 0)}`,
      `silencio desde las ${formatTime(22, 0)}`,
    ),
    by_24: answer(keepQuiet, 'silencio desde medianoche', 'silencio desde medianoche'),
    no_hour: answer(
      ['no guardas', 'no guarda', 'no guardan'],
      'horas de silencio',
      'una casa sin horas de silencio',
    ),
  },
  overnight_guests: {
    never: answer(
      ['nunca tienes', 'nunca tiene', 'nunca tienen'],
      'visitas a dormir',
      'una casa sin visitas a dormir',
    ),
    monthly: answer(
      have,
      'visitas a dormir una o dos veces al mes',
      'visitas a dormir una o dos veces al mes',
    ),
    weekly: answer(have, 'visitas a dormir cada semana', 'visitas a dormir cada semana'),
    most_nights: answer(
      have,
      'visitas a dormir casi todas las noches',
      'visitas a dormir casi todas las noches',
    ),
  },
  gatherings: {
    never: answer(
      ['nunca invitas', 'nunca invita', 'nunca invitan'],
      'a amistades',
      'una casa sin reuniones',
    ),
    few_a_year: answer(
      invite,
      'a amistades algunas veces al año',
      'reuniones algunas veces al año',
    ),
    monthly: answer(invite, 'a amistades cada mes', 'reuniones cada mes'),
    weekly: answer(invite, 'a amistades cada semana', 'reuniones cada semana'),
  },
  smoking: {
    never: {
      you: 'tú no fumas',
      they: 'tu roomie no fuma',
      both: 'ninguna de las dos personas fuma',
      want: 'que no se fume',
    },
    outside: answer(smoke, 'fuera del edificio', 'que se fume solo fuera del edificio'),
    balcony: answer(
      smoke,
      'en el balcón o la ventana',
      'que se fume como mucho en el balcón o la ventana',
    ),
    indoors: answer(smoke, 'dentro de casa', 'que se fume dentro de casa'),
  },
  alcohol: {
    never: answer(['no bebes', 'no bebe', 'no beben'], 'en casa', 'una casa sin alcohol'),
    monthly: answer(
      drink,
      'en casa una o dos veces al mes',
      'que se beba en casa una o dos veces al mes',
    ),
    weekly: answer(drink, 'en casa cada semana', 'que se beba en casa cada semana'),
    most_days: answer(
      drink,
      'en casa casi todos los días',
      'que se beba en casa casi todos los días',
    ),
  },
  pets: {
    allergic: answer(have, 'alergia a las mascotas', 'a alguien con alergia a las mascotas'),
    none: answer(
      ['no quieres', 'no quiere', 'no quieren'],
      'mascotas',
      'a alguien que no quiera mascotas',
    ),
    welcome: {
      you: 'a ti te gustan las mascotas y no tienes',
      they: 'a tu roomie le gustan las mascotas y no tiene',
      both: 'a las dos personas les gustan las mascotas y no tienen',
      want: 'a alguien sin mascota',
    },
    has: answer(have, 'mascota', 'a alguien con mascota'),
  },
  home_working: {
    never: answer(
      ['nunca trabajas', 'nunca trabaja', 'nunca trabajan'],
      'en casa',
      'que no se trabaje en casa',
    ),
    some_days: answer(
      work,
      'en casa uno o dos días a la semana',
      'que se trabaje en casa uno o dos días a la semana',
    ),
    most_days: answer(
      work,
      'en casa tres o cuatro días a la semana',
      'que se trabaje en casa tres o cuatro días a la semana',
    ),
    every_day: answer(work, 'en casa todos los días', 'que se trabaje en casa todos los días'),
  },
  sharing: {
    nothing: answer(
      ['no compartes', 'no comparte', 'no comparten'],
      'nada',
      'que no se comparta nada',
    ),
    basics: answer(share, 'lo básico, como sal y aceite', 'compartir lo básico'),
    some_meals: answer(
      share,
      'lo básico y una comida a la semana',
      'compartir lo básico y una comida a la semana',
    ),
    most_things: answer(
      share,
      'casi toda la comida y las cosas de casa',
      'compartir casi toda la comida y las cosas de casa',
    ),
  },
  chores: {
    as_it_comes: answer(
      ['no sigues', 'no sigue', 'no siguen'],
      'un sistema fijo para las tareas',
      'tareas sin sistema fijo',
    ),
    by_asking: answer(
      ['acuerdas', 'acuerda', 'acuerdan'],
      'las tareas cada vez',
      'acordar las tareas cada vez',
    ),
    by_turns: answer(['haces', 'hace', 'hacen'], 'las tareas por turnos', 'tareas por turnos'),
    written_plan: answer(
      ['sigues', 'sigue', 'siguen'],
      'un plan escrito para las tareas',
      'un plan escrito para las tareas',
    ),
  },
  conflict: {
    rarely: answer(
      ['casi nunca hablas', 'casi nunca habla', 'casi nunca hablan'],
      'de los problemas',
      'que se hable poco de los problemas',
    ),
    within_weeks: answer(
      ['esperas', 'espera', 'esperan'],
      'un buen momento para hablar de los problemas',
      'que se hable de los problemas en un buen momento',
    ),
    within_days: answer(
      talk,
      'de los problemas a los pocos días',
      'que se hable de los problemas a los pocos días',
    ),
    same_day: answer(
      talk,
      'de los problemas el mismo día',
      'que se hable de los problemas el mismo día',
    ),
  },
};

export const suits = {
  budget: 'Dentro de tu presupuesto',
  dates: 'Disponible cuando quieres mudarte',
  distance: 'En tu zona',
  stay: 'La duración de la estancia te encaja',
  house_rules: 'Tus hábitos respetan las normas de la casa',
};
export const aboveBudget = ({ amount }: { amount: string }) =>
  `${amount} al mes por encima de tu presupuesto`;
export const availableLater = ({ days }: { days: number }) =>
  plural(days, {
    one: `Disponible ${formatNumber(days)} día después de la fecha en que quieres mudarte`,
    many: `Disponible ${formatNumber(days)} de días después de la fecha en que quieres mudarte`,
    other: `Disponible ${formatNumber(days)} días después de la fecha en que quieres mudarte`,
  });
export const fromYourArea = ({ km }: { km: number }) => `A unos ${formatNumber(km)} km de tu zona`;
export const stayTooLong = ({ stay }: { stay: string }) =>
  `La estancia mínima dura ${stay} más que la tuya`;
export const stayTooShort = ({ stay }: { stay: string }) =>
  `La estancia máxima dura ${stay} menos que la tuya`;
export const brokenRules = ({ count, rules }: { count: number; rules: string }) =>
  plural(count, {
    one: `Tus hábitos incumplen una norma de la casa: ${rules}`,
    many: `Tus hábitos incumplen normas de la casa: ${rules}`,
    other: `Tus hábitos incumplen normas de la casa: ${rules}`,
  });

export const noScoreYet = 'Aún sin puntuación';
export const fitOf100 = ({ score }: { score: number }) =>
  `Compatibilidad ${formatNumber(score)} de 100`;
export const conflicts = pluralText({ one: '# conflicto', other: '# conflictos' });

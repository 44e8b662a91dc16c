import type { AnswerTo, ChoiceQuestionId, QuestionId } from '#contract/questionnaire/questions.ts';
import { formatNumber, formatTime } from './format.ts';
import { plural, pluralText } from './plural.ts';

/** Why two people would live well together, by question. One line of a card. */
export const reasons: Record<QuestionId, string> = {
  sleep: 'Seus horários de sono combinam',
  cleaning: 'Vocês concordam sobre a limpeza da cozinha',
  quiet: 'Vocês concordam sobre o horário de silêncio',
  overnight_guests: 'Vocês concordam sobre visitas que dormem em casa',
  gatherings: 'Vocês concordam sobre receber amigos',
  smoking: 'Vocês concordam sobre fumar',
  alcohol: 'Vocês concordam sobre álcool',
  pets: 'Vocês concordam sobre pets',
  home_working: 'Vocês concordam sobre trabalhar em casa',
  sharing: 'Vocês concordam sobre o que dividir',
  chores: 'Vocês concordam sobre tarefas e contas',
  conflict: 'Vocês concordam sobre como falar de problemas',
};

// What a score rests on: `shared` of `of` questions were answered by both. The first stands after a
// comma or a dot: "82, com 9 de 12 respostas".
export const basedOn = ({ shared, of }: { shared: number; of: number }) =>
  `com ${formatNumber(shared)} de ${formatNumber(of)}`;
export const tooFewAnswers = ({ shared, of }: { shared: number; of: number }) =>
  `Só ${formatNumber(shared)} de ${formatNumber(of)} perguntas têm resposta das duas pessoas: é pouco para uma pontuação`;
export const nothingImportant =
  'Uma das duas pessoas não marcou nenhuma destas perguntas como importante, então não há pontuação';
export const scoreBase = ({ shared, of }: { shared: number; of: number }) =>
  `Com base em ${formatNumber(shared)} de ${formatNumber(of)} perguntas que as duas pessoas responderam`;
export const scoreBaseLow = ({ shared, of }: { shared: number; of: number }) =>
  `Com base em ${formatNumber(shared)} de ${formatNumber(of)} perguntas que as duas pessoas responderam, então esta pontuação é só uma primeira pista`;

// What a question costs. `want` is such a text of `answers`, `you` and `they` a clause of it. They
// begin in small letters, because some follow a colon; at the start of a line the screen writes the
// first letter large.
export const youLose = ({ want, they }: { want: string; they: string }) =>
  `você quer ${want}, mas ${they}`;
export const theyLose = ({ want, you }: { want: string; you: string }) =>
  `a outra pessoa quer ${want}, mas ${you}`;
export const bothLose = (given: {
  yourWant: string;
  they: string;
  theirWant: string;
  you: string;
}) =>
  `você quer ${given.yourWant}, mas ${given.they}; a outra pessoa quer ${given.theirWant}, mas ${given.you}`;
export const nobodyLoses = ({ you, they }: { you: string; they: string }) => `${you}, ${they}`;

/** Whose condition is broken, and how: `line` is one of the sentences above. */
export const dealbreakers = {
  mine: ({ line }: { line: string }) => `Um critério eliminatório seu: ${line}`,
  theirs: ({ line }: { line: string }) => `Um critério eliminatório da outra pessoa: ${line}`,
  both: ({ line }: { line: string }) => `Um critério eliminatório dos dois lados: ${line}`,
};

/** What a line of a score costs, after it. */
export const withPoints = ({ line, points }: { line: string; points: number }) =>
  `${line}: −${formatNumber(points)}`;

// Hours of sleep, such as 11:00 PM to 7:00 AM: how they live and what they want.
export const sleeping = {
  you: ({ from, until }: { from: string; until: string }) => `você dorme das ${from} às ${until}`,
  they: ({ from, until }: { from: string; until: string }) =>
    `a outra pessoa dorme das ${from} às ${until}`,
  both: ({ from, until }: { from: string; until: string }) =>
    `vocês dormem das ${from} às ${until}`,
  want: ({ from, until }: { from: string; until: string }) =>
    `alguém que durma entre ${from} e ${until}`,
};

interface Answer {
  /** How one of them lives, as a clause about the reader. */
  you: string;
  /** The same about the other one: a single person, of any gender. */
  they: string;
  /** The same about both. */
  both: string;
  /** What one of them wants of the other, after "você quer" or "a outra pessoa quer". */
  want: string;
}

/** The verb has one form for "você" and "a outra pessoa", and another for both. */
const answer = (lives: string, live: string, want: string): Answer => ({
  you: `você ${lives}`,
  they: `a outra pessoa ${lives}`,
  both: `vocês ${live}`,
  want,
});

/** Each answer to a question about living together, as a part of the sentences above. */
export const answers: { [Q in ChoiceQuestionId]: Record<AnswerTo<Q>, Answer> } = {
  cleaning: {
    when_needed: answer(
      'limpa quando a bagunça incomoda alguém',
      'limpam quando a bagunça incomoda alguém',
      'limpeza sem pressa',
    ),
    every_few_days: answer(
      'limpa em poucos dias',
      'limpam em poucos dias',
      'a cozinha limpa em poucos dias',
    ),
    same_day: answer('limpa no mesmo dia', 'limpam no mesmo dia', 'a cozinha limpa no mesmo dia'),
    right_away: answer('limpa na hora', 'limpam na hora', 'a cozinha limpa na hora'),
  },
  quiet: {
    by_20: answer(
      `faz silêncio a partir das ${formatTime(20, 0)}`,
      `fazem silêncio a partir das ${formatTime(20, 0)}`,
      `silêncio a partir das ${formatTime(20, 0)}`,
    ),
    by_22: answer(
      `faz silêncio a partir das ${formatTime(22, 0)}`,
      `fazem silêncio a partir das ${formatTime(22, 0)}`,
      `silêncio a partir das ${formatTime(22, 0)}`,
    ),
    by_24: answer(
      'faz silêncio a partir da meia-noite',
      'fazem silêncio a partir da meia-noite',
      'silêncio a partir da meia-noite',
    ),
    no_hour: answer(
      'não tem horário de silêncio',
      'não têm horário de silêncio',
      'que não haja horário de silêncio',
    ),
  },
  overnight_guests: {
    never: answer(
      'nunca recebe visitas para dormir',
      'nunca recebem visitas para dormir',
      'que ninguém de fora durma em casa',
    ),
    monthly: answer(
      'recebe visitas para dormir uma ou duas vezes por mês',
      'recebem visitas para dormir uma ou duas vezes por mês',
      'visitas para dormir uma ou duas vezes por mês',
    ),
    weekly: answer(
      'recebe visitas para dormir toda semana',
      'recebem visitas para dormir toda semana',
      'visitas para dormir toda semana',
    ),
    most_nights: answer(
      'recebe visitas para dormir quase toda noite',
      'recebem visitas para dormir quase toda noite',
      'visitas para dormir quase toda noite',
    ),
  },
  gatherings: {
    never: answer('nunca recebe amigos', 'nunca recebem amigos', 'uma casa sem reuniões de amigos'),
    few_a_year: answer(
      'recebe amigos algumas vezes por ano',
      'recebem amigos algumas vezes por ano',
      'amigos em casa algumas vezes por ano',
    ),
    monthly: answer('recebe amigos todo mês', 'recebem amigos todo mês', 'amigos em casa todo mês'),
    weekly: answer(
      'recebe amigos toda semana',
      'recebem amigos toda semana',
      'amigos em casa toda semana',
    ),
  },
  smoking: {
    never: answer('não fuma', 'não fumam', 'uma casa sem cigarro'),
    outside: answer('fuma fora do prédio', 'fumam fora do prédio', 'cigarro só fora do prédio'),
    balcony: answer(
      'fuma na varanda ou na janela',
      'fumam na varanda ou na janela',
      'cigarro no máximo na varanda ou na janela',
    ),
    indoors: answer('fuma dentro de casa', 'fumam dentro de casa', 'poder fumar dentro de casa'),
  },
  alcohol: {
    never: answer('não bebe em casa', 'não bebem em casa', 'uma casa sem álcool'),
    monthly: answer(
      'bebe em casa uma ou duas vezes por mês',
      'bebem em casa uma ou duas vezes por mês',
      'álcool em casa uma ou duas vezes por mês',
    ),
    weekly: answer(
      'bebe em casa toda semana',
      'bebem em casa toda semana',
      'álcool em casa toda semana',
    ),
    most_days: answer(
      'bebe em casa quase todo dia',
      'bebem em casa quase todo dia',
      'álcool em casa quase todo dia',
    ),
  },
  pets: {
    allergic: answer('tem alergia a pets', 'têm alergia a pets', 'alguém com alergia a pets'),
    none: answer('não quer pets', 'não querem pets', 'alguém que não quer pets'),
    welcome: answer(
      'gosta de pets e não tem nenhum',
      'gostam de pets e não têm nenhum',
      'alguém sem pet',
    ),
    has: answer('tem um pet', 'têm pets', 'alguém com pet'),
  },
  home_working: {
    never: answer(
      'nunca trabalha em casa',
      'nunca trabalham em casa',
      'que ninguém trabalhe em casa',
    ),
    some_days: answer(
      'trabalha em casa um ou dois dias por semana',
      'trabalham em casa um ou dois dias por semana',
      'trabalho em casa um ou dois dias por semana',
    ),
    most_days: answer(
      'trabalha em casa três ou quatro dias por semana',
      'trabalham em casa três ou quatro dias por semana',
      'trabalho em casa três ou quatro dias por semana',
    ),
    every_day: answer(
      'trabalha em casa todo dia',
      'trabalham em casa todo dia',
      'trabalho em casa todo dia',
    ),
  },
  sharing: {
    nothing: answer('não divide nada', 'não dividem nada', 'não dividir nada'),
    basics: answer(
      'divide o básico, como sal e óleo',
      'dividem o básico, como sal e óleo',
      'dividir o básico',
    ),
    some_meals: answer(
      'divide o básico e uma refeição por semana',
      'dividem o básico e uma refeição por semana',
      'dividir o básico e uma refeição por semana',
    ),
    most_things: answer(
      'divide quase toda a comida e as coisas da casa',
      'dividem quase toda a comida e as coisas da casa',
      'dividir quase toda a comida e as coisas da casa',
    ),
  },
  chores: {
    as_it_comes: answer(
      'não tem sistema fixo para as tarefas',
      'não têm sistema fixo para as tarefas',
      'tarefas sem sistema fixo',
    ),
    by_asking: answer(
      'combina as tarefas caso a caso',
      'combinam as tarefas caso a caso',
      'combinar as tarefas caso a caso',
    ),
    by_turns: answer('reveza as tarefas', 'revezam as tarefas', 'revezar as tarefas'),
    written_plan: answer(
      'usa uma escala escrita de tarefas',
      'usam uma escala escrita de tarefas',
      'uma escala escrita de tarefas',
    ),
  },
  conflict: {
    rarely: answer(
      'raramente fala de problemas',
      'raramente falam de problemas',
      'falar de problemas raramente',
    ),
    within_weeks: answer(
      'espera um bom momento para falar de problemas',
      'esperam um bom momento para falar de problemas',
      'falar de problemas num bom momento',
    ),
    within_days: answer(
      'fala de problemas em poucos dias',
      'falam de problemas em poucos dias',
      'falar de problemas em poucos dias',
    ),
    same_day: answer(
      'fala de problemas no mesmo dia',
      'falam de problemas no mesmo dia',
      'falar de problemas no mesmo dia',
    ),
  },
};

// How a room suits somebody: what suits them, and what does not. One line each.
export const suits = {
  budget: 'Dentro do seu orçamento',
  dates: 'Disponível quando você quer se mudar',
  distance: 'Na sua região',
  stay: 'O tempo de estadia combina com você',
  house_rules: 'Seus hábitos respeitam as regras da casa',
};
export const aboveBudget = ({ amount }: { amount: string }) =>
  `${amount} por mês acima do seu orçamento`;
export const availableLater = ({ days }: { days: number }) =>
  plural(days, {
    one: `Disponível ${formatNumber(days)} dia depois da data em que você quer se mudar`,
    many: `Disponível ${formatNumber(days)} de dias depois da data em que você quer se mudar`,
    other: `Disponível ${formatNumber(days)} dias depois da data em que você quer se mudar`,
  });
export const fromYourArea = ({ km }: { km: number }) =>
  `A cerca de ${formatNumber(km)} km da sua região`;
export const stayTooLong = ({ stay }: { stay: string }) =>
  `A estadia mínima é ${stay} mais longa que a sua`;
export const stayTooShort = ({ stay }: { stay: string }) =>
  `A estadia máxima é ${stay} mais curta que a sua`;
/** `rules` are one or more rules of the house, such as "Sem pets, Horário de silêncio". */
export const brokenRules = ({ count, rules }: { count: number; rules: string }) =>
  plural(count, {
    one: `Seus hábitos quebram uma regra da casa: ${rules}`,
    many: `Seus hábitos quebram regras da casa: ${rules}`,
    other: `Seus hábitos quebram regras da casa: ${rules}`,
  });

// Scores.
export const noScoreYet = 'Sem pontuação ainda';
export const fitOf100 = ({ score }: { score: number }) => `Fit ${formatNumber(score)} de 100`;
export const conflicts = pluralText({ one: '# conflito', other: '# conflitos' });

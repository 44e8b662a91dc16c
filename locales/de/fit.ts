import type { AnswerTo, ChoiceQuestionId, QuestionId } from '#contract/questionnaire/questions.ts';
import { formatNumber, formatTime } from './format.ts';
import { plural, pluralText } from './plural.ts';

/** Why two people would live well together, by question. One line of a card. */
export const reasons: Record<QuestionId, string> = {
  sleep: 'Eure Schlafzeiten passen',
  cleaning: 'Einig beim Putzen der Küche',
  quiet: 'Einig bei den Ruhezeiten',
  overnight_guests: 'Einig bei Gästen über Nacht',
  gatherings: 'Einig bei Besuch von Freunden',
  smoking: 'Einig beim Rauchen',
  alcohol: 'Einig beim Alkohol',
  pets: 'Einig bei Haustieren',
  home_working: 'Einig beim Arbeiten zu Hause',
  sharing: 'Einig beim Teilen',
  chores: 'Einig bei Haushalt und Kosten',
  conflict: 'Einig, wie ihr Probleme ansprecht',
};

// What a score rests on: `shared` of `of` questions were answered by both.
export const basedOn = ({ shared, of }: { shared: number; of: number }) =>
  `aus ${formatNumber(shared)} von ${formatNumber(of)}`;
export const tooFewAnswers = ({ shared, of }: { shared: number; of: number }) =>
  `Nur ${formatNumber(shared)} von ${formatNumber(of)} Fragen habt ihr beide beantwortet: zu wenige für einen Score`;
export const nothingImportant =
  'Einer Seite ist keine dieser Fragen wichtig, deshalb gibt es keinen Score';
export const scoreBase = ({ shared, of }: { shared: number; of: number }) =>
  `Aus ${formatNumber(shared)} von ${formatNumber(of)} Fragen, die ihr beide beantwortet habt`;
export const scoreBaseLow = ({ shared, of }: { shared: number; of: number }) =>
  `Aus ${formatNumber(shared)} von ${formatNumber(of)} Fragen, die ihr beide beantwortet habt; der Score ist also nur ein erster Hinweis`;

// What a question costs. "Dein Gegenüber" is the other one, whatever the gender.
export const youLose = ({ want, they }: { want: string; they: string }) =>
  `du möchtest ${want}, ${they}`;
export const theyLose = ({ want, you }: { want: string; you: string }) =>
  `dein Gegenüber möchte ${want}, ${you}`;
export const bothLose = (given: {
  yourWant: string;
  they: string;
  theirWant: string;
  you: string;
}) =>
  `du möchtest ${given.yourWant}, ${given.they}; dein Gegenüber möchte ${given.theirWant}, ${given.you}`;
export const nobodyLoses = ({ you, they }: { you: string; they: string }) => `${you}, ${they}`;

/** Whose condition is broken, and how: `line` is one of the sentences above. */
export const dealbreakers = {
  mine: ({ line }: { line: string }) => `Ein No-Go für dich: ${line}`,
  theirs: ({ line }: { line: string }) => `Ein No-Go für dein Gegenüber: ${line}`,
  both: ({ line }: { line: string }) => `Ein No-Go für euch beide: ${line}`,
};

/** What a line of a score costs, after it. */
export const withPoints = ({ line, points }: { line: string; points: number }) =>
  `${line}: −${formatNumber(points)}`;

// Hours of sleep, such as 11:00 PM to 7:00 AM: how they live and what they want.
export const sleeping = {
  you: ({ from, until }: { from: string; until: string }) => `du schläfst von ${from} bis ${until}`,
  they: ({ from, until }: { from: string; until: string }) =>
    `dein Gegenüber schläft von ${from} bis ${until}`,
  both: ({ from, until }: { from: string; until: string }) =>
    `ihr schlaft beide von ${from} bis ${until}`,
  want: ({ from, until }: { from: string; until: string }) =>
    `Schlaf zwischen ${from} und ${until}`,
};

interface Answer {
  /** How one of them lives, as a clause about the reader. */
  you: string;
  /** The same about the other one: a single person, of any gender. */
  they: string;
  /** The same about both. */
  both: string;
  /** What one of them wants of the other, after "du möchtest". */
  want: string;
}

/** The verb for "du", for "dein Gegenüber" and for "ihr"; then the rest of the clause. */
type Verb = readonly [you: string, they: string, both: string];
const answer = ([you, they, both]: Verb, rest: string, want: string): Answer => ({
  you: `du ${you} ${rest}`,
  they: `dein Gegenüber ${they} ${rest}`,
  both: `ihr ${both} beide ${rest}`,
  want,
});

const clean: Verb = ['räumst', 'räumt', 'räumt'];
const are: Verb = ['bist', 'ist', 'seid'];
const have: Verb = ['hast', 'hat', 'habt'];
const smoke: Verb = ['rauchst', 'raucht', 'raucht'];
const drink: Verb = ['trinkst', 'trinkt', 'trinkt'];
const want: Verb = ['möchtest', 'möchte', 'möchtet'];
const like: Verb = ['magst', 'mag', 'mögt'];
const work: Verb = ['arbeitest', 'arbeitet', 'arbeitet'];
const share: Verb = ['teilst', 'teilt', 'teilt'];
const speak: Verb = ['sprichst', 'spricht', 'sprecht'];

/** Each answer to a question about living together, as a part of the sentences above. */
export const answers: { [Q in ChoiceQuestionId]: Record<AnswerTo<Q>, Answer> } = {
  cleaning: {
    when_needed: answer(clean, 'auf, wenn es jemanden stört', 'keine Eile beim Aufräumen'),
    every_few_days: answer(
      clean,
      'innerhalb weniger Tage auf',
      'die Küche innerhalb weniger Tage sauber',
    ),
    same_day: answer(clean, 'am selben Tag auf', 'die Küche am selben Tag sauber'),
    right_away: answer(clean, 'sofort auf', 'die Küche sofort sauber'),
  },
  quiet: {
    by_20: answer(are, `ab ${formatTime(20, 0)} leise`, `Ruhe ab ${formatTime(20, 0)}`),
    by_22: answer(are, `ab ${formatTime(22, 0)} leise`, `Ruhe ab ${formatTime(22, 0)}`),
    by_24: answer(are, 'ab Mitternacht leise', 'Ruhe ab Mitternacht'),
    no_hour: answer(have, 'keine Ruhezeiten', 'keine Ruhezeiten'),
  },
  overnight_guests: {
    never: answer(have, 'nie Gäste über Nacht', 'keine Gäste über Nacht'),
    monthly: answer(
      have,
      'ein- oder zweimal im Monat Gäste über Nacht',
      'ein- oder zweimal im Monat Gäste über Nacht',
    ),
    weekly: answer(have, 'jede Woche Gäste über Nacht', 'jede Woche Gäste über Nacht'),
    most_nights: answer(have, 'fast jede Nacht Gäste', 'fast jede Nacht Gäste'),
  },
  gatherings: {
    never: answer(have, 'nie Freunde zu Besuch', 'keine Freunde zu Besuch'),
    few_a_year: answer(
      have,
      'ein paar Mal im Jahr Freunde zu Besuch',
      'ein paar Mal im Jahr Freunde zu Besuch',
    ),
    monthly: answer(have, 'jeden Monat Freunde zu Besuch', 'jeden Monat Freunde zu Besuch'),
    weekly: answer(have, 'jede Woche Freunde zu Besuch', 'jede Woche Freunde zu Besuch'),
  },
  smoking: {
    never: answer(smoke, 'nicht', 'rauchfrei wohnen'),
    outside: answer(smoke, 'vor dem Haus', 'Rauchen nur vor dem Haus'),
    balcony: answer(
      smoke,
      'auf dem Balkon oder am Fenster',
      'Rauchen höchstens auf dem Balkon oder am Fenster',
    ),
    indoors: answer(smoke, 'drinnen', 'Rauchen auch drinnen'),
  },
  alcohol: {
    never: answer(drink, 'zu Hause nie Alkohol', 'keinen Alkohol zu Hause'),
    monthly: answer(
      drink,
      'zu Hause ein- oder zweimal im Monat Alkohol',
      'zu Hause ein- oder zweimal im Monat Alkohol',
    ),
    weekly: answer(drink, 'zu Hause jede Woche Alkohol', 'zu Hause jede Woche Alkohol'),
    most_days: answer(drink, 'zu Hause fast täglich Alkohol', 'zu Hause fast täglich Alkohol'),
  },
  pets: {
    allergic: answer(are, 'gegen Haustiere allergisch', 'jemanden mit Tierallergie'),
    none: answer(want, 'keine Haustiere', 'jemanden, der keine Haustiere möchte'),
    welcome: answer(like, 'Haustiere, ohne eins zu haben', 'jemanden ohne Haustier'),
    has: answer(have, 'ein Haustier', 'jemanden mit Haustier'),
  },
  home_working: {
    never: answer(work, 'nie zu Hause', 'keine Arbeit zu Hause'),
    some_days: answer(
      work,
      'ein oder zwei Tage pro Woche zu Hause',
      'Arbeit zu Hause an ein oder zwei Tagen pro Woche',
    ),
    most_days: answer(
      work,
      'drei oder vier Tage pro Woche zu Hause',
      'Arbeit zu Hause an drei oder vier Tagen pro Woche',
    ),
    every_day: answer(work, 'jeden Tag zu Hause', 'Arbeit zu Hause an jedem Tag'),
  },
  sharing: {
    nothing: answer(share, 'nichts', 'nichts teilen'),
    basics: answer(share, 'Grundzutaten wie Salz und Öl', 'Grundzutaten teilen'),
    some_meals: answer(
      share,
      'Grundzutaten und ein Essen pro Woche',
      'Grundzutaten und ein Essen pro Woche teilen',
    ),
    most_things: answer(
      share,
      'fast alle Lebensmittel und Haushaltssachen',
      'fast alle Lebensmittel und Haushaltssachen teilen',
    ),
  },
  chores: {
    as_it_comes: answer(have, 'kein festes System im Haushalt', 'kein festes System im Haushalt'),
    by_asking: answer(speak, 'den Haushalt jedes Mal ab', 'den Haushalt jedes Mal absprechen'),
    by_turns: answer(
      ['machst', 'macht', 'macht'],
      'den Haushalt im Wechsel',
      'den Haushalt im Wechsel machen',
    ),
    written_plan: answer(
      have,
      'einen schriftlichen Plan für den Haushalt',
      'einen schriftlichen Plan für den Haushalt',
    ),
  },
  conflict: {
    rarely: answer(speak, 'Probleme selten an', 'Probleme nur selten ansprechen'),
    within_weeks: answer(
      speak,
      'Probleme in einem guten Moment an',
      'Probleme in einem guten Moment ansprechen',
    ),
    within_days: answer(
      speak,
      'Probleme innerhalb weniger Tage an',
      'Probleme innerhalb weniger Tage ansprechen',
    ),
    same_day: answer(speak, 'Probleme am selben Tag an', 'Probleme am selben Tag ansprechen'),
  },
};

// How a room suits somebody: what suits them, and what does not. One line each.
export const suits = {
  budget: 'In deinem Budget',
  dates: 'Verfügbar, wenn du einziehen möchtest',
  distance: 'In deiner Gegend',
  stay: 'Die Mietdauer passt dir',
  house_rules: 'Deine Gewohnheiten passen zu den Hausregeln',
};
export const aboveBudget = ({ amount }: { amount: string }) =>
  `${amount} im Monat über deinem Budget`;
export const availableLater = ({ days }: { days: number }) =>
  plural(days, {
    one: `${formatNumber(days)} Tag nach deinem Wunschtermin verfügbar`,
    other: `${formatNumber(days)} Tage nach deinem Wunschtermin verfügbar`,
  });
export const fromYourArea = ({ km }: { km: number }) =>
  `Etwa ${formatNumber(km)} km von deiner Gegend entfernt`;
export const stayTooLong = ({ stay }: { stay: string }) =>
  `Die Mindestmietdauer ist ${stay} länger als deine`;
export const stayTooShort = ({ stay }: { stay: string }) =>
  `Die maximale Mietdauer ist ${stay} kürzer als deine`;
export const brokenRules = ({ count, rules }: { count: number; rules: string }) =>
  plural(count, {
    one: `Deine Gewohnheiten verstoßen gegen eine Hausregel: ${rules}`,
    other: `Deine Gewohnheiten verstoßen gegen Hausregeln: ${rules}`,
  });

// Scores.
export const noScoreYet = 'Noch kein Score';
export const fitOf100 = ({ score }: { score: number }) => `Fit ${formatNumber(score)} von 100`;
export const conflicts = pluralText({ one: '# Konflikt', other: '# Konflikte' });

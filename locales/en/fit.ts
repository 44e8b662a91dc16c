import type { AnswerTo, ChoiceQuestionId, QuestionId } from '#contract/questionnaire/questions.ts';
import { formatNumber, formatTime } from './format.ts';
import { plural, pluralText } from './plural.ts';

/** Why two people would live well together, by question. One line of a card. */
export const reasons: Record<QuestionId, string> = {
  sleep: 'Your sleeping hours match',
  cleaning: 'You agree on cleaning the kitchen',
  quiet: 'You agree on quiet hours',
  overnight_guests: 'You agree on overnight guests',
  gatherings: 'You agree on having friends over',
  smoking: 'You agree on smoking',
  alcohol: 'You agree on alcohol',
  pets: 'You agree on pets',
  home_working: 'You agree on working from home',
  sharing: 'You agree on sharing',
  chores: 'You agree on chores and bills',
  conflict: 'You agree on talking about problems',
};

// What a score rests on: `shared` of `of` questions were answered by both. The first stands after a
// comma or a dot: "82, from 9 of 12".
export const basedOn = ({ shared, of }: { shared: number; of: number }) =>
  `from ${formatNumber(shared)} of ${formatNumber(of)}`;
export const tooFewAnswers = ({ shared, of }: { shared: number; of: number }) =>
  `Only ${formatNumber(shared)} of ${formatNumber(of)} questions answered by both of you: too few for a score`;
export const nothingImportant =
  'One of you marked none of these questions as important, so there is no score';
export const scoreBase = ({ shared, of }: { shared: number; of: number }) =>
  `From ${formatNumber(shared)} of ${formatNumber(of)} questions you both answered`;
export const scoreBaseLow = ({ shared, of }: { shared: number; of: number }) =>
  `From ${formatNumber(shared)} of ${formatNumber(of)} questions you both answered, so this score is only a first hint`;

// What a question costs. `want` is such a text of `answers`, `you` and `they` a clause of it. They
// begin in small letters, because some follow a colon; at the start of a line the screen writes the
// first letter large.
export const youLose = ({ want, they }: { want: string; they: string }) =>
  `you want ${want}, ${they}`;
export const theyLose = ({ want, you }: { want: string; you: string }) =>
  `they want ${want}, ${you}`;
export const bothLose = (given: {
  yourWant: string;
  they: string;
  theirWant: string;
  you: string;
}) => `you want ${given.yourWant}, ${given.they}; they want ${given.theirWant}, ${given.you}`;
export const nobodyLoses = ({ you, they }: { you: string; they: string }) => `${you}, ${they}`;

/** Whose condition is broken, and how: `line` is one of the sentences above. */
export const dealbreakers = {
  mine: ({ line }: { line: string }) => `A dealbreaker for you: ${line}`,
  theirs: ({ line }: { line: string }) => `A dealbreaker for them: ${line}`,
  both: ({ line }: { line: string }) => `A dealbreaker for both of you: ${line}`,
};

/** What a line of a score costs, after it. */
export const withPoints = ({ line, points }: { line: string; points: number }) =>
  `${line}: −${formatNumber(points)}`;

// Hours of sleep, such as 11:00 PM to 7:00 AM: how they live and what they want.
export const sleeping = {
  you: ({ from, until }: { from: string; until: string }) => `you sleep ${from} to ${until}`,
  they: ({ from, until }: { from: string; until: string }) => `they sleep ${from} to ${until}`,
  both: ({ from, until }: { from: string; until: string }) => `you both sleep ${from} to ${until}`,
  want: ({ from, until }: { from: string; until: string }) => `sleep within ${from} to ${until}`,
};

interface Answer {
  /** How one of them lives, as a clause about the reader. */
  you: string;
  /** The same about the other one: a single person, of any gender. */
  they: string;
  /** The same about both. */
  both: string;
  /** What one of them wants of the other, after "you want" or "they want". */
  want: string;
}

/** In English one verb form serves all of them. */
const answer = (live: string, want: string): Answer => ({
  you: `you ${live}`,
  they: `they ${live}`,
  both: `you both ${live}`,
  want,
});

/** Each answer to a question about living together, as a part of the sentences above. */
export const answers: { [Q in ChoiceQuestionId]: Record<AnswerTo<Q>, Answer> } = {
  cleaning: {
    when_needed: answer('clean up when it bothers someone', 'no rush to clean up'),
    every_few_days: answer('clean up within a few days', 'the kitchen clean within a few days'),
    same_day: answer('clean up the same day', 'the kitchen clean the same day'),
    right_away: answer('clean up right away', 'the kitchen clean right away'),
  },
  quiet: {
    by_20: answer(`are quiet from ${formatTime(20, 0)}`, `quiet from ${formatTime(20, 0)}`),
    by_22: answer(`are quiet from ${formatTime(22, 0)}`, `quiet from ${formatTime(22, 0)}`),
    by_24: answer('are quiet from midnight', 'quiet from midnight'),
    no_hour: answer('have no quiet hours', 'no quiet hours'),
  },
  overnight_guests: {
    never: answer('never have overnight guests', 'no overnight guests'),
    monthly: answer(
      'have overnight guests once or twice a month',
      'overnight guests once or twice a month',
    ),
    weekly: answer('have overnight guests every week', 'overnight guests every week'),
    most_nights: answer('have overnight guests most nights', 'overnight guests most nights'),
  },
  gatherings: {
    never: answer('never have friends over', 'no friends over'),
    few_a_year: answer('have friends over a few times a year', 'friends over a few times a year'),
    monthly: answer('have friends over every month', 'friends over every month'),
    weekly: answer('have friends over every week', 'friends over every week'),
  },
  smoking: {
    never: answer('don’t smoke', 'no smoking'),
    outside: answer('smoke outside the building', 'smoking only outside the building'),
    balcony: answer(
      'smoke on the balcony or at a window',
      'smoking on the balcony or at a window at most',
    ),
    indoors: answer('smoke indoors', 'smoking indoors'),
  },
  alcohol: {
    never: answer('don’t drink at home', 'no alcohol at home'),
    monthly: answer('drink at home once or twice a month', 'drinks at home once or twice a month'),
    weekly: answer('drink at home every week', 'drinks at home every week'),
    most_days: answer('drink at home most days', 'drinks at home most days'),
  },
  pets: {
    allergic: answer('are allergic to pets', 'someone allergic to pets'),
    none: answer('want no pets', 'someone who wants no pets'),
    welcome: answer('like pets and have none', 'someone without a pet'),
    has: answer('have a pet', 'someone with a pet'),
  },
  home_working: {
    never: answer('never work at home', 'no work at home'),
    some_days: answer('work at home one or two days a week', 'work at home one or two days a week'),
    most_days: answer(
      'work at home three or four days a week',
      'work at home three or four days a week',
    ),
    every_day: answer('work at home every day', 'work at home every day'),
  },
  sharing: {
    nothing: answer('share nothing', 'to share nothing'),
    basics: answer('share basics such as salt and oil', 'to share basics'),
    some_meals: answer('share basics and a weekly meal', 'to share basics and a weekly meal'),
    most_things: answer(
      'share most food and household items',
      'to share most food and household items',
    ),
  },
  chores: {
    as_it_comes: answer('have no fixed system for chores', 'no fixed system for chores'),
    by_asking: answer('agree on chores each time', 'to agree on chores each time'),
    by_turns: answer('take turns with chores', 'to take turns with chores'),
    written_plan: answer('use a written plan for chores', 'a written plan for chores'),
  },
  conflict: {
    rarely: answer('rarely bring up problems', 'problems brought up rarely'),
    within_weeks: answer(
      'wait for a good moment to bring up problems',
      'problems brought up at a good moment',
    ),
    within_days: answer(
      'bring up problems within a few days',
      'problems brought up within a few days',
    ),
    same_day: answer('bring up problems the same day', 'problems brought up the same day'),
  },
};

// How a room suits somebody: what suits them, and what does not. One line each.
export const suits = {
  budget: 'Within your budget',
  dates: 'Available when you want to move in',
  distance: 'In your area',
  stay: 'The length of stay suits you',
  house_rules: 'Your habits match the house rules',
};
export const aboveBudget = ({ amount }: { amount: string }) =>
  `${amount} a month above your budget`;
export const availableLater = ({ days }: { days: number }) =>
  plural(days, {
    one: `Available ${formatNumber(days)} day after you want to move in`,
    other: `Available ${formatNumber(days)} days after you want to move in`,
  });
export const fromYourArea = ({ km }: { km: number }) =>
  `About ${formatNumber(km)} km from your area`;
export const stayTooLong = ({ stay }: { stay: string }) =>
  `The shortest stay is ${stay} longer than yours`;
export const stayTooShort = ({ stay }: { stay: string }) =>
  `The longest stay is ${stay} shorter than yours`;
/** `rules` are one or more rules of the house, such as "No pets, Quiet hours". */
export const brokenRules = ({ count, rules }: { count: number; rules: string }) =>
  plural(count, {
    one: `Your habits break a house rule: ${rules}`,
    other: `Your habits break house rules: ${rules}`,
  });

// Scores.
export const noScoreYet = 'No score yet';
export const fitOf100 = ({ score }: { score: number }) => `Fit ${formatNumber(score)} of 100`;
export const conflicts = pluralText({ one: '# conflict', other: '# conflicts' });

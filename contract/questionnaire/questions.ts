/**
 * The questions of Roomie Fit: a user's habits, asked as frequencies and times, and what they
 * accept in others. No question is about a protected trait.
 *
 * Answers are stored by position (server/platform/database) and encoded by position
 * (server/domain/matching). Add questions and answers at the end; never reorder or remove them.
 */
interface Texts {
  /** The short name of the question, as in a ledger. */
  topic: string;
  /** Asks for the user's own habit. */
  ask: string;
  /** Asks what the user accepts in others. */
  askOfOthers: string;
}

interface Choices extends Texts {
  /**
   * Ordered answers form a scale: an answer next to an acceptable one counts half. Unordered
   * answers are acceptable or not.
   */
  kind: 'ordered' | 'unordered';
  /** The name of each answer on the wire, and its label. */
  answers: Readonly<Record<string, string>>;
  /**
   * The end of the scale that is easiest to live with, such as never smoking. Accepting an
   * answer accepts the easier ones too. Missing where neither end is easier, only different.
   */
  easiest?: string;
}

interface HoursQuestion extends Texts {
  /** Answered by two clock times; the share of the night that overlaps counts. */
  kind: 'hours';
}

export const questions = {
  sleep: {
    kind: 'hours',
    topic: 'Sleep',
    ask: 'When do you usually sleep?',
    askOfOthers: 'During which hours may your roommate sleep?',
  },
  cleaning: {
    kind: 'ordered',
    topic: 'Cleaning the kitchen',
    ask: 'How soon do you clean up after cooking?',
    askOfOthers: 'How soon should your roommate clean up after cooking?',
    answers: {
      when_needed: 'When it bothers someone',
      every_few_days: 'Within a few days',
      same_day: 'The same day',
      right_away: 'Right away',
    },
    easiest: 'right_away',
  },
  quiet: {
    kind: 'ordered',
    topic: 'Quiet hours',
    ask: 'On weeknights, from when are you quiet?',
    askOfOthers: 'On weeknights, from when should your roommate be quiet?',
    answers: {
      by_20: 'From 20:00',
      by_22: 'From 22:00',
      by_24: 'From midnight',
      no_hour: 'No quiet hours',
    },
    easiest: 'by_20',
  },
  overnight_guests: {
    kind: 'ordered',
    topic: 'Overnight guests',
    ask: 'How often do you have guests overnight?',
    askOfOthers: 'How often may your roommate have guests overnight?',
    answers: {
      never: 'Never',
      monthly: 'Once or twice a month',
      weekly: 'Every week',
      most_nights: 'Most nights',
    },
    easiest: 'never',
  },
  gatherings: {
    kind: 'ordered',
    topic: 'Friends over and parties',
    ask: 'How often do you have friends over?',
    askOfOthers: 'How often may your roommate have friends over?',
    answers: {
      never: 'Never',
      few_a_year: 'A few times a year',
      monthly: 'Every month',
      weekly: 'Every week',
    },
    easiest: 'never',
  },
  smoking: {
    kind: 'ordered',
    topic: 'Smoking and vaping',
    ask: 'Do you smoke or vape at home?',
    askOfOthers: 'May your roommate smoke or vape at home?',
    answers: {
      never: 'Never',
      outside: 'Only outside the building',
      balcony: 'On the balcony or at a window',
      indoors: 'Indoors',
    },
    easiest: 'never',
  },
  alcohol: {
    kind: 'ordered',
    topic: 'Alcohol',
    ask: 'How often do you drink alcohol at home?',
    askOfOthers: 'How often may your roommate drink alcohol at home?',
    answers: {
      never: 'Never',
      monthly: 'Once or twice a month',
      weekly: 'Every week',
      most_days: 'Most days',
    },
    easiest: 'never',
  },
  pets: {
    kind: 'unordered',
    topic: 'Pets and allergies',
    ask: 'Do you have pets?',
    askOfOthers: 'Who could you live with?',
    answers: {
      allergic: 'Allergic to pets',
      none: 'No pets, prefer none',
      welcome: 'No pets, but happy with them',
      has: 'Pet owner',
    },
  },
  home_working: {
    kind: 'ordered',
    topic: 'Working from home',
    ask: 'How many days a week do you work or study at home?',
    askOfOthers: 'How many days a week may your roommate work or study at home?',
    answers: {
      never: 'None',
      some_days: '1 or 2 days',
      most_days: '3 or 4 days',
      every_day: '5 or more days',
    },
    easiest: 'never',
  },
  sharing: {
    kind: 'ordered',
    topic: 'Sharing food and household items',
    ask: 'What do you like to share with roommates?',
    askOfOthers: 'What should be shared at home?',
    answers: {
      nothing: 'Nothing',
      basics: 'Basics such as salt and oil',
      some_meals: 'Basics and a weekly meal',
      most_things: 'Most food and household items',
    },
  },
  chores: {
    kind: 'ordered',
    topic: 'Chores and bills',
    ask: 'How do you like to split chores and bills?',
    askOfOthers: 'How should chores and bills be split?',
    answers: {
      as_it_comes: 'No fixed system',
      by_asking: 'Agree each time',
      by_turns: 'Take turns',
      written_plan: 'Written plan',
    },
  },
  conflict: {
    kind: 'ordered',
    topic: 'Talking about problems',
    ask: 'When something bothers you, how soon do you bring it up?',
    askOfOthers: 'How soon should your roommate bring up a problem?',
    answers: {
      rarely: 'Rarely, if at all',
      within_weeks: 'When there is a good moment',
      within_days: 'Within a few days',
      same_day: 'The same day',
    },
  },
} as const satisfies Record<string, Choices | HoursQuestion>;

export type QuestionId = keyof typeof questions;
export type ChoiceQuestionId = {
  [Q in QuestionId]: (typeof questions)[Q] extends { kind: 'hours' } ? never : Q;
}[QuestionId];

/** Do users choose an answer to this question, instead of entering clock times? */
export function isChoice(id: QuestionId): id is ChoiceQuestionId {
  return questions[id].kind !== 'hours';
}

/** The easiest answer to live with; null where no end of the scale is easier. */
export function easiestAnswer(id: ChoiceQuestionId): string | null {
  return (questions[id] as Choices).easiest ?? null;
}

/** All questions, in the order in which they are asked, stored and encoded. */
export const questionIds = Object.keys(questions) as QuestionId[];

/** The answers of a question by name, in their order. */
export function answersOf<Q extends ChoiceQuestionId>(id: Q): AnswerTo<Q>[] {
  return Object.keys(questions[id].answers) as AnswerTo<Q>[];
}

/** Clock times `HH:MM` on the half hour; `until` may be on the next day. */
export interface Hours {
  from: string;
  until: string;
}

export type AnswerTo<Q extends QuestionId> = Q extends ChoiceQuestionId
  ? Extract<keyof (typeof questions)[Q]['answers'], string>
  : Hours;

/** What people read of a question. */
export type QuestionTexts<Q extends QuestionId> = {
  /** The short name of the question, as in a ledger. */
  topic: string;
  /** Asks for the user's own habit. */
  ask: string;
  /** Asks what the user accepts in others. */
  askOfOthers: string;
} & (Q extends ChoiceQuestionId ? { answers: Record<AnswerTo<Q>, string> } : unknown);

/** A user's habits. A missing question was not answered, and is never guessed. */
export type Habits = { [Q in QuestionId]?: AnswerTo<Q> };

/** 0 not at all, 1 a little, 2 a lot, 4 very much. */
export const importances = [0, 1, 2, 4] as const;
export type Importance = (typeof importances)[number];

/** What a user accepts in others on one question. */
export interface Preference<Q extends QuestionId = QuestionId> {
  /**
   * Acceptable answers; for sleep the hours to stay within. The own answer is one of them, and so
   * are the answers that are easier to live with, unless `only_these` is set.
   */
  acceptable: Q extends ChoiceQuestionId ? AnswerTo<Q>[] : Hours;
  importance: Importance;
  /** Anything outside `acceptable` (sleep: less than half of the night in it) is a conflict. */
  is_dealbreaker: boolean;
  /** Set when the user does not accept every easier answer. */
  only_these?: true;
}

/** What a user accepts, for the questions they answered themselves. */
export type Preferences = { [Q in QuestionId]?: Preference<Q> };

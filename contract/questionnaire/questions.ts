/**
 * The questions of Roomie Fit: how someone lives, asked as frequencies and times, and what they
 * accept in others. No question touches a protected trait.
 *
 * Answers are stored by position (server/platform/database) and packed by position (server/domain/matching): add
 * questions and answers at the end, never reorder or remove them.
 */
interface Wording {
  /** Names the question in a ledger or a filter. */
  topic: string;
  /** Asks how the person lives. */
  ask: string;
  /** Asks what the person accepts in others. */
  askOfOthers: string;
}

interface Choices extends Wording {
  /**
   * Ordered answers stand on a scale: the next one is half as good as an acceptable one.
   * Unordered ones are acceptable or not.
   */
  kind: 'ordered' | 'unordered';
  /** What each answer is called on the wire, and the words for it. */
  answers: Readonly<Record<string, string>>;
}

interface HoursQuestion extends Wording {
  /** Answered by two clock times; as good as the share of the night that overlaps. */
  kind: 'hours';
}

export const questions = {
  sleep: {
    kind: 'hours',
    topic: 'Sleep',
    ask: 'When do you usually sleep?',
    askOfOthers: 'Between which hours should your roommate sleep?',
  },
  cleaning: {
    kind: 'ordered',
    topic: 'Kitchen and common rooms',
    ask: 'After cooking, when is the kitchen clean again?',
    askOfOthers: 'When should the kitchen be clean again?',
    answers: {
      when_needed: 'Once it bothers someone',
      every_few_days: 'Within a few days',
      same_day: 'The same day',
      right_away: 'Right after the meal',
    },
  },
  quiet: {
    kind: 'ordered',
    topic: 'Noise and quiet hours',
    ask: 'On a weeknight, when does music or noise stop?',
    askOfOthers: 'On a weeknight, when should noise stop?',
    answers: {
      by_20: 'By 20:00',
      by_22: 'By 22:00',
      by_24: 'By 24:00',
      no_hour: 'No fixed hour',
    },
  },
  overnight_guests: {
    kind: 'ordered',
    topic: 'Overnight guests',
    ask: 'How often does someone stay the night with you?',
    askOfOthers: 'How often may someone stay the night?',
    answers: {
      never: 'Never',
      monthly: 'Once or twice a month',
      weekly: 'Every week',
      most_nights: 'Most nights',
    },
  },
  gatherings: {
    kind: 'ordered',
    topic: 'Friends over and parties',
    ask: 'How often do you have several friends over?',
    askOfOthers: 'How often may several friends come over?',
    answers: {
      never: 'Never',
      few_a_year: 'A few times a year',
      monthly: 'Every month',
      weekly: 'Every week',
    },
  },
  smoking: {
    kind: 'ordered',
    topic: 'Smoking and vaping',
    ask: 'Where do you smoke or vape at home?',
    askOfOthers: 'Where may your roommate smoke or vape?',
    answers: {
      never: 'Nowhere, I don’t',
      outside: 'Outside the house',
      balcony: 'On the balcony or at the window',
      indoors: 'Inside',
    },
  },
  alcohol: {
    kind: 'ordered',
    topic: 'Alcohol',
    ask: 'How often do you drink alcohol at home?',
    askOfOthers: 'How often may your roommate drink at home?',
    answers: {
      never: 'Never',
      monthly: 'Once or twice a month',
      weekly: 'Every week',
      most_days: 'Most days',
    },
  },
  pets: {
    kind: 'unordered',
    topic: 'Pets and allergies',
    ask: 'How is it with you and pets?',
    askOfOthers: 'Who can you live with?',
    answers: {
      allergic: 'Allergic to them',
      none: 'Have none, want none',
      welcome: 'Have none, like them',
      has: 'Have one',
    },
  },
  home_working: {
    kind: 'ordered',
    topic: 'Working from home',
    ask: 'How many days a week do you work or study at home?',
    askOfOthers: 'How many days may your roommate be working at home?',
    answers: {
      never: 'None',
      some_days: 'One or two',
      most_days: 'Three or four',
      every_day: 'Five or more',
    },
  },
  sharing: {
    kind: 'ordered',
    topic: 'Sharing food and things',
    ask: 'What do you share at home?',
    askOfOthers: 'How much should be shared?',
    answers: {
      nothing: 'Nothing, each has their own',
      basics: 'Salt, oil and the like',
      some_meals: 'Basics, and a meal every week',
      most_things: 'Most food and things',
    },
  },
  chores: {
    kind: 'ordered',
    topic: 'Chores and bills',
    ask: 'How are chores and bills divided?',
    askOfOthers: 'How should chores and bills be divided?',
    answers: {
      as_it_comes: 'As it comes',
      by_asking: 'By asking each other',
      by_turns: 'By turns',
      written_plan: 'By a written plan',
    },
  },
  conflict: {
    kind: 'ordered',
    topic: 'Handling conflict',
    ask: 'Something bothers you. When do you say so?',
    askOfOthers: 'When should your roommate tell you?',
    answers: {
      rarely: 'Rarely, it passes',
      within_weeks: 'When a good moment comes',
      within_days: 'Within a few days',
      same_day: 'The same day',
    },
  },
} as const satisfies Record<string, Choices | HoursQuestion>;

export type QuestionId = keyof typeof questions;
export type ChoiceQuestionId = {
  [Q in QuestionId]: (typeof questions)[Q] extends { kind: 'hours' } ? never : Q;
}[QuestionId];

/** In the order they are asked, stored and packed. */
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

/** How someone lives. A question that is missing was not answered, and is never guessed. */
export type Habits = { [Q in QuestionId]?: AnswerTo<Q> };

/** 0 not at all, 1 a little, 2 much, 4 very much. */
export const importances = [0, 1, 2, 4] as const;
export type Importance = (typeof importances)[number];

/** What someone accepts in others on one question. */
export interface Preference<Q extends QuestionId = QuestionId> {
  /** Answers that are fine; for sleep the hours to stay within. The own answer is one of them. */
  acceptable: Q extends ChoiceQuestionId ? AnswerTo<Q>[] : Hours;
  importance: Importance;
  /** Anything outside `acceptable` (sleep: less than half of the night in it) is a conflict. */
  is_dealbreaker: boolean;
}

/** What someone wants, for the questions they answered themselves. */
export type Preferences = { [Q in QuestionId]?: Preference<Q> };

/**
 * The questions of Roomie Fit: a user's habits, asked as frequencies and times, and what they
 * accept in others. No question is about a protected trait.
 *
 * Answers are stored by position (server/platform/database) and encoded by position
 * (server/domain/matching). Add questions and answers at the end; never reorder or remove them.
 */
interface Choices {
  /**
   * Ordered answers form a scale: an answer next to an acceptable one counts half. Unordered
   * answers are acceptable or not.
   */
  kind: 'ordered' | 'unordered';
  /** The name of each answer on the wire. */
  answers: readonly string[];
  /**
   * The end of the scale that is easiest to live with, such as never smoking. Accepting an
   * answer accepts the easier ones too. Missing where neither end is easier, only different.
   */
  easiest?: string | undefined;
}

interface HoursQuestion {
  /** Answered by two clock times; the share of the night that overlaps counts. */
  kind: 'hours';
}

/** Ordered answers, and the easiest of them to live with. */
const scale = <const Answers extends readonly string[]>(
  answers: Answers,
  easiest?: Answers[number],
) => ({ kind: 'ordered', answers, easiest }) as const;

export const questions = {
  sleep: { kind: 'hours' },
  cleaning: scale(['when_needed', 'every_few_days', 'same_day', 'right_away'], 'right_away'),
  quiet: scale(['by_20', 'by_22', 'by_24', 'no_hour'], 'by_20'),
  overnight_guests: scale(['never', 'monthly', 'weekly', 'most_nights'], 'never'),
  gatherings: scale(['never', 'few_a_year', 'monthly', 'weekly'], 'never'),
  smoking: scale(['never', 'outside', 'balcony', 'indoors'], 'never'),
  alcohol: scale(['never', 'monthly', 'weekly', 'most_days'], 'never'),
  pets: { kind: 'unordered', answers: ['allergic', 'none', 'welcome', 'has'] },
  home_working: scale(['never', 'some_days', 'most_days', 'every_day'], 'never'),
  sharing: scale(['nothing', 'basics', 'some_meals', 'most_things']),
  chores: scale(['as_it_comes', 'by_asking', 'by_turns', 'written_plan']),
  conflict: scale(['rarely', 'within_weeks', 'within_days', 'same_day']),
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
export function answerOptions<Q extends ChoiceQuestionId>(id: Q): AnswerTo<Q>[] {
  return [...questions[id].answers] as AnswerTo<Q>[];
}

/** Clock times `HH:MM` on the half hour; `until` may be on the next day. */
export interface Hours {
  from: string;
  until: string;
}

export type AnswerTo<Q extends QuestionId> = Q extends ChoiceQuestionId
  ? (typeof questions)[Q]['answers'][number]
  : Hours;

/** The texts of a question. */
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

/** The answers that a user accepts in others on one question. */
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

/** The answers that a user accepts, for the questions they answered themselves. */
export type Preferences = { [Q in QuestionId]?: Preference<Q> };

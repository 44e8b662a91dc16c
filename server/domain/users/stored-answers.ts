import { toHalfHour, halfHoursPerDay, formatHalfHour } from '#contract/questionnaire/hours.ts';
import {
  answerOptions,
  importances,
  questionIds,
  questions,
  type Habits,
  type Hours,
  type Preference,
  type Preferences,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { fragment, integer, type Fragment } from '#platform/database/sql.ts';

/** By position of the question; null, or nothing at the end, where there is no answer. */
type ByQuestion = readonly (number | null)[];

/** Columns of a row of `preferences`. */
export interface StoredPreferences {
  acceptable: (number | null)[];
  importance: (number | null)[];
  /** Bit n set: the answer to question n is a dealbreaker. */
  dealbreakers: number;
  /** Bit n set: easier answers to question n are not accepted unless listed. */
  only_these: number;
}

/** Converts habits to the form of the table `habits`. */
export function storeHabits(habits: Habits): (number | null)[] {
  return questionIds.map((id) => {
    const answer = habits[id];
    if (answer === undefined) return null;
    return typeof answer === 'string' ? columnNames(id).indexOf(answer) : storeHours(answer);
  });
}

/** Habits from a row of `habits`. */
export function readStoredHabits(answers: ByQuestion): Habits {
  return byQuestion((id, position) => {
    const stored = at(answers, position);
    if (stored === null) return undefined;
    return isHours(id) ? readHours(stored) : columnNames(id)[stored];
  });
}

/** Converts preferences to the form of the table `preferences`. */
export function storePreferences(preferences: Preferences): StoredPreferences {
  const each = questionIds.map((id) => preferences[id]);
  return {
    acceptable: each.map((preference, position) =>
      preference ? storeAcceptable(questionIds[position] as QuestionId, preference) : null,
    ),
    importance: each.map((preference) => preference?.importance ?? null),
    dealbreakers: packBits(each.map((preference) => preference?.is_dealbreaker)),
    only_these: packBits(each.map((preference) => preference?.only_these)),
  };
}

const packBits = (flags: (boolean | undefined)[]) =>
  flags.reduce((bits, flag, position) => bits | (flag ? 1 << position : 0), 0);

/** Preferences from a row of `preferences`. */
export function readStoredPreferences(stored: {
  acceptable: ByQuestion;
  importance: ByQuestion;
  dealbreakers: number;
  only_these: number;
}): Preferences {
  return byQuestion((id, position) => {
    const acceptable = at(stored.acceptable, position);
    const importance = importances.find((each) => each === stored.importance[position]);
    if (acceptable === null || importance === undefined) return undefined;
    return {
      acceptable: isHours(id) ? readHours(acceptable) : namesIn(id, acceptable),
      importance,
      is_dealbreaker: (stored.dealbreakers & (1 << position)) !== 0,
      ...((stored.only_these & (1 << position)) !== 0 && { only_these: true }),
    };
  });
}

/** Columns of `habits` and `preferences` side by side; null where there is no row. */
export type StoredAnswers = { answers: (number | null)[] | null } & {
  [Column in keyof StoredPreferences]: StoredPreferences[Column] | null;
};

/** A user's habits and preferences, from their rows. */
export function readStoredAnswers(stored: StoredAnswers): UserAnswers {
  const { answers, acceptable, importance, dealbreakers, only_these } = stored;
  return {
    habits: answers ? readStoredHabits(answers) : {},
    preferences:
      acceptable && importance
        ? readStoredPreferences({
            acceptable,
            importance,
            dealbreakers: dealbreakers ?? 0,
            only_these: only_these ?? 0,
          })
        : {},
  };
}

/** SQL: is this the answer to a question in the row `h` of habits? */
export const hasHabit = <Q extends Exclude<QuestionId, 'sleep'>>(
  id: Q,
  answer: NonNullable<Habits[Q]>,
): Fragment =>
  fragment`coalesce(h.answers[${integer(questionIds.indexOf(id) + 1)}] = ${integer(columnNames(id).indexOf(answer))}, false)`;

function storeAcceptable(id: QuestionId, { acceptable }: Preference): number {
  if (!Array.isArray(acceptable)) return storeHours(acceptable);
  const names = columnNames(id);
  return acceptable.reduce((bits, answer) => bits | (1 << names.indexOf(answer)), 0);
}

function byQuestion(valueOf: (id: QuestionId, position: number) => unknown) {
  const values = questionIds.map((id, position) => [id, valueOf(id, position)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as {
    [Q in QuestionId]?: never;
  };
}

const at = (values: ByQuestion, position: number) => values[position] ?? null;

const isHours = (id: QuestionId) => questions[id].kind === 'hours';
const storeHours = ({ from, until }: Hours) =>
  toHalfHour(from) * halfHoursPerDay + toHalfHour(until);
const readHours = (stored: number): Hours => ({
  from: formatHalfHour(Math.floor(stored / halfHoursPerDay)),
  until: formatHalfHour(stored % halfHoursPerDay),
});

/** The names of a question's answers; none where it is answered by hours. */
function columnNames(id: QuestionId): string[] {
  return id === 'sleep' ? [] : answerOptions(id);
}

const namesIn = (id: QuestionId, bits: number) =>
  columnNames(id).filter((_, position) => (bits & (1 << position)) !== 0);

import fc from 'fast-check';
import { formatHalfHour } from '#contract/questionnaire/hours.ts';
import {
  answerOptions,
  easiestAnswer,
  importances,
  questionIds,
  type Habits,
  type Hours,
  type Preferences,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';

const halfHour = fc.integer({ min: 0, max: 47 });
/** Any two different clock times. */
export const anyHours: fc.Arbitrary<Hours> = fc
  .tuple(halfHour, halfHour)
  .filter(([from, until]) => from !== until)
  .map(([from, until]) => ({ from: formatHalfHour(from), until: formatHalfHour(until) }));

const anyAnswer = (id: QuestionId) =>
  id === 'sleep' ? anyHours : fc.constantFrom<string>(...answerOptions(id));

const anyAcceptable = (id: QuestionId) =>
  id === 'sleep' ? anyHours : fc.subarray<string>(answerOptions(id), { minLength: 1 });

/** Answers to any questions, at least one. */
export const anyHabits = fc
  .record(Object.fromEntries(questionIds.map((id) => [id, anyAnswer(id)])), { requiredKeys: [] })
  .filter((habits) => Object.keys(habits).length > 0) as fc.Arbitrary<Habits>;

/** Preferences on any questions, answered or not. */
export const anyPreferences = fc.record(
  Object.fromEntries(
    questionIds.map((id) => [
      id,
      fc.record(
        {
          acceptable: anyAcceptable(id),
          importance: fc.constantFrom(...importances),
          is_dealbreaker: fc.boolean(),
          ...(id !== 'sleep' && easiestAnswer(id) && { only_these: fc.constant(true) }),
        },
        { requiredKeys: ['acceptable', 'importance', 'is_dealbreaker'] },
      ),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Preferences>;

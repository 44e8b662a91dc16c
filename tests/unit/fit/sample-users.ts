import {
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  record,
  subarray,
  type Arbitrary,
} from 'fast-check';
import { formatHalfHour } from '#contract/questionnaire/hours.ts';
import {
  answerOptions,
  easiestAnswer,
  importances,
  questionIds,
  questions,
  type ChoiceQuestionId,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import type { UserAnswers } from '#fit/answers.ts';

const hours = record({
  start: integer({ min: 0, max: 47 }),
  length: integer({ min: 1, max: 47 }),
}).map(({ start, length }) => ({
  from: formatHalfHour(start),
  until: formatHalfHour(start + length),
}));

function answerTo(id: QuestionId): Arbitrary<unknown> {
  return questions[id].kind === 'hours'
    ? hours
    : constantFrom(...(answerOptions(id as ChoiceQuestionId) as string[]));
}

function acceptableFor(id: QuestionId): Arbitrary<unknown> {
  return questions[id].kind === 'hours'
    ? hours
    : subarray(answerOptions(id as ChoiceQuestionId) as string[], { minLength: 1 });
}

/** Each question there or not; one that is not there has no key, as on the wire. */
const byQuestion = (valueOf: (id: QuestionId) => Arbitrary<unknown>) =>
  record(Object.fromEntries(questionIds.map((id) => [id, valueOf(id)])), { requiredKeys: [] });

const preferenceOn = (id: QuestionId) =>
  record(
    {
      acceptable: acceptableFor(id),
      importance: constantFrom(...importances),
      is_dealbreaker: boolean(),
      ...(id !== 'sleep' && easiestAnswer(id) && { only_these: constant(true) }),
    },
    { requiredKeys: ['acceptable', 'importance', 'is_dealbreaker'] },
  );

/** Anyone: each question answered or not, each preference stated or not. */
export const users = record({
  habits: byQuestion(answerTo),
  preferences: byQuestion(preferenceOn),
}) as unknown as Arbitrary<UserAnswers>;

const sides = record({
  weight: constantFrom(...importances),
  satisfaction: integer({ min: 0, max: 100 }),
  isBroken: boolean(),
});

/** What two users share, as the score sees it: any weights, any satisfactions. */
export const sharedQuestions = array(record({ mine: sides, theirs: sides }), {
  maxLength: 12,
}).map((lines) => lines.map((line, position) => ({ question: questionAt(position), ...line })));

function questionAt(position: number): QuestionId {
  const question = questionIds[position];
  if (!question) throw new Error(`There is no question ${position}`);
  return question;
}

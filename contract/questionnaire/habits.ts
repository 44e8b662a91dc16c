import { type, type Type } from 'arktype';
import {
  answersOf,
  importances,
  questionIds,
  questions,
  type ChoiceQuestionId,
  type Habits as HabitsShape,
  type Preferences as PreferencesShape,
  type QuestionId,
} from './questions.ts';

const halfHour = type(/^([01]\d|2[0-3]):(00|30)$/).describe('a time on the half hour, as 22:30');
const Hours = type({ from: halfHour, until: halfHour, '+': 'reject' }).narrow(
  ({ from, until }, ctx) => from !== until || ctx.reject({ message: 'Choose two different times' }),
);
const Importance = type.enumerated(...importances);

function answerTo(id: QuestionId): Type {
  return isChoice(id) ? type.enumerated(...answersOf(id)) : Hours;
}

function preferenceOn(id: QuestionId): Type {
  const acceptable = isChoice(id)
    ? type
        .enumerated(...answersOf(id))
        .array()
        .atLeastLength(1)
        .configure({ message: 'Choose at least one answer' }, { kind: 'minLength' })
        .narrow(
          (answers, ctx) => new Set(answers).size === answers.length || ctx.mustBe('distinct'),
        )
    : Hours;
  return type({
    acceptable,
    importance: Importance,
    is_dealbreaker: 'boolean',
    '+': 'reject',
  });
}

const isChoice = (id: QuestionId): id is ChoiceQuestionId => questions[id].kind !== 'hours';

function optionalByQuestion(schemaOf: (id: QuestionId) => Type): Type {
  const fields = Object.fromEntries(questionIds.map((id) => [`${id}?`, schemaOf(id)]));
  return type({ ...fields, '+': 'reject' });
}

/** How I live: an answer per question; what is left out is not answered. */
export const Habits = optionalByQuestion(answerTo) as Type<HabitsShape>;
/** How I live, as it is sent: someone with nothing to answer skips instead. */
export const HabitsForm = Habits.narrow(
  (habits, ctx) =>
    questionIds.some((id) => habits[id] !== undefined) ||
    ctx.reject({ message: 'Answer at least one question' }),
);
/** What I accept in others, per question I answered. */
export const Preferences = optionalByQuestion(preferenceOn) as Type<PreferencesShape>;

import type { Type } from 'arktype';
import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { Onboarding } from '../users/user.ts';
import {
  answerOptions,
  easiestAnswer,
  importances,
  isChoice,
  questionIds,
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
  return isChoice(id) ? type.enumerated(...answerOptions(id)) : Hours;
}

function preferenceOn(id: QuestionId): Type {
  const acceptable = isChoice(id)
    ? type
        .enumerated(...answerOptions(id))
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
    ...(isChoice(id) && easiestAnswer(id) && { 'only_these?': 'true' }),
    '+': 'reject',
  });
}

function optionalByQuestion(schemaOf: (id: QuestionId) => Type): Type {
  const fields = Object.fromEntries(questionIds.map((id) => [`${id}?`, schemaOf(id)]));
  return type({ ...fields, '+': 'reject' });
}

/** My habits: an answer for each question; a question left out is not answered. */
export const Habits = optionalByQuestion(answerTo) as Type<HabitsShape>;
/** The habits form. It needs at least one answer; a user without answers skips the step. */
export const HabitsForm = Habits.narrow(
  (habits, ctx) =>
    questionIds.some((id) => habits[id] !== undefined) ||
    ctx.reject({ message: 'Answer at least one question' }),
);
/** The answers that I accept in others, for each question I answered. */
export const Preferences = optionalByQuestion(preferenceOn) as Type<PreferencesShape>;

/** Calls about the signed-in user's answers. */
export const questionnaireCalls = defineCalls({
  getHabits: {
    route: 'GET /api/users/habits',
    summary: 'My habits',
    access: 'user',
    version: 'answered',
    answer: Habits,
  },
  saveHabits: {
    route: 'PUT /api/users/habits',
    summary: 'Replace my habits',
    access: 'user',
    version: 'compared',
    problems: ['out_of_order'],
    body: HabitsForm,
    answer: Onboarding,
  },
  getPreferences: {
    route: 'GET /api/users/preferences',
    summary: 'What I accept in others',
    access: 'user',
    version: 'answered',
    answer: Preferences,
  },
  savePreferences: {
    route: 'PUT /api/users/preferences',
    summary: 'Replace what I accept in others',
    access: 'user',
    version: 'compared',
    problems: ['out_of_order'],
    body: Preferences,
    answer: Onboarding,
  },
});

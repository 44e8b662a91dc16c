import { liesWithin, spanning, widened } from './hours.ts';
import {
  answersOf,
  questionIds,
  questions,
  type AnswerTo,
  type ChoiceQuestionId,
  type Habits,
  type Hours,
  type Preference,
  type Preferences,
  type QuestionId,
} from './questions.ts';

/**
 * Preferences as they count: only on questions answered in the habits, and with the own answer
 * among the acceptable ones. The server stores them so, the form shows them so.
 */
export function withOwnAnswers(habits: Habits, preferences: Preferences): Preferences {
  return eachAnswered(habits, (id, answer) => {
    const preference = preferences[id];
    return preference && { ...preference, acceptable: include(id, preference.acceptable, answer) };
  });
}

/**
 * What a user who lives like this probably accepts: the own answer and its neighbours (sleep: an
 * hour earlier to an hour later), mattering a little. Users mark what matters more.
 */
export function defaultPreferences(habits: Habits): Preferences {
  return eachAnswered(habits, (id, answer) => ({
    acceptable: acceptableByDefault(id, answer),
    importance: 1,
    is_dealbreaker: false,
  }));
}

type Acceptable = Preference['acceptable'];
type Answer = AnswerTo<QuestionId>;

function eachAnswered(
  habits: Habits,
  preferenceOn: (id: QuestionId, answer: Answer) => Preference | undefined,
): Preferences {
  const entries = questionIds.flatMap((id) => {
    const answer = habits[id];
    const preference = answer && preferenceOn(id, answer);
    return preference ? [[id, preference] as const] : [];
  });
  return Object.fromEntries(entries);
}

function include(id: QuestionId, acceptable: Acceptable, answer: Answer): Acceptable {
  if (!isChoice(id)) {
    const [accepted, own] = [acceptable as Hours, answer as Hours];
    return liesWithin(own, accepted) ? accepted : spanning(accepted, own);
  }
  return inOrder(id, (each) => each === answer || (acceptable as string[]).includes(each));
}

/** Of questions without an order, which answers get on with which. */
const alike: { [Q in ChoiceQuestionId]?: Record<AnswerTo<Q>, readonly AnswerTo<Q>[]> } = {
  pets: {
    allergic: ['allergic', 'none', 'welcome'],
    none: ['allergic', 'none', 'welcome'],
    welcome: ['allergic', 'none', 'welcome', 'has'],
    has: ['welcome', 'has'],
  },
};

function acceptableByDefault(id: QuestionId, answer: Answer): Acceptable {
  if (!isChoice(id)) return widened(answer as Hours, 2);
  if (questions[id].kind === 'unordered') {
    const friends: Record<string, readonly string[]> = alike[id] ?? {};
    return inOrder(id, (each) => each === answer || !!friends[answer as string]?.includes(each));
  }
  const answers: string[] = answersOf(id);
  const own = answers.indexOf(answer as string);
  return inOrder(id, (each) => Math.abs(answers.indexOf(each) - own) <= 1);
}

function inOrder(id: ChoiceQuestionId, isWanted: (answer: string) => boolean): Acceptable {
  return (answersOf(id) as string[]).filter(isWanted) as Acceptable;
}

const isChoice = (id: QuestionId): id is ChoiceQuestionId => questions[id].kind !== 'hours';

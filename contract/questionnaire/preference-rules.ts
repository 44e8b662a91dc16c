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
 * Returns the preferences that count: only on questions that the habits answer, and always
 * accepting the user's own answer. The server stores this form, and the screen shows it.
 */
export function withOwnAnswers(habits: Habits, preferences: Preferences): Preferences {
  return eachAnswered(habits, (id, answer) => {
    const preference = preferences[id];
    return preference && { ...preference, acceptable: include(id, preference.acceptable, answer) };
  });
}

/**
 * The default preferences for these habits: the user's own answer and its neighbors (sleep: from an
 * hour earlier to an hour later), with low importance.
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

/** For questions without an order: which answers accept which by default. */
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

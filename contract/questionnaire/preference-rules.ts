import { liesWithin, spanning, widened } from './hours.ts';
import {
  answerOptions,
  easiestAnswer,
  isChoice,
  questionIds,
  questions,
  type AnswerTo,
  type ChoiceQuestionId,
  type Habits,
  type Hours,
  type Importance,
  type Preference,
  type Preferences,
  type QuestionId,
} from './questions.ts';

/**
 * Returns the preferences that count: only on questions that the habits answer, always accepting
 * the user's own answer, and the easier ones too unless the user refused them. The server stores
 * this form, and the screen shows it.
 */
export function completePreferences(habits: Habits, preferences: Preferences): Preferences {
  return eachAnswered(habits, (id, answer) => {
    const preference = preferences[id];
    return preference && completePreference(id, preference, answer);
  });
}

function completePreference(id: QuestionId, preference: Preference, own: Answer): Preference {
  const { only_these: onlyThese, ...rest } = preference;
  const acceptable = include(id, rest.acceptable, own);
  if (!isChoice(id)) return { ...rest, acceptable };
  const listed = acceptable as string[];
  const all = withEasierAnswers(id, listed);
  if (onlyThese && all.length > listed.length) return { ...rest, acceptable, only_these: true };
  return { ...rest, acceptable: all as Acceptable };
}

/** These answers and all that are easier to live with than one of them, in the question's order. */
export function withEasierAnswers(id: ChoiceQuestionId, accepted: string[]): string[] {
  const easier = easierAnswers[id];
  if (!easier) return accepted;
  // Each list contains those of the easier answers, so the longest is the union.
  let union: string[] = [];
  for (const answer of accepted) {
    const list = easier[answer] ?? [];
    if (list.length > union.length) union = list;
  }
  return union;
}

/** For each answer to a question that has an easiest one: the answer itself and the easier ones. */
const easierAnswers: { [Q in ChoiceQuestionId]?: Record<string, string[]> } = Object.fromEntries(
  questionIds.filter(isChoice).flatMap((id) => {
    const answers: string[] = answerOptions(id);
    const easiest = answers.indexOf(easiestAnswer(id) ?? '');
    if (easiest === -1) return [];
    const upTo = (at: number) => (easiest === 0 ? answers.slice(0, at + 1) : answers.slice(at));
    return [[id, Object.fromEntries(answers.map((answer, at) => [answer, upTo(at)]))]];
  }),
);

/**
 * The default preferences for these habits: the user's own answer and everything easier (sleep:
 * from an hour earlier to an hour later; pets: the answers that go together), with the
 * {@link defaultImportance}.
 */
export function defaultPreferences(habits: Habits): Preferences {
  return eachAnswered(habits, defaultPreference);
}

/** What a user wants on each question they answered: the complete stated preference, or the default. */
export function wantedPreferences(habits: Habits, stated: Preferences): Preferences {
  return eachAnswered(habits, (id, answer) => {
    const preference = stated[id];
    return preference ? completePreference(id, preference, answer) : defaultPreference(id, answer);
  });
}

function defaultPreference(id: QuestionId, answer: Answer): Preference {
  const acceptable = isChoice(id)
    ? (defaultAnswers[id]?.[answer as string] as Acceptable)
    : widened(answer as Hours, 2);
  return { acceptable, importance: defaultImportance(id), is_dealbreaker: false };
}

/**
 * How important a question is to users who did not say so. Where one end of the scale is easier to
 * live with it is 0: with any weight, a kinder answer would make its author pickier, and their
 * scores would fall (docs/decisions/roomie-fit.md).
 */
export function defaultImportance(id: QuestionId): Importance {
  return isChoice(id) && easiestAnswer(id) !== null ? 0 : 1;
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

/** For each answer of a choice question, the answers that are acceptable by default. */
const defaultAnswers: { [Q in ChoiceQuestionId]?: Record<string, string[]> } = Object.fromEntries(
  questionIds.filter(isChoice).map((id) => {
    const answers: string[] = answerOptions(id);
    const friends: Record<string, readonly string[]> = alike[id] ?? {};
    const acceptableTo = (own: string) =>
      questions[id].kind === 'unordered'
        ? answers.filter((each) => each === own || friends[own]?.includes(each))
        : withEasierAnswers(id, [own]);
    return [id, Object.fromEntries(answers.map((own) => [own, acceptableTo(own)]))];
  }),
);

function inOrder(id: ChoiceQuestionId, isWanted: (answer: string) => boolean): Acceptable {
  return (answerOptions(id) as string[]).filter(isWanted) as Acceptable;
}

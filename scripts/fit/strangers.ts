import { limits } from '#contract/limits.ts';
import { formatHalfHour, halfHoursPerDay } from '#contract/questionnaire/hours.ts';
import { defaultPreferences, withEasierAnswers } from '#contract/questionnaire/preference-rules.ts';
import {
  answerOptions,
  easiestAnswer,
  isChoice,
  questionIds,
  questions,
  type ChoiceQuestionId,
  type Habits,
  type Hours,
  type Preferences,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import type { Random } from '#demo/random.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { compare } from '#fit/compare.ts';
import { exactFit, roundScore, sumPoints } from '#fit/score.ts';

/** What users want who stated nothing. */
export type Defaults = (habits: Habits) => Preferences;

/** The defaults of today, and others that were tried. */
export const trials: Record<string, Defaults> = {
  today: defaultPreferences,
  // The defaults before weight 0 (docs/decisions/roomie-fit.md).
  'neighbors too, all with weight 1': changeOrdered((id, answer) => ({
    acceptable: withEasierAnswers(id, withNeighbors(id, answer)),
    importance: 1,
  })),
  'all with weight 1': changeOrdered(() => ({ importance: 1 })),
  'any answer where one end is easier': changeOrdered((id) =>
    easiestAnswer(id) === null ? {} : { acceptable: answerOptions(id), importance: 1 },
  ),
  'neighbors too': changeOrdered((id, answer) => ({
    acceptable: withEasierAnswers(id, withNeighbors(id, answer)),
  })),
};

/** Today's defaults with changes on the ordered questions. */
function changeOrdered(change: (id: ChoiceQuestionId, answer: string) => object): Defaults {
  return (habits) => {
    const entries = Object.entries(defaultPreferences(habits)).map(([key, preference]) => {
      const id = key as QuestionId;
      const isOrdered = isChoice(id) && questions[id].kind === 'ordered';
      const changes = isOrdered ? change(id, habits[id] ?? '') : {};
      return [id, { ...preference, ...changes }] as const;
    });
    return Object.fromEntries(entries);
  };
}

function withNeighbors(id: ChoiceQuestionId, answer: string): string[] {
  const answers: string[] = answerOptions(id);
  const at = answers.indexOf(answer);
  return answers.slice(Math.max(at - 1, 0), at + 2);
}

/**
 * Habits drawn evenly from all answers, each question answered with the probability `answered`. The
 * night has five to ten hours and begins between 20:00 and 04:00.
 */
export function drawHabits(random: Random, answered: number): Habits {
  const asked = questionIds.filter(() => random.chance(answered));
  return Object.fromEntries(asked.map((id) => [id, drawAnswer(random, id)]));
}

function drawAnswer(random: Random, id: QuestionId): string | Hours | undefined {
  if (isChoice(id)) {
    const answers: string[] = answerOptions(id);
    return answers[random.whole(0, answers.length - 1)];
  }
  const from = (40 + random.whole(0, 16)) % halfHoursPerDay;
  return { from: formatHalfHour(from), until: formatHalfHour(from + random.whole(10, 20)) };
}

export type Pair = readonly [UserAnswers, UserAnswers];

export interface Distribution {
  /** Pairs without a score. */
  none: number;
  /** Scores of the other pairs, in ascending order. */
  scores: number[];
  /** The share of all pairs that are a match, in percent. */
  matches: number;
}

const scorePair = (...[me, them]: Pair) => roundScore(exactFit(sumPoints(compare(me, them))));

/** The scores of these pairs. */
export function measureScores(pairs: readonly Pair[]): Distribution {
  const scores = pairs.flatMap(([me, them]) => scorePair(me, them) ?? []);
  scores.sort((one, other) => one - other);
  const matches = scores.filter((score) => score >= limits.fit.matchScore).length;
  return { none: pairs.length - scores.length, scores, matches: (100 * matches) / pairs.length };
}

/**
 * How often a kinder answer of the first of two users, who stated nothing, lowers their score, and
 * how many such changes there are.
 */
export function countFalls(
  pairs: readonly (readonly [Habits, Habits])[],
  defaults: Defaults,
): { falls: number; changes: number } {
  const answersWith = (habits: Habits) => ({ habits, preferences: defaults(habits) });
  let [falls, changes] = [0, 0];
  for (const [mine, theirs] of pairs) {
    const them = answersWith(theirs);
    const before = scorePair(answersWith(mine), them) ?? 0;
    for (const kinder of kinderHabits(mine)) {
      changes += 1;
      if ((scorePair(answersWith(kinder), them) ?? 0) < before) falls += 1;
    }
  }
  return { falls, changes };
}

/** These habits with one answer that is easier to live with, in all ways. */
function kinderHabits(habits: Habits): Habits[] {
  return questionIds.filter(isChoice).flatMap((id) => {
    const [answer, easiest] = [habits[id], easiestAnswer(id)];
    if (answer === undefined || easiest === null) return [];
    return withEasierAnswers(id, [answer])
      .filter((kinder) => kinder !== answer)
      .map((kinder) => ({ ...habits, [id]: kinder }));
  });
}

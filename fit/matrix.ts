import { spanning } from '#contract/questionnaire/hours.ts';
import type { FitSummary } from '#contract/matching/fit.ts';
import type { Hours, QuestionId } from '#contract/questionnaire/questions.ts';
import { isHours, statedPreferences, type UserAnswers } from './answers.ts';
import { compare } from './compare.ts';
import { fitSummary } from './compute-fit.ts';

/** Two of several people, by their places in the list, with their Fit; null when one answered nothing. */
export interface MatrixPair {
  one: number;
  other: number;
  fit: FitSummary | null;
}

/** The Fit of every pair, row by row. */
export function matrixPairs(users: readonly UserAnswers[]): MatrixPair[] {
  return users.flatMap((me, one) =>
    users
      .slice(one + 1)
      .map((them, next) => ({ one, other: one + 1 + next, fit: fitSummary(me, them) })),
  );
}

/** Above all scores. */
const noScore = 101;

/**
 * The pair that is least content: one with a conflict before all without, then the lowest score; of
 * equal ones the first. Null when no pair has a score or a conflict.
 */
export function findWeakestPair<Pair extends { fit: FitSummary | null }>(
  pairs: readonly Pair[],
): (Pair & { fit: FitSummary }) | null {
  const compared = pairs.flatMap((pair) => (pair.fit ? [{ ...pair, fit: pair.fit }] : []));
  const [weakest] = compared
    .filter(({ fit }) => fit.score !== null || fit.conflicts > 0)
    .toSorted(
      (one, next) =>
        Number(next.fit.conflicts > 0) - Number(one.fit.conflicts > 0) ||
        (one.fit.score ?? noScore) - (next.fit.score ?? noScore),
    );
  return weakest ?? null;
}

/** What a pair would gain if one of them also accepted one answer of the other. */
export interface WishChange {
  /** Who would accept more. */
  by: 'one' | 'other';
  question: QuestionId;
  /** The answer of the other that they would accept. */
  answer: string | Hours;
  before: FitSummary;
  after: FitSummary;
}

/**
 * The one wish that would help this pair most if it were given up: each wish of `by` that the other
 * does not meet is relaxed alone, until it accepts the other's answer. Fewer conflicts count first,
 * then the score; of equal ones the earlier question, and `one` before `other`. Habits and weights
 * stay as they are. Null when none helps.
 */
export function findBestChange(
  one: UserAnswers,
  other: UserAnswers,
  by: readonly WishChange['by'][] = ['one', 'other'],
): WishChange | null {
  const before = fitSummary(one, other);
  if (!before) return null;
  const changes = compare(one, other).flatMap(({ question, mine, theirs }) =>
    by.flatMap((who): WishChange[] => {
      const side = who === 'one' ? mine : theirs;
      const answer = (who === 'one' ? other : one).habits[question];
      if (answer === undefined || (side.satisfaction === 100 && !side.isBroken)) return [];
      const after =
        who === 'one'
          ? fitSummary(relax(one, question, answer), other)
          : fitSummary(one, relax(other, question, answer));
      return after && isBetter(after, before) ? [{ by: who, question, answer, before, after }] : [];
    }),
  );
  const [best = null] = changes.toSorted(
    (first, next) =>
      first.after.conflicts - next.after.conflicts ||
      (next.after.score ?? 0) - (first.after.score ?? 0),
  );
  return best;
}

const isBetter = (after: FitSummary, before: FitSummary) =>
  after.conflicts < before.conflicts ||
  (after.conflicts === before.conflicts && (after.score ?? 0) > (before.score ?? 0));

/** The answers of somebody who also accepts this answer of another. */
function relax(user: UserAnswers, question: QuestionId, answer: string | Hours): UserAnswers {
  const wish = statedPreferences(user)[question];
  if (!wish) return user;
  const { acceptable } = wish;
  const relaxed = isHours(answer)
    ? spanning(acceptable as Hours, answer)
    : [...(acceptable as string[]), answer];
  return {
    ...user,
    preferences: { ...user.preferences, [question]: { ...wish, acceptable: relaxed } },
  };
}

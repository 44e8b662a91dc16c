import type { Fit, FitLine, FitSummary } from '#contract/matching/fit.ts';
import { limits } from '#contract/limits.ts';
import { questionIds, type QuestionId } from '#contract/questionnaire/questions.ts';
import { compare, type Shared } from './compare.ts';
import { answeredAlike, hasAnswers, statedPreferences, type UserAnswers } from './answers.ts';
import { apportion, exactFit, roundScore, sumPoints } from './score.ts';

/** The score of two users with its ledger; contains only what `me` may see. */
export function computeFit(me: UserAnswers, them: UserAnswers): Fit {
  const shared = compare(me, them);
  const score = roundScore(exactFit(sumPoints(shared)));
  const points = pointsLost(shared, score);
  return {
    score,
    shared: shared.length,
    of: questionIds.length,
    confidence: score === null ? 'none' : rateConfidence(shared.length),
    ledger: shared.map((line, position) => explainQuestion(me, them, line, points[position] ?? 0)),
    conflicts: shared.filter(isConflict).map(({ question }) => question),
    reasons: reasonsFor(me, them, shared),
  };
}

/** The score of two users as a list shows it; null when one of them answered nothing. */
export function fitSummary(me: UserAnswers, them: UserAnswers): FitSummary | null {
  if (!hasAnswers(me) || !hasAnswers(them)) return null;
  const shared = compare(me, them);
  return {
    score: roundScore(exactFit(sumPoints(shared))),
    shared: shared.length,
    of: questionIds.length,
    conflicts: shared.filter(isConflict).length,
    reasons: reasonsFor(me, them, shared),
  };
}

/** Whole points lost on each shared question, adding up to 100 - score; all 0 without a score. */
export function pointsLost(shared: readonly Shared[], score: number | null): number[] {
  const { myWeight, theirWeight } = sumPoints(shared);
  // Weights have a common denominator, so all numbers are whole and nothing is rounded.
  const losses = shared.map(
    ({ mine, theirs }) =>
      mine.weight * (100 - mine.satisfaction) * theirWeight +
      theirs.weight * (100 - theirs.satisfaction) * myWeight,
  );
  return apportion(score === null ? 0 : 100 - score, losses);
}

/** How a change of my answers changes the score with another user. */
export interface FitChange {
  before: number | null;
  after: number | null;
  /** `after` minus `before`; null when one of them is null. */
  delta: number | null;
  hadConflict: boolean;
  hasConflict: boolean;
}

/**
 * The score with `them` before and after I change habits or preferences. Each of them in `change`
 * replaces all stored ones.
 */
export function compareChange(
  me: UserAnswers,
  change: Partial<UserAnswers>,
  them: UserAnswers,
): FitChange {
  const [old, new_] = [compare(me, them), compare({ ...me, ...change }, them)];
  const [before, after] = [scoreAnswers(old), scoreAnswers(new_)];
  return {
    before,
    after,
    delta: before === null || after === null ? null : after - before,
    hadConflict: hasConflict(old),
    hasConflict: hasConflict(new_),
  };
}

function explainQuestion(
  me: UserAnswers,
  them: UserAnswers,
  shared: Shared,
  points: number,
): FitLine {
  const { question, mine, theirs } = shared;
  const wanted = (person: UserAnswers) => statedPreferences(person)[question]?.acceptable ?? [];
  const isShown = theirs.isBroken || (points > 0 && theirs.weight > 0 && theirs.satisfaction < 100);
  return {
    question,
    points,
    mine: {
      answer: me.habits[question] ?? '',
      wanted: wanted(me),
      importance: mine.weight,
      satisfaction: mine.satisfaction,
    },
    theirs: {
      answer: them.habits[question] ?? '',
      wanted: isShown ? wanted(them) : null,
      satisfaction: theirs.satisfaction,
    },
    conflict: findConflictSide(shared),
  };
}

function findConflictSide({ mine, theirs }: Shared): FitLine['conflict'] {
  if (mine.isBroken) return theirs.isBroken ? 'both' : 'mine';
  return theirs.isBroken ? 'theirs' : null;
}

const isConflict = ({ mine, theirs }: Shared) => mine.isBroken || theirs.isBroken;

/**
 * What both agree on, the most important questions first: those on which both are satisfied and
 * that matter to at least one of them, then those that both answered alike.
 */
function reasonsFor(me: UserAnswers, them: UserAnswers, shared: readonly Shared[]): QuestionId[] {
  const weight = ({ mine, theirs }: Shared) => mine.weight + theirs.weight;
  return shared
    .filter(({ mine, theirs }) => mine.satisfaction === 100 && theirs.satisfaction === 100)
    .filter((line) => weight(line) > 0 || answeredAlike(me, them, line.question))
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, limits.fit.reasons)
    .map(({ question }) => question);
}

function rateConfidence(shared: number): Fit['confidence'] {
  if (shared < 6) return 'low';
  return shared < 9 ? 'medium' : 'high';
}

const scoreAnswers = (shared: readonly Shared[]) => roundScore(exactFit(sumPoints(shared)));
const hasConflict = (shared: readonly Shared[]) => shared.some(isConflict);

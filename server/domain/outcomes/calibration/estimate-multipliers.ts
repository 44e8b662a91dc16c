import { questionIds, type QuestionId } from '#contract/questionnaire/questions.ts';
import { normalQuantile, type Interval } from '../wilson-interval.ts';
import { fitLeastSquares, weightedCovariance, weightedVariance } from './least-squares.ts';

/** What is known of a pair: the points that it lost, and how it rates living together, 1 to 5. */
export interface RatedPair {
  ledger: Partial<Record<QuestionId, number>>;
  rating: number;
}

/** Fewer pairs than this estimate nothing. */
export const leastRated = 100;
/** A question on which fewer pairs lost points is taken together with the others like it. */
export const leastLosing = 20;

export interface QuestionEstimate {
  question: QuestionId;
  /** How many pairs lost points on it. */
  losing: number;
  /** The multiplier of its points with an interval of 95 %; null where too few pairs lost any. */
  multiplier: (Interval & { value: number }) | null;
}

/** `no_effect`: the answers do not show that lost points go with lower ratings. */
export type Calibration =
  | { result: 'too_few' | 'no_effect'; pairs: number }
  | {
      result: 'estimated';
      pairs: number;
      questions: QuestionEstimate[];
      /** What one lost point costs of the rating, on average. */
      perPoint: number;
    };

/**
 * Estimates by how much the points of each question would have to be multiplied to explain the ratings
 * best. The ratings fall in a straight line with the points lost on each question: its slope, divided by
 * the mean slope of a lost point, is the multiplier. So all pairs together would lose as many points as
 * they do now. The intervals of these quotients are those of Fieller (1954).
 */
export function estimateMultipliers(pairs: readonly RatedPair[]): Calibration {
  const count = pairs.length;
  if (count < leastRated) return { result: 'too_few', pairs: count };
  const losing = (id: QuestionId) => pairs.filter(({ ledger }) => (ledger[id] ?? 0) > 0).length;
  const estimated = questionIds.filter((id) => losing(id) >= leastLosing);
  const rest = questionIds.filter((id) => !estimated.includes(id) && losing(id) > 0);
  const columns = [...estimated.map((id) => [id]), ...(rest.length > 0 ? [rest] : [])];
  const points = pairs.map(({ ledger }) =>
    columns.map((ids) => ids.reduce((sum, id) => sum + (ledger[id] ?? 0), 0)),
  );
  const fitted = fitLeastSquares(
    points.map((row) => [1, ...row]),
    pairs.map(({ rating }) => rating),
  );
  if (!fitted) return { result: 'too_few', pairs: count };
  const means = columns.map((_, column) =>
    points.reduce((sum, row) => sum + (row[column] ?? 0), 0),
  );
  const all = means.reduce((sum, each) => sum + each, 0);
  const meanWeights = [0, ...means.map((each) => each / all)];
  const { coefficients, covariance } = fitted;
  const slope = coefficients.reduce((sum, each, at) => sum + each * (meanWeights[at] ?? 0), 0);
  const slopeVariance = weightedVariance(covariance, meanWeights);
  if (slope >= 0 || slope ** 2 <= normalQuantile ** 2 * slopeVariance) {
    return { result: 'no_effect', pairs: count };
  }
  const questions = questionIds.map((question): QuestionEstimate => {
    const at = estimated.indexOf(question) + 1;
    if (at === 0) return { question, losing: losing(question), multiplier: null };
    const picked = coefficients.map((_, position) => Number(position === at));
    const quotient = quotientInterval({
      above: coefficients[at] ?? 0,
      below: slope,
      aboveVariance: weightedVariance(covariance, picked),
      belowVariance: slopeVariance,
      covariance: weightedCovariance(covariance, picked, meanWeights),
    });
    return { question, losing: losing(question), multiplier: quotient };
  });
  return { result: 'estimated', pairs: count, questions, perPoint: -slope };
}

/** Fieller's interval of a quotient whose divisor differs from 0 with the same certainty. */
function quotientInterval(given: {
  above: number;
  below: number;
  aboveVariance: number;
  belowVariance: number;
  covariance: number;
}): Interval & { value: number } {
  const { above, below, aboveVariance, belowVariance, covariance } = given;
  const z2 = normalQuantile ** 2;
  const square = below ** 2 - z2 * belowVariance;
  const middle = above * below - z2 * covariance;
  const rest = above ** 2 - z2 * aboveVariance;
  const root = Math.sqrt(Math.max(0, middle ** 2 - square * rest));
  return { value: above / below, low: (middle - root) / square, high: (middle + root) / square };
}

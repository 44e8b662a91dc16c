import { describe, expect, test } from 'vitest';
import { questionIds } from '#contract/questionnaire/questions.ts';
import {
  estimateMultipliers,
  leastRated,
} from '#domain/outcomes/calibration/estimate-multipliers.ts';
import { fitLeastSquares } from '#domain/outcomes/calibration/least-squares.ts';
import { writeReport } from '#domain/outcomes/calibration/write-report.ts';
import { wilsonInterval } from '#domain/outcomes/wilson-interval.ts';
import { simulateCountry, simulateTown } from './simulated-town.ts';

const towns = 200;
const country = simulateCountry(4000);

describe('the calibration', () => {
  test('covers the true multipliers of 200 simulated towns in 92 to 98 % of its intervals', () => {
    const covered = new Map(questionIds.map((id) => [id, 0]));
    const errors: number[] = [];
    for (let number = 1; number <= towns; number += 1) {
      const { pairs, multipliers } = simulateTown(number, 400, country);
      const calibration = estimateMultipliers(pairs);
      if (calibration.result !== 'estimated') throw new Error(`Town ${number}: too few`);
      for (const { question, multiplier } of calibration.questions) {
        if (!multiplier) throw new Error(`Town ${number}: nothing about ${question}`);
        const truth = multipliers[question];
        const isCovered = multiplier.low <= truth && truth <= multiplier.high;
        covered.set(question, (covered.get(question) ?? 0) + Number(isCovered));
        errors.push(multiplier.value - truth);
      }
    }
    const shares = [...covered.values()].map((count) => count / towns);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    console.info(`Coverage ${(100 * mean).toFixed(1)} %, by question`, shares);
    expect(mean).toBeGreaterThanOrEqual(0.92);
    expect(mean).toBeLessThanOrEqual(0.98);
    // With 200 towns the share of one question scatters by 1.5 points.
    expect(Math.min(...shares)).toBeGreaterThan(0.9);
    expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(
      0.02,
    );
  });

  test('takes questions together on which few pairs lost points', () => {
    const { pairs } = simulateTown(1, 400, country);
    const rare = pairs.map(({ ledger, rating }, nth) => ({
      rating,
      ledger: { ...ledger, smoking: nth < 5 ? 10 : 0, alcohol: nth < 30 ? 10 : 0 },
    }));
    const calibration = estimateMultipliers(rare);
    expect(calibration).toMatchObject({ result: 'estimated', pairs: 400 });
    const questions = calibration.result === 'estimated' ? calibration.questions : [];
    const about = (id: string) => questions.find(({ question }) => question === id);
    expect(about('smoking')).toEqual({ question: 'smoking', losing: 5, multiplier: null });
    expect(about('alcohol')).toMatchObject({
      losing: 30,
      multiplier: { value: expect.any(Number) },
    });
  });

  test('says so when the ratings have nothing to do with the score, or are few', () => {
    const { pairs } = simulateTown(1, 400, country);
    const few = pairs.slice(0, leastRated - 1);
    expect(estimateMultipliers(few)).toEqual({ result: 'too_few', pairs: leastRated - 1 });
    const unrelated = pairs.map(({ ledger }, nth) => ({ ledger, rating: 1 + (nth % 5) }));
    expect(estimateMultipliers(unrelated)).toEqual({ result: 'no_effect', pairs: 400 });
    const alike = pairs.map(({ rating }) => ({ rating, ledger: { pets: 10, quiet: 5 } }));
    expect(estimateMultipliers(alike)).toEqual({ result: 'too_few', pairs: 400 });
  });
});

describe('the report', () => {
  test('names what counts too little or too much, and says that nothing was changed', () => {
    const { pairs } = simulateTown(1, 400, country);
    const answered = pairs.map((pair) => ({ ...pair, habits: { quiet: 4 } }));
    const calibration = estimateMultipliers(answered);
    const report = writeReport(answered, calibration);
    expect(report).toContain('Pairs that answered: 400');
    expect(report).toMatch(
      /^quiet +\d+ +\d\.\d\d +\S+ to \S+ +(about right|too little|too much) +4\.0 \/ 4\.0$/m,
    );
    expect(report.match(/\d\.\d\d to -?\d/g)).toHaveLength(questionIds.length);
    expect(report).toContain('Nothing was changed.');
  });

  test('says what is missing', () => {
    expect(writeReport([], estimateMultipliers([]))).toContain('it takes 100');
    const none = { result: 'no_effect', pairs: 0 } as const;
    expect(writeReport([], none)).toMatch(/nothing\s+to multiply/);
  });
});

describe('least squares', () => {
  test('finds a line and, with HC3, how sure it is of it', () => {
    // By hand: x 0, 1, 2, 3 and y 1, 3, 4, 8 give 0.7 + 2.2 x.
    const rows = [0, 1, 2, 3].map((x) => [1, x]);
    const estimate = fitLeastSquares(rows, [1, 3, 4, 8]);
    expect(estimate?.coefficients[0]).toBeCloseTo(0.7);
    expect(estimate?.coefficients[1]).toBeCloseTo(2.2);
    // Residuals 0.3, 0.1, -1.1, 0.7 and leverages 0.7, 0.3, 0.3, 0.7.
    const scaled = [0.3 / 0.3, 0.1 / 0.7, -1.1 / 0.7, 0.7 / 0.3];
    const slope = scaled.reduce((sum, each, x) => sum + ((x - 1.5) * each) ** 2, 0) / 25;
    expect(estimate?.covariance[1]?.[1]).toBeCloseTo(slope);
  });

  test('refuses a column that is a combination of others', () => {
    const rows = [0, 1, 2, 3].map((x) => [1, x, 2 * x + 1]);
    expect(fitLeastSquares(rows, [1, 3, 4, 8])).toBeNull();
  });
});

test('the interval of a share is that of Wilson, within 0 and 1', () => {
  // Figures of Brown, Cai and DasGupta: 0 of 10 and 5 of 10.
  const none = wilsonInterval(0, 10);
  expect(none.low).toBe(0);
  expect(none.high).toBeCloseTo(0.2775, 3);
  const half = wilsonInterval(5, 10);
  expect(half.low).toBeCloseTo(0.2366, 3);
  expect(half.high).toBeCloseTo(0.7634, 3);
  expect(wilsonInterval(10, 10).high).toBeCloseTo(1);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compare } from '#fit/compare.ts';
import { computeFit } from '#fit/compute-fit.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { exactFit, rankingKey, sumPoints } from '#fit/score.ts';
import { workedExample } from '#src/features/site-pages/worked-example.ts';

const wants = { is_dealbreaker: false } as const;
const ana: UserAnswers = {
  habits: {
    sleep: { from: '23:00', until: '07:00' },
    cleaning: 'same_day',
    quiet: 'by_22',
    overnight_guests: 'monthly',
  },
  preferences: {
    cleaning: { ...wants, acceptable: ['same_day', 'right_away'], importance: 2 },
    quiet: { ...wants, acceptable: ['by_20', 'by_22'], importance: 4 },
    overnight_guests: { ...wants, acceptable: ['never', 'monthly'], importance: 1 },
  },
};
const ben: UserAnswers = {
  habits: {
    sleep: { from: '01:00', until: '09:00' },
    cleaning: 'every_few_days',
    quiet: 'by_24',
    overnight_guests: 'weekly',
  },
  preferences: {
    sleep: { ...wants, acceptable: { from: '00:00', until: '10:00' }, importance: 2 },
    cleaning: { ...wants, acceptable: ['when_needed'], importance: 1 },
    quiet: { ...wants, acceptable: ['no_hour'], importance: 1 },
    overnight_guests: { ...wants, acceptable: ['monthly', 'weekly'], importance: 0 },
  },
};

test('the code computes the numbers of the worked example', () => {
  const sums = sumPoints(compare(ana, ben));
  expect(sums).toEqual({ shared: 4, mine: 438, myWeight: 8, theirs: 376, theirWeight: 4 });
  const fit = exactFit(sums) ?? Number.NaN;
  expect(fit).toBe(Math.sqrt(5146.5));
  expect(rankingKey(fit, 4)).toBeCloseTo(62.42, 2);
  const { score, ledger } = computeFit(ana, ben);
  expect(score).toBe(72);
  expect(ledger.map(({ question, points }) => [question, points])).toEqual([
    ['sleep', 4],
    ['cleaning', 7],
    ['quiet', 14],
    ['overnight_guests', 3],
  ]);
});

test('the page about the score tells the same example', () => {
  const { score, ledger } = computeFit(ana, ben);
  const shown = workedExample.ledger.map(({ question, points }) => [question, points]);
  expect(workedExample.score).toBe(score);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(ledger.map(({ question, points }) => [question, points])),
  );
});

test('docs/fit.md shows the numbers of the worked example', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/fit.md'), 'utf8');
  for (const words of [
    '438',
    '376',
    '√5146.5 = 71.74',
    '62.42',
    'sleep −4, kitchen −7, quiet −14, guests −3',
  ]) {
    expect(page).toContain(words);
  }
});

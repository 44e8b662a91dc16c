import { describe, expect, test } from 'vitest';
import type { FitSummary } from '#contract/matching/fit.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { describeListingReason } from '#src/shared/fit/fit-labels.ts';
import type { Terms } from '#fit/listing-fit.ts';
import { findWeakestFit, listingFitSummary } from '#fit/listing-fit-summary.ts';

const me: UserAnswers = {
  habits: { cleaning: 'same_day', quiet: 'by_22', smoking: 'never', sharing: 'basics' },
  preferences: {
    smoking: { acceptable: ['never'], importance: 4, is_dealbreaker: true },
    cleaning: { acceptable: ['same_day'], importance: 1, is_dealbreaker: false },
  },
};
const same: UserAnswers = { habits: me.habits, preferences: {} };
const smoker: UserAnswers = { habits: { ...me.habits, smoking: 'indoors' }, preferences: {} };
const untidy: UserAnswers = { habits: { ...me.habits, cleaning: 'when_needed' }, preferences: {} };
const seeker = {
  budget: { max: 1000, currency: 'USD', worth: { USD: 1 }, day: null },
  move_in_from: '2026-09-01',
  stay_months: null,
  latitude: null,
  longitude: null,
};
const terms: Terms = {
  monthly_total: 1000,
  currency: 'USD',
  available_from: '2026-10-01',
  available_until: null,
  min_stay_months: null,
  max_stay_months: null,
  latitude: null,
  longitude: null,
  house_rules: [],
};
const summarize = (household: UserAnswers[], changes: Partial<Terms> = {}) =>
  listingFitSummary(me, seeker, { terms: { ...terms, ...changes }, household });

describe('the household of a listing', () => {
  test('counts as the one whose Fit is the lowest', () => {
    const [alone, together] = [summarize([untidy]), summarize([same, untidy, same])];
    expect(together.household).toEqual(alone.household);
    expect(together.household?.score).toBeLessThan(summarize([same]).household?.score ?? 0);
  });

  test('counts as the one with a conflict, whatever the scores', () => {
    const fit = (score: number | null, conflicts: number): FitSummary => ({
      score,
      conflicts,
      shared: 5,
      of: 12,
      reasons: [],
    });
    expect(findWeakestFit([fit(20, 0), fit(90, 1), fit(80, 2)])).toEqual(fit(80, 2));
    expect(findWeakestFit([fit(null, 0), fit(70, 0)])).toEqual(fit(70, 0));
    expect(findWeakestFit([])).toBeNull();
  });

  test('is nobody when none of them answered', () => {
    expect(summarize([{ habits: {}, preferences: {} }]).household).toBeNull();
  });
});

describe('the strongest reason', () => {
  test('is what I agree on with the household', () => {
    expect(summarize([same]).reason).toEqual({ question: 'smoking' });
  });

  test('is what suits most of the terms where there is a conflict or nobody to compare with', () => {
    for (const household of [[smoker], []]) {
      expect(summarize(household).reason).toEqual({ part: 'budget' });
      const dear = { monthly_total: 1100, available_from: '2026-08-01' };
      expect(summarize(household, dear).reason).toEqual({ part: 'dates' });
      expect(summarize(household, { monthly_total: 1100 }).reason).toBeNull();
    }
  });

  test('can be described in words', () => {
    expect(describeListingReason({ question: 'smoking' })).toBe('You agree on smoking');
    expect(describeListingReason({ part: 'budget' })).toBe('Within your budget');
  });
});

test('a rent in other money than my budget leaves it out, and the summary says so', () => {
  const { listing } = summarize([], { currency: 'GBP' });
  expect(listing).toMatchObject({ known: 1, rent: { currency: 'USD', compared: false } });
  expect(summarize([]).listing).toMatchObject({ known: 2, rent: { compared: true } });
});

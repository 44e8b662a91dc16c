import { assert, constantFrom, integer, option, property, record, subarray } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { houseRules } from '#contract/vocabulary.ts';
import { listingFit, type Budget, type Terms, type Seeker } from '#fit/listing-fit.ts';
import { users } from './sample-users.ts';

vi.setConfig({ testTimeout: 60_000 });

/** In dollars, with a made-up rate of the euro. */
const makeBudget = (max: number): Budget => ({
  max,
  currency: 'USD',
  worth: { USD: 1, EUR: 1.1 },
  day: '2026-11-20',
});
const seeker: Seeker = {
  budget: makeBudget(1000),
  move_in_from: '2026-09-01',
  stay_months: 12,
  latitude: 40.7,
  longitude: -73.95,
  habits: { smoking: 'never', pets: 'has', quiet: 'by_22' },
};
const terms: Terms = {
  monthly_total: 1000,
  currency: 'USD',
  available_from: '2026-09-01',
  available_until: null,
  min_stay_months: null,
  max_stay_months: null,
  latitude: 40.7,
  longitude: -73.95,
  house_rules: ['no_smoking'],
};

describe('how well a listing suits a user', () => {
  test('is 100 when all parts suit, from the parts that both stated', () => {
    expect(listingFit(seeker, terms)).toMatchObject({ score: 100, known: 4, of: 5 });
  });

  test.each([
    ['rent a tenth above the budget', { monthly_total: 1100 }, 'budget', 50, 100],
    ['rent a fifth above the budget', { monthly_total: 1200 }, 'budget', 0, 200],
    ['free 30 days late', { available_from: '2026-10-01' }, 'dates', 50, 30],
    ['free 48 days late', { available_from: '2026-10-19' }, 'dates', 20, 48],
    ['free early', { available_from: '2026-06-01' }, 'dates', 100, 0],
    ['a town away', { latitude: 40.9 }, 'distance', 12, 22],
    ['no pets', { house_rules: ['no_smoking', 'no_pets'] as const }, 'house_rules', 50, 1],
    ['a stay longer than wanted', { min_stay_months: 24 }, 'stay', 50, 12],
    ['a stay just long enough', { min_stay_months: 12, max_stay_months: 12 }, 'stay', 100, 0],
    ['a stay shorter than wanted', { max_stay_months: 3 }, 'stay', 25, -9],
    ['free for 100 days only', { available_until: '2026-12-10' }, 'stay', 25, -9],
    ['no longer free when one moves in', { available_until: '2026-09-02' }, 'stay', 0, -12],
    [
      'free for less than the longest stay',
      { available_until: '2026-12-10', max_stay_months: 6 },
      'stay',
      25,
      -9,
    ],
  ])('%s', (_, change, part, satisfaction, offBy) => {
    const line = listingFit(seeker, { ...terms, ...change }).ledger.find(
      (each) => each.part === part,
    );
    expect(line).toMatchObject({ satisfaction, off_by: offBy });
  });

  test('gives the numbers of the example in docs/fit.md', () => {
    const ana = { ...seeker, budget: makeBudget(900), latitude: null, habits: {} };
    const room = {
      ...terms,
      monthly_total: 930,
      available_from: '2026-08-01',
      available_until: '2027-05-31',
      min_stay_months: 6,
    };
    expect(listingFit(ana, room)).toMatchObject({
      score: 87,
      ledger: [
        { part: 'budget', satisfaction: 83, off_by: 30, points: 10 },
        { part: 'dates', satisfaction: 100, points: 0 },
        { part: 'stay', satisfaction: 75, off_by: -3, points: 3 },
      ],
    });
  });

  test('compares a rent in another currency by its exchange rate, and names the day', () => {
    // 910 euros are worth about 1,001 dollars.
    const { ledger, rent } = listingFit(seeker, { ...terms, monthly_total: 910, currency: 'EUR' });
    expect(ledger[0]).toMatchObject({ part: 'budget', satisfaction: 99, off_by: 1 });
    expect(rent).toEqual({ currency: 'USD', compared: true, rates_day: '2026-11-20' });
    expect(listingFit(seeker, terms).rent).toEqual({ ...rent, rates_day: null });
  });

  test('leaves out a budget in a currency without a rate, and says so', () => {
    const yen = { ...terms, monthly_total: 90_000, currency: 'JPY' };
    const { score, known, ledger, rent } = listingFit(seeker, yen);
    expect({ score, known }).toEqual({ score: 100, known: 3 });
    expect(ledger.map(({ part }) => part)).not.toContain('budget');
    expect(rent).toEqual({ currency: 'USD', compared: false, rates_day: null });
    expect(listingFit({ ...seeker, budget: null }, yen).rent).toBeNull();
  });

  test('names the house rules that cost points', () => {
    const house_rules = ['no_smoking', 'no_pets', 'couples_welcome'] as const;
    const { ledger } = listingFit(seeker, { ...terms, house_rules });
    expect(ledger.find(({ part }) => part === 'house_rules')).toMatchObject({
      broken_rules: ['no_pets'],
      satisfaction: 50,
    });
  });

  test('has no score from fewer than two parts', () => {
    const silent = { ...terms, available_from: null, latitude: null, house_rules: [] };
    expect(listingFit(seeker, silent)).toMatchObject({ score: null, known: 1 });
  });

  test('suits a stay the less, the further it is from what the listing allows', () => {
    const months = integer({ min: 1, max: 120 });
    assert(
      property(months, months, months, months, (stay, one, other, further) => {
        const [min_stay_months, max_stay_months] = [Math.min(one, other), Math.max(one, other)];
        const suits = (stay_months: number) => {
          const offered = { ...terms, min_stay_months, max_stay_months };
          const { ledger } = listingFit({ ...seeker, stay_months }, offered);
          return ledger.find(({ part }) => part === 'stay')?.satisfaction ?? -1;
        };
        const isAllowed = stay >= min_stay_months && stay <= max_stay_months;
        expect(suits(stay) === 100).toBe(isAllowed);
        if (stay > max_stay_months) expect(suits(stay + further)).toBeLessThanOrEqual(suits(stay));
        if (stay < min_stay_months)
          expect(suits(Math.max(1, stay - further))).toBeLessThanOrEqual(suits(stay));
      }),
      { numRuns: 3000 },
    );
  });

  test('has a ledger that adds up to 100 minus the score, for any user and listing', () => {
    const day = constantFrom('2026-01-01', '2026-09-01', '2026-09-20', '2027-05-05');
    const degrees = option(integer({ min: -80, max: 80 }));
    const seekers = record({
      budget: option(integer({ min: 0, max: 5000 }).map(makeBudget)),
      move_in_from: option(day),
      stay_months: option(integer({ min: 1, max: 120 })),
      latitude: degrees,
      longitude: degrees,
      habits: users.map(({ habits }) => habits),
    });
    const rooms = record({
      monthly_total: integer({ min: 1, max: 5000 }),
      currency: constantFrom('USD', 'EUR', 'JPY'),
      available_from: option(day),
      available_until: option(day),
      min_stay_months: option(integer({ min: 1, max: 24 })),
      max_stay_months: option(integer({ min: 1, max: 120 })),
      latitude: degrees,
      longitude: degrees,
      house_rules: subarray([...houseRules]),
    });
    assert(
      property(seekers, rooms, (someone, offered) => {
        const { score, ledger } = listingFit(someone, offered);
        const lost = ledger.reduce((sum, { points }) => sum + points, 0);
        expect(lost).toBe(score === null ? 0 : 100 - score);
        if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

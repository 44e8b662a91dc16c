import { assert, constantFrom, integer, option, property, record, subarray } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { houseRules } from '#contract/vocabulary.ts';
import { listingFit, type Terms, type Seeker } from '#fit/listing-fit.ts';
import { users } from './sample-users.ts';

vi.setConfig({ testTimeout: 60_000 });

const seeker: Seeker = {
  budget_max: 1000,
  move_in_from: '2026-09-01',
  stay_months: 12,
  latitude: 40.7,
  longitude: -73.95,
  habits: { smoking: 'never', pets: 'has', quiet: 'by_22' },
};
const terms: Terms = {
  monthly_rent: 1000,
  available_from: '2026-09-01',
  min_stay_months: null,
  latitude: 40.7,
  longitude: -73.95,
  house_rules: ['no_smoking'],
};

describe('how well a listing suits a user', () => {
  test('is 100 when all parts suit, from the parts that both stated', () => {
    expect(listingFit(seeker, terms)).toMatchObject({ score: 100, known: 4, of: 5 });
  });

  test.each([
    ['rent a tenth above the budget', { monthly_rent: 1100 }, 'budget', 50, 100],
    ['rent a fifth above the budget', { monthly_rent: 1200 }, 'budget', 0, 200],
    ['free 30 days late', { available_from: '2026-10-01' }, 'dates', 50, 30],
    ['free 48 days late', { available_from: '2026-10-19' }, 'dates', 20, 48],
    ['free early', { available_from: '2026-06-01' }, 'dates', 100, 0],
    ['a town away', { latitude: 40.9 }, 'distance', 12, 22],
    ['no pets', { house_rules: ['no_smoking', 'no_pets'] as const }, 'house_rules', 50, 1],
    ['a stay longer than wanted', { min_stay_months: 24 }, 'stay', 50, 12],
  ])('%s', (_, change, part, satisfaction, offBy) => {
    const line = listingFit(seeker, { ...terms, ...change }).ledger.find(
      (each) => each.part === part,
    );
    expect(line).toMatchObject({ satisfaction, off_by: offBy });
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

  test('has a ledger that adds up to 100 minus the score, for any user and listing', () => {
    const day = constantFrom('2026-01-01', '2026-09-01', '2026-09-20', '2027-05-05');
    const degrees = option(integer({ min: -80, max: 80 }));
    const seekers = record({
      budget_max: option(integer({ min: 0, max: 5000 })),
      move_in_from: option(day),
      stay_months: option(integer({ min: 1, max: 120 })),
      latitude: degrees,
      longitude: degrees,
      habits: users.map(({ habits }) => habits),
    });
    const rooms = record({
      monthly_rent: integer({ min: 1, max: 5000 }),
      available_from: option(day),
      min_stay_months: option(integer({ min: 1, max: 24 })),
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

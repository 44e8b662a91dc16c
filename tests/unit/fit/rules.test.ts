import { assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hours } from '#contract/questionnaire/questions.ts';
import { apportion, compareRanked, rankingKey } from '#fit/score.ts';
import { scoreSatisfaction } from '#fit/compare.ts';
import { computeFit, compareChange } from '#fit/compute-fit.ts';
import { isMostlyOutside, slotOverlap, percentWithin, toSlots } from '#fit/hours.ts';
import type { UserAnswers } from '#fit/answers.ts';

describe('how well an answer suits', () => {
  test.each([
    ['by_22', 100],
    ['by_24', 50],
    ['no_hour', 0],
  ])('quiet %s to who wants 20 or 22: %i', (answer, percent) => {
    expect(scoreSatisfaction('quiet', ['by_20', 'by_22'], answer)).toBe(percent);
  });

  test('answers without an order have no neighbors', () => {
    expect(scoreSatisfaction('pets', ['none'], 'welcome')).toBe(0);
  });

  test.each([
    ['22:00', '06:00', '22:00', '07:00', 100],
    ['22:00', '06:00', '00:00', '08:00', 75],
    ['22:00', '06:00', '02:00', '10:00', 50],
    ['08:00', '16:00', '20:00', '06:00', 0],
    // Both ends of the window cover the night: it begins and ends in it.
    ['22:00', '10:00', '06:00', '00:00', 50],
    ['23:00', '00:30', '00:00', '06:00', 33],
  ])('sleep %s–%s within %s–%s: %i percent', (from, until, start, end, percent) => {
    const sleep: Hours = { from, until };
    expect(scoreSatisfaction('sleep', { from: start, until: end }, sleep)).toBe(percent);
  });

  test('hours overlap as if counted half hour by half hour', () => {
    const part = record({
      start: integer({ min: 0, max: 47 }),
      length: integer({ min: 1, max: 47 }),
    });
    const holds = ({ start, length }: { start: number; length: number }, slot: number) =>
      (slot - start + 48) % 48 < length;
    assert(
      property(part, part, (one, other) => {
        const counted = Array.from({ length: 48 }, (_, slot) => slot).filter(
          (slot) => holds(one, slot) && holds(other, slot),
        ).length;
        expect(slotOverlap(one, other)).toBe(counted);
      }),
      { numRuns: 5000 },
    );
  });

  test('exactly half of the night is enough for a dealbreaker, less is not', () => {
    const window = toSlots({ from: '22:00', until: '02:00' });
    const half = toSlots({ from: '22:00', until: '06:00' });
    const less = toSlots({ from: '22:30', until: '06:30' });
    expect(percentWithin(half, window)).toBe(50);
    expect([half, less].map((sleep) => isMostlyOutside(sleep, window))).toEqual([false, true]);
  });
});

describe('whole points', () => {
  test('go to the largest remainders, the first of equal ones', () => {
    expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(apportion(33, [0, 2, 1])).toEqual([0, 22, 11]);
    expect(apportion(5, [0, 0])).toEqual([0, 0]);
    expect(apportion(1, [1, 3, 3])).toEqual([0, 1, 0]);
  });
});

describe('the order of a list', () => {
  test('moves a score from few answers towards 50', () => {
    expect(rankingKey(100, 3)).toBe(75);
    expect(rankingKey(90, 12)).toBe(82);
    expect(rankingKey(10, 3)).toBe(30);
  });

  test('puts conflicts last, then those without a score, then the key, then the newer account', () => {
    const standings = [
      { id: 1, hasConflict: true, key: 99 },
      { id: 2, hasConflict: false, key: null },
      { id: 3, hasConflict: false, key: 60 },
      { id: 4, hasConflict: false, key: 60 },
      { id: 5, hasConflict: false, key: 80 },
      { id: 6, hasConflict: true, key: null },
    ];
    expect(standings.toSorted(compareRanked).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1, 6]);
  });
});

describe('a change of my answers', () => {
  const them: UserAnswers = {
    habits: { quiet: 'by_24', smoking: 'outside', sharing: 'basics' },
    preferences: {},
  };
  const me: UserAnswers = {
    habits: { quiet: 'by_22', smoking: 'never', sharing: 'basics' },
    preferences: {
      smoking: { acceptable: ['never'], importance: 4, is_dealbreaker: true },
    },
  };

  test('shows its effect on a score before it is saved', () => {
    const change = compareChange(me, { preferences: {} }, them);
    expect(change).toMatchObject({ hadConflict: true, hasConflict: false, after: 100 });
    expect(change.delta).toBe(100 - (change.before ?? 0));
    expect(computeFit({ ...me, preferences: {} }, them).score).toBe(change.after);
  });

  test('that leaves too few answers has no score to compare', () => {
    expect(compareChange(me, { habits: { quiet: 'by_22' } }, them)).toMatchObject({
      after: null,
      delta: null,
    });
  });
});

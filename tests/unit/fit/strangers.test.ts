import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { defaultPreferences } from '#contract/questionnaire/preference-rules.ts';
import { startRandom } from '#demo/random.ts';
import { countFalls, drawHabits, measureScores } from '#scripts/fit/strangers.ts';

// A sample; scripts/measure-fit.ts measures 20,000 pairs. The seed is fixed, because the figures of
// another one differ by some tenths.
function drawPairs(count: number) {
  const random = startRandom(1);
  return Array.from(
    { length: count },
    () => [drawHabits(random, 1), drawHabits(random, 1)] as const,
  );
}

describe('strangers who stated no preferences', () => {
  test('never get a lower score for a kinder answer', () => {
    const { falls, changes } = countFalls(drawPairs(300), defaultPreferences);
    expect(falls).toBe(0);
    expect(changes).toBeGreaterThan(2000);
  });

  test('are a match as often as the pages say', () => {
    const stranger = (habits: ReturnType<typeof drawHabits>) => ({
      habits,
      preferences: defaultPreferences(habits),
    });
    const pairs = drawPairs(20_000).map(
      ([one, other]) => [stranger(one), stranger(other)] as const,
    );
    const { matches, none } = measureScores(pairs);
    expect(none).toBe(0);
    expect(100 / matches).toBeGreaterThan(limits.fit.strangersPerMatch * 0.9);
    expect(100 / matches).toBeLessThan(limits.fit.strangersPerMatch * 1.1);
    const page = readFileSync(path.join(import.meta.dirname, '../../../docs/fit.md'), 'utf8');
    expect(page).toContain(
      `A match is a score of ${limits.fit.matchScore} or more without a conflict`,
    );
    expect(page).toContain(`one pair in ${limits.fit.strangersPerMatch}`);
  });
});

// @module-tag essential

import { array, sample } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionIds, type Hours, type QuestionId } from '#contract/questionnaire/questions.ts';
import { statedPreferences, type UserAnswers } from '#fit/answers.ts';
import { findBestChange, findWeakestPair, matrixPairs } from '#fit/matrix.ts';
import { spanning } from '#contract/questionnaire/hours.ts';
import { examples, seed } from '#tests/support/seed.ts';
import { users } from './sample-users.ts';
import { secondFit } from './second-fit.ts';

const groups = sample(array(users, { minLength: 2, maxLength: 6 }), {
  numRuns: examples(2000),
  seed,
});

describe('the matrix of random groups', () => {
  test('is the same by a second implementation, pair by pair', () => {
    let compared = 0;
    for (const people of groups) {
      for (const { one, other, fit } of matrixPairs(people)) {
        const second = secondFit(people[one]!, people[other]!);
        const { score, shared, conflicts } = fit ?? {};
        expect(fit && { score, shared, conflicts }).toEqual(second);
        compared += 1;
      }
    }
    console.info(`${groups.length} groups, ${compared} pairs, 0 differences`);
  });

  test('has every two once, and names none less content than the weakest', () => {
    for (const people of groups) {
      const pairs = matrixPairs(people);
      expect(pairs).toHaveLength((people.length * (people.length - 1)) / 2);
      const weakest = findWeakestPair(pairs);
      const second = pairs.flatMap(({ one, other }) => {
        const fit = secondFit(people[one]!, people[other]!);
        return fit && (fit.score !== null || fit.conflicts > 0) ? [{ one, other, ...fit }] : [];
      });
      if (!weakest) {
        expect(second).toEqual([]);
        continue;
      }
      const inConflict = second.filter(({ conflicts }) => conflicts > 0);
      const candidates = inConflict.length > 0 ? inConflict : second;
      const lowest = Math.min(...candidates.map(({ score }) => score ?? 101));
      expect(weakest.fit.score ?? 101).toBe(lowest);
      expect(weakest.fit.conflicts > 0).toBe(inConflict.length > 0);
    }
  });
});

describe('what one change would do', () => {
  test('is true, and no other single wish given up would do more', () => {
    const reach = (who: UserAnswers, them: UserAnswers, question: QuestionId): UserAnswers => {
      const wish = statedPreferences(who)[question]!;
      const answer = them.habits[question]!;
      const acceptable =
        question === 'sleep'
          ? spanning(wish.acceptable as Hours, answer as Hours)
          : [...(wish.acceptable as string[]), answer];
      return {
        ...who,
        preferences: { ...who.preferences, [question]: { ...wish, acceptable } },
      };
    };
    let helped = 0;
    for (const [one, other] of groups as [UserAnswers, UserAnswers][]) {
      const before = secondFit(one, other);
      const all = questionIds.flatMap((id) =>
        one.habits[id] === undefined || other.habits[id] === undefined
          ? []
          : [secondFit(reach(one, other, id), other)!, secondFit(one, reach(other, one, id))!],
      );
      const worth = (fit: { score: number | null; conflicts: number } | null) =>
        fit ? -1000 * fit.conflicts + (fit.score ?? 0) : 0;
      const best = Math.max(worth(before), ...all.map(worth));
      const change = findBestChange(one, other);
      expect(worth(change?.after ?? before)).toBe(best);
      if (change) {
        helped += 1;
        expect(worth(change.before)).toBe(worth(before));
        expect(worth(change.after)).toBeGreaterThan(worth(change.before));
      }
    }
    console.info(`${helped} of ${groups.length} pairs have a change that helps`);
    expect(helped).toBeGreaterThan(0);
  });

  test('asks nobody who is not asked', () => {
    for (const [one, other] of groups as [UserAnswers, UserAnswers][]) {
      expect(findBestChange(one, other, ['one'])?.by ?? 'one').toBe('one');
    }
  });
});

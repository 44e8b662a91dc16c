import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { canBeScored } from '#fit/answers.ts';
import { fitSummary } from '#fit/compute-fit.ts';
import { isMatch } from '#fit/score.ts';

const me: UserAnswers = {
  habits: {
    sleep: { from: '23:00', until: '07:00' },
    cleaning: 'same_day',
    quiet: 'by_22',
    sharing: 'basics',
  },
  preferences: {},
};
const roomie = (habits: UserAnswers['habits']): UserAnswers => ({
  habits: { ...me.habits, ...habits },
  preferences: {},
});

describe('the reasons', () => {
  test('are what matters to someone, then what both answered alike', () => {
    expect(fitSummary(me, roomie({}))?.reasons).toEqual(['sleep', 'sharing', 'cleaning']);
    const theirs = roomie({ sleep: { from: '23:30', until: '07:00' } });
    // An hour later would be accepted as well: the hours need not be the same.
    expect(fitSummary(me, theirs)?.reasons).toEqual(['sleep', 'sharing', 'cleaning']);
  });

  test('leave out an easier answer that matters to nobody', () => {
    const tidier = roomie({ cleaning: 'right_away' });
    expect(fitSummary(me, tidier)?.reasons).toEqual(['sleep', 'sharing', 'quiet']);
  });

  test('name an agreement that matters to one of them before all others', () => {
    const strict: UserAnswers = {
      ...me,
      preferences: { quiet: { acceptable: ['by_22'], importance: 4, is_dealbreaker: false } },
    };
    expect(fitSummary(strict, roomie({}))?.reasons[0]).toBe('quiet');
  });
});

test('a match is a high score without a conflict', () => {
  const { matchScore } = limits.fit;
  expect(isMatch({ score: matchScore, conflicts: 0 })).toBe(true);
  expect(isMatch({ score: matchScore - 1, conflicts: 0 })).toBe(false);
  expect(isMatch({ score: matchScore, conflicts: 1 })).toBe(false);
  expect(isMatch({ score: null, conflicts: 0 })).toBe(false);
});

test('a score needs three answers, and one that matters', () => {
  const { sleep: _, sharing: __, ...untold } = me.habits;
  expect(canBeScored(me)).toBe(true);
  expect(canBeScored({ habits: { ...untold, smoking: 'never' }, preferences: {} })).toBe(false);
  expect(canBeScored({ habits: { sharing: 'basics', quiet: 'by_22' }, preferences: {} })).toBe(
    false,
  );
});

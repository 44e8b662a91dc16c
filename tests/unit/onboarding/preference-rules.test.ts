import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  halfHoursIn,
  toHalfHour,
  liesWithin,
  spanning,
  formatHalfHour,
  widened,
} from '#contract/questionnaire/hours.ts';
import {
  defaultPreferences,
  completePreferences,
} from '#contract/questionnaire/preference-rules.ts';
import {
  easiestAnswer,
  questionIds,
  type ChoiceQuestionId,
  type Habits,
  type Hours,
  type Preferences,
} from '#contract/questionnaire/questions.ts';
import { Preferences as PreferencesSchema } from '#contract/questionnaire/calls.ts';
import { anyHabits, anyHours, anyPreferences } from '#tests/support/any-answers.ts';

const accepts = (preferences: Preferences, habits: Habits, id: keyof Habits) => {
  const acceptable = preferences[id]?.acceptable;
  const answer = habits[id];
  return Array.isArray(acceptable)
    ? (acceptable as unknown[]).includes(answer)
    : liesWithin(answer as Hours, acceptable as Hours);
};

describe('preferences with the own answers', () => {
  test('are on answered questions only, and accept the own answer on each', () => {
    fc.assert(
      fc.property(anyHabits, anyPreferences, (habits, wanted) => {
        const kept = completePreferences(habits, wanted);
        const expected = questionIds.filter((id) => id in habits && id in wanted);
        expect(Object.keys(kept)).toEqual(expected);
        for (const id of expected) expect(accepts(kept, habits, id), id).toBe(true);
      }),
    );
  });

  test('are valid, and do not change when computed again', () => {
    fc.assert(
      fc.property(anyHabits, anyPreferences, (habits, wanted) => {
        const kept = completePreferences(habits, wanted);
        PreferencesSchema.assert(kept);
        expect(completePreferences(habits, kept)).toEqual(kept);
      }),
    );
  });

  test('lose no answer that was acceptable before, nor its importance or dealbreaker', () => {
    fc.assert(
      fc.property(anyHabits, anyPreferences, (habits, wanted) => {
        const kept = completePreferences(habits, wanted);
        for (const [id, preference] of Object.entries(kept)) {
          const before = wanted[id as keyof Preferences];
          expect(preference).toMatchObject({
            importance: before?.importance,
            is_dealbreaker: before?.is_dealbreaker,
          });
          if (Array.isArray(preference.acceptable)) {
            expect(preference.acceptable).toEqual(
              expect.arrayContaining(before?.acceptable as string[]),
            );
          }
        }
      }),
    );
  });

  test('accept what is easier to live with than an accepted answer, unless it is refused', () => {
    const habits: Habits = { cleaning: 'same_day', smoking: 'balcony' };
    const wanted: Preferences = {
      cleaning: { acceptable: ['same_day'], importance: 4, is_dealbreaker: true },
      smoking: {
        acceptable: ['balcony', 'indoors'],
        importance: 1,
        is_dealbreaker: true,
        only_these: true,
      },
    };
    expect(completePreferences(habits, wanted)).toEqual({
      ...wanted,
      cleaning: { ...wanted.cleaning, acceptable: ['same_day', 'right_away'] },
    });
  });

  test('say that easier answers are refused only where one is missing', () => {
    const smoking = {
      acceptable: ['never' as const],
      importance: 1 as const,
      is_dealbreaker: true,
    };
    expect(
      completePreferences({ smoking: 'never' }, { smoking: { ...smoking, only_these: true } }),
    ).toEqual({ smoking });
  });

  test('that already accept the own answer do not change', () => {
    const habits: Habits = { smoking: 'outside', sleep: { from: '23:00', until: '06:00' } };
    const wanted: Preferences = {
      smoking: { acceptable: ['never', 'outside'], importance: 4, is_dealbreaker: true },
      sleep: {
        acceptable: { from: '22:00', until: '07:00' },
        importance: 2,
        is_dealbreaker: false,
      },
    };
    expect(completePreferences(habits, wanted)).toEqual(wanted);
  });
});

describe('default preferences', () => {
  test('cover every answered question, with low importance where no end of the scale is easier, without dealbreakers', () => {
    fc.assert(
      fc.property(anyHabits, (habits) => {
        const defaults = defaultPreferences(habits);
        PreferencesSchema.assert(defaults);
        expect(Object.keys(defaults)).toEqual(questionIds.filter((id) => id in habits));
        for (const [id, preference] of Object.entries(defaults)) {
          const hasEasiest = id !== 'sleep' && easiestAnswer(id as ChoiceQuestionId) !== null;
          const importance = hasEasiest ? 0 : 1;
          expect(preference, id).toMatchObject({ importance, is_dealbreaker: false });
        }
        expect(completePreferences(habits, defaults)).toEqual(defaults);
      }),
    );
  });

  test('accept the own answer and all easier ones, and the listed answers of an unordered one', () => {
    const acceptable = (habits: Habits) =>
      Object.values(defaultPreferences(habits)).map((each) => each.acceptable);
    expect(acceptable({ cleaning: 'when_needed' })).toEqual([
      ['when_needed', 'every_few_days', 'same_day', 'right_away'],
    ]);
    expect(acceptable({ cleaning: 'same_day' })).toEqual([['same_day', 'right_away']]);
    expect(acceptable({ smoking: 'balcony' })).toEqual([['never', 'outside', 'balcony']]);
    expect(acceptable({ smoking: 'never' })).toEqual([['never']]);
    expect(acceptable({ sharing: 'basics' })).toEqual([['basics']]);
    expect(acceptable({ pets: 'allergic' })).toEqual([['allergic', 'none', 'welcome']]);
    expect(acceptable({ pets: 'has' })).toEqual([['welcome', 'has']]);
    expect(acceptable({ sleep: { from: '23:30', until: '07:00' } })).toEqual([
      { from: '22:30', until: '08:00' },
    ]);
  });
});

describe('hours', () => {
  test('convert to half hours and back', () => {
    for (let halfHour = 0; halfHour < 48; halfHour++) {
      expect(toHalfHour(formatHalfHour(halfHour))).toBe(halfHour);
    }
    expect(halfHoursIn({ from: '23:00', until: '07:30' })).toBe(17);
  });

  test('that span two contain the second, and the first unless that takes a whole day', () => {
    fc.assert(
      fc.property(anyHours, anyHours, (one, other) => {
        const both = spanning(one, other);
        expect(liesWithin(other, both)).toBe(true);
        if (!liesWithin(one, both)) expect(halfHoursIn(both)).toBe(47);
        const most = Math.max(halfHoursIn(one), halfHoursIn(other));
        expect(halfHoursIn(both)).toBeGreaterThanOrEqual(Math.min(most, 47));
      }),
    );
  });

  test('that span two are the shortest possible', () => {
    expect(spanning({ from: '21:00', until: '01:00' }, { from: '02:00', until: '10:00' })).toEqual({
      from: '21:00',
      until: '10:00',
    });
    expect(spanning({ from: '02:00', until: '10:00' }, { from: '21:00', until: '01:00' })).toEqual({
      from: '21:00',
      until: '10:00',
    });
  });

  test('grow on both sides, but never to a whole day', () => {
    fc.assert(
      fc.property(anyHours, fc.integer({ min: 0, max: 10 }), (hours, by) => {
        const wider = widened(hours, by);
        const growth = halfHoursIn(wider) - halfHoursIn(hours);
        expect(growth).toBe(Math.min(2 * by, 2 * Math.floor((47 - halfHoursIn(hours)) / 2)));
        expect(liesWithin(hours, wider)).toBe(true);
      }),
    );
  });
});

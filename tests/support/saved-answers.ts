import { expect } from 'vitest';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { TestApp, TestUser } from './test-app.ts';

export const earlyRiser: Habits = {
  sleep: { from: '22:00', until: '06:00' },
  cleaning: 'same_day',
  quiet: 'by_22',
  smoking: 'never',
};

export const nightOwl: Habits = {
  ...earlyRiser,
  sleep: { from: '03:00', until: '11:00' },
  quiet: 'no_hour',
};

/** Smoking in the home is a dealbreaker. */
export const noSmoke: Preferences = {
  smoking: { acceptable: ['never'], importance: 4, is_dealbreaker: true },
};

/** Saves both questionnaires of a user. */
export async function saveAnswers(
  app: TestApp,
  as: TestUser,
  habits: Habits,
  wanted: Preferences = {},
): Promise<void> {
  expect((await app.call('saveHabits', { as, body: habits })).status).toBe(200);
  expect((await app.call('savePreferences', { as, body: wanted })).status).toBe(200);
}

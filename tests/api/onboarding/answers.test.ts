import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completePreferences } from '#contract/questionnaire/preference-rules.ts';
import { anyHabits, anyPreferences } from '#tests/support/any-answers.ts';
import { habitAnswers, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { testApp } from '#tests/support/test-app.ts';

describe('habits and preferences', () => {
  test('are answered exactly as they were saved', async () => {
    const app = await testApp();
    const as = await app.user();
    await fc.assert(
      fc.asyncProperty(anyHabits, anyPreferences, async (habits, wanted) => {
        expect((await app.call('saveHabits', { as, body: habits })).status).toBe(200);
        expect((await app.call('savePreferences', { as, body: wanted })).status).toBe(200);
        expect((await app.call('getHabits', { as })).answer).toEqual(habits);
        const { answer } = await app.call('getPreferences', { as });
        expect(answer).toEqual(completePreferences(habits, wanted));
      }),
      { numRuns: 50, seed: 20_261_121 },
    );
  });

  test('always accept the user’s own answer and easier ones, also after it changed', async () => {
    const app = await testApp();
    const as = await app.user();
    await app.call('saveHabits', { as, body: habitAnswers({ smoking: 'never' }) });
    const smoking = {
      acceptable: ['never' as const],
      importance: 4,
      is_dealbreaker: true,
    } as const;
    await app.call('savePreferences', {
      as,
      body: wantedAnswers({ smoking: { ...smoking, acceptable: ['never'] } }),
    });
    await app.call('saveHabits', { as, body: habitAnswers({ smoking: 'balcony' }) });
    const { answer } = await app.call('getPreferences', { as });
    expect(answer.smoking).toEqual({ ...smoking, acceptable: ['never', 'outside', 'balcony'] });
  });

  test('drop preferences on questions that are no longer answered', async () => {
    const app = await testApp();
    const as = await app.user();
    await app.call('saveHabits', { as, body: habitAnswers() });
    await app.call('savePreferences', { as, body: wantedAnswers() });
    const { pets: _, ...others } = habitAnswers();
    await app.call('saveHabits', { as, body: others });
    const { answer } = await app.call('getPreferences', { as });
    expect(Object.keys(answer)).toEqual(Object.keys(others));
  });

  test('are refused when they are empty or answer unknown questions', async () => {
    const app = await testApp();
    const as = await app.user();
    const refused: unknown[] = [
      {},
      { religion: 'any' },
      { pets: 'dragon' },
      { sleep: { from: '23:10', until: '07:00' } },
      { sleep: { from: '23:00', until: '23:00' } },
      { sleep: '23:00' },
    ];
    for (const body of refused) {
      const { status } = await app.call('saveHabits', { as, body });
      expect(status, JSON.stringify(body)).toBe(422);
    }
    await app.call('saveHabits', { as, body: habitAnswers() });
    const pets = { acceptable: ['has'], importance: 1, is_dealbreaker: false };
    const unwanted: unknown[] = [
      { pets: { ...pets, acceptable: [] } },
      { pets: { ...pets, acceptable: ['has', 'has'] } },
      { pets: { ...pets, acceptable: ['dragon'] } },
      { pets: { ...pets, importance: 3 } },
      { pets: { acceptable: ['has'], importance: 1 } },
    ];
    for (const body of unwanted) {
      const { status } = await app.call('savePreferences', { as, body });
      expect(status, JSON.stringify(body)).toBe(422);
    }
  });

  test('belong to one user', async () => {
    const app = await testApp();
    const [one, other] = [await app.user(), await app.user()];
    await app.call('saveHabits', { as: one, body: habitAnswers() });
    await app.call('savePreferences', { as: one, body: wantedAnswers() });
    await app.call('saveHabits', { as: other, body: { quiet: 'by_20' } });
    expect((await app.call('getHabits', { as: one })).answer).toEqual(habitAnswers());
    expect((await app.call('getHabits', { as: other })).answer).toEqual({ quiet: 'by_20' });
    expect((await app.call('getPreferences', { as: other })).answer).toEqual({});
  });
});

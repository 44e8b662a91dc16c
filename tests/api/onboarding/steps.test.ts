import { describe, expect, test } from 'vitest';
import { habitAnswers, profileForm, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { expectAgreement } from './agreement.ts';

const readStatus = async (app: TestApp, as: TestUser) =>
  (await app.call('getOnboarding', { as })).answer.status;

describe('the steps of onboarding', () => {
  test('go on with each save until completed', async () => {
    const app = await testApp();
    const as = await newcomer(app);
    expect(await readStatus(app, as)).toBe('profile');

    const profile = await app.call('updateProfile', { as, body: profileForm() });
    expect(profile.answer.onboarding_status).toBe('habits');
    const habits = await app.call('saveHabits', { as, body: habitAnswers() });
    expect(habits.answer).toEqual({ status: 'preferences' });
    const preferences = await app.call('savePreferences', { as, body: wantedAnswers() });
    expect(preferences.answer).toEqual({ status: 'completed' });
    expect(await readStatus(app, as)).toBe('completed');
  });

  test('resume at the same step on another device', async () => {
    const app = await testApp();
    const as = await newcomer(app);
    await app.call('updateProfile', { as, body: profileForm() });
    await app.call('saveHabits', { as, body: habitAnswers({ pets: 'has' }) });
    const elsewhere = await app.anotherDevice(as);
    expect(await readStatus(app, elsewhere)).toBe('preferences');
    expect((await app.call('getProfile', { as: elsewhere })).answer).toMatchObject(profileForm());
    const { answer } = await app.call('getHabits', { as: elsewhere });
    expect(answer).toEqual(habitAnswers({ pets: 'has' }));
  });

  test('wait for a profile with a name and a birth date', async () => {
    const app = await testApp();
    const as = await newcomer(app);
    for (const body of [{ bio: 'Hello' }, { first_name: 'Ines' }, {}]) {
      const { answer } = await app.call('updateProfile', { as, body });
      expect(answer.onboarding_status, JSON.stringify(body)).toBe('profile');
    }
    const { answer } = await app.call('updateProfile', { as, body: { birth_date: '1994-03-08' } });
    expect(answer).toMatchObject({ onboarding_status: 'habits', bio: 'Hello', first_name: 'Ines' });
  });

  test('refuse habits before the profile and preferences before the habits, and store nothing', async () => {
    const app = await testApp();
    const as = await newcomer(app);
    const early = await app.call('saveHabits', { as, body: habitAnswers() });
    expect(early.status).toBe(409);
    expect(early.problem).toMatchObject({
      code: 'out_of_order',
      detail: 'Save your profile first',
    });
    const tooEarly = await app.call('savePreferences', { as, body: wantedAnswers() });
    expect(tooEarly.problem).toMatchObject({ code: 'out_of_order' });
    await app.call('updateProfile', { as, body: profileForm() });
    const stillEarly = await app.call('savePreferences', { as, body: wantedAnswers() });
    expect(stillEarly.problem).toMatchObject({
      code: 'out_of_order',
      detail: 'Save your habits first',
    });

    expect(await readStatus(app, as)).toBe('habits');
    expect((await app.call('getHabits', { as })).answer).toEqual({});
    expect((await app.call('getPreferences', { as })).answer).toEqual({});
  });

  test('can be changed again in any order without moving back', async () => {
    const app = await testApp();
    const as = await completed(app);
    const changes = [
      await app.call('saveHabits', { as, body: habitAnswers({ quiet: 'by_24' }) }),
      await app.call('savePreferences', { as, body: {} }),
      await app.call('saveHabits', { as, body: { quiet: 'by_20' } }),
    ];
    expect(changes.map(({ answer }) => answer.status)).toEqual(Array(3).fill('completed'));
    const { answer } = await app.call('updateProfile', { as, body: { bio: '' } });
    expect(answer.onboarding_status).toBe('completed');
    expect((await app.call('skipOnboarding', { as })).answer.status).toBe('completed');
  });
});

describe('skipping', () => {
  test('is possible from every step, and can be repeated', async () => {
    const app = await testApp();
    for (const before of ['profile', 'habits', 'preferences', 'skipped'] as const) {
      const as = await app.user({ onboarding_status: before });
      expect((await app.call('skipOnboarding', { as })).answer, before).toEqual({
        status: 'skipped',
      });
    }
  });

  test('becomes completed when all three steps are saved later, in any order', async () => {
    const app = await testApp();
    const saves = {
      profile: (as: TestUser) => app.call('updateProfile', { as, body: profileForm() }),
      habits: (as: TestUser) => app.call('saveHabits', { as, body: habitAnswers() }),
      preferences: (as: TestUser) => app.call('savePreferences', { as, body: wantedAnswers() }),
    };
    const orders = [
      ['profile', 'habits', 'preferences'],
      ['habits', 'profile', 'preferences'],
      ['habits', 'preferences', 'profile'],
    ] as const;
    for (const order of orders) {
      const as = await newcomer(app);
      await app.call('skipOnboarding', { as });
      for (const step of order) {
        expect(await readStatus(app, as), order.join()).toBe('skipped');
        expect((await saves[step](as)).status).toBe(200);
      }
      expect(await readStatus(app, as), order.join()).toBe('completed');
    }
  });

  test('still refuses preferences without habits', async () => {
    const app = await testApp();
    const as = await newcomer(app);
    await app.call('skipOnboarding', { as });
    const { status, problem } = await app.call('savePreferences', { as, body: wantedAnswers() });
    expect([status, problem.code]).toEqual([409, 'out_of_order']);
  });
});

describe('two browsers at once', () => {
  test('end with a status that matches the data, whatever they send', async () => {
    const app = await testApp();
    for (let round = 0; round < 12; round++) {
      const one = await newcomer(app);
      const other = await app.anotherDevice(one);
      const answers = await Promise.all(
        [one, other].flatMap((as) => [
          app.call('updateProfile', { as, body: profileForm() }),
          app.call('saveHabits', { as, body: habitAnswers() }),
          app.call('savePreferences', { as, body: wantedAnswers() }),
          ...(round % 3 === 0 ? [app.call('skipOnboarding', { as })] : []),
        ]),
      );
      expect(answers.map(({ status }) => status).filter((s) => s !== 200 && s !== 409)).toEqual([]);
      await expectAgreement(app.database, one.id);
    }
  });

  test('that finish together change the status once and lose no save', async () => {
    const app = await testApp();
    const one = await newcomer(app);
    const other = await app.anotherDevice(one);
    await app.call('updateProfile', { as: one, body: profileForm() });
    const saved = await Promise.all(
      [one, other, one, other].map((as) => app.call('saveHabits', { as, body: habitAnswers() })),
    );
    expect(saved.map(({ answer }) => answer.status)).toEqual(Array(4).fill('preferences'));
    for (let round = 0; round < 10; round++) {
      const changes = { occupation: `Luthier ${round}`, bio: `Written elsewhere, ${round}` };
      await Promise.all([
        app.call('updateProfile', { as: one, body: { occupation: changes.occupation } }),
        app.call('updateProfile', { as: other, body: { bio: changes.bio } }),
      ]);
      expect((await app.call('getProfile', { as: one })).answer).toMatchObject(changes);
    }
  });

  test('that skip and save the last step at once end completed or skipped', async () => {
    const app = await testApp();
    const seen = new Set<string>();
    for (let round = 0; round < 10; round++) {
      const one = await newcomer(app);
      const other = await app.anotherDevice(one);
      await app.call('updateProfile', { as: one, body: profileForm() });
      await app.call('saveHabits', { as: one, body: habitAnswers() });
      await Promise.all([
        app.call('savePreferences', { as: one, body: wantedAnswers() }),
        app.call('skipOnboarding', { as: other }),
      ]);
      // Skipping first leaves nothing missing afterwards; saving first leaves nothing to skip.
      seen.add(await readStatus(app, one));
      await expectAgreement(app.database, one.id);
    }
    expect([...seen]).toEqual(['completed']);
  });
});

const newcomer = (app: TestApp) => app.user({ first_name: '', onboarding_status: 'profile' });

async function completed(app: TestApp): Promise<TestUser> {
  const as = await newcomer(app);
  await app.call('updateProfile', { as, body: profileForm() });
  await app.call('saveHabits', { as, body: habitAnswers() });
  await app.call('savePreferences', { as, body: wantedAnswers() });
  return as;
}

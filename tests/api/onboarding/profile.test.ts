import { describe, expect, test, vi } from 'vitest';
import { messagesIn } from '#tests/support/messages-in.ts';
import { profileForm } from '#tests/support/onboarding-answers.ts';
import { testApp } from '#tests/support/test-app.ts';

describe('the profile', () => {
  test('answers everything stored, to its owner', async () => {
    const app = await testApp();
    const as = await app.user({ onboarding_status: 'profile' });
    await app.call('updateProfile', { as, body: profileForm() });
    const { answer } = await app.call('getProfile', { as });
    expect(answer).toMatchObject({ id: as.id, ...profileForm(), profile_picture_url: null });
  });

  test('keeps fields that a change leaves out, and clears fields that are null', async () => {
    const app = await testApp();
    const as = await app.user();
    await app.call('updateProfile', { as, body: profileForm() });
    const body = { last_name: '', budget_min: null, move_in_from: null, occupation: '  Cellist ' };
    const { answer } = await app.call('updateProfile', { as, body });
    expect(answer).toMatchObject({
      ...profileForm(),
      last_name: '',
      budget_min: null,
      move_in_from: null,
      occupation: 'Cellist',
    });
  });

  const wrong: [Record<string, unknown>, string, string][] = [
    [{ first_name: '' }, 'first_name', 'First name is required'],
    [{ first_name: ' \t' }, 'first_name', 'First name is required'],
    [{ first_name: null }, 'first_name', 'First name is required'],
    [{ first_name: 'x'.repeat(81) }, 'first_name', 'First name too long'],
    [{ birth_date: null }, 'birth_date', 'Birth date is required'],
    [{ birth_date: '' }, 'birth_date', 'Birth date is required'],
    [{ birth_date: '1999-02-29' }, 'birth_date', 'Enter a date that exists'],
    [{ birth_date: '1899-12-31' }, 'birth_date', 'Check the year of your birth date'],
    [{ birth_date: '2999-01-01' }, 'birth_date', 'You must be 18 or older to use RoomieRadar'],
    [{ budget_min: 1.5 }, 'budget_min', 'Enter whole currency units a month, up to 100,000'],
    [{ budget_max: 100_001 }, 'budget_max', 'Enter whole currency units a month, up to 100,000'],
    [{ budget_min: 900, budget_max: 800 }, 'budget_max', 'The most you pay is below the least'],
    // Against what is stored: 400 to 650.
    [{ budget_min: 700 }, 'budget_max', 'The most you pay is below the least'],
    [{ budget_max: 399 }, 'budget_max', 'The most you pay is below the least'],
    [{ move_in_from: 'soon' }, 'move_in_from', 'Enter a date that exists'],
    [{ move_in_from: '0000-01-01' }, 'move_in_from', 'Enter a date that exists'],
    [{ stay_months: 0 }, 'stay_months', 'Enter 1 to 120 months'],
    [{ stay_months: 121 }, 'stay_months', 'Enter 1 to 120 months'],
    [{ intent: 'selling' }, 'intent', 'Choose one of the three answers'],
    [{ intent: 'offering', stay_months: 12 }, 'stay_months', 'Only for users who look for a room'],
    [{ latitude: 38.7 }, 'area', 'Choose the area from the list again'],
    [{ latitude: 38.7, longitude: -9.1 }, 'area', 'Choose the area from the list again'],
    [{ bio: 'x'.repeat(2001) }, 'bio', 'That is more than fits: 2000 characters at most'],
  ];
  test('refuses each wrong value with a friendly message, and stores none of the rest', async () => {
    const app = await testApp();
    const as = await app.user();
    await app.call('updateProfile', { as, body: profileForm() });
    const { answer: before } = await app.call('getProfile', { as });
    for (const [change, path, message] of wrong) {
      const body = { occupation: 'Changed', ...change };
      const { status, problem } = await app.call('updateProfile', { as, body });
      expect(status, JSON.stringify(change)).toBe(422);
      expect(messagesIn(problem), JSON.stringify(change)).toEqual([{ path, message }]);
    }
    expect((await app.call('getProfile', { as })).answer).toEqual(before);
  });

  test('clears what only seekers are asked once a user only offers a room, and then refuses it', async () => {
    const app = await testApp();
    const as = await app.user();
    const sought = { budget_min: 400, budget_max: 650, move_in_from: '2027-01-15' };
    await app.call('updateProfile', { as, body: profileForm({ ...sought, intent: 'both' }) });
    const offering = await app.call('updateProfile', { as, body: { intent: 'offering' } });
    expect(offering.answer).toMatchObject({
      intent: 'offering',
      area: profileForm().area,
      budget_min: null,
      budget_max: null,
      move_in_from: null,
      stay_months: null,
    });
    // The body alone does not say what is stored.
    for (const [path, value] of Object.entries(sought)) {
      const { status, problem } = await app.call('updateProfile', { as, body: { [path]: value } });
      expect(status, path).toBe(422);
      expect(messagesIn(problem)).toEqual([
        { path, message: 'Only for users who look for a room' },
      ]);
    }
    const back = await app.call('updateProfile', { as, body: { ...sought, intent: 'looking' } });
    expect(back.answer).toMatchObject({ ...sought, intent: 'looking', stay_months: null });
  });

  test('has no intent until the user states one, who may also take it back', async () => {
    const app = await testApp();
    const as = await app.user();
    expect((await app.call('getProfile', { as })).answer.intent).toBeNull();
    await app.call('updateProfile', { as, body: { intent: 'both' } });
    await app.call('updateProfile', { as, body: { occupation: 'Cellist' } });
    expect((await app.call('getProfile', { as })).answer.intent).toBe('both');
    const { answer } = await app.call('updateProfile', { as, body: { intent: null } });
    expect(answer.intent).toBeNull();
  });

  test('accepts a user from their eighteenth birthday on, wherever it begins first', async () => {
    const app = await testApp();
    const as = await app.user({ onboarding_status: 'profile' });
    // 11 March in the Pacific, still 10 March here.
    vi.useFakeTimers({ now: new Date('2026-03-10T10:30:00Z'), toFake: ['Date'] });
    try {
      const fresh = await app.anotherDevice(as);
      const call = (birth_date: string) =>
        app.call('updateProfile', { as: fresh, body: profileForm({ birth_date }) });
      expect((await call('2008-03-12')).status).toBe(422);
      expect((await app.call('getOnboarding', { as: fresh })).answer.status).toBe('profile');
      expect((await call('2008-03-11')).answer.onboarding_status).toBe('habits');
    } finally {
      vi.useRealTimers();
    }
  });

  test('drops the location when the area changes, and keeps it with the same area', async () => {
    const app = await testApp();
    const as = await app.user();
    await app.call('updateProfile', { as, body: profileForm() });
    const same = await app.call('updateProfile', { as, body: { area: 'Graça, Lisbon ' } });
    expect(same.answer).toMatchObject({ latitude: 38.7167, longitude: -9.1333 });
    const typed = await app.call('updateProfile', { as, body: { area: 'Somewhere nice' } });
    expect(typed.answer).toMatchObject({ area: 'Somewhere nice', latitude: null, longitude: null });
  });

  test('ignores fields that users may not set', async () => {
    const app = await testApp();
    const [as, other] = [await app.user(), await app.user()];
    const body = {
      ...profileForm(),
      id: other.id,
      is_admin: true,
      email: 'someone@else.test',
      onboarding_status: 'profile',
      profile_picture_url: 'https://evil.example/x.png',
      issuer: 'x',
    };
    const { answer } = await app.call('updateProfile', { as, body });
    expect(answer).toMatchObject({
      id: as.id,
      is_admin: false,
      onboarding_status: 'completed',
      profile_picture_url: null,
    });
    expect(answer.email).not.toBe('someone@else.test');
    expect((await app.call('getProfile', { as: other })).answer.occupation).toBe('');
  });
});

import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

const early: Habits = {
  sleep: { from: '22:00', until: '06:00' },
  cleaning: 'same_day',
  quiet: 'by_22',
  smoking: 'never',
};
const late: Habits = { ...early, sleep: { from: '03:00', until: '11:00' }, quiet: 'no_hour' };
const noSmoke: Preferences = {
  smoking: { acceptable: ['never'], importance: 4, is_dealbreaker: true },
};

async function answer(app: TestApp, as: TestUser, habits: Habits, wanted: Preferences = {}) {
  expect((await app.call('saveHabits', { as, body: habits })).status).toBe(200);
  expect((await app.call('savePreferences', { as, body: wanted })).status).toBe(200);
}

const born = { birth_date: '1995-05-05' };

describe('the list of roomies', () => {
  test('is ranked by Fit, with score, number of answers and reasons', async () => {
    const app = await testApp();
    const me = await app.user(born);
    const match = await app.user({ ...born, first_name: 'Same' });
    const owl = await app.user({ ...born, first_name: 'Owl' });
    await answer(app, me, early);
    await answer(app, owl, late);
    await answer(app, match, early);
    const { answer: page } = await app.call('listUsers', { as: me });
    expect(page).toMatchObject({ page: 1, page_size: 20, total: 2, sorted_by: 'fit' });
    expect(page.items.map(({ first_name }) => first_name)).toEqual(['Same', 'Owl']);
    expect(page.items[0]?.fit).toEqual({
      score: 100,
      shared: 4,
      of: 12,
      conflicts: 0,
      reasons: ['sleep', 'cleaning', 'quiet'],
    });
    expect(page.items[1]?.fit?.score).toBeLessThan(limits.fit.match);
  });

  test('shows the newest first to users without answers, and says so', async () => {
    const app = await testApp();
    const me = await app.user();
    await app.user({ first_name: 'First', created_at: '2026-01-01T00:00:00Z' });
    await app.user({ first_name: 'Second', created_at: '2026-02-01T00:00:00Z' });
    const { answer: page } = await app.call('listUsers', { as: me });
    expect(page.sorted_by).toBe('newest');
    expect(page.items.map(({ first_name }) => first_name)).toEqual(['Second', 'First']);
    expect(page.items.map(({ fit }) => fit)).toEqual([null, null]);
  });

  test('leaves out the viewer, deleted users and users in onboarding', async () => {
    const app = await testApp();
    const me = await app.user(born);
    await answer(app, me, early);
    await app.user({ onboarding_status: 'habits', first_name: 'Unfinished' });
    const gone = await app.user({ first_name: 'Gone' });
    const there = await app.user({ first_name: 'There', onboarding_status: 'skipped' });
    await app.database.sql`delete from users where id = ${gone.id}`;
    for (const sort of ['fit', 'newest']) {
      const { answer: page } = await app.call('listUsers', { as: me, query: { sort } });
      expect(page.items.map(({ id }) => id)).toEqual([there.id]);
      expect(page.total).toBe(1);
    }
  });

  test('puts users with conflicts last, or leaves them out', async () => {
    const app = await testApp();
    const me = await app.user(born);
    const smoker = await app.user({ ...born, first_name: 'Smoker' });
    const owl = await app.user({ ...born, first_name: 'Owl' });
    await answer(app, me, early, noSmoke);
    await answer(app, smoker, { ...early, smoking: 'indoors' });
    await answer(app, owl, late);
    const names = async (query: Record<string, unknown>) => {
      const { answer: page } = await app.call('listUsers', { as: me, query });
      return page.items.map(({ first_name, fit }) => [first_name, fit?.conflicts]);
    };
    expect(await names({})).toEqual([
      ['Owl', 0],
      ['Smoker', 1],
    ]);
    expect(await names({ no_conflicts: 'true' })).toEqual([['Owl', 0]]);
    expect(await names({ no_conflicts: 'true', sort: 'newest' })).toEqual([['Owl', 0]]);
  });

  test('can be filtered by area, budget, move-in and stay; users without these are left out', async () => {
    const app = await testApp();
    const me = await app.user();
    await app.user({ first_name: 'Silent' });
    await app.user({
      first_name: 'Fitting',
      latitude: 40.68,
      longitude: -73.95,
      budget_min: 900,
      budget_max: 1200,
      move_in_from: '2026-09-01',
      stay_months: 12,
    });
    await app.user({
      first_name: 'Elsewhere',
      latitude: 52.5,
      longitude: 13.4,
      budget_max: 600,
      move_in_from: '2027-01-01',
      stay_months: 3,
    });
    const names = async (query: Record<string, unknown>) => {
      const { answer: page } = await app.call('listUsers', { as: me, query });
      return page.items.map(({ first_name }) => first_name);
    };
    expect(await names({})).toEqual(['Elsewhere', 'Fitting', 'Silent']);
    expect(await names({ lat: 40.7, lng: -73.9, radius_km: 10 })).toEqual(['Fitting']);
    expect(await names({ budget_min: 700 })).toEqual(['Fitting']);
    expect(await names({ budget_max: 899 })).toEqual(['Elsewhere']);
    expect(await names({ move_in_by: '2026-09-01' })).toEqual(['Fitting']);
    expect(await names({ stay_months: 6 })).toEqual(['Fitting']);
  });

  test('answers an empty page beyond the last, with the total', async () => {
    const app = await testApp();
    const me = await app.user(born);
    await answer(app, me, early);
    await app.user();
    for (const page of [2, 10_000]) {
      const { answer: found } = await app.call('listUsers', { as: me, query: { page } });
      expect(found).toMatchObject({ items: [], total: 1, page });
    }
  });

  test('never shows what is private', async () => {
    const app = await testApp();
    const me = await app.user(born);
    const other = await app.user({ ...born, latitude: 40.68, longitude: -73.95, bio: 'Hi' });
    await answer(app, me, early);
    await answer(app, other, early, noSmoke);
    for (const path of ['/api/users', `/api/users/${other.id}`]) {
      const response = await app.request(path, {
        headers: { Authorization: `Bearer ${me.token}` },
      });
      const text = await response.text();
      expect(text).toContain('"bio":"Hi"');
      expect(text).not.toMatch(/email|latitude|birth|1995|40\.68|acceptable|last_name|is_admin/);
    }
  });
});

describe('the score with one roomie', () => {
  test('explains what costs points on both sides, and reveals nothing else of the other', async () => {
    const app = await testApp();
    const me = await app.user(born);
    const owl = await app.user(born);
    await answer(app, me, early, noSmoke);
    await answer(app, owl, { ...late, alcohol: 'weekly' });
    const { answer: fit } = await app.call('getUserFit', { as: me, params: { id: owl.id } });
    const lost = fit.ledger.reduce((sum, { points }) => sum + points, 0);
    expect(lost).toBe(100 - (fit.score ?? 0));
    expect(fit.ledger.map(({ question }) => question)).toEqual([
      'sleep',
      'cleaning',
      'quiet',
      'smoking',
    ]);
    const quiet = fit.ledger.find(({ question }) => question === 'quiet');
    expect(quiet).toMatchObject({
      mine: { answer: 'by_22', satisfaction: 50 },
      // Quiet earlier than they ask for costs nothing, so what they accept is not shown.
      theirs: { answer: 'no_hour', wanted: null, satisfaction: 100 },
    });
    const cleaning = fit.ledger.find(({ question }) => question === 'cleaning');
    expect(cleaning).toMatchObject({ points: 0, theirs: { wanted: null } });
    // What I did not answer is not told of them.
    expect(JSON.stringify(fit)).not.toContain('alcohol');
  });

  test('is the same from both sides', async () => {
    const app = await testApp();
    const [one, other] = [await app.user(born), await app.user(born)];
    await answer(app, one, early, noSmoke);
    await answer(app, other, { ...late, smoking: 'outside' });
    const seen = async (as: TestUser, { id }: TestUser) =>
      (await app.call('getUserFit', { as, params: { id } })).answer;
    const [mine, theirs] = [await seen(one, other), await seen(other, one)];
    expect(theirs.score).toBe(mine.score);
    expect(mine.conflicts).toEqual(['smoking']);
    expect(theirs.ledger.map(({ conflict }) => conflict)).toEqual([null, null, null, 'theirs']);
  });

  test('answers 404 for a user who may not be found', async () => {
    const app = await testApp();
    const me = await app.user();
    const unfinished = await app.user({ onboarding_status: 'profile' });
    for (const call of ['getUser', 'getUserFit'] as const) {
      const { status } = await app.call(call, { as: me, params: { id: unfinished.id } });
      expect(status).toBe(404);
    }
  });
});

describe('a preview', () => {
  test('counts matches, shows changed ranks, and saves nothing', async () => {
    const app = await testApp();
    const me = await app.user(born);
    const smoker = await app.user({ ...born, first_name: 'Smoker' });
    await answer(app, me, early, noSmoke);
    await answer(app, smoker, { ...early, smoking: 'outside' });
    const preferences: Preferences = {
      smoking: { acceptable: ['never', 'outside'], importance: 1, is_dealbreaker: false },
    };
    const { answer: preview } = await app.call('previewFit', { as: me, body: { preferences } });
    expect(preview).toMatchObject({ matches_before: 0, matches_after: 1 });
    expect(preview.changes).toEqual([
      expect.objectContaining({
        user: { id: smoker.id, first_name: 'Smoker', profile_picture_url: null },
        score_after: 100,
        rank_before: 1,
        rank_after: 1,
      }),
    ]);
    const { answer: kept } = await app.call('getPreferences', { as: me });
    expect(kept).toEqual(noSmoke);
  });
});

describe('the fit of a listing', () => {
  test('consists of two scores, for the listing and for who lives there', async () => {
    const app = await testApp();
    const owner = await app.user(born);
    const me = await app.user({ ...born, budget_max: 1000, move_in_from: '2026-09-01' });
    await answer(app, owner, early);
    await answer(app, me, early);
    const { answer: room } = await app.call('createListing', {
      as: owner,
      body: listingForm({ monthly_rent: 1100, available_from: '2026-09-01' }),
    });
    const { answer: fit } = await app.call('getListingFit', { as: me, params: { id: room.id } });
    expect(fit.household?.members).toMatchObject([{ id: owner.id, fit: { score: 100 } }]);
    expect(fit.household?.weakest_id).toBe(owner.id);
    expect(fit.listing.score).toBeLessThan(100);
    const budget = fit.listing.ledger.find(({ part }) => part === 'budget');
    expect(budget).toMatchObject({ satisfaction: 50, off_by: 100 });
    const lost = fit.listing.ledger.reduce((sum, { points }) => sum + points, 0);
    expect(lost).toBe(100 - (fit.listing.score ?? 0));
  });

  test('has no score of the owner with themselves, and answers 404 for others’ paused listings', async () => {
    const app = await testApp();
    const owner = await app.user(born);
    const other = await app.user(born);
    const { answer: room } = await app.call('createListing', {
      as: owner,
      body: listingForm({ status: 'paused' }),
    });
    const seen = (as: TestUser) => app.call('getListingFit', { as, params: { id: room.id } });
    const { household } = (await seen(owner)).answer;
    expect(household).toMatchObject({ members: [{ id: owner.id, fit: null }], weakest_id: null });
    expect((await seen(other)).status).toBe(404);
  });
});

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

  test('comes newest first while the index of a large site is being built, and says so', async () => {
    const app = await testApp();
    const me = await app.user(born);
    await answer(app, me, early);
    const match = await app.user({ ...born, first_name: 'Same' });
    await answer(app, match, early);
    const list = async () => (await app.call('listUsers', { as: me })).answer;
    expect(await list()).toMatchObject({ sorted_by: 'fit', has_answers: true });
    await app.database.sql`
      insert into users (issuer, subject, email, first_name, birth_date, onboarding_status)
      select 'test', 'many-' || nth, 'many-' || nth || '@rooms.example', 'Many', '1990-01-01',
        'completed'
      from generate_series(1, ${limits.countedItems}) nth`;
    const page = await list();
    expect(page).toMatchObject({
      sorted_by: 'newest',
      has_answers: true,
      total: limits.countedItems,
    });
    expect(page.items[0]).toMatchObject({ first_name: 'Many' });
    await app.matching.start();
    expect((await list()).items[0]).toMatchObject({ first_name: 'Same', fit: { score: 100 } });
  });

  test('says why a user is here, in the list and on their page', async () => {
    const app = await testApp();
    const me = await app.user();
    const them = await app.user();
    const shown = async () => {
      const { answer: page } = await app.call('listUsers', { as: me });
      const { answer: roomie } = await app.call('getUser', { as: me, params: { id: them.id } });
      return [page.items[0]?.intent, roomie.intent];
    };
    expect(await shown()).toEqual([null, null]);
    await app.call('updateProfile', { as: them, body: { intent: 'offering' } });
    expect(await shown()).toEqual(['offering', 'offering']);
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
    const newest = async () => {
      const query = { no_conflicts: 'true', sort: 'newest', page_size: 1 };
      const { items, total } = (await app.call('listUsers', { as: me, query })).answer;
      return [...items.map(({ first_name }) => first_name), total];
    };
    await answer(app, await app.user({ ...born, first_name: 'Lark' }), early);
    const inSql = await newest();
    expect(inSql).toEqual(['Lark', 2]);
    await app.matching.start();
    expect(await newest()).toEqual(inSql);
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

describe('without a place, the list of roomies is around the viewer', () => {
  const crownHeights = { area: 'Crown Heights, Brooklyn', latitude: 40.67, longitude: -73.944 };
  const parkSlope = { latitude: 40.672, longitude: -73.978 };
  const berlin = { latitude: 52.5, longitude: 13.4 };
  const later = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  function lists(app: TestApp, me: TestUser) {
    return async (query: Record<string, unknown> = {}) => {
      const { answer: page } = await app.call('listUsers', { as: me, query });
      const names = page.items.map(({ first_name }) => first_name).sort();
      return { names, own: page.own_filters, total: page.total };
    };
  }

  test('for the viewer’s area, budget and dates, and says so', async () => {
    const app = await testApp();
    const me = await app.user({
      ...crownHeights,
      budget_min: 900,
      budget_max: 1400,
      move_in_from: later(30),
      stay_months: 6,
    });
    await answer(app, me, early);
    const near = async (fields: object) => app.user({ ...parkSlope, ...fields });
    await near({ first_name: 'Open' });
    await near({ first_name: 'Same', budget_max: 900, move_in_from: later(-400), stay_months: 6 });
    await near({ first_name: 'Poor', budget_max: 899 });
    await near({ first_name: 'Rich', budget_min: 1401 });
    await near({ first_name: 'Late', move_in_from: later(30 + 6 * 30) });
    await near({ first_name: 'Brief', move_in_from: later(0), stay_months: 1 });
    await app.user({ first_name: 'Far', ...berlin });
    await app.user({ first_name: 'Nowhere' });
    const all = lists(app, me);
    const own = {
      area: { name: 'Crown Heights, Brooklyn', radius_km: 10, applied: true },
      budget: { min: 900, max: 1400, currency: 'USD', applied: true },
      dates: { from: later(30), stay_months: 6, applied: true },
    };
    for (const sort of ['fit', 'newest']) {
      expect(await all({ sort })).toEqual({ names: ['Open', 'Same'], own, total: 2 });
    }
    const everyone = ['Brief', 'Far', 'Late', 'Nowhere', 'Open', 'Poor', 'Rich', 'Same'];
    expect(await all({ budget: 'any' })).toMatchObject({
      names: ['Open', 'Poor', 'Rich', 'Same'],
      own: { budget: { applied: false }, dates: { applied: true } },
    });
    expect((await all({ dates: 'any' })).names).toEqual(['Brief', 'Late', 'Open', 'Same']);
    expect(await all({ everywhere: true })).toMatchObject({
      names: everyone,
      own: { area: { applied: false }, budget: { applied: false }, dates: { applied: false } },
    });
    expect((await all({ everywhere: true, budget: 'mine' })).names).not.toContain('Poor');
    expect((await all({ radius_km: 500 })).own.area?.radius_km).toBe(500);
  });

  test('a place in the query is taken literally', async () => {
    const app = await testApp();
    const me = await app.user({ ...crownHeights, budget_max: 1400, move_in_from: later(0) });
    await app.user({ first_name: 'Rich', ...berlin, budget_min: 2000 });
    await app.user({ first_name: 'Near', ...parkSlope });
    const all = lists(app, me);
    expect((await all({ lat: 52.5, lng: 13.4 })).names).toEqual(['Rich']);
    expect((await all({ lat: 52.5, lng: 13.4, budget: 'mine' })).names).toEqual([]);
    // What the query says of budgets replaces what the profile says.
    expect((await all({ budget_min: 100 })).own.budget?.applied).toBe(false);
    expect((await all({ stay_months: 3 })).own.dates?.applied).toBe(false);
  });

  test('a viewer who gave no area sees users everywhere', async () => {
    const app = await testApp();
    const me = await app.user({ area: 'Somewhere' });
    await app.user({ first_name: 'Far', ...berlin, budget_max: 500 });
    const all = lists(app, me);
    expect(await all()).toEqual({
      names: ['Far'],
      own: { area: null, budget: null, dates: null },
      total: 1,
    });
  });

  test('a preview is about the same list', async () => {
    const app = await testApp();
    const me = await app.user({ ...born, ...crownHeights });
    const far = await app.user({ ...born, first_name: 'Far', ...berlin });
    await answer(app, me, early);
    await answer(app, far, early);
    const { answer: preview } = await app.call('previewFit', { as: me, body: { habits: late } });
    expect(preview).toEqual({ matches_before: 0, matches_after: 0, changes: [] });
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

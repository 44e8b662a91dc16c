// @module-tag essential

import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { earlyRiser, nightOwl, noSmoke, saveAnswers } from '#tests/support/saved-answers.ts';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

const born = { birth_date: '1995-05-05' };

describe('the list of roomies', () => {
  test('is ranked by Fit, with score, number of answers and reasons', async () => {
    const app = await testApp();
    const me = await app.user(born);
    const match = await app.user({ ...born, first_name: 'Same' });
    const owl = await app.user({ ...born, first_name: 'Owl' });
    await saveAnswers(app, me, earlyRiser);
    await saveAnswers(app, owl, nightOwl);
    await saveAnswers(app, match, earlyRiser);
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
    expect(page.items[1]?.fit?.score).toBeLessThan(limits.fit.matchScore);
  });

  test(
    'comes newest first while the index of a large site is being built, and says so',
    { tags: 'long' },
    async () => {
      const app = await testApp();
      const me = await app.user(born);
      await saveAnswers(app, me, earlyRiser);
      const match = await app.user({ ...born, first_name: 'Same' });
      await saveAnswers(app, match, earlyRiser);
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
    },
  );

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
    await saveAnswers(app, me, earlyRiser);
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
    await saveAnswers(app, me, earlyRiser, noSmoke);
    await saveAnswers(app, smoker, { ...earlyRiser, smoking: 'indoors' });
    await saveAnswers(app, owl, nightOwl);
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
    await saveAnswers(app, await app.user({ ...born, first_name: 'Lark' }), earlyRiser);
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
    await saveAnswers(app, me, earlyRiser);
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
    await saveAnswers(app, me, earlyRiser);
    await saveAnswers(app, other, earlyRiser, noSmoke);
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

  test('for the viewer’s area, budget and dates, and says so', { tags: 'long' }, async () => {
    const app = await testApp();
    const me = await app.user({
      ...crownHeights,
      budget_min: 900,
      budget_max: 1400,
      move_in_from: later(30),
      stay_months: 6,
    });
    await saveAnswers(app, me, earlyRiser);
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
    await saveAnswers(app, me, earlyRiser);
    await saveAnswers(app, far, earlyRiser);
    const { answer: preview } = await app.call('previewFit', {
      as: me,
      body: { habits: nightOwl },
    });
    expect(preview).toEqual({ matches_before: 0, matches_after: 0, changes: [] });
  });
});

import { expect, test } from 'vitest';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal } from '../inquiries/steps.ts';

const save = (app: TestApp, as: TestUser, name: string, search: string) =>
  done(app, 'createSavedSearch', { as, body: { name, search } });
const readNames = async (app: TestApp, as: TestUser) =>
  (await done(app, 'listSavedSearches', { as })).items.map(({ name }) => name);

test('a search is saved, listed, renamed, changed and deleted by its owner alone', async () => {
  const app = await testApp();
  const [seeker, other] = [await app.user(), await app.user()];
  const saved = await save(app, seeker, ' Harlem ', 'max_rent=900&lat=40.8&lng=-73.9&place=Harlem');
  expect(saved).toMatchObject({
    name: 'Harlem',
    search: 'place=Harlem&lat=40.8&lng=-73.9&max_rent=900',
    currency: 'USD',
  });
  const params = { id: saved.id };
  const change = { params, body: { name: 'Mine', search: 'bedrooms=3' } };
  expect(await refusal(app, 'updateSavedSearch', { as: other, ...change })).toBe('not_found');
  expect(await refusal(app, 'deleteSavedSearch', { as: other, params })).toBe('not_found');
  expect(await done(app, 'updateSavedSearch', { as: seeker, ...change })).toMatchObject({
    id: saved.id,
    name: 'Mine',
    search: 'bedrooms=3',
  });
  await save(app, seeker, 'Newer', 'bedrooms=2');
  expect(await readNames(app, seeker)).toEqual(['Newer', 'Mine']);
  expect(await readNames(app, other)).toEqual([]);
  const same = { as: seeker, params, body: { search: 'page=2&bedrooms=2' } };
  expect(await refusal(app, 'updateSavedSearch', same)).toBe('conflict');
  await done(app, 'deleteSavedSearch', { as: seeker, params });
  expect(await readNames(app, seeker)).toEqual(['Newer']);
});

test('the same filters in any order are one saved search, with its last name', async () => {
  const app = await testApp();
  const seeker = await app.user();
  await save(app, seeker, 'First', 'q=sunny&bedrooms=2&sort=rent&page=3');
  await Promise.all([1, 2, 3].map(() => save(app, seeker, 'Again', 'bedrooms=2&q=sunny')));
  expect(await readNames(app, seeker)).toEqual(['Again']);
});

test('a search remembers whether somebody typed its name', async () => {
  const app = await testApp();
  const seeker = await app.user();
  const form = { name: 'Up to $900', search: 'max_rent=900', is_named: false };
  const saved = await done(app, 'createSavedSearch', { as: seeker, body: form });
  expect(saved).toMatchObject({ name: 'Up to $900', is_named: false });
  const change = (body: object) =>
    done(app, 'updateSavedSearch', { as: seeker, params: { id: saved.id }, body });
  expect(await change({ search: 'max_rent=800' })).toMatchObject({ is_named: false });
  expect(await change({ name: 'Mine' })).toMatchObject({ name: 'Mine', is_named: true });
  expect(await change({ name: '$800', is_named: false })).toMatchObject({ is_named: false });
  // A client that does not know of it sends names that somebody typed.
  expect((await save(app, seeker, 'Cheap', 'max_rent=800')).is_named).toBe(true);
});

test('refuses a search that no search page has, and one that limits nothing', async () => {
  const app = await testApp();
  const seeker = await app.user();
  for (const search of [
    'sort=rent&page=2&place=Berlin&currency=EUR&radius_km=5',
    'lat=40.8&place=Harlem',
    'bedrooms=99',
    'box=1,2,3',
  ]) {
    const body = { name: 'A search', search };
    const code = await refusal(app, 'createSavedSearch', { as: seeker, body });
    expect(code, search).toBe('validation_failed');
  }
});

test('refuses one search too many, but still renames those there are', async () => {
  const app = await testApp({ QUOTA_FACTOR: '1' });
  const seeker = await app.user();
  await app.database.sql`
    insert into saved_searches (user_id, name, search, currency, stay_days, traits, room_types)
    select ${seeker.id}, 'One', 'max_rent=' || n, 'USD', 0, 0, 0 from generate_series(1, 50) n`;
  const body = { name: 'More', search: 'max_rent=51' };
  expect(await refusal(app, 'createSavedSearch', { as: seeker, body })).toBe(
    'too_many_saved_searches',
  );
  await save(app, seeker, 'Renamed', 'max_rent=50');
  expect(await readNames(app, seeker)).toHaveLength(50);
});

test('saved searches are part of the export, and deleted with the account', async () => {
  const app = await testApp();
  const seeker = await app.user();
  await save(app, seeker, 'Sunny', 'q=sunny');
  const { saved_searches } = await done(app, 'exportAccount', { as: seeker });
  expect(saved_searches).toMatchObject([{ name: 'Sunny', search: 'q=sunny' }]);
  await done(app, 'deleteAccount', { as: seeker });
  expect(await app.database.sql`select from saved_searches`).toHaveLength(0);
});

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listingForm } from '#tests/support/listing-forms.ts';
import type { TestApp, TestUser } from '#tests/support/test-app.ts';
import { done, room } from '../inquiries/steps.ts';
import { openAlertWorld, patience, type AlertWorld } from './alert-world.ts';

let app: TestApp;
let world: AlertWorld;
beforeAll(async () => {
  world = await openAlertWorld();
  app = world.app;
});
afterAll(() => world.close());
beforeEach(() => world.forgetSearches());

const counted = async (as: TestUser) => {
  const { items } = await done(app, 'listSavedSearches', { as });
  const { saved_searches: found } = await done(app, 'getNews', { as });
  return { each: items.map(({ new_matches }) => new_matches), ...found };
};
const readTotal = async (as: TestUser, q: string) =>
  (await done(app, 'listListings', { as, query: { q } })).total;
const untilFound = (count: number) =>
  vi.waitFor(
    async () =>
      expect(await app.database.sql`select distinct listing_id from search_matches`).toHaveLength(
        count,
      ),
    patience,
  );

test('counts as new what the search itself finds: nothing paused, stale, hidden, changed or deleted', async () => {
  const [owner, blocked, seeker] = [await app.user(), await app.user(), await app.user()];
  await world.save(seeker, 'q=kiosk', 'weekly');
  const post = (title: string, as = owner) => room(app, as, { title: `Kiosk, ${title}` });
  const paused = await post('paused');
  const filled = await post('filled');
  const stale = await post('stale');
  const hidden = await post('hidden');
  const changed = await post('changed');
  const deleted = await post('deleted');
  await post('of a blocked user', blocked);
  const cheaper = await post('cheaper');
  await post('kept');
  await untilFound(9);
  expect(await counted(seeker)).toEqual({ each: [9], searches: 1, rooms: 9 });

  const setStatus = (id: number, status: string) =>
    done(app, 'changeListingStatus', { as: owner, params: { id }, body: { status } });
  await setStatus(paused, 'paused');
  await setStatus(filled, 'filled');
  await app.database.sql`
    update listings set last_confirmed_at = now() - interval '60 days' where id = ${stale}`;
  await done(app, 'markListing', { as: seeker, params: { id: hidden }, body: { mark: 'hidden' } });
  const edit = (id: number, form: Parameters<typeof listingForm>[0]) =>
    done(app, 'updateListing', { as: owner, params: { id }, body: listingForm(form) });
  await edit(changed, { title: 'No longer one' });
  await done(app, 'deleteListing', { as: owner, params: { id: deleted } });
  // Told twice, counted once.
  await edit(cheaper, { title: 'Kiosk, cheaper', monthly_rent: 10 });
  await world.untilQuiet();

  const total = await readTotal(seeker, 'kiosk');
  expect(total).toBe(3);
  expect(await counted(seeker)).toEqual({ each: [total], searches: 1, rooms: total });
  await setStatus(paused, 'active');
  expect(await readTotal(seeker, 'kiosk')).toBe(4);
  expect(await counted(seeker)).toMatchObject({ each: [4], rooms: 4 });
  // Rooms of a blocked user are not counted.
  await done(app, 'blockUser', { as: seeker, params: { id: blocked.id } });
  expect(await counted(seeker)).toMatchObject({ each: [3], rooms: 3 });
});

test('a room in two searches is counted in both, and once in all', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  await world.save(seeker, 'q=windmill', 'weekly', 'One');
  await world.save(seeker, 'q=windmill&bedrooms=1', 'weekly', 'Two');
  await room(app, owner, { title: 'Windmill' });
  await world.untilQuiet();
  expect(await counted(seeker)).toEqual({ each: [1, 1], searches: 2, rooms: 1 });
});

test('stops counting at a hundred', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  const { id } = await world.save(seeker, 'q=terraced', 'weekly');
  const first = await room(app, owner, { title: 'Terraced' });
  const columns = await app.database.sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_name = 'listings' and column_name <> 'id' and is_generated = 'NEVER'`;
  const names = app.database.sql(columns.map(({ name }) => name));
  await app.database.sql`
    insert into listings (${names}) select ${names} from listings, generate_series(1, 120)
    where listings.id = ${first}`;
  await world.untilQuiet();
  await app.database.sql`
    insert into search_matches (search_id, listing_id, kind, version)
    select ${id}, id, 'cheaper', '' from listings where title = 'Terraced'`;
  expect(await counted(seeker)).toEqual({ each: [100], searches: 1, rooms: 100 });
});

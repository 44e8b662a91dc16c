import { expect, test } from 'vitest';
import type { NewsKind } from '#contract/news/news.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, room } from '../inquiries/steps.ts';
import { agree, offered, writer, zone } from '../viewings/steps.ts';

const newsFor = (app: TestApp, as: TestUser) => done(app, 'getNews', { as });
const dismiss = (app: TestApp, as: TestUser, kind: NewsKind, until: string) =>
  done(app, 'dismissNews', { as, body: { kind, until } });
const favor = (app: TestApp, as: TestUser, id: number) =>
  done(app, 'markListing', { as, params: { id }, body: { mark: 'favorite' } });

test('a favorite is news when its rent or its state is not what its user last saw', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const form = { monthly_rent: 900, monthly_bills: 50, currency: 'EUR' };
  const [cheaper, filled, same] = [
    await room(app, owner, { ...form, title: 'The garden room' }),
    await room(app, owner, form),
    await room(app, owner, form),
  ];
  for (const id of [cheaper, filled, same]) await favor(app, seeker, id);
  expect((await newsFor(app, seeker)).favorites).toEqual({ count: 0, items: [] });

  const put = (id: number, more: object) =>
    done(app, 'updateListing', {
      as: owner,
      params: { id },
      body: listingForm({ ...form, ...more }),
    });
  await put(cheaper, { title: 'Renamed', monthly_rent: 850 });
  await put(same, { title: 'Only renamed' });
  await done(app, 'changeListingStatus', {
    as: owner,
    params: { id: filled },
    body: { status: 'filled' },
  });
  const news = await newsFor(app, seeker);
  expect(news.favorites.count).toBe(2);
  expect(news.favorites.items.find(({ id }) => id === cheaper)).toEqual({
    id: cheaper,
    title: 'The garden room',
    now: { state: 'offered', total: 900, currency: 'EUR' },
    was: { state: 'offered', total: 950, currency: 'EUR' },
  });
  expect(news.favorites.items.find(({ id }) => id === filled)).toMatchObject({
    now: { state: 'filled', total: null },
    was: { state: 'offered' },
  });
  expect((await newsFor(app, owner)).favorites.count).toBe(0);

  // What comes after the news were read is not dismissed with them.
  await put(same, { monthly_rent: 1000 });
  await dismiss(app, seeker, 'favorites', news.read_at);
  const later = await newsFor(app, seeker);
  expect(later.favorites.items.map(({ id }) => id)).toEqual([same]);
  await dismiss(app, seeker, 'favorites', later.read_at);
  expect((await newsFor(app, seeker)).favorites.count).toBe(0);

  await done(app, 'deleteListing', { as: owner, params: { id: cheaper } });
  expect((await newsFor(app, seeker)).favorites.items).toMatchObject([
    { id: cheaper, title: 'The garden room', now: { state: 'deleted', total: null } },
  ]);
});

test('names the three that changed last, and counts the others', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const ids: number[] = [];
  for (let nth = 0; nth < 5; nth += 1) ids.push(await room(app, owner));
  for (const id of ids) await favor(app, seeker, id);
  for (const id of ids) {
    const params = { id };
    await done(app, 'changeListingStatus', { as: owner, params, body: { status: 'paused' } });
  }
  const { favorites } = await newsFor(app, seeker);
  expect(favorites.count).toBe(5);
  expect(favorites.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3));
});

test('tells nothing of a hidden room but that it is not available', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const id = await room(app, owner, { title: 'As I saw it' });
  await favor(app, seeker, id);
  await app.database
    .sql`update listings set status = 'hidden', held_status = 'active', hidden_note = 'x',
      title = 'Secret' where id = ${id}`;
  expect((await newsFor(app, seeker)).favorites.items).toMatchObject([
    { title: 'As I saw it', now: { state: 'unavailable', total: null, currency: null } },
  ]);
  // Dismissing it does not make its hidden rent the one that was seen.
  await app.database.sql`update listings set monthly_rent = 4321 where id = ${id}`;
  await dismiss(app, seeker, 'favorites', (await newsFor(app, seeker)).read_at);
  await app.database.sql`
    update listings set status = 'active', held_status = null, hidden_note = null where id = ${id}`;
  expect((await newsFor(app, seeker)).favorites.items).toMatchObject([
    { now: { state: 'offered', total: 4321 }, was: { state: 'unavailable', total: 1200 } },
  ]);
});

test('an inquiry waits until it is answered or dismissed, and again after the next message', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const body = { listing_id: await room(app, owner), message: greeting };
  const { id } = await done(app, 'sendListingInquiry', { as: seeker, body });
  const waiting = async (as: TestUser) => (await newsFor(app, as)).inquiries;
  expect([await waiting(owner), await waiting(seeker)]).toEqual([1, 0]);
  // Read, but not answered.
  const { items } = await done(app, 'listMessages', { as: owner, params: { id } });
  await done(app, 'markInquiryRead', {
    as: owner,
    params: { id },
    body: { message_id: items[0]?.id ?? 0 },
  });
  expect(await waiting(owner)).toBe(1);
  await dismiss(app, owner, 'inquiries', (await newsFor(app, owner)).read_at);
  expect(await waiting(owner)).toBe(0);
  await done(app, 'updateInquiry', { as: owner, params: { id }, body: { status: 'accepted' } });
  expect([await waiting(owner), await waiting(seeker)]).toEqual([0, 1]);
  await dismiss(app, seeker, 'inquiries', '2099-01-01T00:00:00Z');
  expect(await waiting(seeker)).toBe(0);
  await done(app, 'sendMessage', { as: owner, params: { id }, body: { message: greeting } });
  expect(await waiting(seeker)).toBe(1);
});

test('a room that saved searches found is counted once over all of them', async () => {
  const app = await testApp();
  const seeker = await app.user();
  const other = await app.user();
  const rooms: number[] = [];
  for (const title of ['One', 'Two', 'Three']) rooms.push(await room(app, other, { title }));
  for (const search of ['bedrooms=1', 'bedrooms=2', 'bedrooms=3']) {
    await done(app, 'createSavedSearch', { as: seeker, body: { name: search, search } });
  }
  await app.database.sql`
    insert into search_matches (search_id, listing_id, kind, version)
    select s.id, l.id, 'new', '' from saved_searches s, unnest(${rooms}::int[]) with ordinality l(id, nth)
    where s.search = 'bedrooms=1' and l.nth < 3 or s.search = 'bedrooms=2' and l.nth > 1`;
  const news = await newsFor(app, seeker);
  expect(news.saved_searches).toEqual({ searches: 2, rooms: 3 });
  await dismiss(app, other, 'saved_searches', news.read_at);
  await dismiss(app, seeker, 'saved_searches', news.read_at);
  expect((await newsFor(app, seeker)).saved_searches).toEqual({ searches: 0, rooms: 0 });
});

test('rooms are new since they were dismissed, since the account exists, or for two weeks', async () => {
  const app = await testApp();
  const seeker = await app.user();
  const since = async () => Date.parse((await newsFor(app, seeker)).rooms_since);
  const day = 86_400_000;
  expect(Date.now() - (await since())).toBeLessThan(day / 2);
  await app.database.sql`
    update users set created_at = now() - interval '1 year' where id = ${seeker.id}`;
  expect(Math.round((Date.now() - (await since())) / day)).toBe(14);
  const { read_at } = await newsFor(app, seeker);
  await dismiss(app, seeker, 'rooms', read_at);
  expect(Math.abs(Date.parse(read_at) - (await since()))).toBeLessThanOrEqual(1);
  // An older tab brings nothing back.
  await dismiss(app, seeker, 'rooms', '2020-01-01T00:00:00Z');
  expect(Math.abs(Date.parse(read_at) - (await since()))).toBeLessThanOrEqual(1);
});

test('a favorite that was shown as it is now is news no more; others and later changes stay', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const ids = [await room(app, owner), await room(app, owner), await room(app, owner)];
  const [shown = 0, gone = 0, other = 0] = ids;
  for (const id of ids) await favor(app, seeker, id);
  const put = (id: number, monthly_rent: number) =>
    done(app, 'updateListing', { as: owner, params: { id }, body: listingForm({ monthly_rent }) });
  await put(shown, 1100);
  await put(other, 1100);
  await done(app, 'deleteListing', { as: owner, params: { id: gone } });
  const chosen = async (as: TestUser | undefined, asked: number[]) =>
    (await done(app, 'listChosenListings', { ...(as && { as }), query: { ids: asked } })).items;
  expect((await chosen(owner, ids)).map(({ news_at }) => news_at)).toEqual([null, null, null]);
  expect((await chosen(undefined, ids)).map(({ news_at }) => news_at)).toEqual([null, null, null]);
  const see = async () => {
    const news = (await chosen(seeker, [shown, gone])).filter(({ news_at }) => news_at !== null);
    const until = news
      .map(({ news_at }) => news_at!)
      .toSorted()
      .at(-1)!;
    return { news, body: { kind: 'favorites' as const, until, ids: news.map(({ id }) => id) } };
  };
  const first = await see();
  expect(first.news.map(({ id }) => id)).toEqual([shown, gone]);
  // It changes once more before the page has said that it was seen.
  await put(shown, 1300);
  await done(app, 'dismissNews', { as: seeker, body: first.body });
  expect((await newsFor(app, seeker)).favorites.items.map(({ id }) => id)).toEqual([shown, other]);
  await done(app, 'dismissNews', { as: seeker, body: (await see()).body });
  expect((await newsFor(app, seeker)).favorites.items.map(({ id }) => id)).toEqual([other]);
});

test('roomies are new near me as the list has them, until they are dismissed', async () => {
  const app = await testApp();
  const { sql } = app.database;
  const seeker = await app.user();
  const place = { area: 'Ushuaia', latitude: -54.8, longitude: -68.3 };
  const settle = (id: number, more: object = {}) =>
    sql`update users set ${sql({ ...place, ...more })} where id = ${id}`;
  await app.user();
  expect((await newsFor(app, seeker)).roomies).toBe(0);
  await settle(seeker.id, { created_at: new Date(Date.now() - 1e10) });
  const [near, blocked, hidden, invisible, earlier, far] = [
    await app.user(),
    await app.user(),
    await app.user(),
    await app.user(),
    await app.user(),
    await app.user(),
  ];
  for (const { id } of [near, blocked, hidden]) await settle(id);
  await settle(invisible.id, { is_hidden: true });
  await settle(earlier.id, { created_at: new Date(Date.now() - 15 * 86_400_000) });
  await settle(far.id, { latitude: -54.6 });
  await done(app, 'blockUser', { as: blocked, params: { id: seeker.id } });
  const mark = { params: { id: hidden.id }, body: { mark: 'hidden' as const } };
  await done(app, 'markUser', { as: seeker, ...mark });
  const news = await newsFor(app, seeker);
  expect(news.roomies).toBe(1);
  const query = { lat: place.latitude, lng: place.longitude, sort: 'newest' as const };
  const { items } = await done(app, 'listUsers', { as: seeker, query });
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set([near.id, earlier.id]));
  await dismiss(app, seeker, 'roomies', news.read_at);
  expect((await newsFor(app, seeker)).roomies).toBe(0);
  const later = await app.user();
  await settle(later.id);
  expect((await newsFor(app, seeker)).roomies).toBe(1);
});

test('coming back dismisses nothing, also by signing in where the same room was liked', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const form = { title: 'Attic', monthly_rent: 900 };
  const id = await room(app, owner, form);
  await favor(app, seeker, id);
  const { id: search } = await done(app, 'createSavedSearch', {
    as: seeker,
    body: { name: 'Attics', search: 'q=attic' },
  });
  await app.database.sql`insert into search_matches (search_id, listing_id, kind, version)
    values (${search}, ${id}, 'cheaper', '850')`;
  const message = { recipient_id: seeker.id, message: greeting };
  await done(app, 'sendUserInquiry', { as: owner, body: message });
  const body = listingForm({ ...form, monthly_rent: 850 });
  await done(app, 'updateListing', { as: owner, params: { id }, body });
  const { read_at: _, ...news } = await newsFor(app, seeker);
  expect(news).toMatchObject({
    favorites: { count: 1, items: [{ was: { total: 900 }, now: { total: 850 } }] },
    inquiries: 1,
    saved_searches: { searches: 1, rooms: 1 },
  });

  // What the home page and those beside it read.
  for (const call of [
    'getMarks',
    'listListings',
    'listSavedSearches',
    'listReceivedUserInquiries',
  ] as const) {
    await done(app, call, { as: seeker });
  }
  await done(app, 'getListing', { as: seeker, params: { id } });
  await done(app, 'listChosenListings', { as: seeker, query: { ids: [id] } });
  await done(app, 'mergeMarks', {
    as: seeker,
    body: { favorite: [id], hidden: [] },
    headers: { 'Idempotency-Key': 'merge' },
  });
  expect(await newsFor(app, seeker)).toMatchObject(news);
});

test('news are there for a user whose area is next to nothing away from the equator', async () => {
  const app = await testApp();
  const place = { area: 'At sea', latitude: 5e-324, longitude: -5e-324 };
  const seeker = await app.user(place);
  await app.user({ ...place, latitude: 0 });
  expect((await newsFor(app, seeker)).roomies).toBe(1);
});

test('the next viewing is news for both sides until it is cancelled or over', async () => {
  const app = await testApp();
  const { owner, sender, id, slots } = await offered(app);
  const [first, second] = slots.map((slot) => slot.id);
  const next = async (as: TestUser) => (await newsFor(app, as)).next_viewing;
  expect(await next(owner)).toBeNull();
  const other = await writer(app, slots[0]?.listing_id ?? 0);
  await agree(app, other.sender, other.id, second ?? 0);
  const viewing = await agree(app, sender, id, first ?? 0);
  const expected = { inquiry_id: id, starts_at: viewing.starts_at, time_zone: zone };
  expect(await next(owner)).toMatchObject(expected);
  expect(await next(sender)).toMatchObject(expected);
  expect(await next(other.sender)).toMatchObject({ inquiry_id: other.id });
  expect(await next(await app.user())).toBeNull();

  await done(app, 'changeViewing', {
    as: sender,
    params: { id: viewing.id },
    body: { status: 'cancelled' },
  });
  expect(await next(sender)).toBeNull();
  expect(await next(owner)).toMatchObject({ inquiry_id: other.id });
  await app.database.sql`
    update viewing_slots set starts_at = now() - interval '2 hours',
      ends_at = now() - interval '1 hour' where id = ${second ?? 0}`;
  expect(await next(owner)).toBeNull();
});

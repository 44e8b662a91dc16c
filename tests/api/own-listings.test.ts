// @module-tag essential

import { expect, test } from 'vitest';
import { createListingViews, deleteOldViews } from '#domain/listings/listing-views.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp } from '#tests/support/test-app.ts';
import { done, room, sentInquiry } from './inquiries/steps.ts';

test('an owner pauses a room, offers it again and marks it as filled', async () => {
  const app = await testApp();
  const owner = await app.user();
  const id = await room(app, owner);
  const isOffered = async () => (await app.call('getListing', { params: { id } })).status === 200;
  for (const status of ['paused', 'active', 'filled', 'active'] as const) {
    const changed = await done(app, 'changeListingStatus', {
      as: owner,
      params: { id },
      body: { status },
    });
    expect(changed.status).toBe(status);
    expect(await isOffered()).toBe(status === 'active');
  }
});

test('a room that administrators hide stays hidden, whatever its owner chooses', async () => {
  const app = await testApp();
  const [owner, admin] = [await app.user(), await app.user({ is_admin: true })];
  const id = await room(app, owner);
  await done(app, 'hideListing', { as: admin, params: { id }, body: { note: 'Not a real room' } });
  const body = { status: 'active' };
  await done(app, 'changeListingStatus', { as: owner, params: { id }, body });
  expect((await app.call('getListing', { params: { id } })).status).toBe(404);
});

test('offering one room too many is refused', async () => {
  const app = await testApp({ QUOTA_FACTOR: '1' });
  const owner = await app.user();
  for (let nth = 0; nth < 10; nth += 1) {
    await room(app, owner);
    // Within a day, only five may be posted.
    await app.database.sql`delete from rate_limits`;
  }
  const paused = await room(app, owner, { status: 'paused' });
  const { status, problem } = await app.call('changeListingStatus', {
    as: owner,
    params: { id: paused },
    body: { status: 'active' },
  });
  expect([status, problem.code]).toEqual([409, 'too_many_listings']);
});

test('counts visits once a day for each network, and only of rooms that are offered', async () => {
  const app = await testApp();
  const owner = await app.user();
  const id = await room(app, owner);
  let nowMs = Date.now();
  const views = createListingViews(app.database.sql, () => nowMs);
  expect(await views.count(id, 'one')).toBe(true);
  expect(await views.count(id, 'one')).toBe(true);
  expect(await views.count(id, 'other')).toBe(true);
  const shown = async () =>
    (await done(app, 'listOwnListings', { as: owner })).items.map((item) => item.views);
  expect(await shown()).toEqual([2]);
  nowMs += 24 * 60 * 60_000;
  await views.count(id, 'one');
  expect(await shown()).toEqual([3]);

  const paused = await room(app, owner, { status: 'paused' });
  expect(await views.count(paused, 'one')).toBe(false);
  expect((await app.call('countListingView', { params: { id: paused } })).status).toBe(404);
  expect((await app.call('countListingView', { params: { id } })).status).toBe(204);
  expect(await shown()).toEqual([0, 4]);

  await app.database.sql`update listing_views set day = day - 30`;
  expect(await shown()).toEqual([0, 0]);
  await deleteOldViews(app.database.sql);
  expect(await app.database.sql`select from listing_views`).toEqual([]);
});

test('lists first what needs its owner: hidden, ended and unconfirmed rooms', async () => {
  const app = await testApp();
  const [owner, admin] = [await app.user(), await app.user({ is_admin: true })];
  const hidden = await room(app, owner);
  const ended = await room(app, owner);
  const unconfirmed = await room(app, owner);
  const paused = await room(app, owner, { status: 'paused' });
  const fine = await room(app, owner);
  const note = { note: 'Not a real room' };
  await done(app, 'hideListing', { as: admin, params: { id: hidden }, body: note });
  await app.database
    .sql`update listings set available_until = current_date - 2 where id = ${ended}`;
  await app.database.sql`update listings set last_confirmed_at = now() - interval '40 days'
    where id in (${unconfirmed}, ${paused})`;
  const { items } = await done(app, 'listOwnListings', { as: owner });
  expect(items.map(({ id }) => id)).toEqual([unconfirmed, ended, hidden, fine, paused]);
});

test('tells how many inquiries there are and how many wait', async () => {
  const app = await testApp();
  const { owner, id } = await sentInquiry(app);
  const figures = async () => {
    const [item] = (await done(app, 'listOwnListings', { as: owner })).items;
    return [item?.inquiries, item?.open_inquiries];
  };
  expect(await figures()).toEqual([1, 1]);
  await done(app, 'updateInquiry', { as: owner, params: { id }, body: { status: 'accepted' } });
  expect(await figures()).toEqual([1, 0]);
});

test('suggests what is missing, the most useful first', async () => {
  const app = await testApp();
  const owner = await app.user();
  const bare = { description: '', latitude: null, longitude: null, available_from: null };
  await room(app, owner, { ...bare, house_rules: [], amenities: [] });
  const [item] = (await done(app, 'listOwnListings', { as: owner })).items;
  expect(item?.suggestions).toEqual([
    'add_location',
    'add_images',
    'describe_more',
    'say_when_free',
    'say_bills',
    'say_house_rules',
    'say_amenities',
  ]);
  const full = listingForm({
    description: 'Bright and quiet, with a desk at the window. '.repeat(6),
    available_from: '2027-01-01',
    monthly_bills: 0,
    house_rules: ['no_smoking'],
    amenities: ['wifi'],
  });
  await done(app, 'updateListing', { as: owner, params: { id: item?.id ?? 0 }, body: full });
  const [changed] = (await done(app, 'listOwnListings', { as: owner })).items;
  expect(changed?.suggestions).toEqual(['add_images']);
});

// @module-tag essential

import { expect, test } from 'vitest';
import { dayMs } from '#contract/days.ts';
import { utcDay } from '#platform/http/day-end.ts';
import { testApp, type TestApp } from '#tests/support/test-app.ts';
import { done, room } from './inquiries/steps.ts';

/** A day so many days from today, in UTC. */
const dayFrom = (days: number) => utcDay(Date.now() + days * dayMs);

const near = { latitude: 40.65, longitude: -73.95 };
const around = { lat: 40.65, lng: -73.95 };

/** A room that ended yesterday, one that ends today, and one without an end. */
async function threeRooms(app: TestApp) {
  const owner = await app.user();
  const post = (title: string, available_until: string | null) =>
    room(app, owner, { title, available_until, ...near });
  const ended = await post('Garden room ended', dayFrom(-1));
  const last = await post('Garden room today', dayFrom(0));
  const open = await post('Garden room open', null);
  return { owner, ended, last, open };
}

const searches: [string, Record<string, unknown>][] = [
  ['of everything', {}],
  ['by rent', { sort: 'rent' }],
  ['with a rent limit', { max_rent: 5000 }],
  ['around a point', around],
  ['by distance', { ...around, sort: 'distance' }],
  ['with words', { q: 'garden' }],
  ['with bedrooms', { bedrooms: 1 }],
  ['by fit', { sort: 'fit' }],
];

test('no search offers a room whose last day is over', async () => {
  const app = await testApp();
  const { last, open } = await threeRooms(app);
  const seeker = await app.user({ latitude: 40.65, longitude: -73.95, budget_max: 5000 });
  await done(app, 'saveHabits', { as: seeker, body: { quiet: 'by_22' } });
  const found = async (query: Record<string, unknown>, as?: typeof seeker) => {
    const { items, total } = await done(app, 'listListings', { query, ...(as && { as }) });
    return { ids: items.map(({ id }) => id).toSorted((one, other) => one - other), total };
  };
  const current = { ids: [last, open], total: 2 };
  for (const [name, query] of searches) {
    expect([name, await found(query)]).toEqual([name, current]);
    expect([name, await found(query, seeker)]).toEqual([name, current]);
  }
});

test('the feed and the sitemap leave it out too, and its page stays', async () => {
  const app = await testApp();
  const { ended, last } = await threeRooms(app);
  const feed = await (await app.request('/listings.atom')).text();
  expect(feed).toContain(`/listings/${last}<`);
  expect(feed).not.toContain(`/listings/${ended}<`);
  const sitemap = await (await app.request('/sitemap-1.xml')).text();
  expect(sitemap).toContain(`/listings/${last}<`);
  expect(sitemap).not.toContain(`/listings/${ended}<`);
  expect((await app.call('getListing', { params: { id: ended } })).status).toBe(200);
});

test('its owner reads that it ended', async () => {
  const app = await testApp();
  const { owner } = await threeRooms(app);
  const { items } = await done(app, 'listOwnListings', { as: owner });
  expect(items.map(({ title, has_ended: hasEnded }) => [title, hasEnded])).toEqual([
    ['Garden room ended', true],
    ['Garden room open', false],
    ['Garden room today', false],
  ]);
});

import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitemap } from '#web/feeds/sitemap.ts';
import { listingForm } from '../../support/listing-forms.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '../../support/test-app.ts';
import { done, greeting, refusal, room } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());

const note = 'The photos show another room';
const hide = (id: number) =>
  done(app, 'hideListing', { as: admin, params: { id }, body: { note } });
const show = (id: number) => done(app, 'showListing', { as: admin, params: { id } });

/** Everywhere a stranger could come across a room. */
async function seenBy(as: TestUser | undefined, id: number) {
  const who = as && { as };
  const one = await app.call('getListing', { ...who, params: { id } });
  const newest = await done(app, 'listListings', { ...who });
  const found = await done(app, 'listListings', { ...who, query: { q: `Unusual${id}` } });
  const near = await done(app, 'listListings', { query: { lat: 40.7, lng: -73.9 } });
  const cheapest = await done(app, 'listListings', { query: { sort: 'rent' } });
  const pages = new Hono().route('/', sitemap(app.database.sql, publicUrl, ['en']));
  const map = await (await pages.request('/sitemap-1.xml')).text();
  const feed = await (await app.request(`/listings.atom?q=Unusual${id}`)).text();
  const preview = await app.request(`/listings/${id}/preview-1.jpg`);
  const card = await app.call('getEmbeddedCard', { params: { id } });
  const oembed = await app.call('getOEmbed', { query: { url: `${publicUrl}/listings/${id}` } });
  const has = ({ items }: { items: { id: number }[] }) => items.some((item) => item.id === id);
  return {
    page: one.status === 200,
    newest: has(newest),
    search: has(found),
    near: has(near),
    cheapest: has(cheapest),
    sitemap: map.includes(`/listings/${id}<`),
    feed: feed.includes('<entry>'),
    preview: preview.status === 200,
    card: JSON.stringify(card.answer).includes(`Unusual${id}`),
    oembed: oembed.status === 200,
  };
}
const all = (isSeen: boolean) => ({
  page: isSeen,
  newest: isSeen,
  search: isSeen,
  near: isSeen,
  cheapest: isSeen,
  sitemap: isSeen,
  feed: isSeen,
  preview: isSeen,
  card: isSeen,
  oembed: isSeen,
});

async function unusualRoom(owner: TestUser): Promise<number> {
  const id = await room(app, owner, { latitude: 40.7, longitude: -73.9, monthly_rent: 1 });
  const body = listingForm({
    title: `Unusual${id}`,
    latitude: 40.7,
    longitude: -73.9,
    monthly_rent: 1,
  });
  await done(app, 'updateListing', { as: owner, params: { id }, body });
  return id;
}

test('others see a hidden listing nowhere until it is shown again', async () => {
  const [owner, stranger] = [await app.user(), await app.user()];
  const id = await unusualRoom(owner);
  expect(await seenBy(undefined, id)).toEqual(all(true));
  await hide(id);
  expect(await seenBy(undefined, id)).toEqual(all(false));
  expect(await seenBy(stranger, id)).toEqual(all(false));
  const body = { listing_id: id, message: greeting };
  expect(await refusal(app, 'sendListingInquiry', { as: stranger, body })).toBe('not_found');
  expect(await refusal(app, 'getListingFit', { as: stranger, params: { id } })).toBe('not_found');
  await show(id);
  expect(await seenBy(undefined, id)).toEqual(all(true));
  await done(app, 'sendListingInquiry', { as: stranger, body });
});

test('the owner sees the reason, and cannot show the listing by editing it', async () => {
  const owner = await app.user();
  const id = await unusualRoom(owner);
  await hide(id);
  const mine = await done(app, 'getListing', { as: owner, params: { id } });
  expect(mine).toMatchObject({ status: 'active', hidden_note: note });
  const listed = await done(app, 'listOwnListings', { as: owner });
  expect(listed.items).toMatchObject([{ id, status: 'active', hidden_note: note }]);

  const body = listingForm({ title: 'Changed', status: 'paused' });
  const changed = await done(app, 'updateListing', { as: owner, params: { id }, body });
  expect(changed).toMatchObject({ title: 'Changed', status: 'paused', hidden_note: note });
  expect((await seenBy(undefined, id)).page).toBe(false);
  // Shown again, it is as the owner had it last.
  await show(id);
  expect((await seenBy(undefined, id)).page).toBe(false);
  const after = await done(app, 'getListing', { as: owner, params: { id } });
  expect(after).toMatchObject({ status: 'paused', hidden_note: null });
});

test('only the owner reads the reason', async () => {
  const owner = await app.user();
  const id = await unusualRoom(owner);
  await hide(id);
  expect(await done(app, 'getListing', { as: admin, params: { id } })).not.toHaveProperty(
    'hidden_note',
  );
  const { items } = await done(app, 'listListings', {});
  expect(items.filter((item) => 'hidden_note' in item)).toEqual([]);
});

test('an inquiry about a hidden listing says that it is unavailable, not why', async () => {
  const [owner, seeker] = [await app.user(), await app.user()];
  const id = await unusualRoom(owner);
  const body = { listing_id: id, message: greeting };
  await done(app, 'sendListingInquiry', { as: seeker, body });
  await hide(id);
  const { items } = await done(app, 'listOwnInquiries', { as: seeker });
  expect(items).toMatchObject([{ listing: { status: 'paused' } }]);
  expect(JSON.stringify(items)).not.toContain(note);
});

test('an external listing stays hidden when it is published again', async () => {
  const { sql } = app.database;
  const [listing] = await sql<{ id: number }[]>`
    insert into listings (title, address, monthly_rent) values ('From outside', 'There', 900)
    returning id`;
  const id = listing?.id ?? 0;
  await hide(id);
  await sql`update listings set status = 'rejected' where id = ${id}`;
  await sql`update listings set status = 'active' where id = ${id}`;
  expect((await seenBy(undefined, id)).page).toBe(false);
  await show(id);
  expect((await seenBy(undefined, id)).page).toBe(true);
  await sql`update listings set status = 'pending' where id = ${id}`;
  const body = { note };
  expect(await refusal(app, 'hideListing', { as: admin, params: { id }, body })).toBe('conflict');
});

test('hiding requires a reason and a listing that exists', async () => {
  const params = { id: 2_000_000_000 };
  const empty = { as: admin, params, body: { note: ' ' } };
  expect(await refusal(app, 'hideListing', empty)).toBe('validation_failed');
  expect(await refusal(app, 'hideListing', { ...empty, body: { note } })).toBe('not_found');
  expect(await refusal(app, 'showListing', { as: admin, params })).toBe('not_found');
});

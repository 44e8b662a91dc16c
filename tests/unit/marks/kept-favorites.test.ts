// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListingSummary } from '#contract/listings/listing.ts';
import { snapshotAt } from '#machines/auth.selectors.ts';
import { createKeptListings } from '#src/shared/storage/kept-listings.ts';
import { createVisitorMarks } from '#src/shared/storage/visitor-marks.ts';
import type { Api } from '#src/api/client.ts';
import { keepFavorites } from '#src/features/favorites/keep-favorites.ts';

const auth = {
  getSnapshot: () => snapshotAt('anonymous'),
  subscribe: () => ({ unsubscribe: () => undefined }),
};
const room: ListingSummary = {
  id: 7,
  user_id: 2,
  title: 'Sunny room',
  address: 'Park Slope',
  latitude: null,
  longitude: null,
  monthly_rent: 900,
  currency: 'USD',
  monthly_bills: null,
  room_type: null,
  total_bedrooms: 3,
  total_bathrooms: 1,
  current_roommates: 1,
  looking_for_roommates: 1,
  external_link: null,
  available_from: null,
  status: 'active',
  created_at: '2026-11-01T00:00:00Z',
  cover: null,
};
let asked = 0;
let rent = 900;
const gone = new Set<number>();
const api = (async (_: string, { query }: { query: { ids: number[] } }) => {
  asked += 1;
  const listing = { ...room, monthly_rent: rent };
  return { items: query.ids.map((id) => ({ id, listing: gone.has(id) ? null : listing })) };
}) as unknown as Api;

/** Opens a page, and waits until it has kept what it keeps. */
async function openPage(): Promise<void> {
  keepFavorites({ auth, api, queryClient: new QueryClient() });
  await vi.waitFor(() => expect(kept()).not.toHaveLength(0));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
}

const kept = () => createKeptListings(localStorage).read(null, 'favorites');

beforeEach(() => {
  localStorage.clear();
  createVisitorMarks(localStorage).change(7, 'favorite');
  [asked, rent] = [0, 900];
  gone.clear();
  document.documentElement.lang = 'en';
});

test('favorites for the offline page are read once a day, and again in another language', async () => {
  await openPage();
  expect(kept()[0]?.summary).toContain('$900');
  await openPage();
  expect(asked).toBe(1);
  document.documentElement.lang = 'de';
  await openPage();
  expect(asked).toBe(2);
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
  rent = 800;
  await openPage();
  expect(asked).toBe(3);
  expect(kept()[0]?.summary).toContain('$800');
  vi.useRealTimers();
});

test('more favorites than are kept, or one that is gone, are not read again on each page', async () => {
  const marks = createVisitorMarks(localStorage);
  for (let id = 100; id < 140; id += 1) marks.change(id, 'favorite');
  await openPage();
  expect(kept()).toHaveLength(30);
  await openPage();
  expect(asked).toBe(1);
  marks.change(200, 'favorite');
  gone.add(200);
  await openPage();
  await openPage();
  expect(asked).toBe(2);
  expect(kept()[0]).toMatchObject({ id: 200, title: '' });
});

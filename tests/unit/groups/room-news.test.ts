import { expect, test } from 'vitest';
import type { GroupListing } from '#contract/groups/shared-listings.ts';
import { addNews, countNews, noNews } from '#src/features/groups/rooms/room-news.ts';

const now = { state: 'offered', total: 900, currency: 'EUR' } as const;
const item = (changes: Partial<GroupListing>): GroupListing => ({
  listing_id: 7,
  title: 'Bright room',
  added_by: 'Ana',
  added_at: '2026-11-30T10:00:00.000Z',
  can_remove: false,
  fit: null,
  votes: [],
  seen_by: [],
  is_new: false,
  now,
  was: null,
  revision: 0,
  ...changes,
});
const vote = (updated_at: string, is_new: boolean) =>
  ({ is_mine: false, first_name: 'Ben', vote: 'yes', note: '', updated_at, is_new }) as const;

test('what was new stays so when the server has forgotten it', () => {
  const first = [item({ was: { ...now, total: 800 }, votes: [vote('10:01', true)] })];
  const news = addNews(noNews, first);
  expect(countNews(news, first)).toBe(2);
  const later = [item({ votes: [vote('10:01', false)] })];
  expect(addNews(news, later)).toBe(news);
  expect(countNews(news, later)).toBe(2);
});

test('what comes while the page is open is added', () => {
  const news = addNews(noNews, [item({ votes: [vote('10:01', true)] })]);
  const items = [item({ votes: [vote('10:01', false), vote('10:02', true)] })];
  expect(countNews(addNews(news, items), items)).toBe(2);
});

test('of a new room only that it is new counts, and nothing of one that was taken off', () => {
  const items = [item({ is_new: true, votes: [vote('10:01', true)] })];
  const news = addNews(noNews, items);
  expect(countNews(news, items)).toBe(1);
  expect(countNews(news, [])).toBe(0);
});

test('a vote that was changed after it was seen is new again, and a withdrawn one is not', () => {
  const news = addNews(noNews, [item({ votes: [vote('10:01', true)] })]);
  const changed = [item({ votes: [vote('10:05', true)] })];
  expect(countNews(addNews(news, changed), changed)).toBe(1);
  expect(countNews(news, [item({})])).toBe(0);
});

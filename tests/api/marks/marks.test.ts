import { expect, onTestFinished, test } from 'vitest';
import { habitAnswers } from '#tests/support/onboarding-answers.ts';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room } from '../inquiries/steps.ts';

const mark = (app: TestApp, as: TestUser, id: number, kind: 'favorite' | 'hidden') =>
  done(app, 'markListing', { as, params: { id }, body: { mark: kind } });
const readMarks = async (app: TestApp, as: TestUser) =>
  (await done(app, 'getMarks', { as })).listings;

test('a listing is a favorite or hidden, never both, until the mark is taken off', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const [first, second] = [await room(app, owner), await room(app, owner)];
  await mark(app, seeker, first, 'favorite');
  await mark(app, seeker, second, 'favorite');
  expect(await readMarks(app, seeker)).toEqual({ favorite: [second, first], hidden: [] });
  await mark(app, seeker, first, 'hidden');
  expect(await readMarks(app, seeker)).toEqual({ favorite: [second], hidden: [first] });
  await done(app, 'unmarkListing', { as: seeker, params: { id: first } });
  await done(app, 'unmarkListing', { as: seeker, params: { id: first } });
  expect(await readMarks(app, seeker)).toEqual({ favorite: [second], hidden: [] });
  expect(await readMarks(app, owner)).toEqual({ favorite: [], hidden: [] });
});

test('a note is for its writer alone, of a favorite, and in the export of the account', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const id = await room(app, owner);
  const write = (as: TestUser, note: string) =>
    done(app, 'noteListing', { as, params: { id }, body: { note } });
  const readNote = async (as?: TestUser) => {
    const query = { ids: String(id) };
    const { items } = await done(app, 'listChosenListings', { ...(as && { as }), query });
    return items[0]?.note;
  };
  await write(seeker, 'Kept by nobody');
  expect(await readNote(seeker)).toBe('');
  await mark(app, seeker, id, 'favorite');
  await mark(app, owner, id, 'favorite');
  await write(seeker, 'Bright ☀');
  expect(await readNote(seeker)).toBe('Bright ☀');
  for (const other of [owner, undefined]) expect(await readNote(other)).toBe('');
  const { listing_notes: notes } = await done(app, 'exportAccount', { as: seeker });
  expect(notes).toMatchObject([{ listing_id: id, note: 'Bright ☀' }]);
  // Removed by mistake, and a favorite again.
  await done(app, 'unmarkListing', { as: seeker, params: { id } });
  expect(await readNote(seeker)).toBe('');
  await mark(app, seeker, id, 'favorite');
  expect(await readNote(seeker)).toBe('Bright ☀');
  const body = { note: 'x'.repeat(501) };
  expect((await app.call('noteListing', { as: seeker, params: { id }, body })).status).toBe(422);
  await write(seeker, '  ');
  expect(await readNote(seeker)).toBe('');
  await write(seeker, 'Once more');
  await done(app, 'deleteAccount', { as: seeker });
  expect(await app.database.sql`select from listing_notes`).toHaveLength(0);
});

test('a hidden room leaves the list, the map and the advice of that user alone', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const place = { latitude: 40.7, longitude: -73.95 };
  const [shown, hidden] = [await room(app, owner, place), await room(app, owner, place)];
  await mark(app, seeker, hidden, 'hidden');
  await app.searchIndex.start();
  onTestFinished(() => app.searchIndex.stop());
  const box = '-75,40,-73,41';
  const found = async (as?: TestUser, without?: string) => {
    const who = as ? { as } : {};
    const query = { box, ...(without && { without }) };
    const list = await done(app, 'listListings', { ...who, query });
    const map = await done(app, 'getListingMap', { ...who, query: { ...query, zoom: 18 } });
    const advice = await done(app, 'getListingAdvice', { ...who, query });
    return [list.items.map(({ id }) => id), list.total, map.total, advice.total];
  };
  expect(await found(seeker)).toEqual([[shown], 1, 1, 1]);
  expect(await found(owner)).toEqual([[hidden, shown], 2, 2, 2]);
  expect(await found()).toEqual([[hidden, shown], 2, 2, 2]);
  expect(await found(undefined, String(shown))).toEqual([[hidden], 1, 1, 1]);
  await done(app, 'unmarkListing', { as: seeker, params: { id: hidden } });
  expect(await found(seeker)).toEqual([[hidden, shown], 2, 2, 2]);
});

test('a hidden room is not in the order by fit either', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const [shown, hidden] = [await room(app, owner), await room(app, owner)];
  await mark(app, seeker, hidden, 'hidden');
  await done(app, 'saveHabits', { as: seeker, body: habitAnswers() });
  const query = { sort: 'fit' };
  const ranked = async () => done(app, 'listListings', { as: seeker, query });
  for (const isIndexed of [false, true]) {
    if (isIndexed) await app.searchIndex.start();
    const { items, total, sorted_by } = await ranked();
    expect([items.map(({ id }) => id), total, sorted_by]).toEqual([[shown], 1, 'fit']);
  }
  await app.searchIndex.stop();
});

test('says what became of a favorite: ended, paused, filled, deleted or not to be seen', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const names = ['offered', 'ended', 'paused', 'filled', 'deleted', 'hidden'] as const;
  const ids: number[] = [];
  for (const title of names) ids.push(await room(app, owner, { title }));
  for (const id of ids) await mark(app, seeker, id, 'favorite');
  const { sql } = app.database;
  await sql`update listings set available_from = null, available_until = '2020-01-01' where title = 'ended'`;
  await sql`update listings set status = title where title in ('paused', 'filled')`;
  await sql`update listings set status = 'hidden', held_status = 'active', hidden_note = 'x'
    where title = 'hidden'`;
  await sql`delete from listings where title = 'deleted'`;
  const never = 2_000_000_000;
  const query = { ids: [...ids, never].join(',') };
  const { items } = await done(app, 'listChosenListings', { as: seeker, query });
  expect(
    items.map(({ state, listing, marked_title }) => [state, listing?.title, marked_title]),
  ).toEqual([
    ['offered', 'offered', 'offered'],
    ['ended', 'ended', 'ended'],
    ['paused', undefined, 'paused'],
    ['filled', undefined, 'filled'],
    ['deleted', undefined, 'deleted'],
    ['unavailable', undefined, 'hidden'],
    ['unavailable', undefined, null],
  ]);
  const { items: seen } = await done(app, 'listChosenListings', { query });
  expect(new Set(seen.map(({ marked_title }) => marked_title))).toEqual(new Set([null]));
});

test('a chosen room says how well it fits whoever is signed in', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  await done(app, 'saveHabits', { as: owner, body: habitAnswers() });
  await done(app, 'saveHabits', { as: seeker, body: habitAnswers() });
  const id = await room(app, owner);
  const query = { ids: String(id) };
  const { items: forVisitors } = await done(app, 'listChosenListings', { query });
  expect(forVisitors[0]?.listing).not.toHaveProperty('fit');
  const { items } = await done(app, 'listChosenListings', { as: seeker, query });
  const { items: searched } = await done(app, 'listListings', { as: seeker });
  expect(items[0]?.listing?.fit?.household?.score).toBe(100);
  expect(items[0]?.listing).toEqual(searched[0]);
});

test('merging what a visitor marked is done once, keeps their order, and yields to the account', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const [mine, first, second, gone] = [
    await room(app, owner),
    await room(app, owner),
    await room(app, owner),
    await room(app, owner),
  ];
  await mark(app, seeker, mine, 'hidden');
  await app.database.sql`delete from listings where id = ${gone}`;
  const merge = (key: string) =>
    app.call('mergeMarks', {
      as: seeker,
      body: { favorite: [gone, second, first, mine, 2_000_000_000], hidden: [] },
      headers: { 'Idempotency-Key': key },
    });
  const answers = await Promise.all([merge('one'), merge('one'), merge('one')]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await readMarks(app, seeker)).toEqual({ favorite: [gone, second, first], hidden: [mine] });
  await done(app, 'unmarkListing', { as: seeker, params: { id: first } });
  await merge('one');
  expect((await readMarks(app, seeker)).favorite).toEqual([gone, second]);
});

test('merging takes only what a visitor could see, and tells nothing of the rest', async () => {
  const app = await testApp();
  const [owner, seeker, fan] = [await app.user(), await app.user(), await app.user()];
  const { sql } = app.database;
  const statuses = ['active', 'paused', 'filled', 'hidden', 'pending', 'rejected'];
  const ids: number[] = [];
  for (const title of statuses) ids.push(await room(app, owner, { title }));
  const [active = 0, paused = 0, filled = 0, hidden = 0] = ids;
  await mark(app, fan, hidden, 'favorite');
  await sql`update listings set status = title, updated_at = '2026-02-03T04:05:06Z',
    hidden_note = case title when 'hidden' then 'x' end,
    held_status = case title when 'hidden' then 'active' end`;
  const body = { favorite: [...ids, 2_000_000_000], hidden: [] };
  await done(app, 'mergeMarks', { as: seeker, body });
  expect((await readMarks(app, seeker)).favorite).toEqual([active, paused, filled]);

  const query = { ids: [...ids, 2_000_000_000].join(',') };
  const { items } = await done(app, 'listChosenListings', { as: seeker, query });
  const never = items.at(-1);
  for (const item of items.slice(3)) expect(item).toEqual({ ...never, id: item.id });

  // Who had it before reads that it is not available, and not since when.
  const query2 = { ids: String(hidden) };
  const { items: had } = await done(app, 'listChosenListings', { as: fan, query: query2 });
  expect(had[0]).toMatchObject({ state: 'unavailable', listing: null });
  expect(had[0]?.news_at).not.toBeNull();
  expect(had[0]?.news_at).not.toContain('2026-02-03');
});

test('refuses one mark too many of a kind, and leaves the others', async () => {
  const app = await testApp({ QUOTA_FACTOR: '1' });
  const [owner, seeker] = [await app.user(), await app.user()];
  const id = await room(app, owner);
  await app.database.sql`
    insert into listing_marks (user_id, listing_id, mark)
    select ${seeker.id}, n, 'favorite' from generate_series(1000001, 1000500) n`;
  const body = { mark: 'favorite' };
  const { problem } = await app.call('markListing', { as: seeker, params: { id }, body });
  expect(problem.code).toBe('too_many_marks');
  await mark(app, seeker, id, 'hidden');
  expect((await readMarks(app, seeker)).hidden).toEqual([id]);
});

test('a hidden roomie leaves the list and can be seen and found again', async () => {
  const app = await testApp();
  const [other, seeker] = [await app.user(), await app.user()];
  const params = { id: other.id };
  const listed = async () => {
    const query = { everywhere: 'true', sort: 'newest' };
    const { items } = await done(app, 'listUsers', { as: seeker, query });
    return items.map(({ id }) => id);
  };
  expect(await listed()).toContain(other.id);
  await done(app, 'markUser', { as: seeker, params, body: { mark: 'hidden' } });
  expect(await listed()).not.toContain(other.id);
  expect((await done(app, 'getMarks', { as: seeker })).users.hidden).toEqual([other.id]);
  const query = { ids: `${other.id},2000000000` };
  const { items } = await done(app, 'listChosenUsers', { as: seeker, query });
  expect(items.map(({ roomie }) => roomie?.id)).toEqual([other.id, undefined]);
  await done(app, 'unmarkUser', { as: seeker, params });
  expect(await listed()).toContain(other.id);
  await done(app, 'blockUser', { as: other, params: { id: seeker.id } });
  const blocked = await done(app, 'listChosenUsers', { as: seeker, query });
  expect(blocked.items.map(({ roomie }) => roomie)).toEqual([null, null]);
});

test('marks are part of the export, and deleted with the account', async () => {
  const app = await testApp();
  const [owner, seeker] = [await app.user(), await app.user()];
  const id = await room(app, owner, { title: 'Sunny' });
  await mark(app, seeker, id, 'favorite');
  await done(app, 'markUser', { as: seeker, params: { id: owner.id }, body: { mark: 'favorite' } });
  const { listing_marks, user_marks } = await done(app, 'exportAccount', { as: seeker });
  expect(listing_marks).toMatchObject([
    { listing_id: id, listing_title: 'Sunny', mark: 'favorite' },
  ]);
  expect(user_marks).toMatchObject([{ user_id: owner.id, mark: 'favorite' }]);
  await done(app, 'deleteAccount', { as: seeker });
  const [left] = await app.database.sql<{ count: number }[]>`
    select ((select count(*) from listing_marks) + (select count(*) from user_marks))::int as count`;
  expect(left?.count).toBe(0);
});

// @module-tag essential

import { describe, expect, test } from 'vitest';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { createWordShares, rareShare } from '#domain/search/sql/word-shares.ts';
import type { Habits } from '#contract/questionnaire/questions.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { noSmoke, saveAnswers } from '#tests/support/saved-answers.ts';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { WatchedStatements } from '#tests/support/watched-statements.ts';

const calm: Habits = {
  cleaning: 'same_day',
  quiet: 'by_22',
  smoking: 'never',
  pets: 'has',
  sharing: 'basics',
};
const loud: Habits = {
  cleaning: 'when_needed',
  quiet: 'no_hour',
  smoking: 'indoors',
  sharing: 'some_meals',
};
const seeker = { budget_max: 1000, latitude: 40.672, longitude: -73.977 };

async function owner(app: TestApp, habits: Habits | null, form: Partial<ListingForm> = {}) {
  const user = await app.user();
  if (habits) await saveAnswers(app, user, habits);
  const { answer: listing } = await app.call('createListing', {
    as: user,
    body: listingForm(form),
  });
  return { user, id: listing.id };
}

/** The page of a search by this user. */
async function searched(app: TestApp, as: TestUser, query: Record<string, unknown> = {}) {
  const { status, answer: page } = await app.call('listListings', { as, query });
  expect(status).toBe(200);
  return page;
}

describe('a search by a signed-in user', () => {
  test('says how well each listing and its household fit, with the strongest reason', async () => {
    const app = await testApp();
    const me = await app.user(seeker);
    await saveAnswers(app, me, calm, noSmoke);
    await owner(app, loud, { title: 'Smoker', monthly_rent: 900 });
    await owner(app, calm, { title: 'Same', monthly_rent: 1100, house_rules: ['no_pets'] });
    await owner(app, null, { title: 'Silent', monthly_rent: 800 });
    const page = await searched(app, me);
    expect(page).toMatchObject({ total: 3, sorted_by: 'newest', has_answers: true });
    const rent = { currency: 'USD', compared: true, rates_day: null };
    expect(page.items.map(({ title, fit }) => [title, fit])).toEqual([
      [
        'Silent',
        {
          listing: { score: 100, known: 2, of: 5, rent },
          household: null,
          reason: { part: 'budget' },
        },
      ],
      [
        'Same',
        {
          listing: { score: 50, known: 3, of: 5, rent },
          household: {
            score: 100,
            shared: 5,
            of: 12,
            conflicts: 0,
            reasons: ['smoking', 'pets', 'sharing'],
          },
          reason: { question: 'smoking' },
        },
      ],
      [
        'Smoker',
        {
          listing: { score: 100, known: 2, of: 5, rent },
          household: { score: 22, shared: 4, of: 12, conflicts: 1, reasons: [] },
          reason: { part: 'budget' },
        },
      ],
    ]);
  });

  test('has the same scores as the page of the listing', async () => {
    const app = await testApp();
    const me = await app.user(seeker);
    await saveAnswers(app, me, calm);
    const { id } = await owner(app, { ...loud, pets: 'has' }, { monthly_rent: 1100 });
    const { items } = await searched(app, me);
    const { answer: page } = await app.call('getListingFit', { as: me, params: { id } });
    const { score, known, of, rent } = page.listing;
    const household = page.household?.members[0]?.fit;
    expect(items[0]?.fit).toMatchObject({ listing: { score, known, of, rent }, household });
    expect(household?.score).toBeGreaterThan(0);
  });

  test(
    'compares with nobody in my own listings, in those of blocked and of unfinished users',
    { tags: 'long' },
    async () => {
      const app = await testApp();
      const me = await app.user(seeker);
      await saveAnswers(app, me, calm);
      await app.call('createListing', { as: me, body: listingForm({ title: 'Mine' }) });
      const blocked = await owner(app, calm, { title: 'Blocked' });
      const blocker = await owner(app, calm, { title: 'Blocker' });
      const unfinished = await owner(app, calm, { title: 'Unfinished' });
      const { sql } = app.database;
      await app.call('blockUser', { as: me, params: { id: blocked.user.id } });
      await app.call('blockUser', { as: blocker.user, params: { id: me.id } });
      await sql`update users set onboarding_status = 'habits' where id = ${unfinished.user.id}`;
      await sql`insert into listings (title, address, monthly_rent) values ('Imported', 'Here', 500)`;
      const { items } = await searched(app, me);
      expect(items.map(({ title, fit }) => [title, fit?.household])).toEqual(
        ['Imported', 'Unfinished', 'Blocker', 'Blocked', 'Mine'].map((title) => [title, null]),
      );
      expect(items.every(({ fit }) => fit?.listing.of === 5)).toBe(true);
    },
  );

  test(
    'says that the user has no answers, and then sorts by fit as by newest',
    { tags: 'long' },
    async () => {
      const app = await testApp();
      const me = await app.user(seeker);
      await owner(app, calm, { title: 'First', monthly_rent: 900 });
      await owner(app, calm, { title: 'Second', monthly_rent: 900 });
      const page = await searched(app, me, { sort: 'fit' });
      expect(page).toMatchObject({ sorted_by: 'newest', has_answers: false });
      expect(
        page.items.map(({ title, fit }) => [title, fit?.household, fit?.listing.score]),
      ).toEqual([
        ['Second', null, 100],
        ['First', null, 100],
      ]);
    },
  );

  test('answers as for visitors once the session ended or the user is suspended', async () => {
    const app = await testApp();
    await owner(app, calm);
    const [leaver, suspended, stranger] = [await app.user(), await app.user(), await app.user()];
    await app.call('signOut', { as: leaver });
    await app.database.sql`update users set suspended_at = now() where id = ${suspended.id}`;
    const forged = { ...stranger, token: `${stranger.token.slice(0, -4)}AAAA` };
    for (const as of [leaver, suspended, forged]) {
      const page = await searched(app, as);
      expect(page.items).toHaveLength(1);
      expect(Object.keys(page)).toEqual(['items', 'page', 'page_size', 'total', 'currency']);
      expect(page.items[0]).not.toHaveProperty('fit');
    }
  });
});

describe('sorted by fit', () => {
  /** Rooms whose order by fit is that of their titles, and is neither by age nor by rent. */
  async function fourRooms(app: TestApp) {
    const me = await app.user(seeker);
    await saveAnswers(app, me, calm, noSmoke);
    const rooms = {
      C: await owner(app, null, { title: 'C', monthly_rent: 1100 }),
      A: await owner(app, calm, { title: 'A', monthly_rent: 900 }),
      D: await owner(app, loud, { title: 'D', monthly_rent: 500 }),
      B: await owner(app, calm, { title: 'B', monthly_rent: 1100, description: 'A balcony' }),
    };
    return { me, rooms };
  }
  const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

  test('a conflict comes last, before it what fits best by terms and household', async () => {
    const app = await testApp();
    const { me } = await fourRooms(app);
    for (const isIndexed of [false, true]) {
      if (isIndexed) await app.searchIndex.start();
      expect(app.searchIndex.isIndexed).toBe(isIndexed);
      const page = await searched(app, me, { sort: 'fit' });
      expect(page).toMatchObject({ total: 4, sorted_by: 'fit', has_answers: true });
      expect(titles(page)).toEqual(['A', 'B', 'C', 'D']);
      const second = await searched(app, me, { sort: 'fit', page_size: 3, page: 2 });
      expect([titles(second), second.total]).toEqual([['D'], 4]);
      expect(titles(await searched(app, me, { sort: 'fit', page: 400 }))).toEqual([]);
      expect(titles(await searched(app, me, { sort: 'fit', q: 'balc' }))).toEqual(['B']);
      expect(titles(await searched(app, me, { sort: 'fit', q: 'nowhere' }))).toEqual([]);
      expect(titles(await searched(app, me, { sort: 'fit', max_rent: 1000 }))).toEqual(['A', 'D']);
    }
  });

  test('blocking someone leaves their room where nothing is known of its household', async () => {
    const app = await testApp();
    const { me, rooms } = await fourRooms(app);
    await app.searchIndex.start();
    await app.call('blockUser', { as: me, params: { id: rooms.D.user.id } });
    await app.call('blockUser', { as: rooms.B.user, params: { id: me.id } });
    const page = await searched(app, me, { sort: 'fit' });
    expect(titles(page)).toEqual(['A', 'D', 'B', 'C']);
    expect(page.items.map(({ fit }) => fit?.household?.score ?? null)).toEqual([
      100,
      null,
      null,
      null,
    ]);
  });

  test(
    'common words are checked in the best rooms only, with the order and total of SQL',
    { tags: 'long' },
    async () => {
      const app = await testApp();
      const { sql } = app.database;
      const me = await app.user(seeker);
      await saveAnswers(app, me, calm, noSmoke);
      for (let room = 0; room < 8; room += 1) {
        await owner(app, room % 3 ? calm : loud, { title: `Room ${room}`, monthly_rent: 900 });
      }
      await sql`insert into listings (title, address, monthly_rent)
      select case when n % 3 = 0 then 'Sunny' else 'Quiet' end || ' room ' || n ||
        case when n > 800 then ' garden' else '' end, 'Here', 500 + n
      from generate_series(1, 900) n`;
      await app.asOwner((asOwner) => asOwner`analyze listings`);
      const wordShare = await createWordShares(app.database.searches)();
      expect(wordShare('garden')).toBeGreaterThan(rareShare);
      const queries = [
        { q: 'sunn' },
        { q: 'room', page: 3 },
        { q: 'quiet room', max_rent: 800 },
        { q: 'sunny quiet' },
        // Only the dearest rooms, so none of the best that are checked.
        { q: 'garden' },
        { q: 'sunny', page: 14, page_size: 25 },
      ];
      const pages = async () => {
        const orders = [];
        for (const query of queries) {
          const page = await searched(app, me, { ...query, sort: 'fit' });
          expect(page.sorted_by).toBe('fit');
          orders.push([titles(page), page.total]);
        }
        return orders;
      };
      const inSql = await pages();
      expect(inSql.map(([, total]) => total)).toEqual([300, 908, 200, 0, 100, 300]);
      await app.searchIndex.start();
      expect(await pages()).toEqual(inSql);
    },
  );

  test(
    'until there is an index, too many rooms to sort come newest first',
    { tags: 'long' },
    async () => {
      const app = await testApp();
      const me = await app.user(seeker);
      await saveAnswers(app, me, calm);
      await app.database.sql`insert into listings (title, address, monthly_rent)
      select 'Room ' || n, 'Here', 500 + n % 2 from generate_series(1, 1500) n`;
      const query = { sort: 'fit', min_rent: 500 };
      const newest = await searched(app, me, { min_rent: 500 });
      const page = await searched(app, me, query);
      expect(page).toMatchObject({ sorted_by: 'newest', has_answers: true, total: 1000 });
      expect(titles(page)).toEqual(titles(newest));
      expect(await searched(app, me, { ...query, min_rent: 501 })).toMatchObject({
        sorted_by: 'fit',
        total: 750,
      });
      await app.searchIndex.start();
      expect(await searched(app, me, query)).toMatchObject({ sorted_by: 'fit', total: 1000 });
    },
  );

  test('never shows a room that was hidden a moment ago', async () => {
    const app = await testApp();
    const { me, rooms } = await fourRooms(app);
    await app.searchIndex.start();
    // As if the notification had not arrived yet.
    await app.searchIndex.stop();
    await app.database.sql`update listings set status = 'paused' where id = ${rooms.A.id}`;
    expect(titles(await searched(app, me, { sort: 'fit' }))).toEqual(['B', 'C', 'D']);
  });
});

test('a search takes two queries over HTTP, whatever the order and filters', async () => {
  const statements = new WatchedStatements();
  const app = await testApp({}, { onStatement: statements.onStatement });
  const me = await app.user(seeker);
  await saveAnswers(app, me, calm);
  for (let room = 0; room < 25; room += 1) await owner(app, loud, { title: `Room ${room}` });
  const around = { lat: 40.67, lng: -73.97 };
  // The first request also reads the keys of tokens and how common words are.
  await searched(app, me, { q: 'room', ...around });
  await app.searchIndex.start();
  const queries = [
    {},
    { sort: 'rent' },
    { ...around, sort: 'distance' },
    { q: 'room' },
    { sort: 'fit' },
    { ...around, sort: 'fit', q: 'room', bedrooms: 2 },
  ];
  for (const query of queries) {
    statements.texts.length = 0;
    const { items } = await statements.run(() => searched(app, me, query));
    expect(items).toHaveLength(20);
    expect(statements.texts, statements.texts.join('\n---\n')).toHaveLength(2);
  }
});

describe('a search by a visitor', () => {
  test('has no fits; asked to sort by fit, it says that it sorts by newest', async () => {
    const app = await testApp();
    await owner(app, calm, { title: 'First' });
    await owner(app, calm, { title: 'Second' });
    const plain = await app.call('listListings', { query: {} });
    expect(Object.keys(plain.answer)).toEqual(['items', 'page', 'page_size', 'total', 'currency']);
    for (const query of [{ sort: 'fit' }, { sort: 'fit', q: 'kitchen' }]) {
      const { answer: page, headers } = await app.call('listListings', { query });
      expect(page).toEqual({ ...plain.answer, sorted_by: 'newest' });
      expect(headers.get('Cache-Control')).toBe('public, max-age=5');
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listing, ListingPage } from '#contract/listings/listing.ts';
import { batchReads } from '#platform/database/batch-reads.ts';
import { openDatabase } from '#platform/database/database.ts';
import { compareIn } from '#domain/money/public.ts';
import { createPublicListingRead } from '#domain/listings/read-public-listing.ts';
import { createVisitorSearch } from '#domain/search/visitor-search.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
  other = await app.user();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());

async function post(changes: Parameters<typeof listingForm>[0] = {}): Promise<number> {
  const { answer } = await app.call('createListing', { as: owner, body: listingForm(changes) });
  return answer.id;
}

const bearer = ({ token }: TestUser) => ({ Authorization: `Bearer ${token}` });
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('simultaneous reads', () => {
  test('give each of 200 mixed readers the right answer', async () => {
    const active = await Promise.all(
      ['One', 'Two', 'Three'].map(async (title) => ({ title, id: await post({ title }) })),
    );
    const paused = await post({ title: 'Paused', status: 'paused' });
    const deleted = await post();
    await app.call('deleteListing', { as: owner, params: { id: deleted } });

    type Expected = [id: number, as: TestUser | null, status: number, title?: string];
    const kinds: Expected[] = [
      ...active.flatMap(({ id, title }): Expected[] => [
        [id, null, 200, title],
        [id, other, 200, title],
        [id, owner, 200, title],
      ]),
      [paused, null, 404],
      [paused, other, 404],
      [paused, owner, 200, 'Paused'],
      [paused, admin, 200, 'Paused'],
      [deleted, null, 410],
      [deleted, owner, 410],
      [2_000_000_000, null, 404],
    ];
    const readers = Array.from({ length: 200 }, (_, nth) => kinds[nth % kinds.length] as Expected);
    await Promise.all(
      readers.map(async ([id, as, status, title]) => {
        const response = await get(`/api/listings/${id}`, as ? bearer(as) : {});
        expect(response.status).toBe(status);
        const answer = (await response.json()) as Listing;
        if (status !== 200) return;
        expect([answer.id, answer.title]).toEqual([id, title]);
        expect(answer.latitude).toBe(as === owner ? 40.672_49 : 40.672);
      }),
    );
  });

  test('share one query, and so do simultaneous lists', async () => {
    const ids = [await post(), await post(), await post()];
    const statements: string[] = [];
    const counting = openDatabase(app.database.target, 1, {
      onStatement: (text) => void statements.push(text),
    });
    const readListing = createPublicListingRead(counting.hot, '/media/');
    const readPage = createVisitorSearch(counting, '/media/', () => null);
    const listings = await Promise.all(
      Array.from({ length: 60 }, (_, nth) => readListing(ids[nth % ids.length] ?? 0)),
    );
    expect(statements.filter((text) => text.includes('l.id = any('))).toHaveLength(1);
    expect(new Set(listings.map((listing) => listing?.json.etag)).size).toBe(3);
    await Promise.all(
      Array.from({ length: 60 }, () => readPage({ rents: compareIn('USD', null) })),
    );
    expect(statements.filter((text) => text.includes('chosen'))).toHaveLength(1);
    await counting.close();
  });

  test('never answer with older data than the request', async () => {
    let stored = 'old';
    const reads: string[] = [];
    const read = batchReads<number, string>(async (ids) => {
      const found = stored;
      reads.push(found);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Map(ids.map((id) => [id, found]));
    }, 1);
    const early = read(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    stored = 'new';
    const late = [read(1), read(2), read(1)];
    expect(await early).toBe('old');
    expect(await Promise.all(late)).toEqual(['new', 'new', 'new']);
    expect(reads).toEqual(['old', 'new']);
  });

  test('do not wait for a query that takes long', async () => {
    let end = () => undefined as void;
    const read = batchReads<number, string>(async ([id]) => {
      if (id === 1) await new Promise<void>((resolve) => (end = resolve));
      return new Map([[id ?? 0, 'there']]);
    }, 1);
    const slow = read(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await Promise.race([read(2), slow])).toBe('there');
    end();
    expect(await slow).toBe('there');
  });

  test('fail together without affecting later reads', async () => {
    let isDown = true;
    const read = batchReads<number, string>(async (ids) => {
      if (isDown) throw new Error('away');
      return new Map(ids.map((id) => [id, 'there']));
    }, 1);
    const failed = await Promise.allSettled([read(1), read(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isDown = false;
    expect(await read(1)).toBe('there');
  });

  test('notice an ended session at the next read', async () => {
    const leaver = await app.user();
    const me = () => get('/auth/me', bearer(leaver));
    const all = await Promise.all([me(), me(), get('/auth/me', bearer(other)), get('/auth/me')]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 401]);
    expect(await all[0].json()).toMatchObject({ id: leaver.id });
    expect(await all[2].json()).toMatchObject({ id: other.id });
    await app.call('signOut', { as: leaver });
    expect((await me()).status).toBe(401);
  });
});

describe('the first pages', () => {
  test('show a new listing to every later request, while others read', async () => {
    const over = new AbortController();
    const readers = Array.from({ length: 8 }, async () => {
      while (!over.signal.aborted) await get('/api/listings');
    });
    for (let round = 0; round < 10; round++) {
      const id = await post({ title: `Round ${round}` });
      const page = (await (await get('/api/listings')).json()) as ListingPage;
      expect(page.items[0]?.id).toBe(id);
    }
    over.abort();
    await Promise.all(readers);
  });

  test('count all listings and answer the requested page', async () => {
    const [row] = await app.database.sql<{ total: number }[]>`
      select count(*)::int as total from listings where status = 'active'`;
    const pages = await Promise.all(
      [1, 2, 1, 3].map(async (page) => {
        const response = await get(`/api/listings?page=${page}`);
        return (await response.json()) as ListingPage;
      }),
    );
    expect(pages.map(({ page, total }) => [page, total])).toEqual(
      [1, 2, 1, 3].map((page) => [page, row?.total]),
    );
    expect(pages[0]?.items).toEqual(pages[2]?.items);
  });
});

describe('caching', () => {
  test.each(['/api/listings', '/api/listings?q=park', 'one'])(
    '%s answers 304 to those who have it',
    async (where) => {
      const path = where === 'one' ? `/api/listings/${await post()}` : where;
      const first = await get(path);
      const etag = first.headers.get('ETag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]{20,}"$/);
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=5');
      expect(first.headers.get('Vary')).toBe('Authorization, Origin, Accept-Encoding');
      expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff');
      for (const known of [etag, `"other", ${etag}`, '*']) {
        const again = await get(path, { 'If-None-Match': known });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
        expect(again.headers.get('ETag')).toBe(etag);
        expect(again.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
      }
      expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  test('a changed listing gets a new ETag at once, alone and in the list', async () => {
    const id = await post();
    const tags = () =>
      Promise.all(
        [`/api/listings/${id}`, '/api/listings'].map(
          async (path) => (await get(path)).headers.get('ETag') ?? '',
        ),
      );
    const before = await tags();
    await app.call('updateListing', {
      as: owner,
      params: { id },
      body: listingForm({ title: 'New title' }),
    });
    const after = await tags();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect((await get(`/api/listings/${id}`, { 'If-None-Match': before[0] ?? '' })).status).toBe(
      200,
    );
  });

  test('answers to requests with a token stay out of public caches', async () => {
    const id = await post();
    const paused = await post({ status: 'paused' });
    const cacheControl = async (path: string, as: TestUser) => {
      const { headers } = await get(path, bearer(as));
      return [headers.get('Cache-Control'), headers.get('ETag') !== null];
    };
    // Its ETag is the version that a save of the form is compared with.
    expect(await cacheControl(`/api/listings/${id}`, owner)).toEqual(['no-store', true]);
    expect(await cacheControl(`/api/listings/${paused}`, owner)).toEqual(['no-store', true]);
    expect(await cacheControl(`/api/listings/${paused}`, admin)).toEqual(['no-store', false]);
    expect(await cacheControl(`/api/listings/${id}`, other)).toEqual(['private, no-cache', true]);
    // It says how well each listing fits the owner.
    expect(await cacheControl('/api/listings', owner)).toEqual(['no-store', false]);
    expect(await cacheControl('/auth/me', owner)).toEqual(['no-store', false]);
    const refused = await get(`/api/listings/${paused}`);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a simultaneous read by the owner does not change the answers of others', async () => {
    const id = await post();
    const answers = await Promise.all(
      [owner, null, owner, other, null].map(async (as) => {
        const response = await get(`/api/listings/${id}`, as ? bearer(as) : {});
        return ((await response.json()) as Listing).latitude;
      }),
    );
    expect(answers).toEqual([40.672_49, 40.672, 40.672_49, 40.672, 40.672]);
  });
});

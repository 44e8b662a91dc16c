import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/api/client.ts';
import { workThrough } from '#src/features/admin/api/external-listing-writes.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { outside } from './outside.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  // What these tests write by hand is heard of a moment later; counts.test.ts is about that.
  app = await openTestApp({ CACHE_MB: '0' });
  admin = await app.user({ is_admin: true, first_name: 'Ada' });
});
beforeEach(async () => {
  await app.database.sql`delete from listings`;
});
afterAll(() => app.database.close());

const list = async (query: Record<string, unknown> = {}) => {
  const { status, answer } = await app.call('listExternalListings', { as: admin, query });
  expect(status).toBe(200);
  return answer;
};
const titles = async (query: Record<string, unknown> = {}) =>
  (await list(query)).items.map(({ title }) => title);

test('lists external listings with source and problems, and no listings of users', async () => {
  const owner = await app.user();
  await app.call('createListing', { as: owner, body: listingForm() });
  const { sql } = app.database;
  const first = await outside(sql, { title: 'First', imported: 2 });
  await outside(sql, {
    title: 'Second',
    source: 'rooms-weekly',
    source_id: '77',
    status: 'active',
    problems: [{ code: 'missing', field: 'description' }],
    gone: true,
    duplicate_of: first,
  });
  const { items, total, counts, sources, last_id } = await list();
  expect(items.map(({ title }) => title)).toEqual(['Second', 'First']);
  expect(items[0]).toMatchObject({
    source: 'rooms-weekly',
    source_id: '77',
    status: 'published',
    problems: [{ code: 'missing', field: 'description' }],
    is_hidden: false,
    duplicate_of: { id: first, title: 'First', is_shown: false },
    gone_at: expect.stringMatching(/^\d{4}-/) as string,
    total_bedrooms: null,
  });
  expect({ total, counts, sources, last_id }).toEqual({
    total: 2,
    counts: { pending: 1, published: 1, rejected: 0 },
    sources: ['nyc', 'rooms-weekly'],
    last_id: items[0]?.id,
  });
});

test('filters narrow the list, and counts cover the other statuses', async () => {
  const { sql } = app.database;
  const duplicate = await outside(sql, { title: 'Garden flat', status: 'rejected' });
  await outside(sql, { title: 'Sunny garden room', status: 'active', source: 'b' });
  await outside(sql, { title: 'Attic', source_id: 'A-17', problems: [{ code: 'no_street' }] });
  await outside(sql, { title: 'Cellar', gone: true, duplicate_of: duplicate });
  await sql`update listings set hidden_note = 'asked for money' where title = 'Attic'`;

  expect(await titles({ status: 'pending', sort: 'title' })).toEqual(['Attic', 'Cellar']);
  expect(await titles({ source: 'b' })).toEqual(['Sunny garden room']);
  expect(await titles({ problems: 'true' })).toEqual(['Attic']);
  expect(await titles({ duplicate: 'true' })).toEqual(['Cellar']);
  expect(await titles({ gone: 'true' })).toEqual(['Cellar']);
  expect(await titles({ q: 'gard', sort: 'title' })).toEqual(['Garden flat', 'Sunny garden room']);
  expect(await titles({ q: 'A-17' })).toEqual(['Attic']);
  expect(await titles({ q: '!!' })).toEqual([]);
  expect(await list({ q: 'gard', status: 'pending' })).toMatchObject({
    total: 0,
    counts: { pending: 0, published: 1, rejected: 1 },
  });
  expect((await list({ q: 'attic' })).items).toMatchObject([{ is_hidden: true }]);
});

test('sorts by title (ignoring case), rent and time, in both directions and by page', async () => {
  const { sql } = app.database;
  await outside(sql, { title: 'beta', rent: 900, imported: 1 });
  await outside(sql, { title: 'Alpha', rent: 1200, imported: 3 });
  await outside(sql, { title: 'Gamma', rent: 900, imported: 2 });
  expect(await titles({ sort: 'title' })).toEqual(['Alpha', 'beta', 'Gamma']);
  expect(await titles({ sort: 'title', order: 'desc' })).toEqual(['Gamma', 'beta', 'Alpha']);
  expect(await titles({ sort: 'rent' })).toEqual(['beta', 'Gamma', 'Alpha']);
  expect(await titles({ sort: 'rent', order: 'desc' })).toEqual(['Alpha', 'Gamma', 'beta']);
  expect(await titles()).toEqual(['beta', 'Gamma', 'Alpha']);
  expect(await titles({ order: 'asc' })).toEqual(['Alpha', 'Gamma', 'beta']);
  const second = await list({ sort: 'title', page: 2, page_size: 2 });
  expect(second).toMatchObject({ total: 3, items: [{ title: 'Gamma' }] });
});

test('sorts rents of one currency after the other, and bills count', async () => {
  const { sql } = app.database;
  await outside(sql, { title: 'dollars', rent: 900 });
  await outside(sql, { title: 'with bills', rent: 850 });
  await sql`update listings set monthly_bills = 100 where title = 'with bills'`;
  await outside(sql, { title: 'pounds', rent: 500 });
  await outside(sql, { title: 'more pounds', rent: 700 });
  await sql`update listings set currency = 'GBP' where title like '%pounds'`;
  const own = ['dollars', 'with bills'];
  const others = ['pounds', 'more pounds'];
  expect(await titles({ sort: 'rent' })).toEqual([...own, ...others]);
  const downwards = [...own.toReversed(), ...others.toReversed()];
  expect(await titles({ sort: 'rent', order: 'desc' })).toEqual(downwards);
});

test('pages by rent hold every match once, in the order of all of them', async () => {
  const { sql } = app.database;
  await sql`
    with made as (
      insert into listings (title, address, monthly_rent, currency, status)
      select 'Room ' || n, 'Harlem', 500 + n * 31 % 170, (array['USD', 'GBP', 'EUR'])[1 + n % 3],
        case when n % 4 = 0 then 'rejected' else 'pending' end
      from generate_series(1, 120) n returning id)
    insert into external_origins (listing_id, source, source_id, content_hash)
    select id, 'many', id::text, '' from made`;
  for (const order of ['asc', 'desc']) {
    const paged: number[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const found = await list({ sort: 'rent', order, status: 'pending', page, page_size: 20 });
      expect(found.total).toBe(90);
      paged.push(...found.items.map(({ id }) => id));
    }
    const up = order === 'asc';
    const all = await sql<{ id: number }[]>`
      select id from listings where status = 'pending'
      order by nullif(currency, 'USD') nulls first,
        monthly_total * ${up ? 1 : -1}::int, id * ${up ? 1 : -1}::int`;
    expect(paged).toEqual(all.map(({ id }) => id));
  }
});

test('a published listing is public with its link until it is held again', async () => {
  const { sql } = app.database;
  const id = await outside(sql, { title: 'Loft', rent: 800 });
  const link = 'https://rooms.example/17';
  await sql`update listings set external_link = ${link} where id = ${id}`;
  const found = async () => (await app.call('listListings')).answer.items;
  expect(await found()).toEqual([]);
  expect((await app.call('getListing', { params: { id } })).status).toBe(404);

  const part = await change({ status: 'published', ids: [id] });
  expect(part).toEqual({ done: 1, remaining: 0 });
  expect(await found()).toMatchObject([{ id, user_id: null, external_link: link }]);
  expect((await app.call('getListing', { params: { id } })).answer).toMatchObject({
    source: 'nyc',
    external_link: link,
  });

  await change({ status: 'pending', ids: [id] });
  expect(await found()).toEqual([]);
});

const change = async (body: object) => {
  const { status, answer } = await app.call('changeExternalListings', { as: admin, body });
  expect(status).toBe(200);
  return answer;
};

test('changes all matches in parts, but none imported later', async () => {
  const { sql } = app.database;
  await sql`
    with made as (
      insert into listings (title, address, monthly_rent, status, external_link)
      select 'Room ' || n, 'Harlem', 900, 'pending', 'https://rooms.example/' || n from generate_series(1, 1500) n returning id)
    insert into external_origins (listing_id, source, source_id, content_hash)
    select id, 'many', id::text, '' from made`;
  const rejected = await outside(sql, { status: 'rejected', source: 'many' });
  const { last_id, total } = await list({ source: 'many', status: 'pending' });
  expect(total).toBe(1500);
  const late = await outside(sql, { source: 'many' });

  const matching = { source: 'many', status: 'pending', last_id };
  expect(await change({ status: 'published', matching })).toEqual({ done: 1000, remaining: 500 });
  expect(await change({ status: 'published', matching })).toEqual({ done: 500, remaining: 0 });
  expect(await change({ status: 'published', matching })).toEqual({ done: 0, remaining: 0 });
  const { items, counts } = await list({ source: 'many', order: 'asc' });
  expect(counts).toEqual({ pending: 1, published: 1500, rejected: 1 });
  expect(items).toHaveLength(20);
  const stay =
    await sql`select status from listings where id in ${sql([rejected, late])} order by id`;
  expect(stay.map(({ status }) => status as string)).toEqual(['rejected', 'pending']);

  const query = { source: 'many', status: 'published', last_id };
  const gone = await app.call('deleteExternalListings', { as: admin, query });
  expect(gone.answer).toEqual({ done: 1000, remaining: 500 });
});

test('skips listings that an import holds, and counts them as remaining', async () => {
  const { sql } = app.database;
  const ids = [await outside(sql), await outside(sql), await outside(sql)];
  const api = createApi({
    host: publicUrl,
    fetch: (input, init) => app.request(input as string, init),
    bearerSource: {
      bearer: async () => admin.token,
      renewed: async () => null,
      refused: () => undefined,
    },
    parseAnswer: async (_, answer) => answer,
  });
  const parts: number[] = [];
  const onPart = (done: number) => parts.push(done);
  await sql.begin(async (importing) => {
    await importing`select from listings where id = ${ids[1] ?? 0} for update`;
    const work = { action: 'published', choice: { ids } } as const;
    expect(await workThrough(api, { ...work, onPart })).toEqual({ done: 2, remaining: 1 });
    const stopped = { ...work, signal: AbortSignal.abort() };
    expect(await workThrough(api, stopped)).toEqual({ done: 0, remaining: 0 });
  });
  expect(parts).toEqual([2, 2]);
  expect((await list()).counts).toEqual({ pending: 1, published: 2, rejected: 0 });
  const rest = { action: 'deleted', choice: { ids } } as const;
  expect(await workThrough(api, rest)).toEqual({ done: 3, remaining: 0 });
});

test('deletes the given external listings and no others; their ids answer 410', async () => {
  const { sql } = app.database;
  const owner = await app.user();
  const own = (await app.call('createListing', { as: owner, body: listingForm() })).answer.id;
  const ids = [await outside(sql), await outside(sql, { status: 'active' })];
  const query = { ids: [...ids, own].join(',') };
  const { answer } = await app.call('deleteExternalListings', { as: admin, query });
  expect(answer).toEqual({ done: 2, remaining: 0 });
  expect((await app.call('getListing', { params: { id: ids[1] } })).status).toBe(410);
  expect((await app.call('getListing', { params: { id: own } })).status).toBe(200);
});

test('refuses a selection of nothing, of both kinds or of too many', async () => {
  for (const query of [
    {},
    { ids: '' },
    { status: 'pending' },
    { ids: '1', last_id: 9 },
    { ids: '0' },
  ]) {
    const { status } = await app.call('deleteExternalListings', { as: admin, query });
    expect(status, JSON.stringify(query)).toBe(422);
  }
  const many = Array.from({ length: 101 }, (_, at) => at + 1);
  for (const chosen of [{}, { ids: [] }, { ids: many }, { ids: [1], matching: { last_id: 1 } }]) {
    const body = { status: 'published', ...chosen };
    const { status } = await app.call('changeExternalListings', { as: admin, body });
    expect(status, JSON.stringify(chosen).slice(0, 40)).toBe(422);
  }
});

test('a listing that moderation hid stays hidden when it is published', async () => {
  const { sql } = app.database;
  const id = await outside(sql);
  await sql`update listings set hidden_note = 'a fraud' where id = ${id}`;
  expect(await change({ status: 'published', ids: [id] })).toEqual({ done: 1, remaining: 0 });
  expect((await list()).items).toMatchObject([{ status: 'published', is_hidden: true }]);
  expect((await app.call('listListings')).answer.total).toBe(0);
});

test('every change is an audit event with the administrator and the changed listings', async () => {
  const { sql } = app.database;
  const ids = [await outside(sql, { title: 'Attic' }), await outside(sql)];
  const already = await outside(sql, { status: 'active', source: 'elsewhere' });
  await change({ status: 'rejected', ids: ids.slice(0, 1) });
  await change({ status: 'published', ids: [...ids, already] });
  await change({ status: 'published', ids });
  const [last_id = 0] = ids.toReversed();
  const query = { status: 'published', source: 'nyc', last_id };
  await app.call('deleteExternalListings', { as: admin, query });
  const events = await sql`select event, target_id, target_label, details from audit_events
    where admin_id = ${admin.id} order by id desc limit 3`;
  expect(events.map((row) => ({ ...row }))).toEqual([
    {
      event: 'listing.deleted',
      target_id: null,
      target_label: '',
      details: { count: 2, ...query, ids },
    },
    { event: 'listing.published', target_id: null, target_label: '', details: { count: 2, ids } },
    { event: 'listing.rejected', target_id: ids[0], target_label: 'Attic', details: {} },
  ]);
});

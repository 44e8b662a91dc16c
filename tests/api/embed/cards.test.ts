// @module-tag essential

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedCard, EmbedNote } from '#contract/embeds/embed.ts';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { limitToToday } from '#platform/http/day-end.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

interface EmbeddedAnswer {
  items: EmbeddedCard[];
  notes?: EmbedNote[];
}

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
});
afterAll(() => app.database.close());

async function post(changes: Partial<ListingForm> = {}): Promise<number> {
  return (await app.call('createListing', { as: owner, body: listingForm(changes) })).answer.id;
}
const read = async (id: number) => {
  const { answer } = await app.call('listEmbeddedCards', { query: { ids: id } });
  return answer.items[0] as EmbeddedCard;
};

test('other sites get only the allow-listed fields of a listing', async () => {
  const id = await post({
    description: 'A secret of the house',
    external_link: 'https://elsewhere.example/',
    latitude: 40.67249,
    longitude: -73.97,
  });
  const { answer, status } = await app.call('getEmbeddedCard', { params: { id } });
  expect(status).toBe(200);
  expect(Object.keys(answer.listing ?? {}).sort()).toEqual([
    'address',
    'available_from',
    'cover',
    'currency',
    'current_roommates',
    'id',
    'looking_for_roommates',
    'monthly_bills',
    'monthly_rent',
    'room_type',
    'title',
    'total_bathrooms',
    'total_bedrooms',
    'url',
  ]);
  expect(answer.listing?.url).toBe(`http://localhost:3000/listings/${id}`);
  expect(JSON.stringify(answer)).not.toMatch(/secret|elsewhere|40\.67|user_id|Person/);
});

test('images have absolute addresses and no ids', async () => {
  const id = await post();
  const image = {
    listing_id: id,
    position: 0,
    key: 'listing/x/960.webp',
    width: 960,
    height: 720,
    placeholder: '#d9c7b8',
    variants: JSON.stringify([{ key: 'listing/x/480.webp', width: 480, type: 'image/webp' }]),
  };
  await app.database.sql`insert into listing_images ${app.database.sql(image)}`;
  const { listing } = await read(id);
  expect(listing?.cover).toEqual({
    url: 'http://localhost:3000/media/listing/x/960.webp',
    width: 960,
    height: 720,
    alt: '',
    placeholder: '#d9c7b8',
    variants: [
      { url: 'http://localhost:3000/media/listing/x/480.webp', width: 480, type: 'image/webp' },
    ],
  });
});

test.each(['paused', 'filled'] as const)(
  'a %s listing is reported as such without content',
  async (status) => {
    const id = await post({ status });
    expect(await read(id)).toMatchObject({ id, state: status, listing: null });
    const { status: answered } = await app.call('getEmbeddedCard', { params: { id } });
    expect(answered).toBe(200);
  },
);

test('a hidden listing looks paused; pending and rejected ones are unknown', async () => {
  const hidden = await post();
  await app.database.sql`update listings set hidden_note = 'Not real' where id = ${hidden}`;
  expect(await read(hidden)).toMatchObject({ id: hidden, state: 'paused', listing: null });
  for (const status of ['pending', 'rejected']) {
    const [row] = await app.database.sql<{ id: number }[]>`
      insert into listings (title, address, monthly_rent, status)
      values ('From elsewhere', 'Somewhere', 900, ${status}) returning id`;
    const id = row?.id ?? 0;
    expect(await read(id)).toMatchObject({ id, state: 'unknown', listing: null });
    expect((await read(id)).labels).toMatchObject({ others_url: 'http://localhost:3000/' });
    expect((await app.call('getEmbeddedCard', { params: { id } })).status).toBe(404);
    await app.database.sql`update listings set hidden_note = 'Not real' where id = ${id}`;
    expect(await read(id)).toMatchObject({ id, state: 'unknown', listing: null });
  }
});

test('a deleted listing answers 410, and "deleted" in a list', async () => {
  const id = await post();
  await app.call('deleteListing', { as: owner, params: { id } });
  const { status, problem } = await app.call('getEmbeddedCard', { params: { id } });
  expect([status, problem.code]).toEqual([410, 'gone']);
  expect(await read(id)).toMatchObject({ id, state: 'deleted', listing: null });
});

test('cards come in the order requested, each listing once, at most fifty', async () => {
  const [one, two] = [await post(), await post()];
  const ask = (ids: string) => app.request(`/api/embed/listings?ids=${ids}`);
  const { items } = (await (await ask(`${two},${one},2000000000,${two}`)).json()) as {
    items: EmbeddedCard[];
  };
  expect(items.map(({ id, state }) => [id, state])).toEqual([
    [two, 'active'],
    [one, 'active'],
    [2_000_000_000, 'unknown'],
  ]);
  // What cannot be is left out and named; the others stay.
  for (const wrong of ['a', '', '0', '1.5', '1e9999', '99999999999']) {
    const answer = await ask(`${two},${wrong},${one}`);
    expect(answer.status, wrong).toBe(200);
    const { items, notes } = (await answer.json()) as EmbeddedAnswer;
    expect(items.map(({ id }) => id)).toEqual([two, one]);
    expect(notes?.[0]?.attribute, wrong).toBe(wrong === '' ? undefined : 'listings');
  }
  expect(await (await ask('')).json()).toEqual({ items: [] });
  expect((await ask(`${one}&ids=${two}`)).status).toBe(422);
  const many = Array.from({ length: 51 }, (_, nth) => nth + 1);
  const cut = (await (await ask(many.join())).json()) as EmbeddedAnswer;
  expect(cut.items).toHaveLength(50);
  expect(cut.notes).toHaveLength(1);
  expect((await ask(many.slice(1).join())).status).toBe(200);
});

test('gives the facts of a listing as text, with the price in another currency', async () => {
  const id = await post({
    monthly_rent: 1240,
    monthly_bills: null,
    currency: 'USD',
    total_bedrooms: 3,
    current_roommates: 2,
    room_type: null,
    available_from: null,
  });
  const ask = async (query: object) => {
    const { answer } = await app.call('listEmbeddedCards', { query: { ids: id, ...query } });
    return (answer.items[0] as EmbeddedCard).labels;
  };
  expect(await ask({})).toEqual({
    lang: 'en',
    facts: ['3 bedrooms', '2 live here', 'confirmed today'],
    price: '$1,240',
    period: 'a month',
    about: null,
  });
  expect(await ask({ currency: 'USD', lang: 'xx' })).toMatchObject({ lang: 'en', about: null });
  expect(await ask({ lang: 'de-AT' })).toEqual({
    lang: 'de',
    facts: ['3 Schlafzimmer', '2 wohnen hier', 'heute bestätigt'],
    price: '1.240\u{a0}$',
    period: 'im Monat',
    about: null,
  });
  expect(await ask({ currency: 'euro' })).toMatchObject({ price: '$1,240', about: null });
  expect(await ask({ currency: 'usd' })).toEqual(await ask({ currency: 'USD' }));
  await app.database.sql`
    update listings set last_confirmed_at = now() - interval '3 days' where id = ${id}`;
  const facts = ['3 bedrooms', '2 live here', 'confirmed 3 days ago'];
  expect(await ask({})).toMatchObject({ facts });
});

test('a listing that is closed or gone leads to rooms in the nearest town', async () => {
  const spot = { latitude: 40.112, longitude: -98.512 };
  const paused = await post({ ...spot, status: 'paused' });
  const deleted = await post(spot);
  await app.call('deleteListing', { as: owner, params: { id: deleted } });
  for (const id of [paused, deleted]) {
    expect((await read(id)).labels, String(id)).toMatchObject({
      others: 'See other rooms near Red Cloud',
      others_url: 'http://localhost:3000/?place=Red+Cloud&lat=40.0889&lng=-98.5195',
    });
  }
  const [kept] = await app.database.sql`
    select latitude::float8 as lat, longitude::float8 as lng from deleted_listings
    where listing_id = ${deleted}`;
  expect([kept?.['lat'], kept?.['lng']].map((value) => Number(value).toFixed(3))).toEqual([
    '40.100',
    '-98.500',
  ]);
});

describe('for other sites', () => {
  const elsewhere = { Origin: 'https://partner.example' };

  test('any page may read, always anonymously', async () => {
    const id = await post();
    const paths = [`/api/embed/listings/${id}`, '/api/embed/listings?ids=1', '/oembed?url=x'];
    const strange = ['null', 'https://localhost:3000.evil.example', 'http://localhost:3000'];
    for (const path of paths) {
      for (const Origin of [elsewhere.Origin, ...strange]) {
        const { headers } = await app.request(path, {
          headers: { Origin, Authorization: `Bearer ${owner.token}`, Cookie: 'a=b' },
        });
        expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
        expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
        expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
        expect(headers.get('Set-Cookie')).toBeNull();
      }
    }
  });

  test(
    'origins that may use credentials elsewhere get cards without them',
    { tags: 'long' },
    async () => {
      const other = await testApp({ ALLOWED_ORIGINS: elsewhere.Origin });
      const { headers } = await other.request('/api/embed/listings?ids=1', { headers: elsewhere });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      const rest = await other.request('/api/listings', { headers: elsewhere });
      expect(rest.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    },
  );

  test('pages whose monitoring adds headers to requests may read too', async () => {
    const { headers, status } = await app.request('/api/embed/listings?ids=1', {
      method: 'OPTIONS',
      headers: {
        ...elsewhere,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'traceparent,x-datadog-trace-id',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Headers')).toBe('*');
  });

  test('long answers are compressed for browsers that can read it', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => post()));
    const path = `/api/embed/listings?ids=${ids.join()}`;
    const compressed = await app.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(compressed.headers.get('Vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await compressed.arrayBuffer());
    const plain = await (await app.request(path)).text();
    expect(brotliDecompressSync(bytes).toString()).toBe(plain);
    expect(bytes.length).toBeLessThan(plain.length / 2);
    const gzipped = await app.request(path, { headers: { 'Accept-Encoding': 'br;q=0, gzip' } });
    expect(gzipped.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await gzipped.arrayBuffer())).toString()).toBe(plain);
    const etag = compressed.headers.get('ETag') ?? '';
    const again = await app.request(path, {
      headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' },
    });
    expect([again.status, again.headers.get('Content-Encoding')]).toEqual([304, null]);
  });

  test('the rest of the API stays closed to other sites', async () => {
    const { headers } = await app.request('/api/listings', { headers: elsewhere });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('the owner of a paused listing sees no more than anyone', async () => {
    const id = await post({ status: 'paused' });
    const { answer } = await app.call('getEmbeddedCard', { as: owner, params: { id } });
    expect(answer.listing).toBeNull();
  });

  test('a card is cached for five minutes and revalidated by its ETag', async () => {
    const path = `/api/embed/listings?ids=${await post()}`;
    const first = await app.request(path);
    expect(first.headers.get('Cache-Control')).toBe(`public, max-age=${limitToToday(300)}`);
    const etag = first.headers.get('ETag') ?? '';
    const again = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await app.database.sql`update listings set monthly_rent = monthly_rent + 1`;
    const changed = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect(changed.status).toBe(200);
  });

  test(
    'limits the rate of a partner with a readable answer; our own pages are not limited',
    { tags: 'long' },
    async () => {
      const small = await testApp({ RATE_LIMIT_FACTOR: '1' });
      const ask = () => small.request('/api/embed/listings?ids=1', { headers: elsewhere });
      const answers = await Promise.all(Array.from({ length: 601 }, ask));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(refused[0]?.headers.get('Retry-After')).not.toBeNull();
      expect(refused[0]?.headers.get('Access-Control-Expose-Headers')).toMatch(
        /Retry-After,RateLimit/,
      );
      // As in draft-ietf-httpapi-ratelimit-headers-10: the policy, and what is left of it.
      expect(refused[0]?.headers.get('RateLimit-Policy')).toBe('"embed";q=600;w=60');
      expect(refused[0]?.headers.get('RateLimit')).toMatch(/^"embed";r=0;t=(60|[1-5]?\d)$/);
      expect(answers[0]?.headers.get('RateLimit')).toMatch(/^"embed";r=\d+;t=\d+$/);
      expect((await small.request('/api/listings')).status).toBe(200);
    },
  );
});

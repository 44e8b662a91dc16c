import { afterEach, expect, test, vi } from 'vitest';
import { withUtm } from '#contract/embeds/card.ts';
import { createCardLoader } from '#remotes/listing-card/load-cards.ts';
import { toHttpUrl } from '#remotes/listing-card/partner-link.ts';
import { readCards } from '#remotes/listing-card/read-cards.ts';
import { embeddedRoom } from './embedded-room.ts';

afterEach(() => vi.unstubAllGlobals());

/** A network that answers every room asked for; answers what it was asked. */
function network(respond = (ids: number[]) => Response.json({ items: ids.map(cardOf) })) {
  const asked: [url: string, init: RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push([url, init]);
    return respond((new URL(url).searchParams.get('ids') ?? '').split(',').map(Number));
  });
  return asked;
}
const cardOf = (id: number) => ({ id, state: 'active', listing: { ...embeddedRoom, id } });

test('cards requested at once share a request, without credentials, in a fixed order', async () => {
  const asked = network();
  const load = createCardLoader('https://rooms.example');
  const cards = await Promise.all([7, 42, 9, 7].map(load));
  expect(cards.map(({ id }) => id)).toEqual([7, 42, 9, 7]);
  expect(asked).toMatchObject([
    ['https://rooms.example/api/embed/listings?ids=7,9,42', { credentials: 'omit' }],
  ]);
  await load(7);
  expect(asked).toHaveLength(2);
});

test('more than fifty cards take more than one request', async () => {
  const asked = network();
  const load = createCardLoader('https://rooms.example');
  const ids = Array.from({ length: 120 }, (_, nth) => nth + 1);
  const cards = await Promise.all(ids.map(load));
  expect(cards.map(({ id }) => id)).toEqual(ids);
  expect(asked).toHaveLength(3);
});

test('an answer without a listing fails only for that listing', async () => {
  network(() => Response.json({ items: [cardOf(1)] }));
  const load = createCardLoader('https://rooms.example');
  const [one, two] = await Promise.allSettled([load(1), load(2)]);
  expect([one?.status, two?.status]).toEqual(['fulfilled', 'rejected']);
});

test.each([
  ['no object', null],
  ['a problem', { type: 'about:blank', status: 503 }],
])('an answer with %s is refused', (_, answer) => {
  expect(() => readCards(answer)).toThrow();
});

test.each([
  ['that is none', null],
  ['without a listing', { id: 1, state: 'active', listing: null }],
  ['in a state of its own', { id: 1, state: 'toString', listing: null }],
  ['with a script for a link', withListing({ url: 'javascript:alert(1)' })],
  ['without a title', withListing({ title: undefined })],
  ['with a rent in words', withListing({ monthly_rent: '1240' })],
  ['with a day there never was', withListing({ available_from: 'soon' })],
  ['with a photo in no sizes', withListing({ cover: { ...embeddedRoom.cover, variants: null } })],
  ['with a size that is none', withListing({ cover: { ...embeddedRoom.cover, variants: [null] } })],
])('a listing %s fails without affecting others', async (_, item) => {
  network(() => Response.json({ items: [item, cardOf(2)] }));
  const load = createCardLoader('https://rooms.example');
  const [one, two] = await Promise.allSettled([load(1), load(2)]);
  expect([one?.status, two?.status]).toEqual(['rejected', 'fulfilled']);
});

function withListing(changes: object) {
  return { id: 1, state: 'active', listing: { ...embeddedRoom, ...changes } };
}

test('accepts an answer with unknown fields', () => {
  const answer = { items: [{ ...withListing({ wifi: true }), id: 1 }], version: 9 };
  expect(readCards(answer)).toHaveLength(1);
});

test.each([
  ['https://rooms.example/x?utm_source=a&utm_medium=b&token=c', '?utm_source=a&utm_medium=b'],
  ['https://partner.example/', ''],
  ['javascript:alert(1)//?utm_source=a', ''],
  ['not an address', ''],
  [null, ''],
])("of the partner's link %s only the utm_ parameters are kept", (href, search) => {
  const address = withUtm('https://rooms.example/listings/42', toHttpUrl(href));
  expect(address).toBe(`https://rooms.example/listings/42${search}`);
});

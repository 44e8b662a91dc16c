// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { withUtm } from '#contract/embeds/card.ts';
import { createCardLoader, preloadsHoldMs, Refusal } from '#remotes/listing-card/load-cards.ts';
import { toHttpUrl } from '#remotes/listing-card/partner-link.ts';
import { readCards } from '#remotes/listing-card/read-cards.ts';
import { embeddedRoom, roomLabels } from './embedded-room.ts';

// What a page preloads counts only while the page is young, whatever this process did before.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000));

/** A network that answers every room asked for; returns what it was asked. */
function network(respond = (ids: number[]) => Response.json({ items: ids.map(makeCard) })) {
  const asked: [url: string, init: RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push([url, init]);
    return respond((new URL(url).searchParams.get('ids') ?? '').split(',').map(Number));
  });
  return asked;
}
const makeCard = (id: number) => ({
  id,
  state: 'active',
  listing: { ...embeddedRoom, id },
  labels: roomLabels,
});

test('cards requested at once share a request, without credentials, in a fixed order', async () => {
  const asked = network();
  const { load } = createCardLoader('https://rooms.example');
  const cards = await Promise.all([7, 42, 9, 7].map((id) => load(id)));
  expect(cards.map(({ id }) => id)).toEqual([7, 42, 9, 7]);
  expect(asked).toMatchObject([
    ['https://rooms.example/api/embed/listings?ids=7,9,42', { credentials: 'omit' }],
  ]);
  await load(7);
  expect(asked).toHaveLength(2);
});

test('the cards of a complete page are asked for at once, and only once', async () => {
  const asked = network();
  const { load, begin } = createCardLoader('https://rooms.example');
  const others = Array.from({ length: 60 }, (_, nth) => ({ id: nth + 100, options: '' }));
  begin([{ id: 7, options: '' }, { id: 8, options: '&lang=de' }, ...others]);
  expect(asked).toHaveLength(3);
  await Promise.all([load(7), load(7), load(8, '&lang=de'), load(100), load(159)]);
  expect(asked).toHaveLength(3);
  await new Promise((resolve) => setTimeout(resolve));
  await load(7);
  expect(asked).toHaveLength(4);
});

test('more than fifty cards take more than one request', async () => {
  const asked = network();
  const { load } = createCardLoader('https://rooms.example');
  const ids = Array.from({ length: 120 }, (_, nth) => nth + 1);
  const cards = await Promise.all(ids.map((id) => load(id)));
  expect(cards.map(({ id }) => id)).toEqual(ids);
  expect(asked).toHaveLength(3);
});

test('cards in another language or currency have requests of their own', async () => {
  const asked = network();
  const { load } = createCardLoader('https://rooms.example');
  await Promise.all([load(7), load(8, '&lang=de'), load(9, '&lang=de')]);
  expect(asked.map(([url]) => new URL(url).search)).toEqual(['?ids=7', '?ids=8,9&lang=de']);
});

test('takes the answer that the page preloads, and asks itself where that fails', async () => {
  const href = 'https://rooms.example/api/embed/listings?ids=9,7';
  document.head.innerHTML = `<link rel="preload" as="fetch" crossorigin href="${href}">`;
  let isAway = false;
  const asked = network((ids) => {
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json({ items: ids.map(makeCard) });
  });
  const { load } = createCardLoader('https://rooms.example');
  const cards = await Promise.all([7, 9, 8].map((id) => load(id)));
  expect(cards.map(({ id }) => id)).toEqual([7, 9, 8]);
  // The browser finds its own request again only by the same credentials.
  expect(asked).toMatchObject([
    [href, { credentials: 'same-origin' }],
    ['https://rooms.example/api/embed/listings?ids=8', { credentials: 'omit' }],
  ]);
  isAway = true;
  const { load: other } = createCardLoader('https://rooms.example');
  await expect(other(7)).rejects.toThrow('Failed to fetch');
  isAway = false;
  expect((await other(7)).id).toBe(7);
  document.head.replaceChildren();
});

test('asks itself for what was preloaded, once the page has been open for a while', async () => {
  const href = 'https://rooms.example/api/embed/listings?ids=7';
  document.head.innerHTML = `<link rel="preload" as="fetch" crossorigin href="${href}">`;
  vi.spyOn(performance, 'now').mockReturnValue(preloadsHoldMs + 1);
  const asked = network();
  await createCardLoader('https://rooms.example').load(7);
  expect(asked).toMatchObject([[href, { credentials: 'omit' }]]);
  document.head.replaceChildren();
});

test('says how long the server asks it to wait', async () => {
  network(() => Response.json({}, { status: 429, headers: { 'Retry-After': '7' } }));
  const refused = await createCardLoader('https://rooms.example')
    .load(7)
    .catch((error) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused.seconds).toBe(7);
});

test('an answer without a listing fails only for that listing', async () => {
  network(() => Response.json({ items: [makeCard(1)] }));
  const { load } = createCardLoader('https://rooms.example');
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
  ['without labels', { ...withListing({}), labels: undefined }],
  ['with facts in no list', { ...withListing({}), labels: { ...roomLabels, facts: 'big' } }],
  ['that is gone, without a way on', { id: 1, state: 'deleted', listing: null, labels: {} }],
  ['with a photo in no sizes', withListing({ cover: { ...embeddedRoom.cover, variants: null } })],
  ['with a size that is none', withListing({ cover: { ...embeddedRoom.cover, variants: [null] } })],
])('a listing %s fails without affecting others', async (_, item) => {
  network(() => Response.json({ items: [item, makeCard(2)] }));
  const { load } = createCardLoader('https://rooms.example');
  const [one, two] = await Promise.allSettled([load(1), load(2)]);
  expect([one?.status, two?.status]).toEqual(['rejected', 'fulfilled']);
});

function withListing(changes: object) {
  return {
    id: 1,
    state: 'active',
    listing: { ...embeddedRoom, ...changes },
    labels: roomLabels,
  };
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

import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { limits } from '#contract/limits.ts';
import { listingForm } from '../support/listing-forms.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '../support/test-app.ts';

const atom = 'http://www.w3.org/2005/Atom';
// It comes without types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: Window & typeof globalThis };
};
const { DOMParser } = new JSDOM('').window;
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

async function readFeed(path: string): Promise<Element> {
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/atom+xml; charset=UTF-8');
  const parsed = new DOMParser().parseFromString(await answer.text(), 'text/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed.documentElement;
}

const children = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.localName === name);
const childText = (parent: Element, name: string) => children(parent, name)[0]?.textContent ?? '';
const findLink = (parent: Element, rel: string) =>
  children(parent, 'link')
    .find((link) => link.getAttribute('rel') === rel)
    ?.getAttribute('href');
const entryTitles = (feed: Element) =>
  children(feed, 'entry').map((entry) => childText(entry, 'title'));

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** What RFC 4287, sections 4.1.1 and 4.1.2, asks of feeds and entries. */
function expectValid(feed: Element) {
  expect([feed.namespaceURI, feed.localName]).toEqual([atom, 'feed']);
  const parts = [feed, ...children(feed, 'entry')];
  for (const part of parts) {
    for (const name of ['id', 'title', 'updated']) expect(children(part, name)).toHaveLength(1);
    expect(URL.canParse(childText(part, 'id'))).toBe(true);
    expect(childText(part, 'updated')).toMatch(instant);
    expect([...part.children].every(({ namespaceURI }) => namespaceURI === atom)).toBe(true);
    // At most one alternate of a type and language; every address is whole.
    const links = children(part, 'link');
    const alternates = links.filter((link) => link.getAttribute('rel') === 'alternate');
    expect(alternates).toHaveLength(1);
    for (const link of links) expect(URL.canParse(link.getAttribute('href') ?? '')).toBe(true);
  }
  // The feed's author is that of every entry without one.
  expect(childText(children(feed, 'author')[0] ?? feed, 'name')).toBe('RoomieRadar');
  const ids = parts.map((part) => childText(part, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
}

test('lists the newest rooms of a search as Atom, and nothing that is not public', async () => {
  const id = await post({ title: 'Feedworthy attic', monthly_rent: 700 });
  await post({ title: 'Feedworthy palace', monthly_rent: 7000 });
  await post({ title: 'Feedworthy but paused', monthly_rent: 700, status: 'paused' });
  const feed = await readFeed('/listings.atom?q=feedworthy&max_rent=1000&utm_source=x');
  expectValid(feed);
  expect(entryTitles(feed)).toEqual(['Feedworthy attic']);
  expect(childText(feed, 'title')).toBe('Rooms: “feedworthy” · RoomieRadar');
  expect(findLink(feed, 'self')).toBe(`${publicUrl}/listings.atom?max_rent=1000&q=feedworthy`);
  expect(findLink(feed, 'alternate')).toBe(`${publicUrl}/?max_rent=1000&q=feedworthy`);
  const [entry] = children(feed, 'entry');
  if (!entry) throw new Error('The feed has no entry');
  expect(childText(entry, 'id')).toBe(`${publicUrl}/listings/${id}`);
  expect(findLink(entry, 'alternate')).toBe(`${publicUrl}/listings/${id}`);
  expect(childText(entry, 'published')).toMatch(instant);
});

test('keeps the id of a room and of its search while the room changes', async () => {
  const body = listingForm({ title: 'Changing garret' });
  const { answer } = await app.call('createListing', { as: owner, body });
  const before = await readFeed('/listings.atom?q=garret');
  const changed = { ...body, title: 'Changed garret' };
  await app.call('updateListing', { as: owner, params: { id: answer.id }, body: changed });
  const after = await readFeed('/listings.atom?q=garret');
  expect(entryTitles(after)).toEqual(['Changed garret']);
  const feedIds = (feed: Element) =>
    [feed, ...children(feed, 'entry')].map((it) => childText(it, 'id'));
  expect(feedIds(after)).toEqual(feedIds(before));
  expect(childText(after, 'updated') > childText(before, 'updated')).toBe(true);
});

test('escapes every text, and drops what XML cannot hold', async () => {
  const title = ']]></title><script>alert(1)</script> & "rooms" \u0001\ufffe nook';
  await post({ title, description: '<img src=x onerror=alert(1)>\n\nSecond & last' });
  const feed = await readFeed('/listings.atom?q=nook');
  expectValid(feed);
  expect(entryTitles(feed)).toEqual([']]></title><script>alert(1)</script> & "rooms"  nook']);
  const content = children(children(feed, 'entry')[0] ?? feed, 'content')[0];
  expect(content?.getAttribute('type')).toBe('html');
  const shown = new JSDOM(content?.textContent ?? '').window.document;
  expect(shown.querySelectorAll('img, script')).toHaveLength(0);
  expect(shown.body.textContent).toContain('<img src=x onerror=alert(1)>');
  expect([...shown.querySelectorAll('p')].at(-1)?.textContent).toBe('Second & last');
});

test('is paged, with links from page to page', async () => {
  const count = limits.page.size + 3;
  for (let nth = 0; nth < count; nth += 1) await post({ title: `Numberedroom ${nth}` });
  const first = await readFeed('/listings.atom?q=numberedroom');
  expectValid(first);
  expect(children(first, 'entry')).toHaveLength(limits.page.size);
  expect(findLink(first, 'previous')).toBeUndefined();
  const next = findLink(first, 'next') ?? '';
  expect([next, findLink(first, 'last')]).toEqual([next, next]);
  const second = await readFeed(next.slice(publicUrl.length));
  expectValid(second);
  expect(children(second, 'entry')).toHaveLength(3);
  expect(childText(second, 'id')).toBe(childText(first, 'id'));
  expect(findLink(second, 'next')).toBeUndefined();
  expect(findLink(second, 'previous')).toBe(findLink(first, 'self'));
  expect(new Set([...entryTitles(first), ...entryTitles(second)]).size).toBe(count);
});

test('is valid while nothing matches, and says what cannot be searched for', async () => {
  const feed = await readFeed('/listings.atom?q=nosuchroomanywhere');
  expectValid(feed);
  expect(children(feed, 'entry')).toEqual([]);
  const refused = await app.request('/listings.atom?min_rent=cheap');
  expect(refused.status).toBe(422);
  expect(refused.headers.get('Content-Type')).toContain('application/problem+json');
});

test('answers 304 to readers that have the newest version, by tag or by date', async () => {
  const body = listingForm({ title: 'Polled chamber' });
  const { answer } = await app.call('createListing', { as: owner, body });
  const path = '/listings.atom?q=polled';
  const { headers } = await app.request(path);
  const known = { 'If-None-Match': headers.get('ETag') ?? '' };
  const since = { 'If-Modified-Since': headers.get('Last-Modified') ?? '' };
  expect(Date.parse(since['If-Modified-Since'])).toBeGreaterThan(Date.now() - 60_000);
  for (const condition of [known, since]) {
    expect((await app.request(path, { headers: condition })).status).toBe(304);
  }
  await app.call('changeListingStatus', {
    as: owner,
    params: { id: answer.id },
    body: { status: 'paused' },
  });
  expect((await app.request(path, { headers: known })).status).toBe(200);
  // A tag counts more than a date.
  expect((await app.request(path, { headers: { ...known, ...since } })).status).toBe(200);
});

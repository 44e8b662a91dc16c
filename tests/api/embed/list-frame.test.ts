import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listHeight } from '#contract/embeds/card.ts';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { renderList } from '#remotes/listing-card/entry-server.tsx';
import { listFrame } from '#web/embeds/list-frame.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: TestUser;
let frames: Hono;
let ids: number[];

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
  const fetchApi: typeof fetch = (input) => app.request(new Request(input));
  frames = new Hono().route(
    '/',
    listFrame({ publicUrl, fetchApi, renderList, storageOrigins: null }),
  );
  ids = [];
  for (const title of ['Room with <b>bold</b> roommates', 'Room by the river', 'Room with cats']) {
    ids.push(await post({ title, monthly_rent: 500 + ids.length }));
  }
});
afterAll(() => app.database.close());

async function post(changes: Partial<ListingForm> = {}): Promise<number> {
  return (await app.call('createListing', { as: owner, body: listingForm(changes) })).answer.id;
}
async function open(path: string) {
  const answer = await frames.request(path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
const countCards = (html: string) => html.match(/<article/g)?.length ?? 0;
const describePage = (path: string, more: object = {}) =>
  app.call('getOEmbed', { query: { url: publicUrl + path, ...more } });
const readSource = (html: string) =>
  (/src="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replace(publicUrl, '');

test('a frame shows the rooms of a search, of an owner or of a choice, under a strict policy', async () => {
  for (const [path, count] of [
    ['/embed/search?max_rent=501&utm_source=blog&theme=dark', 2],
    [`/embed/search?owner=${owner.id}&count=1`, 1],
    [`/embed/listings?ids=${ids[2]},${ids[0]},no`, 2],
  ] as const) {
    const { status, html, headers } = await open(path);
    expect([status, countCards(html)], path).toEqual([200, count]);
    expect(html).not.toContain('<b>');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+';/);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('unsafe');
  }
  const { html } = await open('/embed/search?max_rent=501&utm_source=blog&theme=dark&search_box');
  expect(html).toContain(`/listings/${ids[0]}?utm_source=blog`);
  expect(html).toMatch(/data-theme="dark"/);
  expect(html).toContain(`<form part="search" action="${publicUrl}/"`);
});

test('a frame speaks the language of its address, and says so when there are no rooms', async () => {
  const { html, headers } = await open('/embed/search?q=nothinglikethis&lang=ar');
  expect(headers.get('Content-Language')).toBe('ar');
  expect(html).toContain('dir="rtl"');
  expect(html).not.toContain('undefined');
});

test('a frame has the look of its address, which is no part of its search', async () => {
  const path = '/embed/search?max_rent=501&accent=7c3aed&density=1.5';
  const { html } = await open(path);
  expect(countCards(html)).toBe(2);
  expect(html).toContain('--roomie-accent: #7c3aed;--roomie-density: 1.5;');
  const { answer } = await describePage('/?max_rent=501&accent=7c3aed&density=1.5');
  expect(readSource(answer.html)).toContain('accent=7c3aed&density=1.5');
  expect(answer.height).toBe(listHeight(720, 2, 1.5));
});

test('without rooms to choose there is no frame', async () => {
  for (const path of ['/embed/listings', '/embed/listings/element']) {
    expect((await open(path)).status).toBe(404);
  }
});

test('the element comes with its content, and with the address that its script would ask', async () => {
  const { html } = await open(
    '/embed/search/element?max_rent=501&count=2&lang=de-AT&price_currency=CHF&page=2',
  );
  expect(html).toMatch(/<roomie-listings\s+search="max_rent=501"/);
  expect(html).toMatch(/count="2" lang="de-AT"\s+currency="CHF"/);
  expect(countCards(html)).toBe(2);
  const data = JSON.parse(/<script type="application\/json">(.+?)<\/script>/.exec(html)?.[1] ?? '');
  expect(data.path).toBe('search?max_rent=501&count=2&lang=de&price_currency=CHF');
  expect(data.answer.items).toHaveLength(2);

  const some = await open(`/embed/listings/element?ids=${ids[1]}&currency=CHF`);
  expect(some.html).toContain(`listings="${ids[1]}"`);
  expect(some.html).toContain(`"path":"listings?ids=${ids[1]}&currency=CHF"`);
});

test('oEmbed describes a search in every language, with a frame that shows it', async () => {
  for (const [path, source] of [
    ['/?max_rent=501&page=3', '/embed/search?max_rent=501&count=6'],
    ['/de?max_rent=501&utm_source=x', '/embed/search?max_rent=501&utm_source=x&count=6&lang=de'],
    ['/embed/search?max_rent=501&count=4', '/embed/search?max_rent=501&count=4'],
    [`/embed/listings?ids=${ids[0]},${ids[1]}`, `/embed/listings?ids=${ids[0]},${ids[1]}`],
  ] as const) {
    const { answer } = await describePage(path);
    expect(decodeURIComponent(readSource(answer.html)), path).toBe(source);
    expect([answer.width, answer.height], path).toEqual([720, listHeight(720, 2)]);
    expect(countCards((await open(readSource(answer.html))).html), path).toBe(2);
  }
  const { answer } = await describePage('/?max_rent=501', { maxwidth: 300, maxheight: 200 });
  expect([answer.width, answer.height]).toEqual([300, 200]);
  expect((await describePage('/?place=Lisbon')).answer.title).toMatch(/^Lisbon.* · /);
});

test('oEmbed describes no list of another site, and none of rooms that are gone', async () => {
  const elsewhere = await app.call('getOEmbed', {
    query: { url: `${publicUrl}.evil.example/?max_rent=501` },
  });
  expect(elsewhere.status).toBe(404);
  for (const path of ['/embed/listings?ids=2147483000', '/embed/listings', '/search', '/es/x']) {
    expect((await describePage(path)).status, path).toBe(404);
  }
});

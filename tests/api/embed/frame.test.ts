import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { renderCard } from '#remotes/listing-card/entry-server.tsx';
import { answerHeaders } from '#platform/http/answer-headers.ts';
import { cardFrame } from '#web/embeds/card-frame.ts';
import { limitToToday } from '#platform/http/day-end.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: TestUser;
let frames: Hono;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
  const fetchApi: typeof fetch = (input) => app.request(new Request(input));
  frames = new Hono().use(answerHeaders({}));
  frames.route('/', cardFrame({ publicUrl, fetchApi, renderCard, storageOrigins: null }));
});
afterAll(() => app.database.close());

async function post(changes: Partial<ListingForm> = {}): Promise<number> {
  return (await app.call('createListing', { as: owner, body: listingForm(changes) })).answer.id;
}
async function open(id: number, search = '') {
  const answer = await frames.request(`/embed/listings/${id}${search}`);
  return { answer, html: await answer.text(), header: (name: string) => answer.headers.get(name) };
}

test('any site may frame it, and its policy allows only its own parts', async () => {
  const { header } = await open(await post());
  const policy = header('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+';/);
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
  expect(header('Set-Cookie')).toBeNull();
  expect(header('Cache-Control')).toBe(`public, max-age=${limitToToday(300)}`);
});

test('it and its element name their language in the header', async () => {
  const id = await post();
  for (const [search, language] of [
    ['', 'en'],
    ['?lang=ar', 'ar'],
  ] as const) {
    expect((await open(id, search)).header('Content-Language')).toBe(language);
    const element = await frames.request(`/embed/listings/${id}/element${search}`);
    expect(element.headers.get('Content-Language')).toBe(language);
  }
});

test('a room in francs costs francs in its frame, as oEmbed gives it, and with its element', async () => {
  const costs = { currency: 'CHF', monthly_rent: 1200, monthly_bills: 80 } as const;
  const id = await post({ title: 'Zimmer am Zürichsee', ...costs });
  const url = `${publicUrl}/de/listings/${id}`;
  const { answer } = await app.call('getOEmbed', { query: { url } });
  const src = /src="([^"]+)"/.exec(answer.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search } = new URL(src);
  const element = `${pathname}/element${search}`;
  for (const address of [pathname + search, element]) {
    const html = await (await frames.request(address)).text();
    expect(html).toMatch(/1\.280\u{a0}CHF<\/bdi> im Monat insgesamt/u);
    expect(html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')).not.toMatch(/[$€£]/);
  }
});

test('the look in its address is in its styles, and what cannot be there is not', async () => {
  const id = await post();
  const { html, header } = await open(id, '?accent=7c3aed&round=4&density=0.5&font=Georgia,serif');
  for (const style of [
    '--roomie-accent: #7c3aed;',
    '--roomie-round: 4px;',
    '--roomie-density: 0.5;',
    "--roomie-font: 'Georgia', serif;",
  ]) {
    expect(html).toContain(style);
  }
  expect(header('Content-Security-Policy')).not.toContain('unsafe');
  const hostile = encodeURIComponent('</style><script>alert(1)</script>');
  const plain = await open(id, `?accent=${hostile}&round=-1&density=9&font=${hostile}`);
  expect(plain.html).toBe((await open(id)).html);
});

test('answers 304 to a matching ETag', async () => {
  const id = await post();
  const etag = (await open(id)).header('ETag') ?? '';
  const again = await frames.request(`/embed/listings/${id}`, {
    headers: { 'If-None-Match': etag },
  });
  expect(again.status).toBe(304);
});

test('reads only theme, direction and utm_ from its address', async () => {
  const id = await post();
  const search = `?theme=dark&dir=rtl&utm_source=campus&next=${encodeURIComponent('javascript:1')}`;
  const { html } = await open(id, search);
  expect(html).toContain('data-theme="dark"');
  expect(html).toContain('dir="rtl"');
  expect(html).toContain(`href="${publicUrl}/listings/${id}?utm_source=campus"`);
  expect(html).not.toContain('javascript:');
  expect((await open(id, '?lang=ar')).html).toContain('<html lang="ar" dir="rtl">');
  expect((await open(id, '?lang=ar&dir=ltr')).html).toContain('<html lang="ar" dir="ltr">');
  const strange = await open(id, '?theme="><script>&dir=x&utm_x="><script>alert(1)</script>');
  expect(strange.html).toContain('data-theme="auto"');
  expect(strange.html.match(/<script/g)).toHaveLength(1);
});

test('escapes the texts of a listing', async () => {
  const title = '</title></style><script>alert(1)</script>';
  const { html } = await open(await post({ title, address: '"><img src=x onerror=alert(1)>' }));
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain('<img src=x');
});

test('explains a paused, deleted or unknown listing with a link onward', async () => {
  const paused = await open(await post({ status: 'paused' }));
  expect(paused.answer.status).toBe(200);
  expect(paused.html).toContain('not offered at the moment');
  const id = await post();
  await app.call('deleteListing', { as: owner, params: { id } });
  const deleted = await open(id, '?utm_source=campus');
  expect(deleted.answer.status).toBe(410);
  expect(deleted.html).toMatch(/See other rooms near Brooklyn Heights/);
  expect(deleted.html).toMatch(
    /href="http:\/\/localhost:3000\/\?place=Brooklyn\+Heights&amp;[^"]*&amp;utm_source=campus"/,
  );
  const unknown = await open(2_147_483_647);
  expect(unknown.answer.status).toBe(404);
  expect(unknown.html).toContain('could not be found');
});

test('says by its headers that isolated pages may frame it', async () => {
  const { header } = await open(await post());
  expect(header('Cross-Origin-Embedder-Policy')).toBe('require-corp');
});

test('gives the element with its shadow root and data for pages of other servers', async () => {
  const title = '</script></template><script>alert(1)</script>';
  const id = await post({ title });
  const { html, answer } = await open(
    id,
    '/element?theme=dark&utm_source=campus&lang=de-AT&x="><b>',
  );
  expect(answer.status).toBe(200);
  const opening = new RegExp(
    `<roomie-listing-card\\s+listing="${id}"\\s+theme="dark"\\s+lang="de-AT"`,
  );
  expect(html).toMatch(opening);
  expect(html.match(/<\/template/g)).toHaveLength(1);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(`href="${publicUrl}/listings/${id}?utm_source=campus"`);
  const data = /<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    items: [{ id, state: 'active', listing: { title } }],
    options: '&lang=de',
  });
});

test('answers 404 to an impossible id', async () => {
  for (const id of [0, 2_147_483_648]) {
    const { answer, html } = await open(id);
    expect([answer.status, html], String(id)).toEqual([404, '404 Not Found']);
  }
});

// @module-tag essential

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { renderCard } from '#remotes/listing-card/entry-server.tsx';
import { cardFrame } from '#web/embeds/card-frame.ts';
import { pages } from '#web/pages/pages.ts';
import type { WebsiteDeps } from '#web/website.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp } from '#tests/support/test-app.ts';

/** Pages that say their language, instead of React. */
const createWebsite = async (deps: WebsiteDeps) =>
  new Hono().route('/', cardFrame({ ...deps, renderCard, storageOrigins: null })).route(
    '/',
    pages({
      ...deps,
      template: '<html lang="en"><!--head--><body><!--body--><!--scripts-->',
      policy: null,
      loadBuild: async () => ({
        assets: {
          app: '',
          boot: { text: '' },
          preloads: () => [],
          styles: () => ({ css: '', hrefs: [] }),
        },
        hasPage: (path) => !path.includes('nowhere'),
        renderPage: async (_, __, { language }) => ({
          status: 200,
          head: '',
          body: `<p>${language}</p>`,
          data: [],
          routeIds: [],
          redirect: null,
        }),
      }),
    }),
  );

/** Opens the server as a port, with a listing; asks without following redirects. */
async function openSite() {
  const app = await testApp({ LANGUAGES: 'en,de,ar' }, { createWebsite });
  const { answer } = await app.call('createListing', {
    as: await app.user(),
    body: listingForm(),
  });
  const server = createServer(app.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  async function ask(path: string, headers: Record<string, string>) {
    const sent = request({ port, host: '127.0.0.1', path, headers }).end();
    const [response] = await once(sent, 'response');
    const html = await text(response);
    const language = /<html lang="(\w+)"/.exec(html)?.[1];
    return { status: response.statusCode, headers: response.headers, language };
  }
  return { ask, id: answer.id };
}

const readers = [
  { cookie: undefined, accept: undefined, reads: 'en' },
  { cookie: undefined, accept: 'fr', reads: 'en' },
  { cookie: undefined, accept: 'de-AT,de;q=0.9,en;q=0.5', reads: 'de' },
  { cookie: undefined, accept: 'en;q=0.4, ar', reads: 'ar' },
  { cookie: 'en', accept: 'de', reads: 'en' },
  { cookie: 'de', accept: 'en-US,en;q=0.9', reads: 'de' },
  { cookie: 'ar', accept: undefined, reads: 'ar' },
  { cookie: 'es', accept: 'de', reads: 'de' },
] as const;

const headersFrom = ({ cookie, accept }: (typeof readers)[number]) => ({
  ...(cookie && { Cookie: `a=b; language=${cookie}` }),
  ...(accept && { 'Accept-Language': accept }),
});

test('a plain address of a page opens in the language of its reader', async () => {
  const { ask, id } = await openSite();
  for (const [plain, rest] of [
    ['/', ''],
    ['/?place=Berlin&utm_source=a', '?place=Berlin&utm_source=a'],
    [`/listings/${id}`, `/listings/${id}`],
    [`/listings/${id}?from=mail`, `/listings/${id}?from=mail`],
    ['/about', '/about'],
    ['/favorites?show=recent', '/favorites?show=recent'],
    [`/inquiries/${id}`, `/inquiries/${id}`],
    ['/login', '/login'],
  ] as const) {
    // Twice, because the second answer comes from memory.
    for (const reader of [...readers, ...readers]) {
      const where = JSON.stringify([plain, reader]);
      const { status, headers, language } = await ask(plain, headersFrom(reader));
      expect(headers.vary, where).toBe('Cookie, Accept-Language, Accept-Encoding');
      expect(headers['set-cookie'], where).toBeUndefined();
      if (reader.reads === 'en') {
        expect([status, language], where).toEqual([200, 'en']);
      } else {
        expect([status, headers.location], where).toEqual([302, `/${reader.reads}${rest}`]);
        expect(headers['cache-control'], where).toBe('private, no-store');
      }
    }
  }
});

test('an address with a language, and what is not a page, leads nowhere else', async () => {
  const { ask, id } = await openSite();
  for (const path of [
    '/de',
    '/de?place=Berlin',
    `/de/listings/${id}`,
    '/ar/about',
    '/de/login',
    '/nowhere',
    '/auth/callback?code=1',
    `/embed/listings/${id}`,
    `/oembed?url=http://localhost:3000/listings/${id}`,
    '/sitemap.xml',
    '/robots.txt',
    '/listings.atom',
    '/notice',
    '/transparency',
    '/api/listings',
    `/api/listings/${id}`,
  ]) {
    const statuses = new Set<number>();
    const languages = new Set<string | undefined>();
    for (const reader of [...readers, ...readers]) {
      const { status, headers, language } = await ask(path, headersFrom(reader));
      expect(headers.location, JSON.stringify([path, reader])).toBeUndefined();
      statuses.add(status);
      languages.add(language);
    }
    expect([path, statuses.size]).toEqual([path, 1]);
    const prefix = /^\/(de|ar)(?=[/?]|$)/.exec(path)?.[1];
    if (prefix) expect([path, ...languages]).toEqual([path, prefix]);
  }
});

test('what was asked for in a language never answers in another', async () => {
  const { ask, id } = await openSite();
  const english = await ask(`/listings/${id}`, {});
  const ifKnown = { 'If-None-Match': String(english.headers.etag) };
  expect((await ask(`/listings/${id}`, ifKnown)).status).toBe(304);
  const german = await ask(`/listings/${id}`, { ...ifKnown, 'Accept-Language': 'de' });
  expect([german.status, german.headers.location]).toEqual([302, `/de/listings/${id}`]);
  expect((await ask(`/de/listings/${id}`, ifKnown)).status).toBe(200);
});

test('English chosen on a German page stays chosen', async () => {
  const { ask, id } = await openSite();
  const german = { 'Accept-Language': 'de', 'Sec-Fetch-Site': 'same-origin' };
  const choice = await ask(`/en/listings/${id}`, german);
  expect([choice.status, choice.headers.location]).toEqual([302, `/listings/${id}`]);
  const [cookie = ''] = choice.headers['set-cookie'] as string[];
  expect(cookie).toMatch(/^language=en; Max-Age=31536000; Path=\/; (Secure; )?SameSite=Lax$/);
  const kept = { ...german, Cookie: cookie.split(';', 1)[0] ?? '' };
  const english = await ask(`/listings/${id}`, kept);
  expect([english.status, english.language]).toEqual([200, 'en']);
});

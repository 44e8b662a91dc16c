import { expect, test } from 'vitest';
import { createAnswerCache } from '#platform/http/answer-cache.ts';
import { languages, type Language, type SiteLanguages } from '#contract/languages.ts';
import { getLocales } from '#get-locales';
import { pages } from '#web/pages/pages.ts';

const noAssets = {
  app: '',
  boot: { text: '' },
  preloads: () => [],
  styles: () => ({ css: '', hrefs: [] }),
};

/** The website, and the addresses that it rendered. */
function openPages() {
  const rendered: string[] = [];
  const website = pages({
    publicUrl: 'https://rooms.example',
    template: '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
    languages: ['en'],
    loadBuild: async () => ({
      assets: noAssets,
      async renderPage({ url }) {
        rendered.push(url.slice('https://rooms.example'.length));
        return { status: 404, head: '', body: '', data: {}, routeIds: [], redirect: '/elsewhere' };
      },
      hasPage: () => true,
    }),
    fetchApi: fetch,
    cache: createAnswerCache({ isHeard: true }, 10_000_000),
    policy: null,
  });
  return { rendered, open: async (path: string) => website.request(path) };
}

test('parameters that no page reads make no page of their own', async () => {
  const { rendered, open } = openPages();
  await open('/?utm_source=a&q=sunny%20room&x=1');
  await open('/?utm_source=b');
  await open('/listings/7?from=mail');
  expect(rendered).toEqual(['/?q=sunny%20room', '/', '/listings/7']);
});

test('says in plain words that the rooms are away, until they are back', async () => {
  let status = 503;
  const site = pages({
    publicUrl: 'http://localhost:3000',
    template: '<!--head--><body><!--body--><!--scripts-->',
    languages: ['en'],
    loadBuild: async () => ({
      assets: noAssets,
      hasPage: async () => true,
      async renderPage(request, fetchApi) {
        const answer = await fetchApi(`${new URL(request.url).origin}/api/listings`);
        const body = answer.ok ? 'Rooms' : 'Something went wrong!';
        const status = answer.ok ? 200 : 500;
        return { status, head: '', body, data: [], routeIds: [], redirect: null };
      },
    }),
    fetchApi: async () => new Response('', { status }),
    cache: createAnswerCache({ isHeard: true }, 10_000_000),
    policy: ({ styleHashes = [] }) => `style-src ${styleHashes.join(' ')}`,
  });
  for (const path of ['/', '/listings/1']) {
    const away = await site.request(path);
    expect(away.status).toBe(503);
    expect(away.headers.get('Retry-After')).toBe('10');
    expect(away.headers.get('Cache-Control')).toBe('no-store');
    expect(away.headers.get('Content-Security-Policy')).toContain('sha256-');
    expect(await away.text()).toContain('<h1>Back in a moment</h1>');
  }
  status = 200;
  const back = await site.request('/');
  expect(back.status).toBe(200);
  expect(await back.text()).toContain('Rooms');
});

/** A website that renders in which language it was asked, and the languages it loaded. */
function openSite(languages: SiteLanguages) {
  const loaded: string[] = [];
  const site = pages({
    publicUrl: 'https://rooms.example',
    template: '<html lang="en"><!--head--><!--body--><!--scripts-->',
    languages,
    async loadBuild(build) {
      loaded.push(build);
      return {
        assets: noAssets,
        hasPage: (path) => !path.startsWith('/nowhere'),
        renderPage: async ({ url }, _, { language }) => ({
          status: url.endsWith('/nowhere') ? 404 : 200,
          head: '',
          body: `${build} ${language} ${url}`,
          data: [],
          routeIds: [],
          redirect: null,
        }),
      };
    },
    fetchApi: fetch,
    cache: createAnswerCache({ isHeard: true }, 10_000_000),
    policy: null,
  });
  return {
    loaded,
    get: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await site.request(path, { headers });
      return { answer, html: await answer.text() };
    },
  };
}

test('a link to a page of the app has a preview, in the language of its reader', async () => {
  const { get } = openSite(languages);
  const { html } = await get('/favorites/compare?ids=1,3');
  for (const [property, content] of [
    ['title', 'Compare rooms'],
    ['site_name', 'RoomieRadar'],
    ['description', getLocales('en').pages.siteDescription],
    ['image', 'https://rooms.example/preview.jpg'],
  ]) {
    expect(html).toContain(`<meta property="og:${property}" content="${content}" />`);
  }
  const arabic = await get('/ar/favorites/compare?ids=1,3');
  expect(arabic.html).toContain(`content="${getLocales('ar').titles.compareRooms}"`);
  // A page for one user alone has the general title.
  expect((await get('/profile')).html).toContain(
    '<meta property="og:title" content="RoomieRadar" />',
  );
});

const german = { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' };

test('pages have an address in each language, whatever their reader speaks', async () => {
  const { get, loaded } = openSite(['en', 'de', 'ar']);
  for (const [path, language] of [
    ['/de', 'de'],
    ['/de/listings/7', 'de'],
    ['/de/about', 'de'],
    ['/ar?q=sun', 'ar'],
  ] as const) {
    for (const headers of [{}, german, { Cookie: 'language=en' }]) {
      const { answer, html } = await get(path, headers);
      expect(answer.status).toBe(200);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`${language} ${language} https://rooms.example${path}`);
      expect(html).toContain('data-languages="en de ar"');
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('Content-Language')).toBe(language);
    }
  }
  expect((await get('/ar')).html).toContain('<html lang="ar" dir="rtl"');
  // Each of the pages was rendered once, then came from the cache.
  expect(loaded).toEqual(['de', 'de', 'de', 'ar', 'ar']);
});

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/listings/7?from=mail', '/listings/7?from=mail'],
  ['/es', '/'],
  ['/es/listings/7', '/listings/7'],
  ['/es/about', '/about'],
  ['/en/profile', '/profile'],
  ['/en?q=sun', '/?q=sun'],
  ['/en//evil.example', '/evil.example'],
  ['/en/\\\\evil.example', '/evil.example'],
])('a language in front of an address that has none leads on: %s to %s', async (path, target) => {
  const { get } = openSite(['en', 'de']);
  const { answer } = await get(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, target]);
});

test('answers 404 for what is nowhere, without a redirect', async () => {
  const { get } = openSite(['en', 'de']);
  for (const path of ['/nowhere', '/de/nowhere']) {
    expect((await get(path, german)).answer.status, path).toBe(404);
  }
});

test('the main language has the addresses without one', async () => {
  const { get } = openSite(['de', 'en']);
  expect((await get('/')).html).toContain('<html lang="de"');
  expect((await get('/en/listings/3')).html).toContain('<html lang="en"');
  expect((await get('/de')).answer.headers.get('Location')).toBe('/');
});

test('an address without a language leads to that of its reader', async () => {
  const { get } = openSite(['en', 'de', 'ar']);
  for (const path of ['/', '/?q=sun&utm_source=a', '/listings/7', '/about', '/profile?x=1']) {
    const inLanguage = (prefix: string) => (prefix + path).replace(`${prefix}/?`, `${prefix}?`);
    for (const [headers, prefix] of [
      [german, '/de'],
      [{ 'Accept-Language': 'de;q=0, fr, AR;q=0.3' }, '/ar'],
      [{ ...german, Cookie: 'language=ar' }, '/ar'],
      [{ ...german, Cookie: 'language=es' }, '/de'],
    ] as const) {
      const { answer } = await get(path, headers);
      const target = inLanguage(prefix).replace(/(?<=^\/..)\/$/, '');
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, target]);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    }
    for (const headers of [
      {},
      { 'Accept-Language': '*' },
      { 'Accept-Language': 'fr' },
      { ...german, Cookie: 'language=en' },
    ]) {
      const { answer, html } = await get(path, headers);
      expect(answer.status).toBe(200);
      expect(html).toContain('<html lang="en"');
      expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    }
  }
});

test('what no language has an address for is in that of its reader', async () => {
  const { get } = openSite(['en', 'de', 'ar']);
  for (const path of ['/nowhere', '/auth/callback?code=1']) {
    const { answer, html } = await get(path, german);
    expect(answer.headers.get('Location')).toBeNull();
    expect(html).toContain('<html lang="de"');
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
  }
});

test('a link to the main language on one of our pages chooses it, one elsewhere does not', async () => {
  const { get } = openSite(['en', 'de']);
  const choose = async (path: string, headers: Record<string, string>) =>
    (await get(path, headers)).answer.headers.get('Set-Cookie');
  const cookie = 'language=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax';
  expect(await choose('/en/about', { 'Sec-Fetch-Site': 'same-origin' })).toBe(cookie);
  expect(await choose('/en', {})).toBe(cookie);
  expect(await choose('/en', { 'Sec-Fetch-Site': 'cross-site' })).toBeNull();
  expect(await choose('/en', { 'Sec-Fetch-Site': 'none' })).toBeNull();
  expect(await choose('/es/about', { 'Sec-Fetch-Site': 'same-origin' })).toBeNull();
});

test('pages of one language have an ETag of their own', async () => {
  const { get } = openSite(['en', 'de']);
  const { answer } = await get('/about');
  const known = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
  expect((await get('/about', known)).answer.status).toBe(304);
  expect((await get('/about', { ...known, ...german })).answer.status).toBe(302);
  expect((await get('/de/about', { ...known, ...german })).answer.status).toBe(200);
});

test('tells search engines where a page is in other languages', async () => {
  const { get } = openSite(['en', 'de']);
  const alternates = async (path: string) =>
    Array.from(
      (await get(path)).html.matchAll(/<link rel="alternate" hreflang="(.+?)" href="(.+?)"/g),
      ([, language, href]) => `${language} ${href}`,
    );
  const home = [
    'en https://rooms.example/',
    'de https://rooms.example/de',
    'x-default https://rooms.example/',
  ];
  expect(await alternates('/')).toEqual(home);
  expect(await alternates('/de')).toEqual(home);
  expect(await alternates('/de/listings/7')).toEqual([
    'en https://rooms.example/listings/7',
    'de https://rooms.example/de/listings/7',
    'x-default https://rooms.example/listings/7',
  ]);
  // A search repeats the home page, and one language has no others.
  expect(await alternates('/de?q=sun')).toEqual([]);
  for (const [path, own] of [
    ['/about', '/about'],
    ['/de/partners', '/de/partners'],
  ] as const) {
    const plain = path.replace('/de', '');
    expect(await alternates(path)).toEqual([
      `en https://rooms.example${plain}`,
      `de https://rooms.example/de${plain}`,
      `x-default https://rooms.example${plain}`,
    ]);
    expect((await get(path)).html).toContain(
      `<link rel="canonical" href="https://rooms.example${own}"/>`,
    );
  }
  expect(await alternates('/profile')).toEqual([]);
  const { html } = await openSite(['en']).get('/');
  expect(html).not.toContain('hreflang');
});

test('every language of ours says what it is, how it is written and where the others are', async () => {
  const { get } = openSite(languages);
  const addresses = (path: string) =>
    languages.map((language) => [
      language,
      `${language === 'en' ? '' : `/${language}`}${path}` || '/',
    ]);
  for (const path of ['', '/listings/7']) {
    const inEach = addresses(path);
    for (const [language, address = ''] of inEach) {
      const { html } = await get(address);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.includes('dir="rtl"')).toBe(language === 'ar');
      const alternates = Array.from(
        html.matchAll(
          /<link rel="alternate" hreflang="(.+?)" href="https:\/\/rooms.example(.+?)"/g,
        ),
        ([, of, href]) => [of, href],
      );
      expect(alternates).toEqual([...inEach, ['x-default', path || '/']]);
    }
  }
});

test('the app is installed in the language of the page, as the same app', async () => {
  const { get } = openSite(languages);
  for (const language of [...languages, 'xx']) {
    const { answer, html } = await get(`/manifest.webmanifest?lang=${language}`);
    expect(answer.headers.get('Content-Type')).toContain('application/manifest+json');
    const known = language === 'xx' ? 'en' : language;
    expect(JSON.parse(html)).toMatchObject({
      id: '/',
      lang: known,
      dir: known === 'ar' ? 'rtl' : 'ltr',
      start_url: known === 'en' ? '/' : `/${known}`,
      description: getLocales(known as Language).pages.siteDescription,
    });
  }
});

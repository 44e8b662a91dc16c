import { expect, test } from 'vitest';
import { createPageCache } from '#web/pages/page-cache.ts';
import { pages } from '#web/pages/pages.ts';

/** The website, and the addresses that it rendered. */
function openPages() {
  const rendered: string[] = [];
  const website = pages({
    publicUrl: 'https://rooms.example',
    template: '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
    assets: { app: '', boot: { text: '' }, preloads: () => [], styles: { css: '', hrefs: [] } },
    async renderPage({ url }) {
      rendered.push(url.slice('https://rooms.example'.length));
      return { status: 404, head: '', body: '', data: {}, routeIds: [], redirect: '/elsewhere' };
    },
    hasPage: () => true,
    fetchApi: fetch,
    cache: createPageCache(),
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
    assets: {
      boot: { text: 'start()' },
      app: '/a.js',
      preloads: () => [],
      styles: { css: '', hrefs: [] },
    },
    hasPage: async () => true,
    async renderPage(request, fetchApi) {
      const answer = await fetchApi(`${new URL(request.url).origin}/api/listings`);
      const body = answer.ok ? 'Rooms' : 'Something went wrong!';
      return {
        status: answer.ok ? 200 : 500,
        head: '',
        body,
        data: [],
        routeIds: [],
        redirect: null,
      };
    },
    fetchApi: async () => new Response('', { status }),
    cache: createPageCache(),
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

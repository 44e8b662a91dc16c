import { expect, test } from 'vitest';
import { createPageCache } from '#web/pages/page-cache.ts';
import { pages } from '#web/pages/pages.ts';

/** The website, and the addresses that it rendered. */
function openPages() {
  const rendered: string[] = [];
  const website = pages({
    publicUrl: 'https://rooms.example',
    template: '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
    assets: { app: '', boot: '', preloads: () => [], styles: { css: '', hrefs: [] } },
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

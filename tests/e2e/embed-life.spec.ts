import type { Page } from '@playwright/test';
import { cardHeight } from '#contract/embeds/card.ts';
import { expect, test } from './support/fixtures.ts';
import { openPartnerSite, readVisit, type PartnerSite } from './support/partner-site.ts';

const app = () => process.env['APP_URL'] ?? '';
const card = (id: number, more = '') =>
  `<roomie-listing-card listing="${id}" ${more}><a href="${app()}/listings/${id}">A room</a></roomie-listing-card>`;
const shown = (page: Page) => page.getByRole('article');

let site: PartnerSite;
test.beforeAll(async () => {
  site = await openPartnerSite(app());
});
test.afterAll(() => site.close());

/** The requests for data, as the ends of their addresses. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/embed/')) asked.push(new URL(request.url()).search);
  });
  return asked;
}

test('a thousand cards that come and go leave nothing behind', async ({ page }) => {
  await site.open(page, '<div id="place"></div>');
  await page.evaluate(() => customElements.whenDefined('roomie-listing-card'));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const countNodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
  };
  const comeAndGo = (count: number) =>
    page.evaluate(async (cards) => {
      const place = document.querySelector('#place');
      for (let nth = 0; nth < cards; nth += 50) {
        const batch = Array.from({ length: 50 }, (_, index) => {
          const element = document.createElement('roomie-listing-card');
          element.setAttribute('listing', String((index % 20) + 1));
          return element;
        });
        place?.append(...batch);
        await Promise.all(
          batch.map((each) => (each as unknown as { ready: Promise<unknown> }).ready),
        );
        for (const each of batch) each.remove();
      }
    }, count);
  await comeAndGo(50);
  // What the browser keeps for a while, such as decoded images, is not the cards'.
  await page.waitForTimeout(500);
  const before = await countNodes();
  await comeAndGo(1000);
  await expect.poll(async () => (await countNodes()) - before).toBeLessThanOrEqual(100);
});

test('a card that is moved keeps what it shows', async ({ page }) => {
  const asked = watchRequests(page);
  await site.open(page, `${card(1)}<div id="elsewhere"></div>`);
  await expect(shown(page)).toBeVisible();
  const isKept = await page.evaluate(() => {
    const element = document.querySelector('roomie-listing-card');
    const elsewhere = document.querySelector<
      Element & { moveBefore?: (node: Node, next: null) => void }
    >('#elsewhere');
    const inner = () => element?.shadowRoot?.firstElementChild;
    const before = inner();
    if (element) elsewhere?.append(element);
    const afterAppend = inner();
    if (element) document.querySelector('main')?.append(element);
    if (element) elsewhere?.moveBefore?.(element, null);
    return [afterAppend === before, inner() === before];
  });
  expect(isKept).toEqual([true, true]);
  await expect(shown(page)).toBeVisible();
  expect(asked).toEqual(['?ids=1']);
});

test('follows its properties, and the link inside it whenever it changes', async ({ page }) => {
  await site.open(page, card(1));
  const title = shown(page).getByRole('link');
  await expect(title).toHaveAttribute('href', `${app()}/listings/1`);
  await page.locator('roomie-listing-card > a').evaluate((link: HTMLAnchorElement) => {
    link.href += '?utm_source=later';
    link.target = '_top';
  });
  await expect(title).toHaveAttribute('href', `${app()}/listings/1?utm_source=later`);
  await expect(title).toHaveAttribute('target', '_top');
  const heard = await page.locator('roomie-listing-card').evaluate(async (element) => {
    const one = element as HTMLElement & {
      listing: number;
      theme: string;
      ready: Promise<unknown>;
    };
    const names: string[] = [];
    for (const name of ['roomie-ready', 'roomie-error', 'roomie-click']) {
      one.addEventListener(name, (event) => {
        names.push(name);
        event.preventDefault();
      });
    }
    one.listing = 2;
    one.theme = 'dark';
    await one.ready;
    one.shadowRoot?.querySelector('a')?.click();
    return { names, listing: one.listing, theme: one.getAttribute('theme') };
  });
  expect(heard).toEqual({ names: ['roomie-ready', 'roomie-click'], listing: 2, theme: 'dark' });
  await expect(title).toHaveAttribute('href', `${app()}/listings/2?utm_source=later`);
});

/** How a card looks inside. */
const readStyles = (page: Page) =>
  page.locator('roomie-listing-card').evaluate((element) => {
    const frame = element.shadowRoot?.querySelector('[data-state]');
    const title = element.shadowRoot?.querySelector('article a');
    if (!frame || !title) throw new Error('There is no card');
    const { backgroundColor } = getComputedStyle(frame);
    const style = getComputedStyle(title);
    const { width, height } = frame.getBoundingClientRect();
    return {
      backgroundColor,
      height: Math.round(height),
      wanted: width,
      fontSize: style.fontSize,
      text: [style.textTransform, style.letterSpacing, style.fontStyle, style.textIndent].join(),
    };
  });

test('looks the same on pages with any styles of their own', async ({ page }) => {
  await site.open(page, card(1));
  await expect(shown(page)).toBeVisible();
  const plain = await readStyles(page);
  const styles = [
    'html { font-size: 62.5% } body { font-size: 1.6rem }',
    'body { text-transform: uppercase; letter-spacing: 3px; font-style: italic; text-indent: 2em; line-height: 3; white-space: pre; text-align: center; cursor: wait }',
    '* { all: unset } roomie-listing-card { display: block; max-inline-size: 20rem }',
    'roomie-listing-card, roomie-listing-card * { margin: 0; line-height: 0 !important; float: none }',
  ];
  for (const style of styles) {
    await site.open(page, card(1), undefined, { style });
    await expect(shown(page)).toBeVisible();
    const look = await readStyles(page);
    const { wanted, height } = look;
    expect(look, style).toEqual({ ...plain, wanted, height });
    expect(Math.abs(height - cardHeight(wanted)), style).toBeLessThanOrEqual(1);
  }
});

test('lets the page style its parts, before and after the script has come', async ({ page }) => {
  const style = 'roomie-listing-card::part(title) { color: rgb(1, 2, 3) }';
  const readColor = () =>
    shown(page)
      .getByRole('link')
      .evaluate((title) => getComputedStyle(title).color);
  await site.open(page, card(1), undefined, { style });
  await expect(shown(page)).toBeVisible();
  expect(await readColor()).toBe('rgb(1, 2, 3)');
  const included = await (await page.request.get(`${app()}/embed/listings/1/element`)).text();
  await site.open(page, included, '', {
    style,
    headers: { 'Content-Security-Policy': "style-src 'unsafe-inline' 'self'" },
  });
  expect(await readColor()).toBe('rgb(1, 2, 3)');
});

test('grows with the text of the visitor, and stands side by side where it is wide', async ({
  page,
}) => {
  await site.open(page, card(1), undefined, { style: 'html { font-size: 32px }' });
  await expect(shown(page)).toBeVisible();
  expect((await readStyles(page)).fontSize).toBe('32px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const style = 'roomie-listing-card { max-inline-size: none }';
  for (const width of [640, 900]) {
    await page.setViewportSize({ width, height: 700 });
    await site.open(page, card(1), undefined, { style });
    await expect(shown(page)).toBeVisible();
    expect((await readStyles(page)).height).toBe(cardHeight(width - 32));
  }
});

for (const [direction, root] of [
  ['left to right', 'lang="en"'],
  ['right to left', 'lang="ar" dir="rtl"'],
] as const) {
  test(`shows each fact whole or not at all, with its dot, ${direction}`, async ({ page }) => {
    const cards = Array.from({ length: 20 }, (_, nth) => card(nth + 1)).join('');
    await site.open(page, cards, undefined, { root });
    await expect(shown(page)).toHaveCount(20);
    const facts = shown(page).getByRole('listitem');
    const torn = await facts.evaluateAll((items) =>
      items
        .filter((item) => {
          const rects = [...item.getClientRects()];
          const shownUntil = item.parentElement?.getBoundingClientRect().bottom ?? 0;
          const isIn = rects.every(({ bottom }) => bottom <= shownUntil + 1);
          const isOut = rects.every(({ top }) => top >= shownUntil - 0.5);
          return rects.length !== 1 || !(isIn || isOut);
        })
        .map((item) => item.textContent),
    );
    expect(torn).toEqual([]);
    expect(await facts.count()).toBeGreaterThan(60);
  });
}

test('follows the color scheme of the page, and hides with it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const groundOn = async (style: string) => {
    await site.open(page, card(1), undefined, { style });
    await expect(shown(page)).toBeVisible();
    return (await readStyles(page)).backgroundColor;
  };
  const light = 'rgb(255, 255, 255)';
  // Such a page stays light, whatever the visitor prefers.
  expect(await groundOn('')).toBe(light);
  expect(await groundOn('html { color-scheme: light }')).toBe(light);
  expect(await groundOn('html { color-scheme: light dark }')).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await groundOn('html { color-scheme: dark }')).not.toBe(light);
  await site.open(page, card(1, 'hidden'));
  await expect(page.locator('roomie-listing-card')).toBeHidden();
});

test('is written in the language of the page where it has it, and says so', async ({ page }) => {
  const asked = watchRequests(page);
  await site.open(page, card(1), undefined, { root: 'lang="xx" dir="rtl"' });
  await expect(shown(page)).toBeVisible();
  expect(asked).toEqual(['?ids=1&lang=xx']);
  await expect(shown(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('roomie-listing-card ul')).toHaveAttribute('lang', 'en');
  const align = await shown(page)
    .getByRole('link')
    .evaluate((it) => getComputedStyle(it).textAlign);
  expect(align).toBe('right');
});

test('monitoring scripts may add headers to the request, and it is compressed', async ({
  page,
}) => {
  await site.open(page, '');
  const ids = Array.from({ length: 50 }, (_, nth) => nth + 1).join();
  const status = await page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { traceparent: '00-1-2-3', 'x-datadog': '1' } });
    return answer.status;
  }, `${app()}/api/embed/listings?ids=1`);
  expect(status).toBe(200);
  const answer = await page.request.get(`/api/embed/listings?ids=${ids}`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(answer.headers()['access-control-expose-headers']).toContain('Retry-After');
});

test.describe('a script that does not arrive', () => {
  test('does not hold up the load event of a page that imports it', async ({ page }) => {
    await page.route('**/embed/v1/listing-card.js', () => undefined);
    await site.open(
      page,
      card(1),
      `<script type="module" async>import('${app()}/embed/v1/listing-card.js').catch(() => {});</script>`,
      { headers: { 'Content-Security-Policy': '' } },
    );
    await expect(page.getByRole('link', { name: 'A room' })).toBeVisible();
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
  });
});

test('a page that preloads the data of its cards asks only once', async ({ page }) => {
  const asked = watchRequests(page);
  await site.open(
    page,
    card(2) + card(1) + card(3),
    `<link rel="preload" as="fetch" crossorigin href="${app()}/api/embed/listings?ids=1,2" />
    <script async type="module" src="${app()}/embed/v1/listing-card.js"></script>`,
  );
  await expect(shown(page)).toHaveCount(3);
  expect(asked).toEqual(['?ids=1,2', '?ids=3']);
});

test('a card that the page’s server includes is there without scripts, and is taken over', async ({
  page,
}) => {
  const markup = async (search = '') =>
    (await page.request.get(`${app()}/embed/listings/1/element${search}`)).text();
  const relaxed = {
    headers: {
      'Content-Security-Policy': `style-src 'unsafe-inline' 'self'; script-src ${app()}`,
    },
  };
  await site.open(page, await markup('?theme=dark&utm_source=campus'), '', relaxed);
  await expect(shown(page)).toContainText('a month');
  await expect(shown(page).getByRole('link')).toHaveAttribute(
    'href',
    `${app()}/listings/1?utm_source=campus`,
  );
  const asleep = await readStyles(page);

  const asked = watchRequests(page);
  await site.open(page, await markup('?theme=dark&utm_source=campus'), undefined, relaxed);
  await expect.poll(async () => (await readVisit(page)).received).toHaveLength(1);
  expect(await readStyles(page)).toEqual(asleep);
  await expect(shown(page).getByRole('link')).toHaveAttribute(
    'href',
    `${app()}/listings/1?utm_source=campus`,
  );
  expect(asked).toEqual([]);
  const { received, shift } = await readVisit(page);
  expect([received[0]?.type, shift]).toEqual(['roomie:ready', 0]);
  await page.locator('roomie-listing-card').evaluate((it) => it.setAttribute('listing', '2'));
  await expect(shown(page).getByRole('link')).toHaveAttribute(
    'href',
    /listings\/2\?utm_source=campus$/,
  );
});

import type { Page, Request } from '@playwright/test';
import { startPartnerSites, type PartnerSites } from '#remotes/partner-demo/partner-sites.ts';
import { expect, test } from './support/fixtures.ts';

/** Runs the tests of this file in one worker, so that the sites are built only once. */
test.describe.configure({ mode: 'default' });

const app = () => process.env['APP_URL'] ?? '';
const maxRequests = 8;
const maxBytes = 12 * 1024;

let sites: PartnerSites;
test.beforeAll(async () => {
  sites = await startPartnerSites({ roomieRadar: app(), port: 0 });
});
test.afterAll(() => sites.stop());

/** The card itself; Playwright looks into shadow roots. */
const cards = (page: Page) => page.getByRole('article');

/** Texts that try to inject markup. */
const hostileCard = {
  title: `<img id="pwned" src=x onerror="window.pwned=1"><script>window.pwned=1</script>\u202E${'x'.repeat(10_000)}`,
  address: '"><svg/onload=window.pwned=1> {{pwned}} ${window.pwned=1}',
};

/** Changes every card in answers to the page, because hosts must survive any content. */
async function answerCardsWith(page: Page, changes: object): Promise<void> {
  await page.unroute(/\/api\/embed\/listings/);
  await page.route(/\/api\/embed\/listings/, async (route) => {
    try {
      const response = await route.fetch();
      const { items } = (await response.json()) as { items: { listing: object }[] };
      const changed = items.map((item) => ({ ...item, listing: { ...item.listing, ...changes } }));
      await route.fulfill({ response, json: { items: changed } });
    } catch {
      // The page may have navigated away; a page that waits for its cards fails by itself.
      await route.abort().catch(() => undefined);
    }
  });
}

/** Records each React that starts on a page, by the devtools hook. */
async function watchReacts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(`
    const reacts = (window.reacts = []);
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      checkDCE() {},
      inject: ({ version }) => reacts.push(version),
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    };
  `);
  return () => page.evaluate('window.reacts');
}

test('the federated card is a component of the host’s React, the only one on the page @essential', async ({
  page,
}) => {
  const reacts = await watchReacts(page);
  // All requests after the host's own page has loaded are for the cards.
  await page.addInitScript(`
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      window.stoodAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  `);
  const fromUs: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(app())) fromUs.push(request);
  });

  await page.goto(sites.react);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first().getByRole('link')).toHaveAttribute(
    'href',
    `${app()}/listings/1?utm_source=dance_school`,
  );
  await page.waitForLoadState('networkidle');

  expect(await reacts()).toEqual(['19.3.1']);
  // Each React marks its elements with its own key. The host's heading and the card have the same
  // one.
  const marks = await page.evaluate(() =>
    ['h1', 'roomie-listing-card'].map((name) =>
      Object.keys(document.querySelector(name) ?? {}).find((key) =>
        key.startsWith('__reactFiber$'),
      ),
    ),
  );
  expect(marks[0]).toBeTruthy();
  expect(marks[1]).toBe(marks[0]);

  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive in the next task.
        setTimeout(() => resolve(sum), 50);
      }),
  );
  expect(shift, 'nothing moves as the cards come').toBe(0);

  const beyondHost = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime > (window as unknown as { stoodAt: number }).stoodAt)
        .length,
  );
  expect(beyondHost).toBeGreaterThan(3);
  expect(beyondHost).toBeLessThanOrEqual(maxRequests);
  const sizes = await Promise.all(
    fromUs
      .filter((request) => request.resourceType() !== 'image')
      .map(async (request) => (await request.sizes()).responseBodySize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(maxBytes);

  const readHeaders = async (path: RegExp) => {
    const response = await fromUs.find((request) => path.test(request.url()))?.response();
    return response?.headers() ?? {};
  };
  for (const path of [/mf-manifest/, /remoteEntry/, /listing-card\.js/]) {
    const headers = await readHeaders(path);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['access-control-allow-origin']).toBe('*');
  }
  test.info().annotations.push({
    type: 'figures',
    description: `${beyondHost} requests, ${bytes} bytes besides images`,
  });
});

test('a host with React 18 shows cards by mount()', async ({ page }) => {
  const reacts = await watchReacts(page);
  await page.goto(sites.react18);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText('This page runs React 18.3.1')).toBeVisible();
  await expect(page.getByText('A room on RoomieRadar').first()).toBeHidden();
  // The card contains none.
  expect(await reacts()).toEqual(['18.3.1']);
});

test.describe('a room with any title', () => {
  test('shows its texts as text, and links only to RoomieRadar', async ({ page }) => {
    for (const site of [sites.react, sites.react18, sites.plain]) {
      await answerCardsWith(page, hostileCard);
      await page.goto(site);
      await expect(cards(page).first().getByRole('link')).toHaveText(hostileCard.title);
      await expect(cards(page).first()).toContainText(hostileCard.address);
      expect(await page.evaluate('window.pwned')).toBeUndefined();
      await expect(page.locator('#pwned')).toHaveCount(0);

      await answerCardsWith(page, { url: 'javascript:window.pwned=1' });
      await page.goto(site);
      await expect(page.getByRole('link').first()).toHaveAttribute(
        'href',
        new RegExp(`^${app()}/listings/1`),
      );
      await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
    }
  });
});

const script = (body: string) => ({ contentType: 'text/javascript', body });
const html = { contentType: 'text/html', body: '<!doctype html><h1>Not what you asked for</h1>' };
const headers = { 'Access-Control-Allow-Origin': '*' };

/** Faults of the remote, injected at its addresses under /embed/v1/. */
const troubles: Record<string, (page: Page) => Promise<unknown>> = {
  killed: (page) => page.route(`${app()}/embed/**`, (route) => route.abort('connectionrefused')),
  hanging: (page) => page.route(`${app()}/embed/**`, () => undefined),
  'answering HTML': (page) =>
    page.route(`${app()}/embed/**`, (route) => route.fulfill({ ...html, headers })),
  'of another version': (page) =>
    page.route(`${app()}/embed/v1/remoteEntry.js`, (route) =>
      route.fulfill({
        ...script('export const init = () => {}; export const get = () => undefined;'),
        headers,
      }),
    ),
  'throwing as it is drawn': (page) =>
    page.route(`${app()}/embed/v1/remoteEntry.js`, (route) =>
      route.fulfill({
        ...script(`const fail = () => { throw new Error('hostile') };
          export const init = () => {};
          export const get = async () => () => ({ default: fail, mount: fail });`),
        headers,
      }),
    ),
};

test.describe('with a remote that is', () => {
  // The hosts log the fault for their developers; the page does not show it.
  test.use({
    expectedErrors:
      /Federation|RoomieRadar|hostile|Failed to load|dynamically imported|JSON|type|React|MIME/,
  });

  for (const [trouble, cause] of Object.entries(troubles)) {
    test(`${trouble}, the host stays whole and shows its own link within 5 s`, async ({ page }) => {
      for (const site of [sites.react, sites.react18]) {
        await page.unrouteAll();
        await page.clock.install();
        await cause(page);
        const givingUp = page.waitForEvent('console', (said) => said.text().startsWith('No card'));
        await page.goto(site);
        const link = page.getByRole('link', { name: 'A room on RoomieRadar' }).first();
        await expect(link).toBeVisible();
        if (trouble === 'hanging') await page.clock.fastForward(5000);
        await givingUp;
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', new RegExp(`^${app()}/listings/1\\?utm_`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('This page runs React')).toBeVisible();
        await expect(cards(page)).toHaveCount(0);
      }
    });
  }
});

import { cardHeight } from '#contract/embeds/card.ts';
import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { openPartnerSite, readVisit, type PartnerSite } from './support/partner-site.ts';
import { deleteListing, postListing } from './support/listings.ts';

const app = () => process.env['APP_URL'] ?? '';
const byId = '**/api/embed/listings?*';
const link = (id = 1) =>
  `<a href="${app()}/listings/${id}?utm_source=campus&amp;ref=x">A room near the campus</a>`;
const card = (id: number | string = 1, more = '') =>
  `<roomie-listing-card listing="${id}" ${more}>${link(Number(id))}</roomie-listing-card>`;
const fallback = (page: Page) => page.getByRole('link', { name: 'A room near the campus' });
const shown = (page: Page) => page.getByRole('article');

let site: PartnerSite;
test.beforeAll(async () => {
  site = await openPartnerSite(app());
});
test.afterAll(() => site.close());

test('shows a card on another site in three requests, without storage or layout shift @essential', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(app())) requests.push(request.url());
  });
  const script = page.waitForResponse(/listing-card\.js$/);
  await site.open(page, card());
  await expect(shown(page)).toContainText('a month');
  const image = shown(page).locator('img');
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeTruthy();

  const { listing } = (await (await page.request.get('/api/embed/listings/1')).json()) as {
    listing: NonNullable<EmbeddedCard['listing']>;
  };
  const { responseBodySize } = await (await script).request().sizes();
  expect(responseBodySize).toBeLessThanOrEqual(6772);
  expect(requests).toHaveLength(3);
  await expect(fallback(page)).toBeHidden();

  await page.keyboard.press('Tab');
  const title = page.getByRole('link', { name: listing.title });
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('href', `${listing.url}?utm_source=campus`);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await readVisit(page)).received.map(({ type }) => type))
    .toEqual(['roomie:ready', 'roomie:click']);
  await expectAccessible(page);

  const box = await page.locator('roomie-listing-card').boundingBox();
  expect(box?.height).toBeCloseTo(cardHeight(box?.width ?? 0), -1);
  expect(await readVisit(page)).toMatchObject({ violations: [], shift: 0 });
  expect(await context.cookies()).toEqual([]);
  expect((await context.storageState()).origins).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('several cards share one request, and each follows its attributes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/embed/')) asked.push(new URL(request.url()).search);
  });
  await site.open(page, card(3) + card(1) + card(2));
  await expect(shown(page)).toHaveCount(3);
  expect(asked).toEqual(['?ids=1,2,3']);

  const first = page.locator('roomie-listing-card').first();
  const ground = () =>
    first.evaluate((element) => {
      const frame = element.shadowRoot?.firstElementChild;
      return frame ? getComputedStyle(frame).backgroundColor : '';
    });
  const light = await ground();
  await first.evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect.poll(ground).not.toBe(light);
  await first.evaluate((element) => element.setAttribute('listing', '4'));
  const { listing } = await (await page.request.get('/api/embed/listings/4')).json();
  await expect(first.getByRole('link')).toHaveText(listing.title);
  expect(asked).toEqual(['?ids=1,2,3', '?ids=4']);
  expect(await readVisit(page)).toMatchObject({ violations: [], shift: 0 });

  await first.evaluate((element) => {
    element.style.setProperty('--roomie-surface', 'rgb(1, 2, 3)');
    element.setAttribute('dir', 'rtl');
  });
  expect(await ground()).toBe('rgb(1, 2, 3)');
  const align = await first
    .getByRole('link')
    .evaluate((title) => getComputedStyle(title).textAlign);
  expect(align).toBe('right');
});

test.describe('without a room to show', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  /** Ways in which the server may fail; each has its own card. */
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 503, body: '{}' }),
    (route) => route.fulfill({ body: '<!doctype html><title>Hello</title>' }),
    (route) => route.fulfill({ json: { items: [{ id: 3, state: 'active', listing: {} }] } }),
    async (route) => {
      const found = await (await route.fetch()).json();
      found.items[0].listing.url = 'javascript:alert(1)';
      await route.fulfill({ json: found });
    },
    (route) => route.abort(),
  ];

  test("the partner's link stays in the card, whatever the server does", async ({ page }) => {
    await page.route(byId, (route) => {
      const id = Number(new URL(route.request().url()).searchParams.get('ids'));
      return answers[id - 1]?.(route);
    });
    await site.open(page, card());
    for (const [nth] of answers.entries()) {
      await expect.poll(async () => (await readVisit(page)).received).toHaveLength(nth + 1);
      await expect(fallback(page)).toBeVisible();
      await page
        .locator('roomie-listing-card')
        .evaluate((element, next) => element.setAttribute('listing', next), String(nth + 2));
    }
    const { received, shift } = await readVisit(page);
    expect(received.map(({ problem }) => problem)).toEqual(answers.map(() => 'server'));
    expect(shift).toBe(0);
  });

  test('a deleted, paused or unknown room is explained and leads to others', async ({ page }) => {
    await signInAsNewcomer(page, '/robots.txt');
    const deleted = await postListing(page);
    await deleteListing(page, deleted);
    const paused = await postListing(page, { status: 'paused' });
    // The impossible ids do not affect the others.
    await site.open(page, card(deleted) + card(paused) + card('no number') + card(9_999_999_999));
    await expect(page.getByText('This room is no longer offered.')).toBeVisible();
    await expect(page.getByText('This room is not offered at the moment.')).toBeVisible();
    await expect(page.getByText('This room could not be found.')).toHaveCount(2);
    // Where the link would lead to nothing, there is one to other rooms.
    await expect(fallback(page)).toHaveCount(2);
    const others = page.getByRole('link', { name: /^See other rooms/ });
    await expect(others).toHaveCount(2);
    for (const link of await others.all()) {
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
      expect(searchParams.get('utm_source')).toBe('campus');
    }
    expect((await readVisit(page)).shift).toBe(0);
  });

  test('the room appears once the visitor is back online', async ({ page, context }) => {
    await site.open(page, '');
    await page.evaluate(() => customElements.whenDefined('roomie-listing-card'));
    await context.setOffline(true);
    await page.locator('main').evaluate((main) => {
      const element = document.createElement('roomie-listing-card');
      element.setAttribute('listing', '1');
      main.append(element);
    });
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(shown(page)).toContainText('a month');
  });
});

test.describe('a script that is pinned by its hash', () => {
  test.use({ expectedErrors: /integrity|Failed to load/ });

  test('runs unchanged, and not at all with a changed byte', async ({ page }) => {
    const { file, integrity } = await (await page.request.get('/embed/v1/manifest.json')).json();
    const pinned = `<script type="module" crossorigin="anonymous" integrity="${integrity}"
      src="${app()}/embed/v1/${file}"></script>`;
    const kept = await page.request.get(`/embed/v1/${file}`);
    expect(kept.headers()['cache-control']).toContain('immutable');
    await site.open(page, card(), pinned);
    await expect(shown(page)).toBeVisible();

    await page.route(`**/${file}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await site.open(page, card(), pinned);
    await refused;
    await expect(fallback(page)).toBeVisible();
    expect(await page.evaluate(() => customElements.get('roomie-listing-card'))).toBeUndefined();
  });
});

test('any text stays text, in the element and in the frame', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signInAsNewcomer(page, '/robots.txt');
  const title = '<img src=x onerror=alert(1)></style><script>alert(2)</script> \u202Egnp.exe';
  const id = await postListing(page, { title, address: '"><svg onload=alert(3)>' });
  await site.open(page, `${card(id)}<iframe src="${app()}/embed/listings/${id}"></iframe>`);
  await expect(shown(page).getByRole('link')).toHaveText(title);
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText(title);

  await page.route(byId, async (route) => {
    const found = await (await route.fetch()).json();
    found.items[0].listing.title = 'x'.repeat(10_000);
    await route.fulfill({ json: found });
  });
  await site.open(page, card(id));
  await expect(shown(page).getByRole('link')).toHaveText(/^x{10000}$/);
  const { height, width } = (await page.locator('roomie-listing-card').boundingBox()) ?? {};
  expect(height).toBeCloseTo(cardHeight(width ?? 0), -1);
  expect(await readVisit(page)).toMatchObject({ violations: [], shift: 0 });

  await page.goto(`${app()}/robots.txt`);
  await deleteListing(page, id);
  expect(dialogs).toEqual([]);
});

test('the frame shows the card, reports its height and stores nothing', async ({
  page,
  context,
}) => {
  const address = `${app()}/embed/listings/1?theme=dark&utm_source=campus`;
  await site.open(
    page,
    `<iframe src="${address}" width="300" height="200" title="A room"></iframe>`,
    '',
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    /listings\/1\?utm_source=campus$/,
  );
  await expect
    .poll(async () => (await readVisit(page)).received)
    .toEqual([{ type: 'roomie:height', listing: 1, height: cardHeight(300) }]);
  // In a frame that is too low, the text stays visible.
  await expect(frame.getByText('a month')).toBeInViewport();
  await page.locator('iframe').evaluate((it: HTMLIFrameElement) => (it.width = '400'));
  await expect
    .poll(async () => (await readVisit(page)).received.at(-1)?.['height'])
    .toBe(cardHeight(400));
  expect(await context.cookies()).toEqual([]);
  expect((await context.storageState()).origins).toEqual([]);
  expect(await readVisit(page)).toMatchObject({ violations: [] });
});

test('a card keeps to a place of 160 pixels, also where the page resets all styles', async ({
  page,
}) => {
  const narrow = (attributes = '') =>
    `<div class="narrow"><roomie-listing-card listing="1" ${attributes}><a href="${app()}/listings/1">A room</a></roomie-listing-card></div>`;
  await site.open(page, narrow() + narrow('class="reset"'), undefined, {
    style: `.narrow { inline-size: 160px } .reset { all: unset }`,
  });
  await expect(page.getByRole('article')).toHaveCount(2);
  const places = await page.locator('roomie-listing-card').evaluateAll((cards) =>
    cards.map((card) => {
      const article = card.shadowRoot?.querySelector('article');
      const { width } = article?.getBoundingClientRect() ?? { width: 0 };
      return { width, isWhole: (article?.scrollWidth ?? 0) <= Math.ceil(width) };
    }),
  );
  expect(places).toEqual([
    { width: 134, isWhole: true },
    { width: 134, isWhole: true },
  ]);
});

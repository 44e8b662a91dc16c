import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { openPartnerSite, readVisit, type PartnerSite } from './support/partner-site.ts';

const app = () => process.env['APP_URL'] ?? '';
const script = () => `<script type="module" src="${app()}/embed/v1/listings.js"></script>`;
const list = (attributes: string) =>
  `<roomie-listings ${attributes}>
    <a href="${app()}/?utm_source=campus">Rooms on RoomieRadar</a></roomie-listings>`;
const rooms = (page: Page) => page.getByRole('article');
const titles = (page: Page) => rooms(page).getByRole('link').allTextContents();
const watchData = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/embed/')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

interface RoomieListings {
  ready: Promise<number[]>;
}

let site: PartnerSite;
test.beforeAll(async () => {
  site = await openPartnerSite(app());
});
test.afterAll(() => site.close());

/** What a page names in its head comes before the script; the list asks for it no second time. */
test('takes the answer that its page has preloaded', async ({ page }) => {
  const asked = watchData(page);
  const address = `${app()}/api/embed/search?max_rent=2000&amp;currency=USD&amp;count=3`;
  const preload = `<link rel="preload" as="fetch" crossorigin href="${address}" />`;
  await site.open(
    page,
    list('search="max_rent=2000&amp;currency=USD" count="3"'),
    preload + script(),
  );
  await expect(rooms(page)).toHaveCount(3);
  expect(asked).toEqual(['/api/embed/search']);
});

test('shows twelve rooms of a search with one request for data, without layout shift @essential', async ({
  page,
  context,
}) => {
  const asked = watchData(page);
  const loaded = page.waitForResponse(/listings\.js$/);
  await site.open(page, list('search="sort=rent&amp;currency=USD"'), script());
  await expect(rooms(page)).toHaveCount(12);
  const { responseBodySize } = await (await loaded).request().sizes();
  expect(responseBodySize).toBeLessThanOrEqual(12_288);
  expect(asked).toEqual(['/api/embed/search']);

  const answer = await page.request.get('/api/listings?sort=rent&currency=USD&page_size=12');
  const { items } = (await answer.json()) as { items: { title: string }[] };
  expect(await titles(page)).toEqual(items.map(({ title }) => title));
  const all = page.getByRole('link', { name: 'See all rooms on RoomieRadar' });
  await expect(all).toHaveAttribute('href', /\/\?.*sort=rent.*utm_source=campus/);
  await expect(rooms(page).getByRole('link').first()).toHaveAttribute(
    'href',
    /\/listings\/\d+\?utm_source=campus$/,
  );
  await expect(page.getByRole('link', { name: 'Rooms on RoomieRadar', exact: true })).toBeHidden();
  await expectAccessible(page);
  expect(await readVisit(page)).toMatchObject({ violations: [], shift: 0 });
  expect(await context.cookies()).toEqual([]);
});

for (const names of [
  ['listing-card', 'listings'],
  ['listings', 'listing-card'],
]) {
  test(`asks once for data on a page with the scripts ${names.join(' and ')}`, async ({ page }) => {
    const asked = watchData(page);
    const scripts = names.map(
      (name) => `<script type="module" src="${app()}/embed/v1/${name}.js"></script>`,
    );
    await site.open(page, list('count="6"'), scripts.join(''));
    await expect(rooms(page)).toHaveCount(6);
    expect(asked).toEqual(['/api/embed/search']);
  });
}

test('shows picked rooms in their order, and leaves out those that are gone', async ({ page }) => {
  const asked = watchData(page);
  await site.open(page, list('listings="5,2000000000,none,99999999999,3"'), script());
  await expect(rooms(page)).toHaveCount(2);
  const readTitle = async (id: number) => {
    const card = await (await page.request.get(`/api/embed/listings/${id}`)).json();
    return (card as { listing: { title: string } }).listing.title;
  };
  expect(await titles(page)).toEqual([await readTitle(5), await readTitle(3)]);
  expect(asked).toEqual(['/api/embed/listings']);
  await expect(page.getByRole('link', { name: 'Rooms on RoomieRadar', exact: true })).toBeVisible();
});

test('a visitor searches in it, and cards that stay are not loaded again', async ({ page }) => {
  const asked = watchData(page);
  await site.open(page, list('search-box count="24" lang="de"'), script());
  await expect(rooms(page)).toHaveCount(24);
  const field = page.getByRole('searchbox', { name: 'Ort, Straße oder Stichwort' });
  await field.fill('balcony');
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('roomie-listings') as HTMLElement;
    shadowRoot?.querySelector('roomie-listing-card')?.setAttribute('data-kept', '');
  });
  await field.press('Enter');
  await expect(page.getByRole('status').first()).not.toHaveText(/^1\.000|^24/);
  const found = (await (await page.request.get('/api/embed/search?q=balcony&count=24')).json()) as {
    items: unknown[];
  };
  await expect(rooms(page)).toHaveCount(found.items.length);
  await expect(field).toBeFocused();
  expect(asked).toEqual(['/api/embed/search', '/api/embed/search']);
  await field.fill('no such words anywhere');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByRole('status').first()).toHaveText(
    'Gerade passt nichts genau. Vielleicht eines von diesen?',
  );
  await expect(rooms(page)).toHaveCount(24);
  await field.fill('Lissabon');
  await field.press('Enter');
  await expect(
    page.getByRole('link', { name: 'Alle Zimmer auf RoomieRadar ansehen' }),
  ).toHaveAttribute('href', /place=Lissabon.*lat=38\.7/);
});

test('finds a place by its name alone', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await site.open(page, list('search="place=Lisbon" count="3"'), script());
  await expect(rooms(page)).toHaveCount(3);
  const { items } = (await (
    await page.request.get('/api/listings?lat=38.7167&lng=-9.1333&page_size=3')
  ).json()) as { items: { title: string }[] };
  expect(await titles(page)).toEqual(items.map(({ title }) => title));
  expect(warnings).toEqual([]);
});

for (const [state, attributes] of [
  ['nothing fits', 'count="3" search="q=nothing+has+these+words"'],
  ['an owner has no rooms', 'count="3" owner="2000000000"'],
  ['only one of several rooms is offered', 'listings="5,2000000000,2000000001"'],
  ['a search has a field', 'count="3" search-box'],
] as const) {
  test(`moves nothing on the page when ${state}`, async ({ page }) => {
    await site.open(page, list(attributes), script());
    await page.locator('roomie-listings').evaluate((it) => (it as never as RoomieListings).ready);
    expect((await readVisit(page)).shift).toBeLessThanOrEqual(0.001);
  });
}

test('a visitor who comes back later sees what is new, with one request for data', async ({
  page,
}) => {
  const asked = watchData(page);
  await page.route('**/api/embed/search*', async (route) => {
    const answer = (await (await route.fetch()).json()) as {
      items: { listing: { title: string } }[];
    };
    for (const { listing } of answer.items) listing.title = `As of visit ${asked.length}`;
    await route.fulfill({ json: answer });
  });
  await page.clock.install();
  await site.open(page, list('count="2"'), script());
  for (const visit of [1, 2, 3]) {
    if (visit > 1) {
      await page.clock.fastForward('10:00');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }
    const title = `As of visit ${visit}`;
    await expect.poll(() => titles(page)).toEqual([title, title]);
  }
  expect(asked).toEqual(Array(3).fill('/api/embed/search'));
});

test('follows its attributes and properties', async ({ page }) => {
  await site.open(page, list('count="3"'), script());
  await expect(rooms(page)).toHaveCount(3);
  const element = page.locator('roomie-listings');
  await element.evaluate((it: HTMLElement) => Object.assign(it, { count: 2, theme: 'dark' }));
  await expect(rooms(page)).toHaveCount(2);
  await expect(element).toHaveAttribute('count', '2');
  const scheme = await rooms(page)
    .first()
    .evaluate((it) => getComputedStyle(it).colorScheme);
  expect(scheme).toBe('dark');
  await element.evaluate((it: HTMLElement) => it.setAttribute('currency', 'EUR'));
  const ready = element.evaluate((it) => (it as HTMLElement & { ready: Promise<number[]> }).ready);
  expect(await ready).toHaveLength(3);
});

test('lets the page style its parts and those of its cards', async ({ page }) => {
  const style = `roomie-listings::part(title) { color: rgb(1, 2, 3) }
    roomie-listings::part(button) { background: rgb(4, 5, 6) }`;
  await site.open(page, list('count="2" search-box'), script(), { style });
  const title = rooms(page).getByRole('link').first();
  await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(4, 5, 6)');
});

test('shows the rooms of an owner; who searches, searches all', async ({ page }) => {
  const { user_id: owner } = (await (await page.request.get('/api/listings/5')).json()) as {
    user_id: number;
  };
  const answer = await page.request.get(`/api/embed/search?owner=${owner}`);
  const { total } = (await answer.json()) as { total: number };
  await site.open(page, list(`owner="${owner}" search-box`), script());
  await expect(rooms(page)).toHaveCount(total);
  await page.getByRole('searchbox').fill('room');
  await page.getByRole('searchbox').press('Enter');
  await expect(rooms(page)).toHaveCount(12);
});

test('gives prices in a currency, and keeps that of the rents searched for', async ({ page }) => {
  const asked = page.waitForRequest(/embed\/search/);
  const search = 'search="max_rent=900&amp;currency=USD"';
  await site.open(page, list(`${search} currency="EUR" count="99"`), script());
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    max_rent: '900',
    currency: 'USD',
    count: '99',
    price_currency: 'EUR',
  });
  await expect(rooms(page).first()).toContainText('$');
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('keeps the link of the page while there is no answer, and tries again when online', async ({
    page,
    context,
  }) => {
    await page.route('**/api/embed/search*', (route) => route.abort());
    await site.open(page, list('count="3" search-box'), script());
    await expect(page.getByText('The rooms cannot be shown right now.')).toBeVisible();
    // Who searches can try again, with a field and a button that say what they are.
    await expect(page.getByRole('searchbox', { name: 'Town, street or keyword' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    // The link of the page moves below the field, and nothing else.
    expect((await readVisit(page)).shift).toBeLessThanOrEqual(0.01);
    await expect(
      page.getByRole('link', { name: 'Rooms on RoomieRadar', exact: true }),
    ).toBeVisible();
    await context.setOffline(true);
    await page.unroute('**/api/embed/search*');
    await context.setOffline(false);
    await expect(rooms(page)).toHaveCount(3);
  });

  test('says it to a visitor who searches, and keeps what is shown', async ({ page }) => {
    await site.open(page, list('count="4" search-box'), script());
    await expect(rooms(page)).toHaveCount(4);
    await page.route('**/api/embed/search*', (route) => route.abort());
    await page.getByRole('searchbox').fill('balcony');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('The rooms cannot be shown right now.')).toBeVisible();
    await expect(rooms(page)).toHaveCount(4);
    await expect(page.getByRole('searchbox')).toHaveValue('balcony');
  });
});

for (const width of [320, 1280]) {
  test(`fits a page of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.open(page, list('count="6" search-box'), script());
    await expect(rooms(page)).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.screenshot({ path: `.tmp/list-${width}.png`, fullPage: true });
  });
}

import type { Locator, Page, Request } from '@playwright/test';
import { demoRoom, demoSearch } from './support/demo-room.ts';
import { expect, signInAsNewcomer, test } from './support/fixtures.ts';
import { deleteListing, postListing, shownRooms } from './support/listings.ts';
import { expectSignedOut } from './support/session.ts';

const publicPages = ['/', '/listings/1'];
const scriptBudgetBytes = 120_000;
const origin = () => process.env['APP_URL'] ?? '';
const nasty = `</script><script>alert(1)</script> $& $1 $' <!-- \u2028 & "q" 'a' <b>b</b>`;

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the home page and searches', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shownRooms(page)).toHaveLength(20);
    await page.getByLabel('Rent up to').fill('1400');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/max_rent=1400/);
    await page.getByLabel('Bedrooms').selectOption('2 or more');
    await page.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/bedrooms=2/);
    const found = await shownRooms(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ rent, bedrooms }) => rent <= 1400 && bedrooms >= 2)).toBe(true);
    await page.getByRole('link', { name: 'Lowest rent' }).click();
    await expect(page).toHaveURL(/sort=rent/);
    await page.getByRole('list', { name: 'Rooms' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/listings\/\d+$/);
  });

  test('shows a room: title, rent, description, images and the way back @essential', async ({
    page,
  }) => {
    const room = await (await page.request.get('/api/listings/1')).json();
    await page.goto('/listings/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(room.title);
    const main = page.getByRole('main');
    await expect(main).toContainText(`$${room.monthly_rent.toLocaleString('en-US')}`);
    const [paragraph] = room.description.split('\n');
    await expect(main).toContainText(paragraph);
    const lead = page.getByRole('list', { name: 'Photos' }).getByRole('img').first();
    await expect
      .poll(() => lead.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('link', { name: 'All rooms' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a phone, before the app has started', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('asks for the images near the top only, and for others as the page scrolls', async ({
    page,
  }) => {
    const images = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image') images.add(request.url());
    });
    // The app never arrives.
    await page.route('**/assets/app-*.js', () => undefined);
    await page.goto('/');
    const covers = page.getByRole('list', { name: 'Rooms' }).locator('img');
    const isShown = (cover: Locator) =>
      cover.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    // Rooms of other journeys, some without an image, may come first.
    await expect(async () => {
      await covers.first().scrollIntoViewIfNeeded();
      expect(await isShown(covers.first())).toBe(true);
    }).toPass();
    expect(images.size).toBeLessThanOrEqual(6);
    // Cards get their true heights on the way, so the last one is not where it was.
    await expect(async () => {
      await covers.last().scrollIntoViewIfNeeded();
      expect(await isShown(covers.last())).toBe(true);
    }).toPass();
  });
});

/** The title, description and preview tags of the head. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) =>
      document.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content ?? null;
    return {
      title: document.title,
      description: content('name="description"'),
      ogTitle: content('property="og:title"'),
      ogDescription: content('property="og:description"'),
      ogImage: content('property="og:image"'),
      ogUrl: content('property="og:url"'),
      canonical: document
        .querySelector<HTMLLinkElement>('link[rel="canonical"]')
        ?.getAttribute('href'),
      structured:
        document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
    };
  });
}

test('describes a shared room with image, title, rent and address', async ({ page }) => {
  const room = await (await page.request.get('/api/listings/1')).json();
  await page.goto('/listings/1');
  const head = await readHead(page);
  expect(head.title).toBe(`${room.title} · RoomieRadar`);
  expect(head.ogTitle).toBe(room.title);
  const inAll = room.monthly_rent + room.monthly_bills;
  expect(head.description).toContain(`$${inAll.toLocaleString('en-US')} a month in total`);
  expect(head.description).toContain(room.address);
  expect(head.ogDescription).toBe(head.description);
  expect(head.canonical).toBe(`${origin()}/listings/1`);
  expect(head.ogUrl).toBe(head.canonical);
  const image = await page.request.get(head.ogImage ?? '');
  expect(image.headers()['content-type']).toMatch(/^image\//);
  expect(JSON.parse(head.structured)).toMatchObject({
    name: room.title,
    url: head.canonical,
    offers: {
      priceSpecification: {
        priceCurrency: 'USD',
        priceComponent: [
          { name: 'Rent', price: room.monthly_rent },
          { name: 'Bills', price: room.monthly_bills },
        ],
      },
    },
  });
});

test('describes the home page, and searches have its canonical address', async ({ page }) => {
  await page.goto('/?sort=rent');
  const head = await readHead(page);
  expect(head.title).toBe('RoomieRadar');
  expect(head.ogTitle).toBe('RoomieRadar');
  expect(head.description).toBeTruthy();
  expect(head.canonical).toBe(`${origin()}/`);
  const image = await page.request.get(head.ogImage ?? '');
  expect(image.headers()['content-type']).toMatch(/^image\//);
});

for (const path of publicPages) {
  test(`first load of ${path}: no call, few requests, little script`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { fromServer: document.querySelector('h1') });
      });
    });
    await page.goto(path);
    await expectSignedOut(page);
    await page.waitForLoadState('networkidle');
    const isKept = await page.evaluate(
      () => (window as { fromServer?: Element }).fromServer === document.querySelector('h1'),
    );
    expect(isKept, 'hydration keeps what the server rendered').toBe(true);

    const paths = requests.map((request) => new URL(request.url()).pathname);
    expect(paths.filter((name) => /^\/(api|auth)\//.test(name))).toEqual([]);
    const others = requests.filter((request) => request.resourceType() !== 'image');
    // The recorder is for tests alone.
    const counted = others.filter((request) => !/icon|start-recorder/.test(request.url()));
    expect(counted.map((request) => request.url()).slice(4)).toEqual([]);
    expect(paths.filter((name) => /arktype|calls|toaster|form|menu/.test(name))).toEqual([]);
    const scripts = requests.filter((request) => request.resourceType() === 'script');
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(scriptBudgetBytes);
  });

  test(`${path} keeps its strict content security policy`, async ({ page }) => {
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', (event) => {
        violations.push(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    const answer = await page.goto(path);
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/; script-src 'self'( 'sha256-[\w+/]+=*'){2}; /);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|data:|\*|https?:/);
    await expectSignedOut(page);
    expect(await page.evaluate(() => (window as { violations?: string[] }).violations)).toEqual([]);
  });

  test(`${path} is not sent again to who has it`, async ({ page }) => {
    // Posting in another test between the two reads may change the home page.
    await expect(async () => {
      const first = await page.request.get(path);
      const etag = first.headers()['etag'] ?? '';
      expect(etag).not.toBe('');
      const second = await page.request.get(path, { headers: { 'If-None-Match': etag } });
      expect(second.status()).toBe(304);
      expect(await second.text()).toBe('');
    }).toPass();
  });
}

test.describe('rooms that do not exist', () => {
  test.use({ expectedErrors: /status of (404|410)/ });

  test('answers 404 and Not Found for an unknown room', async ({ page }) => {
    const answer = await page.goto('/listings/2000000000');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('Not Found · RoomieRadar');
  });

  test('says Not Found for an id that is not a number', async ({ page }) => {
    await page.goto('/listings/sunny-room');
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  });

  test('answers 410 for a deleted room', async ({ page }) => {
    await signInAsNewcomer(page);
    const id = await postListing(page);
    expect((await page.goto(`/listings/${id}`))?.status()).toBe(200);
    await deleteListing(page, id);
    expect((await page.goto(`/listings/${id}`))?.status()).toBe(410);
    await expect(
      page.getByRole('heading', { name: 'This room is no longer offered' }),
    ).toBeVisible();
  });
});

test('shows any text of users as text', async ({ page, browser }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signInAsNewcomer(page);
  const id = await postListing(page, { title: nasty, description: `${nasty}\n\n${nasty}` });
  const expectText = async (reader: Page) => {
    const heading = reader.getByRole('heading', { level: 1 });
    expect(await heading.textContent()).toBe(nasty);
    await expect(reader.getByRole('main')).toContainText(nasty.split('\u2028')[1]?.trim() ?? '');
    await expect(reader.getByRole('main').locator('b', { hasText: /^b$/ })).toHaveCount(0);
    expect(await reader.title()).toContain('<script>alert(1)</script>');
    const structured = await reader
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent));
    for (const text of structured) expect(JSON.parse(text)).toMatchObject({ name: nasty });
  };

  const asSent = await browser.newContext({ javaScriptEnabled: false, baseURL: origin() });
  const reader = await asSent.newPage();
  await reader.goto(`/listings/${id}`);
  await expectText(reader);
  expect(await reader.locator('script[type="application/ld+json"]').count()).toBe(1);
  await reader.goto('/');
  await expect(reader.getByRole('link', { name: '</script><script>alert(1)' })).toBeVisible();
  await asSent.close();

  await page.goto(`/listings/${id}`);
  await expect(page.getByText('This is your listing.')).toBeVisible();
  await expectText(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: '</script><script>alert(1)' })).toBeVisible();
  await deleteListing(page, id);
  expect(dialogs).toEqual([]);
});

test('lists rooms for crawlers, and excludes pages that are not for them', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
  const read = async (address: string) => {
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toContain('xml');
    const found = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...found].map(([, location = '']) => location);
  };
  const files = await read('/sitemap.xml');
  expect(files[0]).toBe(`${origin()}/sitemap-1.xml`);
  const pages = (await Promise.all(files.map(read))).flat();
  expect(pages).toContain(`${origin()}/`);
  expect(pages).toContain(`${origin()}/listings/1`);
  expect(new Set(pages).size).toBe(pages.length);
});

test('a page brings the styles of what it shows, and the next page those that it needs', async ({
  page,
}) => {
  await page.goto(demoSearch);
  const inlined = await page.locator('head style').allTextContents();
  // The gallery is on the pages of listings alone.
  expect(inlined.join('')).not.toContain('.gallery');
  await demoRoom(page).click();
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Where it is' })).toBeVisible();
  const widths = () =>
    page
      .locator('h1, [aria-label="Photos"]')
      .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  const shown = await widths();
  expect(shown).toHaveLength(2);
  await page.reload();
  await expect.poll(widths).toEqual(shown);
  // Cards like those of the home page stand on it; the search bar and its chips do not.
  const ofListing = (await page.locator('head style').allTextContents()).join('');
  expect(ofListing).toContain('.card_');
  expect(ofListing).not.toMatch(/\.(chip|control|segment)_/);
});

test('looks the same wherever a visit began, although styles come in another order', async ({
  page,
}) => {
  const boxes = () =>
    page.locator('main :is(a, button, h2, li, label)').evaluateAll((all) =>
      all.map((element) => {
        const { x, width, height } = element.getBoundingClientRect();
        const { marginBlock, color, backgroundColor } = getComputedStyle(element);
        return [x, width, height, marginBlock, color, backgroundColor].join(' ');
      }),
    );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/listings/1');
  await page.getByRole('link', { name: 'All rooms' }).click();
  await page.getByRole('link', { name: 'Pets welcome' }).click();
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const visited = await boxes();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect.poll(boxes).toEqual(visited);
});

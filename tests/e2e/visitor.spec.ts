import { demoRoom, demoSearch } from './support/demo-room.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

test('a visitor reads the newest rooms, accessibly, and opens one', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('RoomieRadar');
  await expect(page.getByRole('heading', { name: /^\d+ rooms$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(demoSearch);
  const card = demoRoom(page);
  const title = await card.textContent();
  await card.click();
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('every kind of page has an icon, so that no browser asks for one in vain', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) asked.push(response.url());
  });
  const home = await page.goto('/');
  const site = home?.url() ?? '';
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/sign-in\/local\//);
  const pages = [site, page.url(), `${site}embed/listings/1`, `${site}api/reference`];
  for (const address of pages) {
    await page.goto(address);
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    const answer = await page.request.get(new URL(icon ?? '', address).href);
    expect(answer.headers()['content-type'], address).toContain('image/svg+xml');
  }
  // For answers that are not pages, such as /robots.txt, and for browsers without SVG icons.
  const plain = await page.request.get('/favicon.ico');
  expect(plain.headers()['content-type']).toBe('image/x-icon');
  expect((await plain.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect(asked).toEqual([]);
});

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

test('the app can be installed: every icon of its manifest exists in its size', async ({
  page,
}) => {
  const home = await page.goto('/');
  const site = new URL(home?.url() ?? '').origin;
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(site + (address ?? ''));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, shortcuts, ...app } = (await answer.json()) as {
    icons: Icon[];
    shortcuts: { icons: Icon[] }[];
  };
  const id = { id: '/', scope: '/', start_url: '/' };
  expect(app).toMatchObject({ name: 'RoomieRadar', display: 'standalone', ...id });
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const drawn = [
    ...icons,
    ...shortcuts.flatMap((each) => each.icons),
    { src: touch ?? '', sizes: '180x180', type: 'image/png' },
  ];
  for (const { src, sizes, type } of drawn) {
    const icon = await page.request.get(site + src);
    expect(icon.headers()['content-type'], src).toContain(type);
    expect(icon.headers()['cache-control'], src).toContain('max-age=604800');
    expect(icon.headers()['cross-origin-resource-policy'], src).toBe('cross-origin');
    if (sizes === 'any') continue;
    // A PNG says its size in its first chunk.
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('a link to a room brings its preview, which is a JPEG, and what it is', async ({ page }) => {
  await page.goto(demoSearch);
  const response = await page.goto((await demoRoom(page).getAttribute('href')) ?? '');
  const html = (await response?.text()) ?? '';
  const tag = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
  const preview = new URL((await tag('og:image')) ?? '');
  const answer = await page.request.get(new URL(preview.pathname, page.url()).href);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect(await tag('og:description')).toMatch(/ a month/);
  expect(await tag('og:image:alt')).not.toBe('');
  // Search engines read it anywhere; before the styles it would delay the page.
  expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('id="root"'));
  const [rent, bills] = ['Rent', 'Bills'].map((name) => ({ name, unitCode: 'MON' }));
  const structured = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(structured ?? '')).toMatchObject({
    '@type': 'RealEstateListing',
    offers: { priceSpecification: { priceComponent: [rent, bills] } },
  });
});

test('a search offers its newest rooms as a feed', async ({ page }) => {
  await page.goto('/?q=room&max_rent=1500&sort=rent');
  const named = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  const feed = page.getByRole('link', { name: 'Feed of this search' });
  await expect(feed).toHaveAttribute('href', (await named.getAttribute('href')) ?? '');
  await expect(feed).toHaveAttribute('href', '/listings.atom?max_rent=1500&q=room');
  const answer = await page.request.get('/listings.atom?max_rent=1500&q=room');
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  expect(await answer.text()).toContain('<entry>');
});

import { expect, signInAs, test } from './support/fixtures.ts';
import { expectSignedIn, expectSignedOut } from './support/session.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]) {
  test.describe(`on a phone of ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the first screen has the search and the first rooms', async ({ page }) => {
      await page.goto('/');
      await expectSignedOut(page);
      const tabs = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
      const search = page.getByRole('search');
      const room = page.getByRole('list', { name: 'Rooms' }).getByRole('article').first();
      await expect(search.getByRole('button', { name: 'Search' })).toBeInViewport();
      const begins = (await room.boundingBox())!.y;
      expect(begins).toBeLessThan(tabs!.y - 48);
    });

    test('for who is signed in, the page begins with what waits for them', async ({ page }) => {
      await signInAs(page, 'owner@roomieradar.test', '/');
      await expectSignedIn(page);
      const news = page.getByRole('heading', { name: 'New for you' });
      await expect(news).toBeInViewport();
      const [first, form] = [
        await news.boundingBox(),
        await page.getByRole('search').boundingBox(),
      ];
      expect(first!.y).toBeLessThan(form!.y);
      expect(first!.y).toBeLessThan(160);
      // The headline stays for screen readers.
      const headline = page.getByRole('heading', { level: 1 });
      await expect(headline).toHaveCount(1);
      expect((await headline.locator('xpath=../../..').boundingBox())!.height).toBeLessThan(2);
    });
  });
}

test('a list says once that its rooms were confirmed today', async ({ page, request }) => {
  const { items } = (await (await request.get('/api/listings')).json()) as {
    items: { last_confirmed_at: string }[];
  };
  const today = new Date().toISOString().slice(0, 10);
  const count = items.filter(({ last_confirmed_at: at }) => at.startsWith(today)).length;
  await page.goto('/');
  await expectSignedOut(page);
  await expect(page.getByText('Confirmed today, unless a card says otherwise.')).toHaveCount(
    count > 1 ? 1 : 0,
  );
  await expect(page.getByRole('article').getByText('confirmed today')).toHaveCount(
    count > 1 ? 0 : count,
  );
});

test('towns with many rooms lead to their searches, also without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/de`);
  const towns = page.getByRole('navigation', { name: 'Beliebte Suchen' });
  await towns.getByRole('link', { name: 'Berlin' }).click();
  await expect(page).toHaveURL(/place=Berlin%2C\+Deutschland&lat=52/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Berlin');
  await context.close();
});

test('the row of towns keeps its place while they load', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/places/popular*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about');
  await page.getByRole('link', { name: 'RoomieRadar' }).first().click();
  const rooms = page.getByRole('list', { name: 'Rooms' });
  const before = (await rooms.boundingBox())!.y;
  answer();
  const towns = page.getByRole('navigation', { name: 'Popular searches' });
  await expect(towns.getByRole('link', { name: 'Berlin' })).toBeVisible();
  expect((await rooms.boundingBox())!.y).toBe(before);
});

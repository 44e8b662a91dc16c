import { expect, signInAsNewcomer, test } from './support/fixtures.ts';
import { accountButton, expectSignedOut } from './support/session.ts';

test.use({
  serviceWorkers: 'block',
  expectedErrors: /net::ERR_|dynamically imported module/,
});

test('code that a small part of the page lacks takes nothing else away, and comes with the connection', async ({
  page,
  context,
}) => {
  await signInAsNewcomer(page, '/robots.txt');
  let loseFile: () => void = () => undefined;
  const isLost = new Promise<void>((resolve) => (loseFile = resolve));
  await page.route('**/assets/account-menu-*.js', async (route) => {
    await isLost;
    await route.abort('internetdisconnected');
  });
  await page.goto('/listings/create?step=words');
  const title = page.getByLabel('Title');
  await title.fill('Attic with a view of the canal');
  // A form that is opened anew has a kept draft, but not this.
  await title.evaluate((field) => field.setAttribute('data-kept', ''));
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/account-menu-'),
  );
  loseFile();
  await failed;
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(accountButton(page)).toBeVisible();
  await expect(title).toHaveValue('Attic with a view of the canal');
  await expect(title).toHaveAttribute('data-kept', '');
});

test('retries a chunk that failed once while the browser is online', async ({ page }) => {
  await signInAsNewcomer(page, '/robots.txt');
  let requests = 0;
  await page.route('**/assets/account-menu-*.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/listings/create');
  await expect(accountButton(page)).toBeVisible();
  expect(requests).toBeGreaterThan(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a style sheet that fails once is loaded again', async ({ page }) => {
    await page.goto('/?q=room');
    await expectSignedOut(page);
    const asked: string[] = [];
    await page.route('**/assets/*.css', (route) => {
      // Whether it is gone, the page asks too.
      if (route.request().method() === 'HEAD') return route.continue();
      asked.push(route.request().url());
      return asked.length === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Map of rooms' })).toBeVisible();
    const [lost = ''] = asked;
    const readStyles = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    await expect.poll(readStyles).toContain(lost);
    expect(asked.filter((address) => address === lost)).toHaveLength(2);
  });
});

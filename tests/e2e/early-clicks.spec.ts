import { demoRoom, demoSearch } from './support/demo-room.ts';
import { expect, test } from './support/fixtures.ts';
import { appScripts, everyScript, holdScripts } from './support/held-scripts.ts';
import { expectSignedOut } from './support/session.ts';

for (const [what, path] of [
  ['no script at all', everyScript],
  ['no app', appScripts],
] as const) {
  test(`a card opens its room while there is ${what}`, async ({ page }) => {
    const scripts = await holdScripts(page, path);
    await page.goto(demoSearch, { waitUntil: 'commit' });
    const title = await demoRoom(page).textContent();
    await demoRoom(page).click();
    await expect(page).toHaveURL(/\/listings\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    scripts.release();
    await expectSignedOut(page);
  });

  test(`Search searches while there is ${what}`, async ({ page }) => {
    const scripts = await holdScripts(page, path);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Rent up to').fill('1400');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/max_rent=1400/);
    await expect(page.getByRole('link', { name: 'Remove filter: Up to $1,400' })).toBeVisible();
    scripts.release();
    await expectSignedOut(page);
  });
}

test('a card opens its room while the app hydrates', async ({ page }) => {
  const scripts = await holdScripts(page, appScripts);
  await page.goto(demoSearch, { waitUntil: 'commit' });
  const title = await demoRoom(page).textContent();
  scripts.release();
  await demoRoom(page).click();
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('a link of the footer works while the page above it still hydrates', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For partner sites' }).click();
  await expect(page).toHaveTitle('For partner sites · RoomieRadar');
});

test('keeps input from before hydration', async ({ page }) => {
  const scripts = await holdScripts(page, appScripts);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Where').fill('Lisbon');
  await page.getByLabel('Rent up to').fill('1400');
  await page.getByLabel('Move-in date').fill('2027-05-01');
  scripts.release();
  await expectSignedOut(page);
  await expect(page.getByLabel('Where')).toHaveValue('Lisbon');
  await expect(page.getByLabel('Rent up to')).toHaveValue('1400');
  await expect(page.getByLabel('Move-in date')).toHaveValue('2027-05-01');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/max_rent=1400&available_from=2027-05-01/);
});

for (const path of ['/', '/listings/1', '/login']) {
  test(`'Sign in' on ${path} starts sign-in as soon as it can be seen`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/sign-in\/local\//);
    await expect(page.getByRole('button', { name: 'owner@roomieradar.test' })).toBeVisible();
  });
}

for (const address of ['/', '/listings/1']) {
  test(`${address} stays where somebody scrolled it before the app started`, async ({ page }) => {
    const scripts = await holdScripts(page, appScripts);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('html[data-font]')).toBeAttached();
    await page.evaluate(() => scrollTo(0, 500));
    const hydrated = page.evaluate(
      () =>
        new Promise((done) => addEventListener('app-hydrated', () => done(true), { once: true })),
    );
    scripts.release();
    await hydrated;
    await expectSignedOut(page);
    // The browser keeps what is read in its place when something above it grows a little.
    expect(Math.abs((await page.evaluate(() => scrollY)) - 500)).toBeLessThan(10);
  });
}

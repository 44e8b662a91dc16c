import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { serveForeignPage } from './support/foreign-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Copies the code under this title, as a user does. */
async function copy(page: Page, title: string): Promise<string> {
  const button = page.getByRole('button', { name: 'Copy', description: title, exact: true });
  await button.click();
  await expect(page.getByRole('button', { name: 'Copied', description: title })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

const card = (page: Page) => page.locator('roomie-listing-card').getByRole('article');

test.describe('before anything is picked', () => {
  // The newest room, which the page shows first, may be one that another journey deletes.
  test.use({ expectedErrors: /404 \(Not Found\) \S+\/api\/listings\/\d+$/ });

  test('a partner picks a room, sees a live preview, and copies code that works on their site @essential', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'For partner sites' }).click();
    await expect(page).toHaveTitle('For partner sites · RoomieRadar');
    // The newest room, before anything is picked.
    await expect(async () => {
      if (!(await card(page).isVisible())) await page.reload();
      await expect(card(page)).toBeVisible({ timeout: 5000 });
    }).toPass();

    const room = page.getByRole('combobox', { name: 'Room' });
    await room.fill('reading corner');
    await page.getByRole('option', { name: /^Sunny room with a reading corner/ }).click();
    const title = 'Sunny room with a reading corner, two calm flatmates';
    await expect(room).toHaveValue(title);
    await expect(card(page).getByRole('link')).toHaveText(title);
    await page.getByText('Dark', { exact: true }).click();
    await page.getByText('Narrow, 240 px').click();
    await expect(page.locator('roomie-listing-card')).toHaveAttribute('theme', 'dark');
    await expect
      .poll(async () => (await page.locator('roomie-listing-card').boundingBox())?.width)
      .toBe(240);
    await expect(page).toHaveURL(/listing=1&theme=dark&width=240/);

    const policy = await copy(page, 'For your Content-Security-Policy, if you have one');
    const evergreen = await copy(page, 'HTML');
    const addressed = await copy(page, 'Instead, where your policy allows no inline scripts');
    await page.getByText('Pin this version').click();
    await expect(page.getByText('integrity="sha384-')).toBeVisible();
    const pinned = await copy(page, 'HTML');

    const underPolicy = evergreen.replace(/<script[^]*<\/script>/, addressed);
    const inlineToo = policy.replace('script-src', "script-src 'unsafe-inline'");
    for (const [body, allowed] of [
      [evergreen, inlineToo],
      [underPolicy, policy],
      [pinned, policy],
    ] as const) {
      const site = await serveForeignPage({ body, policy: allowed });
      await page.goto(site.url);
      await expect(card(page).getByRole('link', { name: title })).toBeVisible();
      await expect(page.locator('roomie-listing-card')).toHaveAttribute('theme', 'dark');
      site.close();
    }
  });
});

test('a partner picks a list, and copies code that works on their site', async ({ page }) => {
  await page.goto('/partners');
  await page.getByText('A list of rooms', { exact: true }).click();
  const rooms = page.locator('roomie-listings').getByRole('article');
  await expect(rooms).toHaveCount(6);
  const address = new URL('/?max_rent=2000&currency=USD&page=2', page.url()).href;
  await page.getByRole('textbox', { name: 'Address of a search' }).fill(address);
  await page.getByText('With a field to search in', { exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Town, street or keyword' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(rooms.first()).toContainText('im Monat');
  await expectAccessible(page);
  await page.reload();
  await expect(rooms.first()).toContainText('im Monat');

  const policy = await copy(page, 'For your Content-Security-Policy, if you have one');
  const body = await copy(page, 'HTML');
  expect(body).toContain('search="max_rent=2000&#x26;currency=USD"');
  const inlineToo = policy.replace('script-src', "script-src 'unsafe-inline'");
  const site = await serveForeignPage({ body, policy: inlineToo });
  await page.goto(site.url);
  await expect(rooms).toHaveCount(6);
  await expect(page.getByRole('searchbox', { name: 'Ort, Straße oder Stichwort' })).toBeVisible();
  site.close();
});

test('a partner sets accent, corners, spacing and font, sees them, and copies them', async ({
  page,
}) => {
  await page.goto('/partners?offer=list');
  const price = page.locator('roomie-listings').getByRole('article').first().locator('bdi');
  const readLook = () =>
    price.evaluate((element) => {
      const { color, fontFamily } = getComputedStyle(element);
      return { color, fontFamily };
    });
  await expect(price).toBeVisible();
  const plain = await readLook();
  await page.getByText('Square', { exact: true }).click();
  await page.getByText('Compact', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Font' }).fill('Georgia, serif');
  const accent = page.getByRole('textbox', { name: 'Accent color' });
  await accent.fill('purple');
  await expect(accent).toHaveAccessibleDescription(/Use a hex code/);
  await accent.fill('#7C3AED');
  await expect(accent).not.toHaveAttribute('aria-invalid');
  await expect.poll(readLook).not.toEqual(plain);
  await expect(page).toHaveURL(/accent=%237c3aed/);
  const look = await readLook();
  expect(look.fontFamily).toContain('Georgia');
  // The server renders the page again, whose policy allows no style attributes.
  await page.reload();
  await expect.poll(readLook).toEqual(look);
  const styles = await copy(page, 'Your stylesheet');
  for (const line of [
    '--roomie-accent: #7c3aed;',
    '--roomie-round: 0px;',
    '--roomie-density: 0.5;',
    "--roomie-font: 'Georgia', serif;",
  ]) {
    expect(styles).toContain(line);
  }
  await page.getByText('Frame', { exact: true }).click();
  expect(await copy(page, 'HTML')).toContain('accent=7c3aed');
});

test('the card speaks the language and has the currency that the partner picks', async ({
  page,
}) => {
  await page.goto('/partners?listing=1');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await expect(card(page)).toContainText('al mes');
  await page.getByRole('combobox', { name: 'Price also in' }).selectOption('EUR');
  // Without exchange rates, as here, the card says only what the room costs.
  await expect(page).toHaveURL(/lang=es.*currency=EUR/);
  expect(await copy(page, 'HTML')).toContain('listing="1" lang="es" currency="EUR"');
  // Again as the page is.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Like your page');
  await expect(card(page)).toContainText('a month');
});

test('the code of a frame works on a site that forbids third-party scripts', async ({ page }) => {
  await page.goto('/partners?listing=1&way=frame');
  const policy = await copy(page, 'For your Content-Security-Policy, if you have one');
  const body = await copy(page, 'HTML');
  expect(policy).not.toContain('script-src');
  const site = await serveForeignPage({ body, policy });
  await page.goto(site.url);
  await expect(page.frameLocator('iframe').getByRole('article')).toBeVisible();
  site.close();
});

test('axe finds no problem on the page for partners, for any kind of code, light or dark', async ({
  page,
}) => {
  await page.goto('/partners?listing=1');
  await expect(card(page)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByText('Module federation', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'vite.config.ts' })).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing runs out of a narrow window').toBeLessThanOrEqual(320);
});

test.describe('counts', () => {
  // A link that is not complete.
  test.use({ expectedErrors: /404/ });

  test('a partner sees by a link how often cards were seen and followed, by visitors who stay unknown', async ({
    page,
    context,
  }) => {
    await page.goto('/partners?listing=1');
    const html = await copy(page, 'HTML');
    const allowed = await copy(page, 'For your Content-Security-Policy, if you have one');
    const policy = allowed.replace('script-src', "script-src 'unsafe-inline'");
    await page.getByRole('button', { name: 'Count my cards' }).click();
    const attribute = await copy(page, 'Add to each card and list of your site');
    const link = await copy(page, 'Your link to the counts');
    await expect(page.getByText('Nothing counted yet')).toBeVisible();
    await expectAccessible(page);

    const body = html.replace('<roomie-listing-card', `<roomie-listing-card ${attribute}`);
    const hidden = body.replace(/[^]*<\/script>/, '<div hidden>') + '</div>';
    const site = await serveForeignPage({ body: body + hidden, policy });
    const sent: string[] = [];
    const visitor = await context.newPage();
    visitor.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith('/counts')) sent.push(`${search} ${request.headers()['cookie'] ?? ''}`);
    });
    await visitor.goto(site.url);
    await expect.poll(() => sent.length).toBe(1);
    await card(visitor).first().getByRole('link').click();
    await visitor.waitForURL(/\/listings\/1\b/);
    expect(sent.map((text) => text.replace(/partner=[\w-]+/, 'partner'))).toEqual([
      '?partner&rooms_seen=1 ',
      '?partner&rooms_followed=1 ',
    ]);
    site.close();

    const reader = await context.newPage();
    await reader.goto(link);
    await expect(reader.getByRole('row')).toHaveText([/Day/, /11$/, /^Room/, 'Room 111']);
    const downloading = reader.waitForEvent('download');
    await reader.getByRole('link', { name: 'Download by room and day (CSV)' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toMatch(/^day,listing,seen,followed\r\n\d{4}-\d\d-\d\d,1,1,1\r\n$/);
    await expectAccessible(reader);
    await reader.goto('about:blank');
    await reader.goto(link.slice(0, -1));
    await expect(reader.getByText('This link shows no counts')).toBeVisible();
  });
});

test('difficult sites show the card as it is, still and without errors', async ({ page }) => {
  await page.goto('/partners?listing=1');
  for (const name of [
    'CSS resets',
    'Large, right to left',
    'Hidden tab',
    'Late script',
    'Doubled script',
  ]) {
    await page.getByText(name, { exact: true }).click();
    const host = page.frameLocator(`iframe[title="${name}"]`);
    await expect(host.getByRole('article')).toBeVisible();
    await expect(host.locator('roomie-listing-card')).toHaveCount(1);
    const isWhole = await host
      .getByRole('article')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    expect(isWhole, name).toBe(true);
    for (const finding of [
      /^The card loaded after \d/,
      'Nothing moved',
      'No errors, and nothing',
    ]) {
      await expect(page.getByText(finding)).toBeVisible();
    }
  }
  await expectAccessible(page);
});

test('a partner pastes a page, and reads what is wrong and what to write', async ({ page }) => {
  const sent: string[] = [];
  await page.goto('/partners');
  const html = page.getByRole('textbox', { name: 'HTML of the page' });
  await expect(async () => {
    await html.fill('x');
    await expect(page.getByText('There is no card, list or frame of RoomieRadar.')).toBeVisible();
  }).toPass();
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const origin = new URL(page.url()).origin;
  await html.fill(`<script src="${origin}/embed/v1/listing-card.js" type="module"></script>
<roomie-listing-card lisitng="42"><a href="${origin}/listings/42">A room</a></roomie-listing-card>`);
  await page
    .getByRole('textbox', { name: 'Its Content-Security-Policy' })
    .fill(`script-src ${origin}; connect-src 'self' ${origin}; img-src 'none'`);
  await expect(page.getByText('2 things to look at')).toBeVisible();
  await expect(page.getByText('Error, line 2')).toBeVisible();
  await expect(page.getByText('<roomie-listing-card listing="42">', { exact: true })).toBeVisible();
  await expect(page.getByText(`img-src ${origin}`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await html.fill((await html.inputValue()).replace('lisitng', 'listing'));
  await page.getByRole('textbox', { name: 'Its Content-Security-Policy' }).fill('');
  await expect(page.getByText('Nothing is wrong with what is written there.')).toBeVisible();
  await expect(page.getByText(/^npx http.+\.tgz check https:/)).toBeVisible();
  const pasted = sent.filter((text) => /lisitng|img-src/.test(text));
  expect(pasted, 'what is pasted stays in the browser').toEqual([]);
});

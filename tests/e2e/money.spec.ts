import { expect, expectAccessible, signInAs, test } from './support/fixtures.ts';

/** The demo's rooms in Berlin and London; there are no exchange rates. */
const berlin = '/?place=Berlin%2C+Germany&lat=52.52&lng=13.41';

test('a search in Berlin shows and compares euros', async ({ page }) => {
  await page.goto(`${berlin}&max_rent=600&sort=rent`);
  const rents = page.getByRole('list', { name: 'Rooms' }).getByText(/€\d+/);
  await expect(rents.first()).toBeVisible();
  expect(await page.getByRole('list', { name: 'Rooms' }).innerText()).not.toMatch(/[$£]\d/);
  await expect(page).toHaveTitle(/Up to €600/);
  await expect(page.getByRole('link', { name: 'Remove filter: Up to €600' })).toBeVisible();
  await expect(page.getByLabel('Rent up to')).toHaveValue('600');
  await expectAccessible(page);

  // In pounds there is nothing in Berlin, as nothing can be compared.
  await page.getByLabel('Currency').selectOption('GBP');
  await page.getByRole('button', { name: /^Show .*rooms?$/ }).click();
  await expect(page).toHaveURL(/currency=GBP/);
  await expect(
    page.getByRole('heading', { name: 'No room matches all your filters' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove filter: Up to £600' })).toBeVisible();
});

test('the card of a room in London shows pounds on other sites', async ({ page }) => {
  const found = await page.request.get('/api/listings?lat=51.5&lng=-0.12&radius_km=20');
  const { items } = (await found.json()) as { items: { id: number; monthly_rent: number }[] };
  const [room] = items;
  if (!room) throw new Error('The demo has no room in London');
  await page.goto(`/embed/listings/${room.id}`);
  await expect(page.locator('body')).toContainText(/£\d/);
  await expect(page.locator('body')).not.toContainText('$');
});

test('a room in other money than my budget says that the two are not compared', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, 'seeker@roomieradar.test', berlin);
  const room = page.getByRole('list', { name: 'Rooms', exact: true }).getByRole('listitem').first();
  await expect(room).toContainText('Rent not compared with your budget in USD');
  await expectAccessible(page);
  await room.getByRole('link').first().click();
  await expect(page.getByText(/^Your budget is in USD and the rent is not/)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const lisbon = '/?place=Lisbon%2C+Portugal&lat=38.72&lng=-9.14';
const desktop = { width: 1400, height: 900 };

const map = (page: Page) => page.getByRole('region', { name: 'Map of rooms' });
/** How many rooms the map says it shows. */
const shown = (page: Page) => page.getByRole('status').filter({ hasText: /rooms? on the map/ });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const countIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));

/** Waits until the map has the marks of this headline's search. */
async function expectSameCount(page: Page): Promise<number> {
  let count = Number.NaN;
  await expect(async () => {
    count = countIn(await headline(page).innerText());
    expect(countIn(await shown(page).innerText())).toBe(count);
  }).toPass();
  return count;
}

test.describe('beside the list', () => {
  test.use({ viewport: desktop });

  test('counts what the list counts, wherever and for whatever one searches', async ({ page }) => {
    const counts: number[] = [];
    for (const address of [
      `${lisbon}&max_rent=500`,
      `${lisbon}&radius_km=200`,
      '/?place=Berlin%2C+Germany&lat=52.52&lng=13.41&max_rent=650',
      '/?place=London&lat=51.5&lng=-0.12&currency=EUR&max_rent=900',
      '/?place=New+York&lat=40.71&lng=-74&amenities=wifi',
      '/?place=New+York&lat=40.71&lng=-74&box=-74.02,40.7,-73.9,40.8&max_rent=1500',
      '/?max_rent=1200',
      '/?q=sunny',
    ]) {
      await page.goto(address);
      counts.push(await expectSameCount(page));
    }
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(5);
  });

  test('counts the same again after another part of the map is searched', async ({ page }) => {
    await page.goto('/?place=New+York&lat=40.71&lng=-74');
    await expectSameCount(page);
    await map(page).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/box=/);
    await expectSameCount(page);
    await page.getByRole('checkbox', { name: 'Search as I move the map' }).check();
    const before = page.url();
    await map(page).focus();
    await page.keyboard.press('-');
    await expect(page).not.toHaveURL(before);
    await expectSameCount(page);
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expectSameCount(page);
  });

  test('says which smaller wish finds more, with exact counts from one request', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/listings/advice')) asked.push(request.url());
    });
    await page.goto(`${lisbon}&max_rent=500`);
    await expect(headline(page)).toHaveText('3 rooms near Lisbon');
    const advice = page.getByRole('navigation', { name: /^Ask for a little less/ });
    // The demo's rooms there cost from 480 to 760 euros in all.
    await expect(advice.getByRole('link')).toHaveText([
      '1 more up to €525',
      '6 more up to €675',
      '2 more up to €600',
    ]);
    expect(asked).toHaveLength(1);
    const before = countIn(await headline(page).innerText());
    const names = await advice.getByRole('link').allInnerTexts();
    for (const name of names) {
      await advice.getByRole('link', { name, exact: true }).click();
      await expect
        .poll(async () => countIn(await headline(page).innerText()))
        .toBe(before + countIn(name));
      await page.goBack();
      await expect(advice.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
});

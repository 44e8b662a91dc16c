import type { Page } from '@playwright/test';
import { cardHeight } from '#contract/embeds/card.ts';
import { expect, test } from './support/fixtures.ts';
import { measureContrasts } from './support/measure-contrasts.ts';
import { openPartnerSite, readVisit, type PartnerSite } from './support/partner-site.ts';

// The look of cards and lists, as a page sets it by custom properties.

const app = () => process.env['APP_URL'] ?? '';
const script = () => `<script type="module" src="${app()}/embed/v1/listings.js"></script>`;
const card = (listing: number, attributes = '') =>
  `<roomie-listing-card listing="${listing}" ${attributes}><a href="${app()}/listings/${listing}">A room</a></roomie-listing-card>`;
const list = (attributes: string) =>
  `<roomie-listings search="" count="2" search-box ${attributes}><a href="${app()}/">Rooms</a></roomie-listings>`;
const rooms = (page: Page) => page.getByRole('article');

let site: PartnerSite;
test.beforeAll(async () => {
  site = await openPartnerSite(app());
});
test.afterAll(() => site.close());

for (const [scheme, ground] of [
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(30, 26, 22)'],
] as const) {
  test.describe(`on a ${scheme} page`, () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('texts, buttons and the focus keep their contrast with 262 accents', async ({ page }) => {
      await site.open(page, card(1) + card(2_000_000_000) + list(''), script(), {
        style: `:root { color-scheme: ${scheme} }`,
      });
      await expect(rooms(page)).toHaveCount(3);
      await expect(page.getByText('This room could not be found.')).toBeVisible();
      await page.keyboard.press('Tab');
      const surface = await page
        .locator('roomie-listing-card [part=card]')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(surface).toBe(ground);
      const { tooPale, measured, colors } = await page.evaluate(measureContrasts, 51);
      expect(tooPale).toEqual([]);
      expect(measured).toBeGreaterThan(2500);
      // The accents did arrive.
      expect(colors).toBeGreaterThan(1200);
    });
  });
}

test('without an accent, and with one that is no color, all stays readable', async ({ page }) => {
  const style = (accent: string) => `:root { ${accent} }`;
  const read = async () => {
    await expect(rooms(page)).toHaveCount(2);
    return page.locator('roomie-listings button').evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button);
      return { color, backgroundColor };
    });
  };
  await site.open(page, list(''), script());
  expect(await read()).toEqual({
    color: 'rgb(255, 255, 255)',
    backgroundColor: 'rgb(12, 107, 90)',
  });
  await site.open(page, list(''), script(), { style: style('--roomie-accent: no color') });
  expect(await read()).toEqual({
    color: 'rgb(34, 29, 23)',
    backgroundColor: 'rgba(0, 0, 0, 0)',
  });
});

test('density, corners and font are the same in every state, and nothing moves', async ({
  page,
}) => {
  for (const [density, reserved] of [
    ['0.5', 'max(125.5px, 7.8125rem + 0.5px)'],
    ['1.5', 'max(143.5px, 8.9375rem + 0.5px)'],
    ['99', 'max(143.5px, 8.9375rem + 0.5px)'],
  ] as const) {
    await site.open(page, card(1) + card(2_000_000_000), script(), {
      style: `:root { --roomie-density: ${density}; --roomie-round: 0px; --roomie-font: monospace }
        roomie-listing-card:not(:defined) { padding-block-end: ${reserved} }`,
    });
    await expect(rooms(page)).toHaveCount(1);
    await expect(page.getByText('This room could not be found.')).toBeVisible();
    const looks = await page.locator('roomie-listing-card [part=card]').evaluateAll((cards) =>
      cards.map((element) => {
        const { borderRadius, fontFamily } = getComputedStyle(element);
        const { height, width } = element.getBoundingClientRect();
        return { borderRadius, fontFamily, height, width };
      }),
    );
    expect(looks).toHaveLength(2);
    for (const { height, width, ...look } of looks) {
      expect(look).toEqual({ borderRadius: '0px', fontFamily: 'monospace' });
      const expected = cardHeight(width, Math.min(Number(density), 1.5));
      expect(Math.abs(height - expected), density).toBeLessThanOrEqual(1);
    }
    expect((await readVisit(page)).shift, density).toBe(0);
  }
});

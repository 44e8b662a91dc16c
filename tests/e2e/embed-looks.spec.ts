import type { Page } from '@playwright/test';
import { cardHeight } from '#contract/embeds/card.ts';
import { expect, test } from './support/fixtures.ts';
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

interface Measured {
  accent: string;
  what: string;
  ratio: number;
  needed: number;
}

/** Sets each accent on the whole page, and measures what has less contrast than it needs. */
function measureContrasts(seed: number) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No canvas');
  const luminance = (css: string) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(pen.getImageData(0, 0, 1, 1).data, (each) => {
      const share = each / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  // Pseudo-random, so that a failure comes again.
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const byte = () => Math.floor(random() * 256);
  const accents = [
    '#000',
    '#fff',
    '#ff0',
    '#00f',
    '#0f0',
    '#f00',
    '#777',
    '#767676',
    'transparent',
    'hsl(60 100% 50% / 0.1)',
    'oklch(0.9 0.1 150)',
    'light-dark(navy, gold)',
    ...Array.from({ length: 250 }, () => `rgb(${byte()} ${byte()} ${byte()})`),
  ];

  const find = (selector: string) => {
    const element = [...document.querySelectorAll('roomie-listing-card, roomie-listings')].flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector(selector) ?? [],
    )[0];
    if (!element) throw new Error(`No ${selector}`);
    return element;
  };
  const styles = (selector: string, pseudo?: string) => getComputedStyle(find(selector), pseudo);
  const surface = styles('[part=card]').backgroundColor;
  const isDark = luminance(surface) < 0.5;
  /** Of pages with that color scheme: as the browser has them, and tinted. */
  const pages = isDark ? ['#121212', '#24221f'] : ['#fff', '#f3f2ef'];
  const link = find('article a') as HTMLElement;
  const button = find('button') as HTMLElement;

  const tooPale: Measured[] = [];
  let measured = 0;
  const seen = new Set<string>();
  for (const accent of accents) {
    document.documentElement.style.setProperty('--roomie-accent', accent);
    const check = (what: string, color: string, grounds: string[], needed: number) => {
      seen.add(`${what} ${color}`);
      for (const ground of grounds) {
        measured += 1;
        const ratio = contrast(color, ground);
        if (ratio < needed) tooPale.push({ accent, what, ratio, needed });
      }
    };
    check('price', styles('article bdi').color, [surface], 4.5);
    check('link to others', styles('.words a').color, [surface], 4.5);
    check('link to all', styles('.all a').color, pages, 4.5);
    const { color, backgroundColor, borderTopColor } = styles('button');
    check('button', color, [backgroundColor], 4.5);
    check('edge of the button', borderTopColor, pages, 3);
    link.focus();
    check('focus of a card', styles('article a', '::after').outlineColor, [surface, ...pages], 3);
    button.focus();
    check('focus of the button', styles('button').outlineColor, pages, 3);
  }
  return { tooPale, measured, colors: seen.size };
}

for (const [scheme, ground] of [
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(30, 26, 22)'],
] as const) {
  test.describe(`on a ${scheme} page`, () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('texts, buttons and the focus keep their contrast with 262 accents @essential', async ({
      page,
    }) => {
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

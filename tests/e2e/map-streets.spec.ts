import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startApp, type RunningApp } from '#qa/run/start-app.ts';
import { encodePmtiles } from '#tests/support/pmtiles.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

let folder: string;
let app: RunningApp;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-streets-'));
  const file = path.join(folder, 'test.pmtiles');
  const square = (west: number, east: number): [number, number][] => [
    [west, 0],
    [east, 0],
    [east, 4096],
    [west, 4096],
  ];
  // West of New York's middle there is only sea, where our own tiles have New Jersey.
  const tiles = encodePmtiles([
    { layer: 'earth', kind: 'polygon', points: square(0, 4096) },
    { layer: 'water', kind: 'polygon', points: square(0, 1206) },
    {
      layer: 'roads',
      kind: 'line',
      points: [
        [1206, 1536],
        [1300, 1536],
      ],
    },
  ]);
  await writeFile(file, tiles);
  app = await startApp(undefined, {
    MAP_PMTILES: file,
    MAP_ATTRIBUTION: '© Test tiles',
    LANGUAGES: 'en',
  });
});
test.afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The color of the page at a point. */
async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(
    await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } }),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

test('streets of a file are below the marks, loaded only where there are some', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const asked: string[] = [];
  const statuses: number[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (answer) => {
    if (answer.url().endsWith('.pmtiles')) statuses.push(answer.status());
  });
  await page.goto(`${app.url}/?place=New+York&lat=40.71&lng=-74`);
  const map = page.getByRole('region', { name: 'Map of rooms' });
  const box = await map.boundingBox().then((found) => found ?? { x: 0, y: 0, width: 0, height: 0 });
  const at = (share: number) => colorAt(page, box.x + box.width * share, box.y + box.height * 0.3);
  const [sea, land] = [
    [201, 221, 224],
    [246, 241, 231],
  ];
  await expect.poll(async () => [await at(0.1), await at(0.9)]).toEqual([sea, land]);
  await expect(page.getByText('© Test tiles')).toBeVisible();
  await expect(map.getByRole('button', { name: /rooms here/ }).first()).toBeVisible();
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.every((status) => status === 206)).toBe(true);
  expect(asked.filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(app.url))).toEqual([]);
  expect(asked.some((url) => url.includes('/map/land/'))).toBe(false);
  await expectAccessible(page);

  // The marks and the sea move together. Marks of what comes into sight would take their places.
  await page.route(/\/map\?/, () => new Promise<void>(() => undefined));
  const mark = map.getByRole('button').first();
  const before = (await mark.boundingBox())?.x ?? 0;
  for (let press = 0; press < 3; press += 1) await map.press('ArrowRight');
  expect(Math.round((await mark.boundingBox())?.x ?? 0)).toBe(Math.round(before - 240));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => at(0.9)).toEqual([34, 30, 25]);

  const elsewhere = await page.context().newPage();
  const code: string[] = [];
  elsewhere.on('request', (request) => code.push(request.url()));
  await elsewhere.goto(`${baseURL}/?place=New+York&lat=40.71&lng=-74`);
  await expect(elsewhere.locator('canvas')).toBeVisible();
  expect(code.some((url) => /maplibre|streets/.test(url))).toBe(false);
});

test('the area of a room has streets too', async ({ page }) => {
  await page.goto(`${app.url}/?place=New+York&lat=40.71&lng=-74`);
  const href = await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  await page.goto(app.url + (href ?? ''));
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: 'Map: the room is somewhere in the circle' });
  await expect(map.locator('.maplibregl-canvas')).toBeVisible();
});

test('a browser without WebGL shows our own map', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...more: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...(more as []));
    } as typeof getContext;
  });
  await page.setViewportSize({ width: 1400, height: 900 });
  const land = page.waitForResponse((answer) => answer.url().includes('/map/land/'));
  await page.goto(`${app.url}/?place=New+York&lat=40.71&lng=-74`);
  expect((await land).ok()).toBe(true);
  await expect(page.getByText('© Test tiles')).toBeHidden();
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findPaths, parsePathSet } from '#xstate-paths';
import { startStudio, type Studio } from '#xstate-paths/studio/server.ts';
import { modelNamed } from '#qa/models.ts';
import { project } from '#qa/project.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

let studio: Studio;
test.beforeAll(async () => {
  studio = await startStudio(project, project.studio);
});
test.afterAll(() => studio.close());

const possible = (page: Page) => page.getByRole('list', { name: 'What can happen' });
const steps = (page: Page) => page.locator('#steps li');
const said = (page: Page) => page.getByRole('status');
/** The states that the chart shows as those of now. */
const here = (page: Page) => page.locator('.state.here:not(.group)');

async function openModel(page: Page, name: string) {
  await page.goto(`${studio.url}/?model=${name}`);
  await expect(possible(page).getByRole('button').first()).toBeVisible();
}

/** Takes an event as a person without a mouse does. */
async function press(page: Page, name: string) {
  const choice = possible(page).getByRole('button', { name });
  await expect(choice).toHaveCount(1);
  for (let tries = 0; tries < 30; tries += 1) {
    if (await choice.evaluate((each) => each === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

test('a path is built by keyboard, undone, saved with its id, and opened again', async ({
  page,
}, info) => {
  await openModel(page, 'push');
  await possible(page).getByRole('button').first().focus();
  await press(page, 'alerts are off');
  await expect(said(page)).toHaveText(/^Step 1, alerts are off\. Now .*2 possible events\.$/);
  // The next event is under the fingers.
  await expect(possible(page).getByRole('button').first()).toBeFocused();
  await press(page, 'turns alerts on');
  await press(page, 'denies it');
  await expect(here(page)).toHaveAttribute('data-state', 'denied');

  await page.keyboard.press('Control+z');
  await expect(here(page)).toHaveAttribute('data-state', 'asking');
  await press(page, 'closes the question');
  await expect(steps(page)).toHaveCount(4);
  await expect(steps(page).last()).toContainText('askPermission answers {"output":"default"}');
  await expect(steps(page).last().getByRole('button')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText('3 of 26')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  const file = info.outputPath('push.json');
  await (await downloading).saveAs(file);
  const [saved] = parsePathSet(await readFile(file, 'utf8')).paths;
  const events = [
    { type: 'xstate.done.actor.readPush', output: 'off' },
    'push.wanted',
    { type: 'xstate.done.actor.askPermission', output: 'default' },
  ];
  expect(saved).toEqual(findPaths(modelNamed('push'), 'events', { events }).paths[0]);

  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(steps(page)).toHaveCount(1);
  await expect(possible(page).getByRole('button').first()).toBeFocused();
  await page.getByLabel('Open').setInputFiles(file);
  await expect(steps(page)).toHaveCount(4);
  await expect(said(page)).toContainText('Opened: ');
});

test('an event is taken on the chart, which lights up what the path took', async ({ page }) => {
  await openModel(page, 'push');
  await expect(here(page)).toHaveAttribute('data-state', 'reading');
  await page.locator('.line.possible[data-transition*="done.actor.readPush · 0"]').click();
  await expect(steps(page)).toHaveCount(2);
  await expect(page.locator('.arrow.latest')).toHaveCount(1);
  await expect(page.locator('.state.seen:not(.group)')).toHaveCount(2);
  // A step shows the chart as it was then.
  await steps(page).first().getByRole('button').click();
  await expect(here(page)).toHaveAttribute('data-state', 'reading');
  await expect(page.locator('.arrow.latest')).toHaveCount(0);
});

test('on a small screen, choosing an event moves nothing but the lists', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openModel(page, 'push');
  for (let step = 0; step < 4; step += 1) {
    await possible(page).getByRole('button').first().click();
    await expect(steps(page)).toHaveCount(step + 2);
  }
  // What the path leads to stays in sight, and so does the last step in its list.
  await expect(page.locator('#now')).toBeInViewport();
  const isLastShown = await page.locator('#steps').evaluate((list) => {
    const last = list.lastElementChild?.getBoundingClientRect();
    return (last?.bottom ?? Infinity) <= list.getBoundingClientRect().bottom + 1;
  });
  expect(isLastShown).toBe(true);
});

test('the chart is zoomed by buttons and keys', async ({ page }) => {
  await openModel(page, 'auth');
  const chart = page.locator('.chart');
  const width = async () => (await chart.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await width()).toBeGreaterThan(before * 1.2);
  await page.getByRole('button', { name: 'Whole chart' }).click();
  const frame = page.getByRole('region', { name: 'Statechart of auth' });
  expect(await width()).toBeLessThanOrEqual((await frame.boundingBox())?.width ?? 0);
  await frame.press('+');
  expect(await width()).toBeGreaterThan(((await frame.boundingBox())?.width ?? 0) * 1.1);
});

test('strategies are compared, and the paths of one are opened', async ({ page }) => {
  await openModel(page, 'push');
  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  const table = page.getByRole('region', { name: 'Strategies compared' });
  const { paths } = findPaths(modelNamed('push'), 'tour');
  const count = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const row = table.getByRole('row', { name: /^tour \d/ });
  await expect(row).toContainText(new RegExp(`${paths.length}${count}12/1226/26`));
  await row.getByRole('button', { name: 'tour' }).press('Enter');
  const choice = page.getByRole('combobox', { name: `One of ${paths.length} paths` });
  await expect(steps(page)).toHaveCount((paths[0]?.steps.length ?? 0) + 1);
  await choice.selectOption({ index: 1 });
  await expect(steps(page)).toHaveCount((paths[1]?.steps.length ?? 0) + 1);
});

test.describe('files', () => {
  // The studio refuses a file, and the browser says so in the console.
  test.use({ expectedErrors: /status of 422/ });

  test('a recording of a bug report shows where it leaves the machine', async ({ page }) => {
    await openModel(page, 'push');
    const recorded = [
      {
        event: 'xstate.done.actor.readPush',
        transitions: ['reading · xstate.done.actor.readPush · 0'],
      },
      { event: 'push.wanted', transitions: ['on · push.wanted · 0'] },
    ];
    const buffer = Buffer.from(JSON.stringify({ version: 1, model: 'push', lost: 0, recorded }));
    const file = { name: 'bug.json', mimeType: 'application/json', buffer };
    await page.getByLabel('Open').setInputFiles(file);
    await expect(page.locator('#left')).toContainText('It leaves the machine at step 2.');
    await expect(here(page)).toHaveAttribute('data-state', 'on');
    await page.getByLabel('Open').setInputFiles({ ...file, buffer: Buffer.from('{}') });
    await expect(page.locator('#left')).toContainText('This is not a path set');
  });
});

test.describe('playing', () => {
  // Both write to the results of the same model.
  test.describe.configure({ mode: 'serial' });
  test.slow();

  test('a path is played on the app: steps pass one after the other, each with a screenshot', async ({
    page,
  }) => {
    await openModel(page, 'push');
    await possible(page).getByRole('button', { name: 'alerts are off' }).click();
    await page.getByRole('button', { name: 'Play this path' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(page.locator('#run-result')).toHaveText('Passed: 1 step.', { timeout: 80_000 });
    await expect(steps(page).nth(1)).toHaveClass(/passed/);
    await expect(page.getByRole('img', { name: /^The app, / })).toHaveCount(2);
    const size = await page
      .getByRole('img', { name: 'The app, 1: off' })
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    expect(size).toBeGreaterThan(300);
    await expect(page.getByRole('button', { name: 'Play this path' })).toBeFocused();
  });

  test('a path that is being played can be cancelled, and played again', async ({ page }) => {
    await openModel(page, 'push');
    await possible(page).getByRole('button', { name: 'alerts are off' }).click();
    const play = page.getByRole('button', { name: 'Play this path' });
    await play.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('#run-result')).toHaveText('Cancelled.');
    await expect(play).toBeVisible();
  });
});

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 320, height: 700 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;
for (const { colorScheme, viewport } of looks) {
  test.describe(`${colorScheme}, ${viewport.width} px wide`, () => {
    test.use({ colorScheme, viewport });

    test('axe finds nothing, and nothing is wider than the page', async ({ page }) => {
      await openModel(page, 'onboarding');
      await expectAccessible(page);
      await possible(page).getByRole('button').first().click();
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('button', { name: 'tour', exact: true }).click();
      await expect(page.getByRole('combobox', { name: /^One of/ })).toBeVisible();
      await expectAccessible(page);
      const { wide, all } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        all: window.innerWidth,
      }));
      expect(wide).toBeLessThanOrEqual(all);
    });
  });
}

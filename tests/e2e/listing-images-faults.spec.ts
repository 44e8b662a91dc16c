import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { sweepFiles } from '#domain/images/sweep-files.ts';
import { removeOldScratch } from '#platform/storage/files.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { expect, signInAsNewcomer, test as base } from './support/fixtures.ts';
import { killableApp, type KillableApp } from './support/killable-app.ts';
import { makePhoto } from '#qa/models/image-upload/image-files.ts';
import { postListing } from './support/listings.ts';

const test = base.extend<{ app: KillableApp }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from it
  app: async ({}, use) => {
    const app = await killableApp();
    await app.start();
    await use(app);
    await app.stop();
  },
  baseURL: ({ app }, use) => use(app.url),
});
test.use({ expectedErrors: /Failed to load resource|net::ERR_/ });

/** Photos of different widths, large enough that a half can be sent. */
async function photoFiles<Name extends string>(folder: string, names: Name[]) {
  await mkdir(folder, { recursive: true });
  const files = {} as Record<Name, string>;
  for (const [index, name] of names.entries()) {
    const bytes = await makePhoto({ width: 700 + index, height: 500, noisy: true });
    files[name] = path.join(folder, `${name}.jpg`);
    await writeFile(files[name], name === 'damaged' ? bytes.subarray(0, 9000) : bytes);
  }
  return files;
}

/** Generous, because a server that has just started is busy. */
const drawn = { timeout: 40_000 };

const choose = (page: Page, file: string) =>
  page.getByLabel('Photos', { exact: true }).setInputFiles(file);
/** The tile of a file that is not an image yet. */
const findTile = (page: Page, name: string) =>
  page.getByRole('listitem', { name: new RegExp(`, ${name}\\.jpg$`) });
const retry = (page: Page, name: string) =>
  findTile(page, name).getByRole('button', { name: /^Try (now|again)/ });
const imagesOn = (page: Page) => page.locator('[data-image^="image-"]');

test('photos survive broken connections and a server killed at each step: one image each and no unused files', async ({
  page,
  app,
}, info) => {
  test.setTimeout(240_000);
  const { line } = app;
  const names = ['asked', 'sending', 'drawn', 'sent', 'kept', 'cut', 'damaged'] as const;
  const files = await photoFiles(info.outputDir, [...names]);
  await signInAsNewcomer(page);
  const id = await postListing(page);
  await page.goto(`/listings/${id}/edit?step=photos`);

  await test.step('killed while one waits for its address, one is sent and one is drawn', async () => {
    const toBeDrawn = line.catchNext('POST /api/listings/', 'held');
    await choose(page, files.drawn);
    const registration = await toBeDrawn;
    const halfSent = line.catchNext('PUT /api/upload/files/', 'half');
    await choose(page, files.sending);
    await halfSent;
    const noAddress = line.catchNext('POST /api/upload/url', 'unanswered');
    await choose(page, files.asked);
    await noAddress;
    expect(await readdir(path.join(app.dataDir, 'quarantine'))).toHaveLength(2);
    const media = path.join(app.dataDir, 'media/listings');
    await mkdir(media, { recursive: true });
    const tracer = watch(media);
    const firstFile = once(tracer, 'change');
    registration.release();
    await firstFile;
    await app.kill();
    tracer.close();
    await expect(findTile(page, 'asked')).toContainText(
      'RoomieRadar does not answer. We keep trying.',
    );
    await expect(findTile(page, 'drawn')).toContainText(
      'RoomieRadar does not answer. We keep trying.',
    );
    await expect(findTile(page, 'sending')).toContainText('Failed to upload file');
    await app.start();
    for (const name of ['asked', 'sending', 'drawn']) {
      // Two of them also retry by themselves, and may be faster.
      await retry(page, name)
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
    await expect(imagesOn(page)).toHaveCount(3, drawn);
  });

  await test.step('killed after a file arrived and after an image was stored, both unanswered', async () => {
    const arrived = line.catchNext('PUT /api/upload/files/', 'unanswered');
    await choose(page, files.sent);
    await arrived;
    const kept = line.catchNext('POST /api/listings/', 'unanswered');
    await choose(page, files.kept);
    await kept;
    await app.kill();
    await expect(findTile(page, 'sent')).toContainText('Failed to upload file');
    await expect(findTile(page, 'kept')).toContainText(
      'RoomieRadar does not answer. We keep trying.',
    );
    await app.start();
    await retry(page, 'sent').click();
    await expect(imagesOn(page)).toHaveCount(5, drawn);
  });

  await test.step('a connection cut half-way through the file', async () => {
    const mend = line.cutEvery('PUT /api/upload/files/');
    await choose(page, files.cut);
    await expect(findTile(page, 'cut')).toContainText('Failed to upload file');
    mend();
    await retry(page, 'cut').click();
    await expect(imagesOn(page)).toHaveCount(6, drawn);
  });

  await test.step('a damaged file is refused when it is chosen, says why, and can only be taken away', async () => {
    await choose(page, files.damaged);
    await expect(findTile(page, 'damaged')).toContainText(
      'This photo is damaged or cut off. Choose another copy of it.',
    );
    await expect(retry(page, 'damaged')).toHaveCount(0);
    await findTile(page, 'damaged')
      .getByRole('button', { name: /^Cancel photo/ })
      .click();
    await expect(findTile(page, 'damaged')).toHaveCount(0);
  });

  await test.step('after the sweep, rows and files agree', async () => {
    const { images } = await (await page.request.get(`/api/listings/${id}`)).json();
    const widths = (images as { width: number }[]).map(({ width }) => width);
    expect(new Set(widths)).toEqual(new Set([700, 701, 702, 703, 704, 705]));
    expect(widths).toHaveLength(6);
    const before = await lyingAround(app);
    const swept = await sweepTomorrow(app);
    const after = await lyingAround(app);
    console.info(
      `photos: 2 kills, 1 cut, 1 refusal; left behind ${JSON.stringify(before)}, swept ${JSON.stringify(swept)}, then ${JSON.stringify(after)}`,
    );
    // There must be unused files, or the cleanup would prove nothing.
    expect(before.raw).toBeGreaterThan(0);
    expect(after).toEqual({ raw: 0, folders: images.length, scratch: 0 });
    for (const { variants } of images as { variants: { url: string }[] }[]) {
      for (const { url } of variants) expect((await page.request.get(url)).status()).toBe(200);
    }
  });
});

async function lyingAround({ dataDir, scratch }: KillableApp) {
  const count = async (folder: string) => (await readdir(folder)).length;
  return {
    raw: await count(path.join(dataDir, 'quarantine')),
    folders: await count(path.join(dataDir, 'media/listings')),
    scratch: (await readdir(scratch)).filter((name) => name.startsWith('roomieradar-')).length,
  };
}

/** Runs the cleanup as the server will a day later, when no upload can still be running. */
async function sweepTomorrow({ dataDir, url, scratch }: KillableApp) {
  const sql = openPool(await joinEmbeddedPostgres(dataDir));
  try {
    const storage = localStorage({ dataDir, publicUrl: url, secret: '' });
    const now = new Date(Date.now() + 26 * 60 * 60_000);
    const swept = await sweepFiles({ sql, storage, now });
    await removeOldScratch(new Date(now.getTime() - 24 * 60 * 60_000), scratch);
    expect(await sql`select from uploads`).toHaveLength(0);
    return swept;
  } finally {
    await sql.end();
  }
}

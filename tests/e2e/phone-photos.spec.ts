import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makePhoto } from '#qa/models/image-upload/image-files.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { fillListingForm, neededFields, postListingForm } from './support/listing-form.ts';
import { postListing } from './support/listings.ts';
import { panorama, phonePhoto } from './support/phone-photo.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const tile = (page: Page) => page.locator('[data-image]').last();
const choose = (page: Page, file: string | { name: string; buffer: Buffer }) =>
  page
    .getByLabel('Photos', { exact: true })
    .setInputFiles(typeof file === 'string' ? file : { mimeType: '', ...file });

/** Decoding 50 megapixels takes a busy machine some time. */
const decoded = { timeout: 90_000 };

const fillForm = (page: Page) =>
  fillListingForm(page, {
    ...neededFields,
    Address: `Rua Nova ${Date.now() % 10_000}, Coimbra`,
    'Monthly rent': '640',
    Title: 'Room seen by a phone',
  });

/** Keeps the files that the page sends; Playwright does not see the body of a file. */
async function watchSentFiles(page: Page): Promise<() => Promise<Buffer>> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function watched(this: XMLHttpRequest, body) {
      if (body instanceof Blob) Object.assign(window, { sentFile: body });
      send.call(this, body);
    };
  });
  return async () => {
    const bytes = await page.evaluate(async () => {
      const { sentFile } = window as unknown as { sentFile: Blob };
      return [...new Uint8Array(await sentFile.arrayBuffer())];
    });
    return Buffer.from(bytes);
  };
}

test('a photo of 50 megapixels is made smaller, sent without its location, and seen upright', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const file = await phonePhoto();
  const readSentFile = await watchSentFiles(page);
  await signInAsNewcomer(page, '/listings/create?step=photos');
  await choose(page, file);
  await expect(tile(page)).toContainText('Preparing…');
  await expect(tile(page).locator('img')).toBeVisible(decoded);
  await expectAccessible(page);
  await fillForm(page);
  await postListingForm(page);
  await expect(page).toHaveURL(/\/listings\/\d+$/, decoded);
  const photo = page.getByRole('list', { name: 'Photos' }).locator('img').first();
  await expect(photo).toBeVisible();
  const { images } = await (await page.request.get(`/api${new URL(page.url()).pathname}`)).json();
  expect(images).toMatchObject([{ width: 1200, height: 1600 }]);
  const sent = await sharp(await readSentFile()).metadata();
  expect(sent).toMatchObject({ format: 'jpeg', width: 2400, height: 3200 });
  expect([sent.exif, sent.orientation]).toEqual([undefined, undefined]);
});

test('refuses a file that cannot be a photo when it is chosen, with the reason and what to do', async ({
  page,
}) => {
  await signInAsNewcomer(page, '/listings/create?step=photos');
  const photo = await makePhoto({ width: 400, height: 300, noisy: true });
  const pixel = { create: { width: 1, height: 1, channels: 3, background: 'teal' } } as const;
  const files: [name: string, buffer: Buffer, reason: string][] = [
    [
      'IMG_1.heic',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'Your browser cannot open HEIC photos. Save this one as a JPEG and choose that instead.',
    ],
    ['scan.tiff', await sharp(pixel).tiff().toBuffer(), 'Only JPEG, PNG and WebP photos'],
    ['half.jpg', photo.subarray(0, photo.length / 2), 'This photo is damaged or cut off.'],
    ['pixel.png', await sharp(pixel).png().toBuffer(), 'at least 16 pixels on each side'],
  ];
  for (const [name, buffer, reason] of files) {
    await choose(page, { name, buffer });
    await expect(tile(page)).toContainText(reason);
    await expect(tile(page).getByRole('button', { name: /^Try/ })).toHaveCount(0);
    const frame = tile(page).locator('> div').first();
    expect(await frame.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  }
  await expectAccessible(page);
});

test('a JPEG without its last bytes and an AVIF are taken', async ({ page }) => {
  await signInAsNewcomer(page);
  const id = await postListing(page);
  await page.goto(`/listings/${id}/edit?step=photos`);
  const photo = await makePhoto({ width: 400, height: 300, noisy: true });
  await choose(page, { name: 'endless.jpg', buffer: photo.subarray(0, -40) });
  await choose(page, { name: 'photo.avif', buffer: await sharp(photo).avif().toBuffer() });
  await expect(page.locator('[data-image^="image-"]')).toHaveCount(2);
  const { images } = await (await page.request.get(`/api/listings/${id}`)).json();
  expect(images).toMatchObject([{ width: 400 }, { width: 400 }]);
});

test('a panorama is made smaller and keeps its shape', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAsNewcomer(page);
  const id = await postListing(page);
  await page.goto(`/listings/${id}/edit?step=photos`);
  await choose(page, await panorama());
  await expect(page.locator('[data-image^="image-"]')).toHaveCount(1, decoded);
  const { images } = await (await page.request.get(`/api/listings/${id}`)).json();
  expect(images).toMatchObject([{ width: 1600 }]);
  // 354.3 exactly; the browser and the server each round it.
  expect([354, 355]).toContain(images[0].height);
});

test('a photo of 50 megapixels can be cropped for the profile', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAsNewcomer(page, '/profile');
  await page.getByLabel('Photo file').setInputFiles(await phonePhoto());
  await expect(page.getByRole('dialog', { name: 'Choose what to show' })).toBeVisible(decoded);
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('Your photo is changed')).toBeVisible(decoded);
});

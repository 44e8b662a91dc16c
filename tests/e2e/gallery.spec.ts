import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const counts = [1, 2, 3, 4, 5, 6, 7];

/** The frames of a gallery's images within it, in whole pixels. */
function frames(page: Page, count: number) {
  return page.getByRole('list', { name: `Gallery of ${count}` }).evaluate((list) => {
    const { x, y } = list.getBoundingClientRect();
    const images = [...list.children].map((item) => {
      const box = item.getBoundingClientRect();
      return {
        left: Math.round(box.x - x),
        top: Math.round(box.y - y),
        width: Math.round(box.width),
        height: Math.round(box.height),
      };
    });
    return { width: list.clientWidth, length: list.scrollWidth, height: list.clientHeight, images };
  });
}

test('a gallery of any size is one row of equal images on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/demo/ui');
  await expect(page.getByRole('list', { name: 'Gallery of 7' })).toBeVisible();
  for (const count of counts) {
    const { width, height, images } = await frames(page, count);
    expect(images).toHaveLength(count);
    for (const [at, image] of images.entries()) {
      expect(image, `image ${at + 1} of ${count}`).toMatchObject({ top: 0, height });
      expect(Math.abs(image.width - width)).toBeLessThan(2);
    }
  }
});

test('a gallery of any size fills its mosaic on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/demo/ui');
  await expect(page.getByRole('list', { name: 'Gallery of 7' })).toBeVisible();
  for (const count of counts) {
    const { height, length, images } = await frames(page, count);
    expect(images).toHaveLength(count);
    expect(images[0], `the lead of ${count}`).toMatchObject({ left: 0, top: 0, height });
    const area = images.reduce((sum, image) => sum + image.width * image.height, 0);
    expect(area / (length * height), `how much of ${count} is filled`).toBeGreaterThan(0.94);
  }
});

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listings, users } from '#demo/content.ts';
import { copyDemoImages, imageRow, photoKey } from '#demo/images.ts';

const rows = listings.flatMap(({ images }, index) => images.map((name) => imageRow(name, index)));
const photos = users.flatMap(({ photo }) => (photo === null ? [] : [photoKey(photo)]));

test('copies exactly the files that listings and users refer to, in the formats they state', async () => {
  const copied = new Map<string, Buffer>();
  await copyDemoImages({ put: async (key, data) => void copied.set(key, data) });

  const variants = rows.flatMap((row) => row.variants);
  const keys = new Set([...variants.map(({ key }) => key), ...photos]);
  expect(new Set(copied.keys())).toEqual(keys);
  expect(rows.filter(({ key }) => !copied.has(key))).toEqual([]);
  for (const { key, width, type } of variants) {
    const image = await sharp(copied.get(key)).metadata();
    const format = type === 'image/avif' ? 'heif' : 'webp';
    expect([image.format, image.width, image.height], key).toEqual([
      format,
      width,
      (width * 3) / 4,
    ]);
  }
});

test('keeps the images of the demo within 6 MB', () => {
  const folder = path.resolve(import.meta.dirname, '../../../demo/images');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(files.length).toBeGreaterThan(200);
  expect(bytes).toBeLessThan(6_000_000);
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageWorker, type ImageWorker } from '#domain/images/image-worker.ts';

let worker: ImageWorker;
let folder: string;

beforeAll(async () => {
  worker = createImageWorker();
  folder = await mkdtemp(path.join(tmpdir(), 'field-photos-'));
});
afterAll(async () => {
  await worker.close();
  await rm(folder, { recursive: true });
});

/** Decodes a file of `field`, made by hand like those of cameras, phones and editors. */
async function decode(file: string, type: string) {
  const output = path.join(folder, `${path.basename(file)}-variants`);
  const { width, height, variants } = await worker.finish(1, {
    purpose: 'listing',
    input: path.resolve(import.meta.dirname, 'field', file),
    output,
    content_type: type,
  });
  const files = await Promise.all(
    variants.map((each) => readFile(path.join(output, `${each.width}.${each.extension}`))),
  );
  return { size: [width, height], files };
}

type Corners = readonly [topLeft: string, topRight: string, bottomLeft: string, right: string];
const colors = {
  orange: [135, 91, 26],
  blue: [27, 91, 134],
  red: [222, 8, 31],
  violet: [32, 8, 222],
} as const;
const upright = ['orange', 'blue', 'red', 'violet'] as const;

/** The nearest of the four colors in each quarter of an image. */
async function readCorners(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes)
    .resize(2, 2, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 1, 2, 3].map((quarter) => {
    const pixel = data.subarray(quarter * info.channels, quarter * info.channels + 3);
    const distances = Object.entries(colors).map(([name, color]) => {
      const distance = color.reduce(
        (sum, value, at) => sum + Math.abs(value - (pixel[at] ?? 0)),
        0,
      );
      return [distance, name] as const;
    });
    return distances.toSorted(([one], [other]) => one - other)[0]?.[1] ?? '';
  });
}

test.each([
  ['plain.jpg', 'image/jpeg', upright],
  ['missing-end.jpg', 'image/jpeg', upright],
  ['progressive.jpg', 'image/jpeg', upright],
  ['gps.jpg', 'image/jpeg', upright],
  ['motion-photo.jpg', 'image/jpeg', upright],
  ['two-in-one.jpg', 'image/jpeg', upright],
  ['display-p3.jpg', 'image/jpeg', upright],
  ['exif-orientation-3.jpg', 'image/jpeg', ['violet', 'red', 'blue', 'orange']],
  ['exif-orientation-5.jpg', 'image/jpeg', ['orange', 'red', 'blue', 'violet']],
  ['exif-orientation-6.jpg', 'image/jpeg', ['red', 'orange', 'violet', 'blue']],
  ['exif-orientation-8.jpg', 'image/jpeg', ['blue', 'violet', 'orange', 'red']],
  ['sixteen-bit.png', 'image/png', upright],
  ['png-named.jpg', 'image/png', upright],
  ['webp-named.jpg', 'image/webp', upright],
] as [string, string, Corners][])(
  '%s is taken, upright and in its colors, without its metadata',
  async (file, type, corners) => {
    const { size, files } = await decode(file, type);
    expect(size).toEqual(/orientation-[568]/.test(file) ? [600, 800] : [800, 600]);
    for (const bytes of files) {
      expect(await readCorners(bytes)).toEqual(corners);
      const { exif, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, orientation }).toEqual({});
      expect(bytes.includes('secret words')).toBe(false);
    }
  },
);

test.each([
  // Printing colors hold no violet as strong as on a screen.
  ['cmyk-no-profile.jpg', 'image/jpeg', 800, 600],
  ['gray.jpg', 'image/jpeg', 800, 600],
  ['strip.jpg', 'image/jpeg', 1000, 40],
  ['transparent.png', 'image/png', 800, 600],
  ['palette-transparent.png', 'image/png', 800, 600],
  ['animated.webp', 'image/webp', 200, 150],
])('%s is taken as one opaque image', async (file, type, width, height) => {
  const { size, files } = await decode(file, type);
  expect(size).toEqual([width, height]);
  for (const bytes of files) {
    const { hasAlpha, pages = 1 } = await sharp(bytes).metadata();
    expect({ hasAlpha, pages }).toEqual({ hasAlpha: false, pages: 1 });
  }
});

test('a photo in printing colors with their profile is taken', async () => {
  const file = path.join(folder, 'cmyk-profile.jpg');
  await sharp(path.join(import.meta.dirname, 'field/plain.jpg'))
    .toColorspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toFile(file);
  expect(await sharp(file).metadata()).toMatchObject({ space: 'cmyk', hasProfile: true });
  const { size, files } = await decode(file, 'image/jpeg');
  expect(size).toEqual([800, 600]);
  const [first] = files;
  // Printing colors hold no violet as strong as on a screen.
  expect((await readCorners(first!)).slice(0, 3)).toEqual(upright.slice(0, 3));
});

test.each([
  ['truncated.jpg', 'image/jpeg', 'damaged'],
  ['png-named.jpg', 'image/jpeg', 'wrong_type'],
  ['pixel.png', 'image/png', 'too_small'],
  ['iphone.heic', 'image/jpeg', 'not_an_image'],
  ['photo.gif', 'image/jpeg', 'not_an_image'],
  ['photo.tiff', 'image/jpeg', 'not_an_image'],
  ['photo.avif', 'image/jpeg', 'not_an_image'],
])('%s, announced as %s, is refused as %s', async (file, type, refusal) => {
  await expect(decode(file, type)).rejects.toMatchObject({ refusal });
});

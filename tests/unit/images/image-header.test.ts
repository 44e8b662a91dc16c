import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { readImageHeader } from '#src/shared/uploads/image-header.ts';
import { inspectFile } from '#src/shared/uploads/inspect-file.ts';

const blank = sharp({ create: { width: 321, height: 123, channels: 4, background: '#7a9e8788' } });
const files: [string, Sharp][] = [
  ['image/jpeg', blank.clone().jpeg()],
  ['image/jpeg', blank.clone().jpeg({ progressive: true })],
  ['image/png', blank.clone().png()],
  ['image/webp', blank.clone().webp()],
  ['image/webp', blank.clone().removeAlpha().webp()],
  ['image/webp', blank.clone().webp({ lossless: true })],
];

const asBlob = async (image: Sharp) => new Blob([new Uint8Array(await image.toBuffer())]);

test.each(files)('reads type and size of a %s', async (type, image) => {
  const file = await asBlob(image);
  expect((await inspectFile(file)).type).toBe(type);
  expect(await readImageHeader(file, type)).toEqual({ width: 321, height: 123, orientation: 1 });
});

test.each([1, 3, 6, 8])('reads the orientation %i of a JPEG behind long metadata', async (turn) => {
  const file = await asBlob(
    blank
      .clone()
      .withMetadata({ orientation: turn })
      .withExifMerge({ IFD0: { ImageDescription: 'x'.repeat(30_000) } })
      .jpeg(),
  );
  expect(await readImageHeader(file, 'image/jpeg')).toMatchObject({ orientation: turn });
});

test('a damaged header has no size', async () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
    expect(await readImageHeader(new Blob(['RIFFxxxxWEBP']), type), type).toBeNull();
  }
  const start = new Uint8Array(await blank.clone().jpeg().toBuffer()).slice(0, 60);
  expect(await readImageHeader(new Blob([start]), 'image/jpeg')).toBeNull();
});

test.each([
  ['heic', 'image/heic'],
  ['mif1', 'image/heic'],
  ['avif', 'image/avif'],
  ['mp42', null],
])('a file of brand %s is %s', async (brand, type) => {
  expect((await inspectFile(new Blob([`\0\0\0\x18ftyp${brand}`]))).type).toBe(type);
});

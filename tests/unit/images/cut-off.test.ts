import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { showsMost } from '#contract/images/cut-off.ts';
import { photoLike } from '#tests/support/photo-like.ts';

let files: Record<'sequential' | 'progressive', Buffer>;

beforeAll(async () => {
  const { data, width, height } = photoLike(1);
  const photo = sharp(data, { raw: { width, height, channels: 3 } });
  files = {
    sequential: await photo.clone().jpeg({ quality: 90 }).toBuffer(),
    progressive: await photo.clone().jpeg({ quality: 90, progressive: true }).toBuffer(),
  };
});

test.each([
  ['sequential', 1, true],
  ['sequential', 0.95, true],
  ['sequential', 0.8, false],
  ['sequential', 0.5, false],
  ['progressive', 1, true],
  ['progressive', 0.95, true],
  ['progressive', 0.3, false],
] as const)('of a %s JPEG, the first %d show most: %s', async (kind, share, expected) => {
  const file = files[kind];
  const bytes = file.subarray(0, Math.floor(file.length * share) - 2);
  const { data, info } = await sharp(bytes, { failOn: 'none' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  expect(showsMost(bytes, { data, width, height, channels: 3 })).toBe(expected);
});

test('a file without a scan shows nothing', () => {
  const pixels = { data: new Uint8Array(3), width: 1, height: 1, channels: 3 } as const;
  expect(showsMost(Uint8Array.of(0xff, 0xd8), pixels)).toBe(false);
});

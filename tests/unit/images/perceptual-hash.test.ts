import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { lookAt } from '#domain/images/image-variants.ts';
import {
  hashBand,
  maxHashDistance,
  perceptualHashes,
  isDistinct,
  likeness,
  lookupHashes,
  sameLikeness,
  type PhotoLook,
} from '#domain/images/perceptual-hash.ts';
import { createRandom, photoLike } from '#tests/support/photo-like.ts';

const count = 200;
const random = createRandom(1);

const photo = (seed: number) => {
  const { data, width, height } = photoLike(seed);
  return { image: sharp(data, { raw: { width, height, channels: 3 } }), width, height };
};

type Photo = ReturnType<typeof photo>;

/** A tenth of the photos are left as they are, others have one change, from the same seed. */
const edits: Record<string, (photo: Photo) => Sharp> = {
  same: ({ image }) => image,
  encoded: ({ image }) => image.resize(180),
  cropped: ({ image, width, height }) => cut(image, width, height, random(), random()),
  'cropped in a corner': ({ image, width, height }) =>
    cut(image, width, height, Math.round(random()), Math.round(random())),
  mirrored: ({ image }) => image.flop(),
  'mirrored and cropped': ({ image, width, height }) =>
    cut(image, width, height, random(), random()).flop(),
  brown: ({ image }) =>
    image.recomb([
      [0.393, 0.769, 0.189],
      [0.349, 0.686, 0.168],
      [0.272, 0.534, 0.131],
    ]),
  recolored: ({ image }) => image.modulate({ hue: 60, saturation: 1.4 }),
  brighter: ({ image }) => image.modulate({ brightness: 1.25 }),
  'more contrast': ({ image }) => image.linear(1.4, -40),
};

/** Without 5 % of its width and of its height. */
const cut = (image: Sharp, width: number, height: number, left: number, top: number) =>
  image.extract({
    left: Math.round(width * 0.05 * left),
    top: Math.round(height * 0.05 * top),
    width: Math.floor(width * 0.95),
    height: Math.floor(height * 0.95),
  });

/** What is stored of this file. */
const makeLook = async (image: Sharp) =>
  lookAt(sharp(await image.jpeg({ quality: 60 }).toBuffer()));

/** Would the lookup in the database name it? The same rules as its statement. */
function isCandidate(look: PhotoLook, codes: readonly bigint[]): boolean {
  return lookupHashes(look).some(({ code, bands }) =>
    codes.some(
      (stored) =>
        countBits(code ^ stored) <= maxHashDistance &&
        bands.some((values, band) => values.includes(hashBand(stored, band))),
    ),
  );
}

function countBits(value: bigint): number {
  return ones(Number(BigInt.asIntN(32, value))) + ones(Number(BigInt.asIntN(32, value >> 32n)));
}

function ones(word: number): number {
  let bits = 0;
  for (let left = word; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

const isSame = (one: PhotoLook, other: PhotoLook) =>
  isCandidate(one, perceptualHashes(other)) && likeness(one, other) >= sameLikeness;

const originals: PhotoLook[] = [];
const edited: { name: string; look: PhotoLook }[] = [];

beforeAll(async () => {
  const names = Object.keys(edits);
  for (let nth = 0; nth < count; nth += 1) {
    const made = photo(nth + 1);
    const name = names[nth % names.length]!;
    originals.push(await makeLook(made.image.clone()));
    edited.push({
      name,
      look: await makeLook(edits[name]!({ ...made, image: made.image.clone() })),
    });
  }
}, 240_000);

test('finds a photo that was encoded again, cropped, mirrored or recolored, before or after the other', () => {
  const missed = edited.filter(({ look }, nth) => {
    const original = originals[nth]!;
    return !isSame(original, look) || !isSame(look, original);
  });
  expect(missed.length, missed.map(({ name }) => name).join()).toBeLessThanOrEqual(count * 0.05);
}, 120_000);

test('takes at most one of 10,000 pairs of different photos for the same', () => {
  const codes = originals.map(perceptualHashes);
  const same: string[] = [];
  for (const [nth, look] of originals.entries()) {
    const probes = lookupHashes(look);
    for (let other = nth + 1; other < count; other += 1) {
      const near = probes.some(({ code }) =>
        codes[other]!.some((stored) => countBits(code ^ stored) <= maxHashDistance),
      );
      if (near && likeness(look, originals[other]!) >= sameLikeness) same.push(`${nth} ${other}`);
    }
  }
  // 19,900 pairs.
  expect(same.length, same.join()).toBeLessThanOrEqual(1);
}, 120_000);

test('different rooms stay far below the limit when they are laid over each other', () => {
  const some = originals.slice(0, 16);
  const found = some.flatMap((one, nth) => some.slice(nth + 1).map((two) => likeness(one, two)));
  expect(Math.max(...found)).toBeLessThan(0.7);
}, 60_000);

test('recognizes nothing on a plain wall', async () => {
  const wall = sharp({ create: { width: 400, height: 300, channels: 3, background: '#f4f1ea' } });
  expect(isDistinct(await makeLook(wall))).toBe(false);
  expect(isDistinct(await makeLook(photo(1).image))).toBe(true);
});

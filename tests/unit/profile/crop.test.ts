import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  largestZoom,
  movedCrop,
  startingCrop,
  zoomedCrop,
  cropZoom,
} from '#src/features/profile/photo/crop.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 6000 }),
  height: fc.integer({ min: 1, max: 6000 }),
});
const moves = fc.array(
  fc.oneof(
    fc.record({
      right: fc.integer({ min: -9000, max: 9000 }),
      down: fc.integer({ min: -9000, max: 9000 }),
    }),
    fc.record({ zoom: fc.double({ min: -5, max: 50, noNaN: true }) }),
  ),
  { maxLength: 12 },
);

test('never leaves the image, however it is moved and zoomed', () => {
  fc.assert(
    fc.property(sizes, moves, (size, all) => {
      let crop = startingCrop(size);
      for (const move of all) {
        crop =
          'zoom' in move
            ? zoomedCrop(crop, size, move.zoom)
            : movedCrop(crop, size, move.right, move.down);
        const tiny = 1e-6;
        expect(crop.left).toBeGreaterThanOrEqual(-tiny);
        expect(crop.top).toBeGreaterThanOrEqual(-tiny);
        expect(crop.left + crop.side).toBeLessThanOrEqual(size.width + tiny);
        expect(crop.top + crop.side).toBeLessThanOrEqual(size.height + tiny);
      }
    }),
  );
});

test('begins with the largest square, from the middle', () => {
  expect(startingCrop({ width: 800, height: 600 })).toEqual({ left: 100, top: 0, side: 600 });
});

test('zooms around the center, and only as far as the photo stays sharp', () => {
  const size = { width: 800, height: 600 };
  const crop = zoomedCrop(startingCrop(size), size, 2);
  expect(crop).toEqual({ left: 250, top: 150, side: 300 });
  expect(cropZoom(zoomedCrop(crop, size, 100), size)).toBe(largestZoom(size));
  expect(largestZoom({ width: 90, height: 4000 })).toBe(1);
});

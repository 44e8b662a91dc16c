import { expect, test } from 'vitest';
import { ListingQuery } from '#contract/listings/listing.ts';
import { searchArea, isWhollyIn, keepInside, canReach } from '#domain/search/index/search-area.ts';
import { byCountFilter } from '#domain/search/filters/counts.ts';
import { createBlocks } from '#domain/search/index/blocks.ts';
import { isInside } from '#domain/search/index/circle.ts';
import { createMask, fillMask, slotsIn } from '#domain/search/index/masks.ts';
import type { ListingColumns } from '#domain/search/index/listing-columns.ts';
import { createRandom } from '#bench/matching/random-searches.ts';

const size = 60;
const blocks = 3000;

/** Listings within some distance of a place, anywhere on the grid. */
function columnsAround(latitude: number, longitude: number, spread: number, random: () => number) {
  const around = (middle: number) => Math.round(middle + (random() - 0.5) * 2 * spread);
  const turned = (value: number) =>
    value < -180_000 ? value + 360_000 : value > 180_000 ? value - 360_000 : value;
  return {
    count: size,
    latitude: Int32Array.from({ length: size }, () =>
      Math.max(-90_000, Math.min(90_000, around(latitude))),
    ),
    longitude: Int32Array.from({ length: size }, () => turned(around(longitude))),
    offeredDay: new Int32Array(size),
    traits: new Int32Array(size),
    counts: byCountFilter(() => new Uint8Array(size)),
    availableDay: new Int32Array(size),
    untilDay: new Int32Array(size),
    minStay: new Uint8Array(size),
    maxStay: new Uint8Array(size),
  };
}

test('a block that is passed over has no listing of the area, and one that is taken whole has only such', () => {
  const counts = { passedOver: 0, whole: 0, between: 0 };
  for (let nth = 0; nth < blocks; nth += 1) {
    const random = createRandom(nth);
    const lat = nth % 5 === 0 ? 88 + random() * 2 : random() * 120 - 60;
    const lng = nth % 3 === 0 ? 179.5 + random() * 0.5 : random() * 360 - 180;
    const radius = [1, 5, 20, 100, 500][nth % 5];
    const area = searchArea({
      ...ListingQuery.assert({ lat: String(lat), lng: String(lng), radius_km: String(radius) }),
      rents: undefined,
    } as never);
    const away = random() ** 2 * radius! * 25;
    const turn = random() * 2 * Math.PI;
    const columns = columnsAround(
      lat * 1000 + away * Math.sin(turn),
      lng * 1000 + (away * Math.cos(turn)) / Math.cos((lat / 180) * Math.PI),
      1 + random() ** 3 * radius! * 10,
      random,
    );
    const known = createBlocks(size).of(columns);
    const [passing, chosen] = [createMask(), new Int32Array(size)];
    fillMask(passing, size);
    keepInside(area, { columns: columns as ListingColumns, blocks: known }, passing, 0);
    const inside = slotsIn(passing, 0, chosen);
    const { circle } = area;
    const expected = columns.latitude.reduce((slots: number[], row, slot) => {
      const isIn = circle !== null && isInside(circle, row, columns.longitude[slot]!);
      return isIn ? [...slots, slot] : slots;
    }, []);
    expect([...chosen.subarray(0, inside)]).toEqual(expected);
    const message = JSON.stringify({ lat, lng, radius, inside });
    if (!canReach(area, known, 0)) {
      expect(inside, message).toBe(0);
      counts.passedOver += 1;
    } else if (isWhollyIn(area, known, 0)) {
      expect(inside, message).toBe(size);
      counts.whole += 1;
    } else counts.between += 1;
  }
  expect(Math.min(counts.passedOver, counts.whole, counts.between)).toBeGreaterThan(200);
});

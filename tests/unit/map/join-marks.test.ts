import { expect, test } from 'vitest';
import { pixelsAtZoom, toX, toY } from '#geometry/mercator.ts';
import { joinMarks } from '#src/map/join-marks.ts';
import type { MapMark } from '#src/map/map-mark.ts';

const room = (lat: number, lng: number, key: string): MapMark => ({
  key,
  lat,
  lng,
  text: '€1,200',
  label: key,
  isCluster: false,
  count: 1,
});
const cluster = (place: { lat: number; lng: number }, count: number): MapMark => ({
  ...place,
  key: `${place.lat},${place.lng}`,
  text: String(count),
  label: String(count),
  isCluster: true,
  count,
});
const total = (marks: MapMark[]) => marks.reduce((sum, { count }) => sum + count, 0);

test('leaves no marks over each other, and counts every room once', () => {
  for (const zoom of [2, 9, 12, 16]) {
    for (const count of [1, 2, 40, 250]) {
      const marks = Array.from({ length: count }, (_, nth) =>
        room(40.7 + ((nth * 7919) % 500) / 1000, -74 + ((nth * 104_729) % 500) / 1000, `${nth}`),
      );
      const joined = joinMarks(marks, zoom, cluster);
      expect(total(joined)).toBe(count);
      for (const [nth, one] of joined.entries()) {
        for (const other of joined.slice(nth + 1)) {
          const right = Math.abs(toX(one.lng) - toX(other.lng)) * pixelsAtZoom(zoom);
          const down = Math.abs(toY(one.lat) - toY(other.lat)) * pixelsAtZoom(zoom);
          // The smallest marks are 36 pixels wide and 26 high.
          expect(right >= 32 || down >= 22, `${one.key} ${other.key} at ${zoom}`).toBe(true);
        }
      }
    }
  }
});

test('joins two on both sides of the date line where they are', () => {
  const [joined] = joinMarks([room(-17, 179.999, 'a'), room(-17, -179.999, 'b')], 8, cluster);
  expect(joined?.count).toBe(2);
  expect(Math.abs(joined?.lng ?? 0)).toBeGreaterThan(179.9);
});

test('keeps marks that do not touch as they are, from north to south', () => {
  const marks = [room(40, -74, 'south'), room(41, -74, 'north')];
  expect(joinMarks(marks, 9, cluster)).toEqual(marks.toReversed());
});

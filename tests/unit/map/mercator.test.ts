import { expect, test } from 'vitest';
import { toLat, toLng } from '#geometry/mercator.ts';
import { centerOffset, pan, viewBetween, zoomAround } from '#src/map/mercator.ts';

const lisbon = { x: 0.474, y: 0.383, zoom: 11 };
const partOfPixel = 0.01;

test('a view on the way begins and ends where it should', () => {
  const there = zoomAround(pan(lisbon, 120, -40), 2, 50, 60);
  const start = viewBetween(lisbon, there, 0);
  expect(start).toEqual(lisbon);
  const end = viewBetween(lisbon, there, 1);
  expect(end.zoom).toBe(there.zoom);
  expect(end.x).toBeCloseTo(there.x, 12);
  expect(end.y).toBeCloseTo(there.y, 12);
});

test('the point under the pointer stays there while the map zooms', () => {
  const there = zoomAround(lisbon, 2, 90, -30);
  // The point under the pointer, as the middle of a map.
  const { x, y } = pan(lisbon, -90, 30);
  const point = { lat: toLat(y), lng: toLng(x) };
  for (const share of [0.1, 0.5, 0.9]) {
    const { left, top } = centerOffset(viewBetween(lisbon, there, share), point);
    expect(Math.abs(left - 90)).toBeLessThan(partOfPixel);
    expect(Math.abs(top + 30)).toBeLessThan(partOfPixel);
  }
});

test('goes over the date line by the short way', () => {
  const [fiji, samoa] = [
    { x: 0.99, y: 0.55, zoom: 5 },
    { x: 0.01, y: 0.54, zoom: 5 },
  ];
  const { x } = viewBetween(fiji, samoa, 0.5);
  expect(Math.min(x, 1 - x)).toBeLessThan(0.001);
});

import { expect, test } from 'vitest';
import { listRegion } from '#src/map/search-marks.ts';

const berlin: [number, number, number] = [52.5, 13.4, 40];
const munich: [number, number, number] = [48.1, 11.6, 5];
const newYork: [number, number, number] = [40.7, -74, 30];

test('a search without a place opens on the region with most rooms', () => {
  const map = { total: 75, clusters: [munich, newYork, berlin], listings: [], currency: 'EUR' };
  expect(listRegion(map)).toEqual([
    { lat: 48.1, lng: 11.6 },
    { lat: 52.5, lng: 13.4 },
  ]);
});

test('a room by itself counts as one', () => {
  const room: [number, number, number, number, string] = [7, 38.7, -9.1, 640, 'EUR'];
  const near: [number, number, number, number, string] = [8, 38.8, -9.2, 700, 'EUR'];
  const map = { total: 2, clusters: [], listings: [room, near], currency: 'EUR' };
  expect(listRegion(map)).toEqual([
    { lat: 38.7, lng: -9.1 },
    { lat: 38.8, lng: -9.2 },
  ]);
  expect(listRegion({ ...map, clusters: [newYork] })).toEqual([{ lat: 40.7, lng: -74 }]);
});

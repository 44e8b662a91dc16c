import { expect, test } from 'vitest';
import { townNames } from '#catalogs/de/towns.ts';
import { landExtent } from '#geometry/land.ts';
import { toX, toY } from '#geometry/mercator.ts';
import { translateTown } from '#src/map/land-tiles.ts';

const level = 5;

/** The German name of a town here, which the tile has by this name. */
function nameAt(name: string, lat: number, lng: number): string {
  const [across, down] = [toX(lng) * 2 ** level, toY(lat) * 2 ** level];
  const within = (value: number) => Math.floor((value % 1) * landExtent);
  const town = { name, x: within(across), y: within(down), size: 7 };
  const tile = { level, x: Math.floor(across), y: Math.floor(down) };
  return translateTown(town, tile, townNames);
}

test('the map names large towns in the language of the reader', () => {
  expect(nameAt('Moscow', 55.75, 37.62)).toBe('Moskau');
  expect(nameAt('Cairo', 30.06, 31.25)).toBe('Kairo');
});

test('a town of the same name elsewhere keeps its name', () => {
  expect(nameAt('Moscow', 46.73, -117)).toBe('Moscow');
});

test('a town without another name keeps that of the gazetteer', () => {
  expect(nameAt('Berlin', 52.52, 13.41)).toBe('Berlin');
});

import { expect, test, vi } from 'vitest';
import { landExtent } from '#geometry/land.ts';
import { toX, toY } from '#geometry/mercator.ts';
import { townKey } from '#src/map/land-tiles.ts';

// A build resolves this to its language.
vi.mock('#locales/towns.ts', () => import('#catalogs/de/towns.ts'));

const level = 5;

/** The name on the map of a town here, as a tile has it. */
function nameAt(name: string, lat: number, lng: number): string {
  const [across, down] = [toX(lng) * 2 ** level, toY(lat) * 2 ** level];
  const within = (value: number) => Math.floor((value % 1) * landExtent);
  const town = { name, x: within(across), y: within(down), size: 7 };
  return townKey(town, level, Math.floor(across), Math.floor(down));
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

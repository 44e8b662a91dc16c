import { expect, test } from 'vitest';
import { landExtent, villageLevel } from '#geometry/land.ts';
import { pixelsAtZoom, toX, toY } from '#geometry/mercator.ts';
import { drawMap, type Drawing } from '#src/map/draw-land.ts';
import type { MapMark } from '#src/map/map-mark.ts';

const size = { width: 800, height: 600 };
/** The picture goes on so far beyond the map. */
const beyond = { x: 100, y: 75 };
const letter = 7;
const center = { lat: 40.7, lng: -74 };
const view = { x: toX(center.lng), y: toY(center.lat), zoom: 10 };
const color = '#000';
const palette: Drawing['palette'] = {
  water: color,
  land: color,
  shore: color,
  river: color,
  ring: color,
  area: color,
  text: color,
  halo: color,
  font: 'serif',
};

/** Writes nothing, but remembers each text and where it would stand. */
function noteTexts() {
  const texts: { text: string; left: number; top: number }[] = [];
  const context: object = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'measureText') return (text: string) => ({ width: text.length * letter });
        if (name !== 'fillText') return () => undefined;
        return (text: string, left: number, top: number) => texts.push({ text, left, top });
      },
      set: () => true,
    },
  );
  return { texts, context: context as CanvasRenderingContext2D };
}

/** One tile of level 8 that has a town in the middle of the picture, and others around it. */
function tilesWith(
  towns: { name: string; original?: string; right: number; down: number; size: number }[],
  level = 8,
) {
  const count = 2 ** 8;
  const [column, row] = [Math.floor(view.x * count), Math.floor(view.y * count)];
  const unit = pixelsAtZoom(view.zoom) / count / landExtent;
  const placed = towns.map(({ name, original = name, right, down, size: grade }) => ({
    name,
    original,
    size: grade,
    x: (view.x * count - column) * landExtent + right / unit,
    y: (view.y * count - row) * landExtent + down / unit,
  }));
  const tile = { land: {}, shore: {}, rivers: {}, towns: placed };
  return {
    get: (asked: number, x: number, y: number) =>
      asked === level && x === column && y === row ? (tile as never) : null,
  };
}

const clusterHere: MapMark = {
  ...center,
  key: 'cluster',
  text: '340',
  label: '340',
  isCluster: true,
  count: 340,
};

test('writes the name of a town beside the mark that lies over it', () => {
  const { texts, context } = noteTexts();
  const tiles = tilesWith([{ name: 'Springfield', right: 4, down: -3, size: 9 }]);
  drawMap(context, tiles, { view, size, beyond, palette, rings: [] });
  drawMap(context, tiles, { view, size, beyond, palette, rings: [], marks: [clusterHere] });
  const [alone, beside] = texts;
  expect(alone).toMatchObject({ text: 'Springfield' });
  expect(beside?.text).toBe('Springfield');
  const [half, reach] = [('Springfield'.length * letter) / 2, 26];
  const isBeside =
    Math.abs((beside?.left ?? 0) - size.width / 2) >= half + reach ||
    Math.abs((beside?.top ?? 0) - size.height / 2) >= reach + 5;
  expect(isBeside).toBe(true);
  // Near enough that nobody takes it for another one's.
  expect(Math.hypot(beside!.left - alone!.left, beside!.top - alone!.top)).toBeLessThan(60);
});

test('writes no name that would stand below a mark wherever it is put', () => {
  const { texts, context } = noteTexts();
  const marks = Array.from({ length: 49 }, (_, nth): MapMark => {
    const [right, down] = [((nth % 7) - 3) * 44, (Math.floor(nth / 7) - 3) * 44];
    const lat = center.lat - (down / pixelsAtZoom(view.zoom)) * 360 * 0.758;
    const lng = center.lng + (right / pixelsAtZoom(view.zoom)) * 360;
    return { ...clusterHere, key: String(nth), lat, lng };
  });
  const tiles = tilesWith([{ name: 'Springfield', right: 0, down: 0, size: 9 }]);
  drawMap(context, tiles, { view, size, beyond, palette, rings: [], marks });
  expect(texts).toEqual([]);
});

test('writes the distance of a ring where no mark lies on it', () => {
  const { texts, context } = noteTexts();
  const rings = [{ center, km: 5, label: '5 km' }];
  drawMap(context, null, { view, size, beyond, palette, rings });
  const top = texts[0]!.top;
  const lat = center.lat + 5 / 111.2;
  drawMap(context, null, { view, size, beyond, palette, rings, marks: [{ ...clusterHere, lat }] });
  expect(texts).toHaveLength(2);
  expect(Math.hypot(texts[1]!.left - size.width / 2, texts[1]!.top - top)).toBeGreaterThan(30);
});

test.each([
  ['right', 296, 0],
  ['left', -296, 0],
  ['top', 0, -223],
  ['bottom', 0, 223],
])('cuts no name at the %s edge of the map', (_, right, down) => {
  const { texts, context } = noteTexts();
  drawMap(context, tilesWith([{ name: 'Springfield', right, down, size: 9 }]), {
    view,
    size,
    beyond,
    palette,
    rings: [],
  });
  // Beside its place, within the map.
  expect(texts).toHaveLength(1);
  const half = ('Springfield'.length * letter) / 2;
  expect(Math.abs(texts[0]!.left - size.width / 2) + half).toBeLessThanOrEqual(300);
  expect(Math.abs(texts[0]!.top - size.height / 2) + 7).toBeLessThanOrEqual(225);
});

test('names the smallest villages from close by, and none from afar', () => {
  const { texts, context } = noteTexts();
  const tiles = tilesWith([{ name: 'Hollow', right: 0, down: 0, size: 0 }], villageLevel);
  drawMap(context, tiles, { view, size, beyond, palette, rings: [] });
  expect(texts).toEqual([]);
  drawMap(context, tiles, {
    view: { ...view, zoom: 12.5 },
    size,
    beyond,
    palette,
    rings: [],
  });
  expect(texts.map(({ text }) => text)).toEqual(['Hollow']);
});

test.each([
  ['is a neighborhood', 'Springfield', 'Shelbyville', 30, ['Shelbyville', 'Springfield']],
  ['is the town', 'Springfield', 'Springfield', 30, ['Springfield']],
  ['is in the language of the gazetteer', 'سبرينغفيلد', 'Springfield', 30, ['سبرينغفيلد']],
  ['is in a third language, at the same point', 'سبرينغفيلد', 'Primaveras', 0, ['سبرينغفيلد']],
])('names a place once, where its name %s', (_, name, text, right, written) => {
  const { texts, context } = noteTexts();
  const tiles = tilesWith([{ name, original: 'Springfield', right, down: 0, size: 8 }]);
  const spot = { place: center, text };
  drawMap(context, tiles, { view, size, beyond, palette, rings: [], spot });
  expect(texts.map((each) => each.text)).toEqual(written);
});

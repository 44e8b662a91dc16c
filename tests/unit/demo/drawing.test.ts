import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawFace } from '#demo/drawing/draw-face.ts';
import { drawRoom, roomKinds } from '#demo/drawing/draw-room.ts';
import { firstXmlFault } from './xml.ts';

const seeds = Array.from({ length: 200 }, (_, i) => i * 7919);
const subjects = [
  ...roomKinds.map((kind) => ({ name: kind, draw: (seed: number) => drawRoom(seed, kind) })),
  { name: 'face', draw: drawFace },
];

describe.each(subjects)('a drawn $name', ({ draw }) => {
  let drawn: readonly (readonly [seed: number, svg: string])[] = [];
  beforeAll(() => {
    drawn = seeds.map((seed) => [seed, draw(seed)]);
  });

  it('is the same for the same seed', () => {
    for (const [seed, svg] of drawn.slice(0, 20)) expect(draw(seed), `seed ${seed}`).toBe(svg);
  });

  it('differs from every other of 200 seeds', () => {
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(seeds.length);
  });

  it('is well-formed, finite and free of text for 200 seeds', () => {
    for (const [seed, svg] of drawn) {
      expect(firstXmlFault(svg), `seed ${seed}`).toBeNull();
      expect(svg, `seed ${seed}`).not.toMatch(
        /NaN|undefined|Infinity|<text|<image|http(?!:\/\/www\.w3\.org\/2000\/svg)/,
      );
    }
  });

  it('refers only to its own definitions', () => {
    for (const [seed, svg] of drawn) {
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
      expect(
        used.filter((id) => !defined.has(id)),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });

  it('renders with many colors', async () => {
    for (const [seed, svg] of drawn.slice(0, 6)) {
      const { data } = await sharp(Buffer.from(svg))
        .resize(64)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(new Set(data).size, `seed ${seed}`).toBeGreaterThan(60);
    }
  });
});

it('one seed gives six different images, one for each kind', () => {
  expect(new Set(roomKinds.map((kind) => drawRoom(5, kind))).size).toBe(roomKinds.length);
});

/** An RGB photo, row by row. */
export interface MadePhoto {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * A made-up photo of a room or a house, the same for the same seed: perspective, light from a
 * window, furniture, textures at several scales, a vignette and the noise of a sensor. Rooms share
 * how they are built, as real ones do, so two of them are more alike than two random images.
 */
export function photoLike(seed: number): MadePhoto {
  const random = createRandom(seed);
  const isPortrait = random() < 0.3;
  const [width, height] = isPortrait ? [192, 256] : [256, 192];
  const scene = random() < 0.75 ? room(random) : street(random);
  const [grain, strongest] = [noise(random), 0.15 + random() * 0.35];
  const exposure = 0.75 + random() * 0.5;
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const vignette = 1 - strongest * ((u - 0.5) ** 2 + (v - 0.5) ** 2);
      const sensor = (random() - 0.5) * 14 + (grain(u * 5, v * 5) - 0.5) * 20;
      for (const [channel, value] of scene(u, v).entries()) {
        const light = value * vignette * exposure + sensor;
        data[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, light));
      }
    }
  }
  return { data, width, height };
}

type Color = readonly [number, number, number];
type Scene = (u: number, v: number) => Color;
type Random = () => number;

/** mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed * 0x9e37_79b9;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Smooth noise between 0 and 1 of three scales. */
function noise(random: Random): (u: number, v: number) => number {
  const size = 64;
  const values = Float64Array.from({ length: size * size }, random);
  const at = (x: number, y: number) => values[(y & (size - 1)) * size + (x & (size - 1))]!;
  const smooth = (t: number) => t * t * (3 - 2 * t);
  function layer(u: number, v: number): number {
    const [x, y] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [smooth(u - x), smooth(v - y)];
    const top = at(x, y) * (1 - a) + at(x + 1, y) * a;
    return top * (1 - b) + (at(x, y + 1) * (1 - a) + at(x + 1, y + 1) * a) * b;
  }
  return (u, v) =>
    layer(u, v) * 0.55 + layer(u * 2.3, v * 2.3) * 0.3 + layer(u * 5.1, v * 5.1) * 0.15;
}

const between = (random: Random, least: number, most: number) => least + random() * (most - least);
const randomColor = (random: Random, least: number, most: number): Color => {
  const base = between(random, least, most);
  const tint = () => Math.max(0, Math.min(255, base + between(random, -28, 28)));
  return [tint(), tint(), tint()];
};
const scaled = ([r, g, b]: Color, by: number): Color => [r * by, g * by, b * by];

function room(random: Random): Scene {
  // The far wall, which the side walls, the floor and the ceiling lead to.
  const [left, right] = [between(random, -0.1, 0.35), between(random, 0.6, 1.1)];
  const [top, bottom] = [between(random, -0.05, 0.25), between(random, 0.5, 0.8)];
  const wall = randomColor(random, 120, 235);
  const floor = randomColor(random, 50, 190);
  const ceiling = randomColor(random, 190, 245);
  const [grainOfFloor, shade] = [noise(random), noise(random)];
  const planks = between(random, 8, 40);
  const lightFrom = random();
  const pieces = Array.from({ length: 4 + Math.floor(random() * 9) }, () =>
    furniture(random, bottom),
  );
  const windows = Array.from({ length: Math.floor(random() * 3) }, () =>
    windowIn(random, { left, right, top, bottom }),
  );
  return (u, v) => {
    for (const piece of pieces) {
      const seen = piece(u, v);
      if (seen) return seen;
    }
    for (const pane of windows) {
      const seen = pane(u, v);
      if (seen) return seen;
    }
    const light =
      0.75 +
      0.45 * (1 - Math.abs(u - lightFrom)) * (1 - v * 0.4) +
      (shade(u * 3, v * 3) - 0.5) * 0.3;
    const isLeft = u < left && v > top - (left - u) && v < bottom + (left - u) * 0.8;
    const isRight = u > right && v > top - (u - right) && v < bottom + (u - right) * 0.8;
    if (isLeft) return scaled(wall, light * 0.78);
    if (isRight) return scaled(wall, light * 0.68);
    if (v > bottom) {
      const depth = 1 / (v - bottom + 0.12);
      const plank = Math.sin((u - 0.5) * planks * depth * 0.3) > 0.9 ? 0.75 : 1;
      return scaled(floor, light * plank * (0.8 + 0.4 * grainOfFloor(u * depth * 3, depth * 4)));
    }
    return v < top ? scaled(ceiling, light) : scaled(wall, light);
  };
}

type Piece = (u: number, v: number) => Color | null;

function furniture(random: Random, floorAt: number): Piece {
  const [width, height] = [between(random, 0.06, 0.45), between(random, 0.06, 0.4)];
  const x = between(random, -0.1, 1);
  const stands = random() < 0.7;
  const base = stands ? between(random, floorAt, 1.05) : between(random, 0.2, floorAt);
  const color = randomColor(random, 15, 230);
  const isRound = random() < 0.3;
  const texture = noise(random);
  const scale = between(random, 3, 30);
  const stripes = random() < 0.3 ? between(random, 20, 90) : 0;
  const [slant, contrast] = [between(random, -0.25, 0.25), between(random, 0.15, 0.7)];
  return (u, v) => {
    const down = (base - v) / height;
    const across = (u - x + slant * (1 - down) * height) / width;
    if (down < 0 || down > 1 || across < 0 || across > 1) return null;
    if (isRound && (across - 0.5) ** 2 + (down - 0.5) ** 2 > 0.25) return null;
    const stripe = stripes > 0 && Math.sin(across * stripes * width) > 0 ? 0.8 : 1;
    const side = across > 0.82 || down > 0.88 ? 0.75 : 1;
    const rough = 1 + (texture(across * scale, down * scale) - 0.5) * contrast;
    return scaled(color, stripe * side * rough * (0.8 + 0.35 * down));
  };
}

function windowIn(
  random: Random,
  wall: { left: number; right: number; top: number; bottom: number },
): Piece {
  const width = between(random, 0.1, 0.3);
  const height = between(random, 0.15, 0.4);
  const x = between(random, wall.left, Math.max(wall.left, wall.right - width));
  const y = between(random, wall.top, Math.max(wall.top, wall.bottom - height));
  const outside = noise(random);
  const brightness = between(random, 160, 255);
  return (u, v) => {
    const [across, down] = [(u - x) / width, (v - y) / height];
    if (across < 0 || across > 1 || down < 0 || down > 1) return null;
    const isFrame = Math.abs(across - 0.5) < 0.03 || across < 0.05 || across > 0.95 || down > 0.95;
    if (isFrame) return [225, 222, 215];
    const tree = outside(across * 4, down * 4) > 0.55 && down > 0.4 ? 0.55 : 1;
    return [brightness * tree, brightness * tree * 1.02, brightness * (0.9 + 0.1 * tree)];
  };
}

function street(random: Random): Scene {
  const [sky, house, ground] = [
    randomColor(random, 150, 240),
    randomColor(random, 60, 210),
    randomColor(random, 60, 140),
  ];
  const [roof, foot] = [between(random, 0.05, 0.35), between(random, 0.7, 0.92)];
  const [from, to] = [between(random, -0.2, 0.25), between(random, 0.6, 1.2)];
  const [columns, rows] = [between(random, 2, 7), between(random, 2, 6)];
  const [clouds, leaves, plaster] = [noise(random), noise(random), noise(random)];
  const treeAt = Array.from({ length: Math.floor(random() * 4) }, () => ({
    x: random(),
    y: between(random, 0.35, 0.8),
    size: between(random, 0.08, 0.28),
  }));
  const lit = noise(random);
  return (u, v) => {
    for (const { x, y, size } of treeAt) {
      const edge = size * (0.7 + 0.6 * leaves(u * 8, v * 8));
      if ((u - x) ** 2 + (v - y) ** 2 < edge ** 2) {
        const light = 0.5 + leaves(u * 20, v * 20);
        return [60 * light, 95 * light, 45 * light];
      }
    }
    if (v > foot) return scaled(ground, 0.8 + 0.4 * plaster(u * 8, v * 30));
    if (u > from && u < to && v > roof) {
      const [across, down] = [(u - from) * columns * 1.4, ((v - roof) / (foot - roof)) * rows];
      const [inColumn, inRow] = [across % 1, down % 1];
      if (inColumn > 0.3 && inColumn < 0.7 && inRow > 0.25 && inRow < 0.75) {
        const glass = 40 + 170 * lit(Math.floor(across) * 1.7, Math.floor(down) * 2.9);
        return [glass, glass, glass * 1.1];
      }
      return scaled(house, 0.85 + 0.3 * plaster(u * 6, v * 6));
    }
    return scaled(sky, 0.85 + 0.3 * clouds(u * 3, v * 5));
  };
}

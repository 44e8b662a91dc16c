import { mix, type Palette, palettes } from './colour.ts';
import { type Random, startRandom } from './random.ts';
import { oval, rect } from './svg.ts';

export type Daylight = 'morning' | 'noon' | 'dusk' | 'night' | 'rain';

/** The state that all functions drawing one image share. */
export interface Canvas {
  random: Random;
  palette: Palette;
  daylight: Daylight;
  /** Stores an SVG definition; returns the `url(#...)` that refers to it. */
  define(markup: (id: string) => string): string;
  /** Light that shines over everything, night included. */
  glows: string[];
  definitions: string[];
}

/** Makes an empty canvas; the seed decides colours and time of day. */
export function openCanvas(seed: number): Canvas {
  const random = startRandom(seed);
  const definitions: string[] = [];
  return {
    random,
    palette: random.pick(palettes),
    daylight: random.pick([
      'morning',
      'morning',
      'noon',
      'noon',
      'noon',
      'dusk',
      'dusk',
      'night',
      'rain',
    ]),
    define(markup) {
      const id = `d${definitions.length}`;
      definitions.push(markup(id));
      return `url(#${id})`;
    },
    glows: [],
    definitions,
  };
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopMarks = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A straight gradient; the angle is in degrees, 90 runs from top to bottom. */
export const gradient = (canvas: Canvas, angle: number, ...stops: Stop[]): string =>
  canvas.define(
    (id) =>
      `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stopMarks(stops)}</linearGradient>`,
  );

/** A round gradient from the middle outwards. */
export const radial = (canvas: Canvas, ...stops: Stop[]): string =>
  canvas.define((id) => `<radialGradient id="${id}">${stopMarks(stops)}</radialGradient>`);

/** A soft contact shadow on the floor. */
export const shadow = (canvas: Canvas, cx: number, cy: number, rx: number, ry: number): string =>
  oval(
    cx,
    cy,
    rx,
    ry,
    radial(canvas, [0, '#2b1422', 0.42], [0.6, '#2b1422', 0.2], [1, '#2b1422', 0]),
  );

/** Lets a lamp shine, faintly by day and strongly at night. */
export function glow(canvas: Canvas, cx: number, cy: number, radius: number): void {
  const power = { morning: 0.12, noon: 0.05, dusk: 0.4, night: 0.85, rain: 0.45 }[canvas.daylight];
  const fill = radial(
    canvas,
    [0, '#ffe3a1', power],
    [0.35, '#ffc56b', power * 0.5],
    [1, '#ff9d4a', 0],
  );
  canvas.glows.push(oval(cx, cy, radius, radius, fill));
}

const veil: Record<Daylight, readonly [string, number]> = {
  morning: ['#ffb877', 0.1],
  noon: ['#fff3d6', 0.05],
  dusk: ['#8b3a62', 0.17],
  night: ['#1a1f5c', 0.3],
  rain: ['#40566f', 0.2],
};

/** A colour as it looks at that time of day. */
export function inDaylight(colour: string, daylight: Daylight): string {
  const [tint, power] = veil[daylight];
  return mix(colour, tint, power);
}

/** Finishes the image: tint of the daylight, lamp light and a soft vignette over the body. */
export function finishImage(canvas: Canvas, width: number, height: number, body: string): string {
  const [tint, power] = veil[canvas.daylight];
  const vignette = radial(canvas, [0.55, '#2b1422', 0], [1, '#2b1422', 0.24]);
  const over =
    rect(0, 0, width, height, tint, 0, `opacity="${power}"`) +
    canvas.glows.join('') +
    oval(width / 2, height / 2, width * 0.78, height * 0.82, vignette);
  const flip = canvas.random.chance(0.5) ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${canvas.definitions.join('')}</defs><g${flip}>${body}${over}</g></svg>`;
}

import { mix } from './colour.ts';
import { palettes, type Palette } from './palettes.ts';
import { startRandom, type Random } from './random.ts';
import { oval, rect } from './svg.ts';

export type Daylight = 'morning' | 'noon' | 'dusk' | 'night' | 'rain';

/** What every drawer of one picture shares. */
export interface Scene {
  random: Random;
  palette: Palette;
  daylight: Daylight;
  /** Stores a definition and answers the `url(#...)` that refers to it. */
  define(markup: (id: string) => string): string;
  /** Light that shines over everything, night included. */
  glows: string[];
  definitions: string[];
}

/** Opens an empty scene whose colours and hour follow from the seed. */
export function openScene(seed: number): Scene {
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
export const gradient = (s: Scene, angle: number, ...stops: Stop[]): string =>
  s.define(
    (id) =>
      `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stopMarks(stops)}</linearGradient>`,
  );

/** A round gradient from the middle outwards. */
export const radial = (s: Scene, ...stops: Stop[]): string =>
  s.define((id) => `<radialGradient id="${id}">${stopMarks(stops)}</radialGradient>`);

/** A soft contact shadow on the floor. */
export const shadow = (s: Scene, cx: number, cy: number, rx: number, ry: number): string =>
  oval(cx, cy, rx, ry, radial(s, [0, '#2b1422', 0.42], [0.6, '#2b1422', 0.2], [1, '#2b1422', 0]));

/** Lets a lamp shine, faintly by day and strongly at night. */
export function glow(s: Scene, cx: number, cy: number, radius: number): void {
  const power = { morning: 0.12, noon: 0.05, dusk: 0.4, night: 0.85, rain: 0.45 }[s.daylight];
  const fill = radial(s, [0, '#ffe3a1', power], [0.35, '#ffc56b', power * 0.5], [1, '#ff9d4a', 0]);
  s.glows.push(oval(cx, cy, radius, radius, fill));
}

const veil: Record<Daylight, readonly [string, number]> = {
  morning: ['#ffb877', 0.1],
  noon: ['#fff3d6', 0.05],
  dusk: ['#8b3a62', 0.17],
  night: ['#1a1f5c', 0.3],
  rain: ['#40566f', 0.2],
};

/** A colour as it looks at that hour. */
export function inDaylight(colour: string, daylight: Daylight): string {
  const [tint, power] = veil[daylight];
  return mix(colour, tint, power);
}

/** Closes the scene into a finished picture: hour, lamp light and a soft vignette on top. */
export function closeScene(s: Scene, width: number, height: number, body: string): string {
  const [tint, power] = veil[s.daylight];
  const vignette = radial(s, [0.55, '#2b1422', 0], [1, '#2b1422', 0.24]);
  const over =
    rect(0, 0, width, height, tint, 0, `opacity="${power}"`) +
    s.glows.join('') +
    oval(width / 2, height / 2, width * 0.78, height * 0.82, vignette);
  const flip = s.random.chance(0.5) ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${s.definitions.join('')}</defs><g${flip}>${body}${over}</g></svg>`;
}

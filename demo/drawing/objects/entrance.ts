import { type Canvas, gradient } from '../canvas.ts';
import { dark, light } from '../colour.ts';
import { d, oval, rect, shape, stroke, times } from '../svg.ts';

/** A front door with its frame and fanlight. */
export function door(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  trim: string,
): string {
  const tone = canvas.random.pick([
    canvas.palette.pop,
    canvas.palette.leaf,
    '#2f3d4f',
    '#7a2f2b',
    '#d9a441',
    '#2d5a52',
  ]);
  return (
    rect(x - 26, y - 76, w + 52, h + 76, light(trim, 0.3), 4) +
    shape(d`M${x - 36} ${y - 70}h${w + 72}l-20 -34h${-w - 32}z`, light(trim, 0.15)) +
    shape(d`M${x} ${y - 4}a${w / 2} 48 0 0 1 ${w} 0z`, '#ffe1a0') +
    rect(x, y, w, h, gradient(canvas, 0, [0, light(tone, 0.1)], [1, dark(tone, 0.2)])) +
    times(4, (i) =>
      rect(
        x + 12 + (i % 2) * (w / 2 - 4),
        y + 16 + Math.floor(i / 2) * (h * 0.5),
        w / 2 - 22,
        h * 0.4,
        dark(tone, 0.22),
        3,
      ),
    ) +
    oval(x + w - 16, y + h * 0.55, 6, 6, '#e0b55f')
  );
}

/** Steps with railings from `top` down to the pavement. */
export function stoop(
  canvas: Canvas,
  x: number,
  top: number,
  w: number,
  ground: number,
  stone: string,
): string {
  const steps = 7;
  const rise = (ground - top) / steps;
  const rail = (side: number) => {
    const from = x + w / 2 + side * (w / 2 + 18);
    const to = from + side * 62;
    return (
      stroke(
        d`M${from} ${top - 84}L${to} ${ground - 84}M${from} ${top}V${top - 88}M${to} ${ground}v-96`,
        '#2d2b30',
        10,
      ) +
      times(5, (i) =>
        stroke(
          d`M${from + ((to - from) * (i + 1)) / 6} ${top + ((ground - top) * (i + 1)) / 6}v-86`,
          '#2d2b30',
          5,
        ),
      ) +
      oval(to, ground - 100, 10, 10, '#2d2b30')
    );
  };
  return (
    times(
      steps,
      (i) =>
        rect(
          x - 16 - i * 9,
          top + i * rise,
          w + 32 + i * 18,
          rise + 2,
          i % 2 ? stone : light(stone, 0.1),
        ) + rect(x - 16 - i * 9, top + i * rise, w + 32 + i * 18, 6, light(stone, 0.3)),
    ) +
    rail(-1) +
    rail(1) +
    (canvas.random.chance(0.6)
      ? oval(x - 60, ground - 50, 28, 32, canvas.palette.leaf) +
        shape(d`M${x - 86} ${ground - 40}h52l-8 44h-36z`, canvas.palette.pot)
      : '')
  );
}

/** Iron landings at the given heights, joined by ladders. */
export function fireEscape(x: number, w: number, levels: readonly number[]): string {
  const iron = '#26272c';
  return levels
    .map(
      (y, i) =>
        rect(x, y, w, 9, iron) +
        rect(x, y - 62, w, 7, iron) +
        times(Math.floor(w / 18) + 1, (k) => rect(x + k * 18, y - 62, 4, 64, iron)) +
        (i < levels.length - 1
          ? stroke(
              d`M${x + 26} ${y}L${x + w - 40} ${levels[i + 1] ?? y}M${x + 56} ${y}L${x + w - 10} ${levels[i + 1] ?? y}`,
              iron,
              6,
            )
          : stroke(d`M${x + w - 60} ${y}v130M${x + w - 30} ${y}v130`, iron, 6) +
            times(5, (k) => rect(x + w - 60, y + 16 + k * 24, 30, 5, iron))),
    )
    .join('');
}

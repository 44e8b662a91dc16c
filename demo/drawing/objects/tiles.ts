import { type Canvas, gradient } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { oval, rect, times } from '../svg.ts';

/** A tiled splashback in one of four layings. */
export function drawTiles(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const { random } = canvas;
  const base = random.pick([
    '#fbf6ec',
    light(canvas.palette.pop, 0.5),
    mix(canvas.palette.leaf, '#fbf6ec', 0.45),
    '#dfe9e8',
    light(canvas.palette.fabric, 0.55),
  ]);
  const kind = random.pick(['metro', 'square', 'upright', 'flower']);
  const [tw, th] = { metro: [92, 42], square: [62, 62], upright: [34, 104], flower: [84, 84] }[
    kind
  ] as [number, number];
  const clip = canvas.define((id) => `<clipPath id="${id}">${rect(x, y, w, h, '#000')}</clipPath>`);
  const cols = Math.ceil(w / tw) + 1;
  const marks = times(cols * Math.ceil(h / th), (i) => {
    const row = Math.floor(i / cols);
    const left = x + (i % cols) * tw - (kind === 'metro' && row % 2 ? tw / 2 : 0);
    const top = y + row * th;
    const tone = random.chance(0.5)
      ? light(base, random.between(0, 0.4))
      : dark(base, random.between(0, 0.08));
    const bloom =
      kind === 'flower' && (i + row) % 2
        ? oval(left + tw / 2, top + th / 2, 24, 24, mix(canvas.palette.fabric, base, 0.35)) +
          oval(left + tw / 2, top + th / 2, 10, 10, canvas.palette.pop)
        : '';
    return rect(left + 2, top + 2, tw - 4, th - 4, tone, 3) + bloom;
  });
  return `<g clip-path="${clip}">${rect(x, y, w, h, dark(base, 0.18))}${marks}${rect(x, y, w, h, gradient(canvas, 30, [0, '#fff', 0.25], [1, '#2b1422', 0.12]))}</g>`;
}

import type { Canvas } from '../canvas.ts';
import { light } from '../colour.ts';
import { d, rect, see, shape, stroke, times } from '../svg.ts';
import { drawSprig } from './plant.ts';

const jarTones = ['#e9c46a', '#d9824f', '#a8b77a', '#f3e3c8', '#8a4f3d', '#c9493a'] as const;

/** A shelf of jars, plates, cups and pans; `y` is the board. */
export function drawPantry(canvas: Canvas, x: number, y: number, w: number): string {
  const { random } = canvas;
  const wood = light(canvas.palette.wood, 0.12);
  let out = rect(x + 8, y + 16, w - 16, 14, '#2b1422', 4, see(0.16));
  for (let left = x + 14; left < x + w - 70;) {
    const kind = random.whole(0, 3);
    if (kind === 0) {
      const h = random.between(62, 104);
      out +=
        rect(left, y - h, 54, h, '#f3f7f3', 10, see(0.75)) +
        rect(left + 4, y - h * random.between(0.45, 0.75), 46, h * 0.44, random.pick(jarTones), 8) +
        rect(left + 4, y - h - 10, 46, 16, '#c99a5c', 4) +
        rect(left + 7, y - h + 8, 6, h - 18, '#fff', 3, see(0.6));
      left += 62;
    } else if (kind === 1) {
      out +=
        times(4, (i) =>
          rect(
            left,
            y - 12 - i * 11,
            84,
            9,
            i % 2 ? canvas.palette.linen : light(canvas.palette.pop, 0.3),
            4,
          ),
        ) +
        shape(
          d`M${left + 8} ${y - 54}h68q-4 -2 -8 -26h-52q-4 24 -8 26z`,
          light(canvas.palette.fabric, 0.3),
        );
      left += 96;
    } else if (kind === 2) {
      const tone = random.pick([
        canvas.palette.pop,
        canvas.palette.fabric,
        canvas.palette.linen,
        canvas.palette.pot,
      ]);
      out += times(
        2,
        (i) =>
          rect(left + i * 52, y - 46, 40, 46, tone, 8) +
          stroke(d`M${left + 40 + i * 52} ${y - 36}q14 10 0 22`, tone, 6),
      );
      left += 110;
    } else {
      out += drawSprig(canvas, left + 36, y, 92);
      left += 82;
    }
  }
  return out + rect(x, y, w, 18, wood, 4) + rect(x, y, w, 5, light(wood, 0.4), 3, see(0.7));
}

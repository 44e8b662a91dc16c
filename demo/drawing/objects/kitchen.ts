import { type Canvas, glow, gradient, shadow } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';
import { drawSprig } from './plant.ts';

function front(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
  doors: number,
): string {
  const gap = w / doors;
  const brass = canvas.random.pick(['#d6aa5c', '#3b3539', light(canvas.palette.wood, 0.3)]);
  return (
    rect(x, y, w, h, dark(tone, 0.3)) +
    times(
      doors,
      (i) =>
        rect(
          x + i * gap + 4,
          y + 6,
          gap - 8,
          h - 12,
          gradient(canvas, 90, [0, light(tone, 0.14)], [1, dark(tone, 0.1)]),
          5,
        ) +
        `<rect x="${Math.round(x + i * gap + 22)}" y="${Math.round(y + 26)}" width="${Math.round(gap - 44)}" height="${Math.round(h - 52)}" rx="3" fill="none" stroke="${dark(tone, 0.25)}" stroke-width="3" opacity=".6"/>` +
        rect(x + i * gap + gap / 2 - 22, y + 34, 44, 8, brass, 4),
    )
  );
}

/** A cooker with hob, pots and oven; `x` its left edge, `top` the worktop. */
export function drawCooker(canvas: Canvas, x: number, top: number, floor: number): string {
  const { random } = canvas;
  const body = random.pick(['#f4efe6', '#3a3b42', canvas.palette.pop]);
  const pan = random.pick(['#3b3c43', canvas.palette.pop, canvas.palette.fabric]);
  const glass = gradient(canvas, 50, [0, '#5a4a48'], [0.5, '#2a2226'], [1, '#453637']);
  glow(canvas, x + 100, top + 150, 130);
  return (
    rect(x, top - 6, 200, floor - top + 2, body, 6) +
    rect(x, top - 10, 200, 12, '#2d2d33', 3) +
    rect(x + 22, top + 92, 156, 110, glass, 8) +
    rect(x + 26, top + 74, 148, 9, '#b9b4ad', 4) +
    times(
      5,
      (i) =>
        oval(x + 30 + i * 35, top + 38, 11, 11, body === '#3a3b42' ? '#d9d2c7' : '#4a4548') +
        rect(x + 28 + i * 35, top + 29, 4, 10, body, 1),
    ) +
    rect(
      x + 22,
      top - 76,
      92,
      66,
      gradient(canvas, 0, [0, light(pan, 0.25)], [1, dark(pan, 0.25)]),
      8,
    ) +
    rect(x + 16, top - 82, 104, 12, dark(pan, 0.15), 6) +
    oval(x + 68, top - 90, 10, 8, '#caa15b') +
    rect(x + 136, top - 30, 56, 20, '#44434a', 6) +
    rect(x + 188, top - 26, 58, 8, '#5b4033', 4) +
    (random.chance(0.5)
      ? stroke(
          d`M${x + 58} ${top - 108}q-14 -22 0 -44t0 -40M${x + 82} ${top - 108}q-14 -22 0 -44`,
          '#fff',
          6,
          see(0.35),
        )
      : '')
  );
}

/** Lower cupboards with worktop, sink, tap and the things that stand there. */
export function drawCounter(
  canvas: Canvas,
  x: number,
  top: number,
  w: number,
  floor: number,
  tone: string,
): string {
  const { random } = canvas;
  const slab = random.pick([
    '#f4ede2',
    light(canvas.palette.wood, 0.3),
    '#5b5358',
    canvas.palette.wood,
  ]);
  const doors = Math.max(2, Math.round(w / 190));
  const sink = x + w * random.between(0.36, 0.44);
  const bowl = x + w * random.between(0.7, 0.76);
  const roomy = w > 330;
  const ware = roomy
    ? rect(sink - 84, top - 2, 168, 42, '#f7f3ec', 8) +
      rect(sink - 84, top + 28, 168, 12, '#d8cfc2', 6) +
      stroke(d`M${sink} ${top - 6}v-86q0 -34 34 -34t34 34v16`, '#b98f52', 11) +
      shape(
        d`M${bowl - 74} ${top - 48}h148q-10 44 -50 46h-48q-40 -2 -50 -46z`,
        light(canvas.palette.pop, 0.2),
      ) +
      times(4, (i) =>
        oval(
          bowl - 44 + i * 30,
          top - 52 - (i % 2) * 10,
          21,
          20,
          random.pick(['#e58a3c', '#d94f3a', '#e9c54a', '#9cb65a']),
        ),
      ) +
      rect(
        x + 34,
        top - 92,
        104,
        86,
        light(canvas.palette.wood, 0.2),
        8,
        `transform="rotate(-5 ${Math.round(x + 86)} ${Math.round(top)})"`,
      ) +
      rect(x + 158, top - 68, 46, 62, canvas.palette.pot, 8) +
      times(4, (i) =>
        stroke(
          d`M${x + 166 + i * 10} ${top - 62}l${(i - 1.5) * 9} ${-64 - (i % 2) * 14}`,
          i % 2 ? '#8b5e3c' : '#5a5559',
          6,
        ),
      )
    : '';
  return (
    rect(x, floor - 30, w, 34, dark(tone, 0.6)) +
    front(canvas, x, top + 16, w, floor - top - 46, tone, doors) +
    rect(
      x - 8,
      top - 6,
      w + 16,
      26,
      gradient(canvas, 90, [0, light(slab, 0.3)], [1, dark(slab, 0.1)]),
      4,
    ) +
    rect(x, top + 20, w, 12, '#2b1422', 0, see(0.18)) +
    ware +
    drawSprig(canvas, x + w - 60, top - 6, 110, false)
  );
}

/** Wall cupboards. */
export function drawCupboards(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
): string {
  return (
    rect(x + 6, y + h, w - 12, 20, '#2b1422', 0, see(0.2)) +
    front(canvas, x, y, w, h, tone, Math.max(1, Math.round(w / 170)))
  );
}

/** A refrigerator with notes and magnets; `x` its left edge. */
export function drawFridge(canvas: Canvas, x: number, floor: number): string {
  const { random } = canvas;
  const tone = random.pick([
    '#f5f0e6',
    canvas.palette.pop,
    light(canvas.palette.fabric, 0.4),
    mix(canvas.palette.leaf, canvas.palette.linen, 0.6),
    '#c8cdd0',
  ]);
  const fill = gradient(canvas, 0, [0, light(tone, 0.3)], [0.7, tone], [1, dark(tone, 0.2)]);
  return (
    shadow(canvas, x + 140, floor + 8, 190, 26) +
    rect(x + 20, floor - 10, 240, 20, dark(tone, 0.6)) +
    rect(x, floor - 650, 280, 645, fill, 44) +
    rect(x, floor - 450, 280, 8, dark(tone, 0.3)) +
    rect(x + 22, floor - 570, 14, 90, '#bcb4a8', 7) +
    rect(x + 22, floor - 410, 14, 130, '#bcb4a8', 7) +
    rect(x + 120, floor - 400, 66, 80, '#fffaf0', 2) +
    oval(x + 153, floor - 396, 9, 9, canvas.palette.fabric) +
    rect(x + 196, floor - 360, 52, 50, '#f4d98c', 2) +
    oval(x + 222, floor - 358, 8, 8, '#b9493a') +
    times(3, (i) => rect(x + 130, floor - 384 + i * 16, 46 - i * 8, 5, '#b9aea0', 2))
  );
}

/** A table with something on it; `x` its middle, `y` the floor. */
export function drawTable(canvas: Canvas, x: number, y: number, w: number): string {
  const { random } = canvas;
  const wood = random.pick([canvas.palette.wood, light(canvas.palette.wood, 0.3), '#f4ecdf']);
  const top = y - 280;
  const cloth = random.chance(0.25)
    ? shape(
        d`M${x - w * 0.48} ${top - 4}H${x + w * 0.48}l10 90q${-w * 0.12} 16 ${-w * 0.25} 0t${-w * 0.25} 0t${-w * 0.25} 0t${-w * 0.24} 0z`,
        light(canvas.palette.pop, 0.35),
      )
    : '';
  return (
    shadow(canvas, x, y, w * 0.58, 34) +
    stroke(
      d`M${x - w * 0.4} ${top}L${x - w * 0.44} ${y}M${x + w * 0.4} ${top}L${x + w * 0.44} ${y}`,
      dark(wood, 0.18),
      22,
    ) +
    rect(x - w * 0.42, top + 20, w * 0.84, 40, dark(wood, 0.3), 4) +
    rect(
      x - w / 2,
      top - 8,
      w,
      32,
      gradient(canvas, 90, [0, light(wood, 0.25)], [1, dark(wood, 0.05)]),
      12,
    ) +
    cloth +
    drawSprig(canvas, x - w * 0.02, top - 8, 150, false) +
    rect(x - w * 0.32, top - 52, 40, 44, canvas.palette.pop, 7) +
    stroke(d`M${x - w * 0.32 + 40} ${top - 44}q18 12 0 26`, canvas.palette.pop, 6) +
    oval(x + w * 0.26, top - 16, 84, 12, '#fbf6ec') +
    oval(x + w * 0.26, top - 34, 44, 22, '#d99a55') +
    stroke(d`M${x + w * 0.22} ${top - 44}l12 12M${x + w * 0.26} ${top - 46}l12 12`, '#f3d7a8', 5)
  );
}

import { type Canvas, glow, gradient, shadow } from '../canvas.ts';
import { dark, light } from '../colour.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';

const white = '#fbf8f1';

/** A bath tub, free-standing on feet or built in, with tap and foam; `x` its left edge. */
export function drawTub(canvas: Canvas, x: number, y: number, w: number): string {
  const { random } = canvas;
  const tone = random.pick([
    white,
    white,
    canvas.palette.pop,
    canvas.palette.fabric,
    light(canvas.palette.leaf, 0.3),
  ]);
  const top = y - 290;
  const fill = gradient(canvas, 85, [0, light(tone, 0.3)], [0.5, tone], [1, dark(tone, 0.24)]);
  const claws = times(2, (i) =>
    shape(d`M${x + 110 + i * (w - 250)} ${y - 40}q-30 20 -14 44h44q10 -30 4 -44z`, '#c69a50'),
  );
  const foam = random.chance(0.6)
    ? times(13, (i) =>
        oval(
          x + 90 + i * ((w - 180) / 12),
          top - 6 - (i % 3) * 8,
          random.between(26, 44),
          random.between(20, 34),
          '#ffffff',
          see(0.95),
        ),
      )
    : '';
  const duck =
    foam && random.chance(0.7)
      ? oval(x + w * 0.6, top - 52, 34, 24, '#f4c84a') +
        oval(x + w * 0.6 - 24, top - 80, 20, 20, '#f4c84a') +
        shape(d`M${x + w * 0.6 - 42} ${top - 80}l-20 6l20 8z`, '#e5803a') +
        oval(x + w * 0.6 - 30, top - 84, 3, 3, '#2a2326')
      : '';
  const tap =
    stroke(d`M${x + w - 60} ${top}v-120q0 -36 -38 -36t-38 36v14`, '#c2985a', 13) +
    oval(x + w - 60, top - 70, 12, 12, '#c2985a');
  if (random.chance(0.5)) {
    return (
      shadow(canvas, x + w / 2, y, w * 0.52, 30) +
      tap +
      foam +
      duck +
      claws +
      shape(d`M${x} ${top}H${x + w}q0 210 -120 256H${x + 120}q-120 -46 -120 -256z`, fill) +
      rect(x - 26, top - 16, w + 52, 34, light(tone, 0.5), 17) +
      stroke(d`M${x + 50} ${top + 60}q12 100 70 140`, '#fff', 14, see(0.5))
    );
  }
  return (
    shadow(canvas, x + w / 2, y, w * 0.54, 24) +
    tap +
    foam +
    duck +
    rect(x, top, w, y - top, fill, 8) +
    rect(x + 30, top + 50, w - 60, y - top - 90, dark(tone, 0.07), 8) +
    rect(x - 14, top - 14, w + 28, 34, light(tone, 0.5), 10)
  );
}

/** A shower curtain on its rail; `x` its left edge. */
export function drawCurtain(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const tone = canvas.random.pick([
    canvas.palette.linen,
    canvas.palette.fabric,
    light(canvas.palette.pop, 0.4),
    '#f7f3ea',
  ]);
  const folds = 9;
  return (
    rect(x - 40, y - 8, w * 3, 9, '#b98f52', 4) +
    times(
      folds,
      (i) =>
        rect(
          x + (i * w) / folds,
          y,
          w / folds + 2,
          h + (i % 2) * 10,
          gradient(canvas, 0, [0, dark(tone, 0.16)], [0.5, light(tone, 0.3)], [1, dark(tone, 0.1)]),
          6,
        ) + oval(x + ((i + 0.5) * w) / folds, y - 4, 9, 9, '#b98f52'),
    ) +
    times(14, (i) =>
      oval(
        x + 20 + (i % 3) * (w / 3),
        y + 60 + Math.floor(i / 3) * 110 + (i % 2) * 40,
        13,
        13,
        canvas.palette.pop,
        see(0.6),
      ),
    )
  );
}

/** A wash basin on a cupboard, with tap, soap and brushes; `x` its middle. */
export function drawBasin(canvas: Canvas, x: number, y: number): string {
  const { random } = canvas;
  const wood = random.pick([
    canvas.palette.wood,
    light(canvas.palette.wood, 0.25),
    canvas.palette.pop,
    canvas.palette.fabric,
    '#f3ecdf',
  ]);
  const top = y - 350;
  return (
    shadow(canvas, x, y, 230, 24) +
    rect(x - 176, y - 40, 18, 42, dark(wood, 0.3)) +
    rect(x + 158, y - 40, 18, 42, dark(wood, 0.3)) +
    rect(
      x - 190,
      top + 20,
      380,
      300,
      gradient(canvas, 90, [0, light(wood, 0.15)], [1, dark(wood, 0.15)]),
      10,
    ) +
    times(
      2,
      (i) =>
        rect(x - 174 + i * 178, top + 40, 170, 262, dark(wood, 0.08), 6) +
        oval(x - 22 + i * 44, top + 170, 8, 8, '#d6aa5c'),
    ) +
    rect(x - 204, top, 408, 28, '#f4ede2', 6) +
    shape(
      d`M${x - 120} ${top - 64}h240q-8 64 -70 66h-100q-62 -2 -70 -66z`,
      gradient(canvas, 0, [0, '#ffffff'], [1, '#dcd5c8']),
    ) +
    rect(x - 128, top - 72, 256, 14, '#fff', 7) +
    stroke(d`M${x} ${top - 72}v-58q0 -24 24 -24t24 24`, '#c2985a', 10) +
    rect(x + 142, top - 62, 34, 62, light(canvas.palette.pop, 0.2), 8) +
    rect(x + 152, top - 84, 12, 24, '#3b3539', 3) +
    rect(x - 180, top - 48, 40, 48, canvas.palette.pot, 8) +
    stroke(d`M${x - 168} ${top - 44}l-8 -60M${x - 154} ${top - 44}l8 -64`, canvas.palette.fabric, 7)
  );
}

/** A round lit mirror above a basin; `x`, `y` is its middle. */
export function drawWashMirror(canvas: Canvas, x: number, y: number): string {
  const glass = gradient(
    canvas,
    55,
    [0, '#f5fbfb'],
    [0.4, '#d2e3e4'],
    [0.42, '#eaf4f3'],
    [0.62, '#c2d7da'],
    [1, '#b1cad0'],
  );
  const frame = canvas.random.pick(['#c99d55', '#2e2a2c', canvas.palette.wood, '#f7f0e3']);
  const wide = canvas.random.between(130, 150);
  const tall = wide * canvas.random.pick([1, 1, 1.3]);
  const lamp = (side: number) => {
    glow(canvas, x + side * 215, y - 30, 190);
    return (
      rect(x + side * 215 - 8, y - 20, 16, 50, '#c2985a', 4) +
      oval(x + side * 215, y - 44, 30, 34, '#fff3d4')
    );
  };
  return (
    oval(x + 6, y + 10, wide + 10, tall + 10, '#2b1422', see(0.15)) +
    oval(x, y, wide + 11, tall + 11, frame) +
    oval(x, y, wide, tall, glass) +
    lamp(-1) +
    lamp(1)
  );
}

/** Towels on a rail or a ladder. */
export function drawTowels(canvas: Canvas, x: number, y: number): string {
  const tones = [canvas.palette.pop, canvas.palette.linen, canvas.palette.fabric] as const;
  return (
    rect(x - 20, y - 8, 300, 10, '#b98f52', 5) +
    tones
      .map(
        (tone, i) =>
          rect(
            x + i * 92,
            y - 10,
            78,
            200 - (i % 2) * 50,
            gradient(canvas, 0, [0, light(tone, 0.25)], [1, dark(tone, 0.15)]),
            8,
          ) + rect(x + i * 92, y + 140 - (i % 2) * 50, 78, 12, light(tone, 0.6), 0, see(0.6)),
      )
      .join('')
  );
}

/** A washing machine with a basket on top. */
export function drawWasher(canvas: Canvas, x: number, y: number): string {
  const basket = '#c9975a';
  return (
    shadow(canvas, x + 130, y, 170, 22) +
    rect(x, y - 310, 260, 308, gradient(canvas, 0, [0, '#ffffff'], [1, '#d9d3c8']), 12) +
    rect(x + 12, y - 300, 236, 54, '#ece5d9', 6) +
    oval(x + 206, y - 273, 18, 18, '#8d8790') +
    rect(x + 26, y - 288, 90, 28, '#fbf8f1', 4) +
    oval(x + 130, y - 126, 92, 92, '#b7b1a9') +
    oval(x + 130, y - 126, 74, 74, gradient(canvas, 50, [0, '#8fb3c4'], [1, '#3f5a6c'])) +
    shape(
      d`M${x + 62} ${y - 110}q40 -30 70 -4t68 -6q-6 56 -66 58q-58 0 -72 -48z`,
      canvas.palette.pop,
      see(0.8),
    ) +
    stroke(d`M${x + 84} ${y - 160}q16 -24 44 -28`, '#fff', 8, see(0.7)) +
    shape(d`M${x + 40} ${y - 400}h180l-14 90h-152z`, basket) +
    times(4, (i) =>
      stroke(d`M${x + 44 + i * 3} ${y - 384 + i * 22}h${172 - i * 6}`, dark(basket, 0.35), 3),
    ) +
    shape(d`M${x + 46} ${y - 398}q30 -50 80 -30t86 26z`, canvas.palette.fabric)
  );
}

import { type Canvas, glow, gradient, shadow } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { at, d, oval, rect, see, shape, stroke, times } from '../svg.ts';
import { drawSprig } from './plant.ts';

/** A row of books standing on `y`, filling about `w`. */
export function drawBooks(canvas: Canvas, x: number, y: number, w: number, tall: number): string {
  const { random } = canvas;
  const { pop, fabric, leaf, linen, wood, wall } = canvas.palette;
  let out = '';
  let left = x;
  while (left < x + w - 12) {
    const wide = Math.min(random.between(13, 34), x + w - left);
    const high = tall * random.between(0.62, 1);
    const tone = random.pick([
      pop,
      fabric,
      leaf,
      linen,
      mix(wood, pop, 0.4),
      dark(fabric, 0.3),
      light(wall, 0.4),
      '#e8c170',
      '#37506b',
      '#a5503f',
    ]);
    const lean = random.chance(0.08) && left > x ? -9 : 0;
    const book =
      rect(
        0,
        -high,
        wide - 2,
        high,
        gradient(canvas, 0, [0, light(tone, 0.15)], [1, dark(tone, 0.18)]),
        3,
      ) +
      rect(0, -high * 0.82, wide - 2, high * 0.07, light(tone, 0.55), 0, see(0.8)) +
      rect(0, -high * 0.2, wide - 2, 3, light(tone, 0.5), 0, see(0.6));
    out += at(`translate(${left.toFixed(1)} ${y}) rotate(${lean})`, book);
    left += wide + (lean ? 12 : 0);
  }
  return out;
}

/** Something small to stand on a shelf, centred on `x`. */
export function drawTrinket(canvas: Canvas, x: number, y: number, size: number): string {
  const { random } = canvas;
  const tone = random.pick([
    canvas.palette.pop,
    canvas.palette.fabric,
    canvas.palette.pot,
    canvas.palette.linen,
  ]);
  const fill = gradient(canvas, 0, [0, light(tone, 0.2)], [1, dark(tone, 0.3)]);
  const kind = random.whole(0, 5);
  if (kind === 0) return drawSprig(canvas, x, y, size);
  if (kind === 1)
    return shape(
      d`M${x - size * 0.1} ${y - size * 0.8}h${size * 0.2}q-4 ${size * 0.2} ${size * 0.16} ${size * 0.36}q${size * 0.12} ${size * 0.34} ${-size * 0.14} ${size * 0.44}h${-size * 0.24}q${-size * 0.26} ${-size * 0.1} ${-size * 0.14} ${-size * 0.44}q${size * 0.2} ${-size * 0.16} ${size * 0.16} ${-size * 0.36}z`,
      fill,
    );
  if (kind === 2)
    return (
      oval(x, y - size * 0.42, size * 0.3, size * 0.3, mix(tone, '#4d8fa8', 0.6)) +
      stroke(
        d`M${x - size * 0.34} ${y - size * 0.4}a${size * 0.34} ${size * 0.34} 0 0 0 ${size * 0.62} ${size * 0.2}M${x} ${y - size * 0.08}v${size * 0.06}M${x - size * 0.2} ${y - 2}h${size * 0.4}`,
        '#8a6a3c',
        5,
      )
    );
  if (kind === 3)
    return (
      rect(
        x - size * 0.42,
        y - size * 0.5,
        size * 0.84,
        size * 0.5,
        dark(canvas.palette.wood, 0.1),
        6,
      ) +
      oval(x - size * 0.16, y - size * 0.25, size * 0.16, size * 0.16, '#3a2f2c') +
      rect(x + size * 0.1, y - size * 0.38, size * 0.22, size * 0.1, canvas.palette.linen, 2)
    );
  if (kind === 4)
    return times(3, (i) =>
      rect(
        x - size * 0.4 + i * 4,
        y - 16 - i * 17,
        size * 0.8 - i * 10,
        15,
        random.pick([
          canvas.palette.pop,
          canvas.palette.leaf,
          canvas.palette.linen,
          canvas.palette.fabric,
        ]),
        3,
      ),
    );
  return (
    rect(
      x - size * 0.3,
      y - size * 0.6,
      size * 0.6,
      size * 0.6,
      light(canvas.palette.wood, 0.25),
      4,
    ) +
    rect(x - size * 0.23, y - size * 0.53, size * 0.46, size * 0.46, light(tone, 0.4)) +
    oval(x, y - size * 0.28, size * 0.12, size * 0.14, tone)
  );
}

/** A standing bookcase; `x` its left edge, `y` the floor. */
export function drawBookcase(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const { random } = canvas;
  const wood = random.pick([
    canvas.palette.wood,
    light(canvas.palette.wood, 0.2),
    '#f5eee2',
    dark(canvas.palette.wall, 0.2),
  ]);
  const rows = Math.round(h / 150);
  const gap = (h - 30) / rows;
  let out = shadow(canvas, x + w / 2, y, w * 0.62, 24) + rect(x, y - h, w, h, dark(wood, 0.42), 6);
  for (let i = 0; i < rows; i += 1) {
    const base = y - 22 - i * gap;
    out += rect(x + 12, base - gap + 14, w - 24, 30, '#1d0f18', 0, see(0.2));
    const split = random.between(0.45, 0.8);
    out += random.chance(0.5)
      ? drawBooks(canvas, x + 18, base, (w - 40) * split, gap * 0.76) +
        drawTrinket(
          canvas,
          x + w * (0.52 + split * 0.44),
          base,
          gap * 0.6 * Math.min(1, (1 - split) * 3.2),
        )
      : drawTrinket(canvas, x + w * 0.16, base, gap * 0.6) +
        drawBooks(canvas, x + w * 0.3, base, w * 0.64, gap * 0.78);
    out +=
      rect(x + 6, base, w - 12, 14, light(wood, 0.06), 2) +
      rect(x + 6, base + 12, w - 12, 6, '#1d0f18', 0, see(0.2));
  }
  return (
    out +
    rect(x, y - h, 14, h, wood, 4) +
    rect(x + w - 14, y - h, 14, h, dark(wood, 0.14), 4) +
    rect(x - 4, y - h - 6, w + 8, 18, light(wood, 0.12), 4)
  );
}

/** A board on the wall with books and small things. */
export function drawWallShelf(canvas: Canvas, x: number, y: number, w: number): string {
  const { random } = canvas;
  const wood = light(canvas.palette.wood, 0.1);
  const books = random.between(0.35, 0.55);
  return (
    rect(x + 6, y + 18, w - 12, 14, '#2b1422', 4, see(0.16)) +
    drawBooks(canvas, x + 14, y, w * books, 104) +
    drawTrinket(canvas, x + w * (books + 0.16), y, 84) +
    drawTrinket(canvas, x + w * 0.9, y, 92) +
    rect(x, y, w, 18, wood, 4) +
    rect(x, y, w, 5, light(wood, 0.35), 3, see(0.7)) +
    times(2, (i) => shape(d`M${x + 40 + i * (w - 96)} ${y + 18}h16v26z`, dark(wood, 0.3)))
  );
}

/** A small bedside table with a lamp that lights up when it is dark. */
export function drawNightstand(canvas: Canvas, x: number, y: number): string {
  const { random } = canvas;
  const wood = canvas.palette.wood;
  const shade = random.pick([canvas.palette.linen, light(canvas.palette.pop, 0.25), '#f3d9a8']);
  glow(canvas, x, y - 300, 300);
  return (
    shadow(canvas, x, y, 100, 20) +
    rect(x - 66, y - 40, 14, 42, dark(wood, 0.2), 3) +
    rect(x + 52, y - 40, 14, 42, dark(wood, 0.2), 3) +
    rect(
      x - 74,
      y - 176,
      148,
      146,
      gradient(canvas, 90, [0, light(wood, 0.14)], [1, dark(wood, 0.1)]),
      10,
    ) +
    rect(x - 58, y - 120, 116, 62, dark(wood, 0.14), 6) +
    oval(x, y - 89, 8, 8, '#e3bd73') +
    rect(x - 80, y - 186, 160, 18, light(wood, 0.2), 5) +
    shape(
      d`M${x - 14} ${y - 262}h28q26 46 2 76h-32q-24 -30 2 -76z`,
      gradient(canvas, 0, [0, light(canvas.palette.pot, 0.3)], [1, dark(canvas.palette.pot, 0.3)]),
    ) +
    shape(
      d`M${x - 40} ${y - 366}h80l24 106h-128z`,
      gradient(canvas, 0, [0, light(shade, 0.5)], [1, dark(shade, 0.1)]),
    ) +
    rect(x + 30, y - 208, 44, 20, canvas.palette.fabric, 3)
  );
}

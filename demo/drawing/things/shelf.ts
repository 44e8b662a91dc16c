import { dark, light, mix } from '../colour.ts';
import { glow, gradient, shadow, type Scene } from '../scene.ts';
import { at, d, oval, rect, see, shape, stroke, times } from '../svg.ts';
import { drawSprig } from './plant.ts';

/** A row of books standing on `y`, filling about `w`. */
export function drawBooks(s: Scene, x: number, y: number, w: number, tall: number): string {
  const r = s.random;
  const { pop, fabric, leaf, linen, wood, wall } = s.palette;
  let out = '';
  let left = x;
  while (left < x + w - 12) {
    const wide = Math.min(r.between(13, 34), x + w - left);
    const high = tall * r.between(0.62, 1);
    const tone = r.pick([
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
    const lean = r.chance(0.08) && left > x ? -9 : 0;
    const book =
      rect(
        0,
        -high,
        wide - 2,
        high,
        gradient(s, 0, [0, light(tone, 0.15)], [1, dark(tone, 0.18)]),
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
export function drawTrinket(s: Scene, x: number, y: number, size: number): string {
  const r = s.random;
  const tone = r.pick([s.palette.pop, s.palette.fabric, s.palette.pot, s.palette.linen]);
  const fill = gradient(s, 0, [0, light(tone, 0.2)], [1, dark(tone, 0.3)]);
  const kind = r.whole(0, 5);
  if (kind === 0) return drawSprig(s, x, y, size);
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
      rect(x - size * 0.42, y - size * 0.5, size * 0.84, size * 0.5, dark(s.palette.wood, 0.1), 6) +
      oval(x - size * 0.16, y - size * 0.25, size * 0.16, size * 0.16, '#3a2f2c') +
      rect(x + size * 0.1, y - size * 0.38, size * 0.22, size * 0.1, s.palette.linen, 2)
    );
  if (kind === 4)
    return times(3, (i) =>
      rect(
        x - size * 0.4 + i * 4,
        y - 16 - i * 17,
        size * 0.8 - i * 10,
        15,
        r.pick([s.palette.pop, s.palette.leaf, s.palette.linen, s.palette.fabric]),
        3,
      ),
    );
  return (
    rect(x - size * 0.3, y - size * 0.6, size * 0.6, size * 0.6, light(s.palette.wood, 0.25), 4) +
    rect(x - size * 0.23, y - size * 0.53, size * 0.46, size * 0.46, light(tone, 0.4)) +
    oval(x, y - size * 0.28, size * 0.12, size * 0.14, tone)
  );
}

/** A standing bookcase; `x` its left edge, `y` the floor. */
export function drawBookcase(s: Scene, x: number, y: number, w: number, h: number): string {
  const r = s.random;
  const wood = r.pick([
    s.palette.wood,
    light(s.palette.wood, 0.2),
    '#f5eee2',
    dark(s.palette.wall, 0.2),
  ]);
  const rows = Math.round(h / 150);
  const gap = (h - 30) / rows;
  let out = shadow(s, x + w / 2, y, w * 0.62, 24) + rect(x, y - h, w, h, dark(wood, 0.42), 6);
  for (let i = 0; i < rows; i += 1) {
    const base = y - 22 - i * gap;
    out += rect(x + 12, base - gap + 14, w - 24, 30, '#1d0f18', 0, see(0.2));
    const split = r.between(0.45, 0.8);
    out += r.chance(0.5)
      ? drawBooks(s, x + 18, base, (w - 40) * split, gap * 0.76) +
        drawTrinket(
          s,
          x + w * (0.52 + split * 0.44),
          base,
          gap * 0.6 * Math.min(1, (1 - split) * 3.2),
        )
      : drawTrinket(s, x + w * 0.16, base, gap * 0.6) +
        drawBooks(s, x + w * 0.3, base, w * 0.64, gap * 0.78);
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
export function drawWallShelf(s: Scene, x: number, y: number, w: number): string {
  const r = s.random;
  const wood = light(s.palette.wood, 0.1);
  const books = r.between(0.35, 0.55);
  return (
    rect(x + 6, y + 18, w - 12, 14, '#2b1422', 4, see(0.16)) +
    drawBooks(s, x + 14, y, w * books, 104) +
    drawTrinket(s, x + w * (books + 0.16), y, 84) +
    drawTrinket(s, x + w * 0.9, y, 92) +
    rect(x, y, w, 18, wood, 4) +
    rect(x, y, w, 5, light(wood, 0.35), 3, see(0.7)) +
    times(2, (i) => shape(d`M${x + 40 + i * (w - 96)} ${y + 18}h16v26z`, dark(wood, 0.3)))
  );
}

/** A small bedside table with a lamp that lights up when it is dark. */
export function drawNightstand(s: Scene, x: number, y: number): string {
  const r = s.random;
  const wood = s.palette.wood;
  const shade = r.pick([s.palette.linen, light(s.palette.pop, 0.25), '#f3d9a8']);
  glow(s, x, y - 300, 300);
  return (
    shadow(s, x, y, 100, 20) +
    rect(x - 66, y - 40, 14, 42, dark(wood, 0.2), 3) +
    rect(x + 52, y - 40, 14, 42, dark(wood, 0.2), 3) +
    rect(
      x - 74,
      y - 176,
      148,
      146,
      gradient(s, 90, [0, light(wood, 0.14)], [1, dark(wood, 0.1)]),
      10,
    ) +
    rect(x - 58, y - 120, 116, 62, dark(wood, 0.14), 6) +
    oval(x, y - 89, 8, 8, '#e3bd73') +
    rect(x - 80, y - 186, 160, 18, light(wood, 0.2), 5) +
    shape(
      d`M${x - 14} ${y - 262}h28q26 46 2 76h-32q-24 -30 2 -76z`,
      gradient(s, 0, [0, light(s.palette.pot, 0.3)], [1, dark(s.palette.pot, 0.3)]),
    ) +
    shape(
      d`M${x - 40} ${y - 366}h80l24 106h-128z`,
      gradient(s, 0, [0, light(shade, 0.5)], [1, dark(shade, 0.1)]),
    ) +
    rect(x + 30, y - 208, 44, 20, s.palette.fabric, 3)
  );
}

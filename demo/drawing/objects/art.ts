import { type Canvas, gradient } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';

function motif(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const { random } = canvas;
  const { pop, fabric, leaf, linen, wall } = canvas.palette;
  const ground = random.pick([
    linen,
    light(fabric, 0.55),
    mix(pop, linen, 0.7),
    dark(fabric, 0.1),
    light(leaf, 0.55),
  ]);
  const ink = ground === dark(fabric, 0.1) ? linen : dark(pop, 0.05);
  const cx = x + w / 2;
  let out = rect(x, y, w, h, ground);
  const kind = random.whole(0, 7);
  if (kind === 0) {
    out +=
      oval(cx + w * 0.14, y + h * 0.34, w * 0.17, w * 0.17, mix(pop, '#f2b84b', 0.6)) +
      shape(
        d`M${x} ${y + h * 0.7}l${w * 0.3} ${-h * 0.26}l${w * 0.24} ${h * 0.18}l${w * 0.2} ${-h * 0.14}l${w * 0.26} ${h * 0.22}V${y + h}H${x}z`,
        fabric,
      ) +
      shape(d`M${x} ${y + h * 0.82}q${w * 0.5} ${-h * 0.2} ${w} 0V${y + h}H${x}z`, leaf);
  } else if (kind === 1) {
    out += times(3, (i) =>
      stroke(
        d`M${cx - w * (0.34 - i * 0.1)} ${y + h * 0.76}v${-h * 0.18}a${w * (0.34 - i * 0.1)} ${w * (0.34 - i * 0.1)} 0 0 1 ${w * (0.68 - i * 0.2)} 0v${h * 0.18}`,
        [pop, '#eab35c', fabric][i] ?? pop,
        w * 0.075,
        'style="stroke-linecap:butt"',
      ),
    );
  } else if (kind === 2) {
    out +=
      stroke(d`M${cx} ${y + h * 0.88}V${y + h * 0.2}`, ink, w * 0.02) +
      times(8, (i) => {
        const side = i % 2 ? 1 : -1;
        const py = y + h * (0.82 - i * 0.075);
        return shape(
          d`M${cx} ${py}q${side * w * 0.1} ${-h * 0.14} ${side * w * 0.32} ${-h * 0.1}q${-side * w * 0.1} ${h * 0.12} ${-side * w * 0.32} ${h * 0.1}z`,
          i % 3 ? leaf : ink,
        );
      });
  } else if (kind === 3) {
    out +=
      oval(cx - w * 0.12, y + h * 0.4, w * 0.26, w * 0.26, pop) +
      oval(cx + w * 0.14, y + h * 0.58, w * 0.22, w * 0.22, fabric, see(0.85)) +
      rect(x + w * 0.16, y + h * 0.76, w * 0.68, h * 0.05, ink);
  } else if (kind === 4) {
    out +=
      shape(
        d`M${cx - w * 0.16} ${y + h * 0.46}h${w * 0.32}q${w * 0.14} ${h * 0.26} ${-w * 0.04} ${h * 0.42}h${-w * 0.24}q${-w * 0.18} ${-h * 0.16} ${-w * 0.04} ${-h * 0.42}z`,
        fabric,
      ) +
      times(
        5,
        (i) =>
          stroke(
            d`M${cx} ${y + h * 0.48}q${(i - 2) * w * 0.04} ${-h * 0.16} ${(i - 2) * w * 0.13} ${-h * (0.3 - Math.abs(i - 2) * 0.05)}`,
            leaf,
            w * 0.018,
          ) +
          oval(
            cx + (i - 2) * w * 0.13,
            y + h * (0.18 + Math.abs(i - 2) * 0.05),
            w * 0.07,
            w * 0.07,
            i % 2 ? pop : '#efb65a',
          ),
      );
  } else if (kind === 5) {
    out += times(4, (i) =>
      shape(
        d`M${x} ${y + h * (0.3 + i * 0.18)}q${w * 0.25} ${-h * 0.12} ${w * 0.5} 0t${w * 0.5} 0V${y + h}H${x}z`,
        mix(fabric, [pop, linen, leaf, '#24374d'][i] ?? wall, 0.55),
      ),
    );
  } else if (kind === 6) {
    out +=
      shape(
        d`M${x + w * 0.3} ${y + h * 0.86}q${-w * 0.14} ${-h * 0.3} ${w * 0.04} ${-h * 0.44}q${-w * 0.02} ${-h * 0.26} ${w * 0.2} ${-h * 0.26}q${w * 0.24} ${h * 0.02} ${w * 0.2} ${h * 0.26}q${w * 0.2} ${h * 0.18} ${w * 0.06} ${h * 0.44}z`,
        pop,
      ) + oval(cx, y + h * 0.3, w * 0.13, w * 0.15, light(pop, 0.5));
  } else {
    out += times(12, (i) =>
      rect(
        x + w * 0.12 + (i % 3) * w * 0.27,
        y + h * 0.1 + Math.floor(i / 3) * h * 0.21,
        w * 0.22,
        h * 0.17,
        random.pick([pop, fabric, leaf, '#eab35c', linen, dark(wall, 0.2)]),
      ),
    );
  }
  return out;
}

/** A framed picture; the box is the outside of the frame. */
export function drawPainting(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const frame = canvas.random.pick([
    canvas.palette.wood,
    '#f7f0e3',
    '#2e2a2c',
    '#c99d55',
    light(canvas.palette.wood, 0.3),
  ]);
  const mat = canvas.random.chance(0.6) ? Math.min(w, h) * 0.14 : 0;
  const edge = Math.max(7, w * 0.045);
  return (
    rect(x + 6, y + 9, w, h, '#2b1422', 3, see(0.2)) +
    rect(x, y, w, h, frame, 3) +
    rect(x + edge, y + edge, w - edge * 2, h - edge * 2, '#fdf8ee') +
    motif(canvas, x + edge + mat, y + edge + mat, w - (edge + mat) * 2, h - (edge + mat) * 2) +
    rect(
      x + edge,
      y + edge,
      w - edge * 2,
      h - edge * 2,
      gradient(canvas, 50, [0, '#fff', 0.28], [0.5, '#fff', 0]),
    )
  );
}

/** One to five pictures, hung to fill about the box. */
export function drawGallery(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const layout = canvas.random.whole(0, 4);
  const p = (a: number, b: number, c: number, e: number) =>
    drawPainting(canvas, x + w * a, y + h * b, w * c, h * e);
  if (layout === 0) return p(0.12, 0.05, 0.76, 0.9);
  if (layout === 1) return p(0, 0.12, 0.46, 0.8) + p(0.54, 0.12, 0.46, 0.8);
  if (layout === 2) return p(0, 0, 0.5, 0.98) + p(0.56, 0, 0.44, 0.46) + p(0.56, 0.53, 0.36, 0.45);
  if (layout === 3) return p(0, 0.2, 0.3, 0.6) + p(0.35, 0.2, 0.3, 0.6) + p(0.7, 0.2, 0.3, 0.6);
  return (
    p(0.02, 0.08, 0.3, 0.4) +
    p(0.02, 0.54, 0.3, 0.4) +
    p(0.37, 0, 0.36, 0.62) +
    p(0.37, 0.68, 0.36, 0.3) +
    p(0.78, 0.16, 0.22, 0.5)
  );
}

/** A round or arched mirror with a slanting shine; `x` its middle. */
export function drawMirror(canvas: Canvas, x: number, y: number, size: number): string {
  const glass = gradient(
    canvas,
    55,
    [0, '#f4fbfb'],
    [0.4, '#cfe0e2'],
    [0.42, '#e6f1f1'],
    [0.6, '#bdd2d6'],
    [1, '#a9c3c9'],
  );
  const frame = canvas.random.pick(['#c99d55', canvas.palette.wood, '#2e2a2c', '#f7f0e3']);
  if (canvas.random.chance(0.5))
    return (
      oval(x + 6, y + 10, size / 2 + 10, size / 2 + 10, '#2b1422', see(0.16)) +
      oval(x, y, size / 2 + 10, size / 2 + 10, frame) +
      oval(x, y, size / 2, size / 2, glass)
    );
  const half = size * 0.36;
  const edge = d`M${x - half} ${y + size * 0.6}V${y - size * 0.2}a${half} ${half} 0 0 1 ${half * 2} 0V${y + size * 0.6}z`;
  return stroke(edge, frame, 20) + shape(edge, glass);
}

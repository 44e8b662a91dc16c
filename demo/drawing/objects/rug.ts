import type { Canvas } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';

/** A rug lying on the floor, drawn in perspective around its middle. */
export function drawRug(canvas: Canvas, cx: number, cy: number, w: number, h: number): string {
  const { random } = canvas;
  const { pop, fabric, linen, leaf, wall } = canvas.palette;
  const base = random.pick([
    linen,
    fabric,
    mix(pop, linen, 0.3),
    mix(leaf, linen, 0.45),
    dark(wall, 0.25),
  ]);
  const ink = base === linen ? random.pick([pop, fabric, dark(linen, 0.35)]) : light(base, 0.55);
  const kind = random.whole(0, 4);
  if (kind === 0) {
    return (
      oval(cx, cy + 8, w / 2 + 4, h / 2 + 4, '#2b1422', see(0.2)) +
      oval(cx, cy, w / 2, h / 2, base) +
      times(
        3,
        (i) =>
          `<ellipse cx="${cx}" cy="${cy}" rx="${Math.round(w * (0.43 - i * 0.12))}" ry="${Math.round(h * (0.43 - i * 0.12))}" fill="none" stroke="${ink}" stroke-width="${i === 0 ? 12 : 6}" opacity=".75"/>`,
      )
    );
  }
  const lean = w * 0.07;
  const edge = d`M${cx - w / 2 + lean} ${cy - h / 2}H${cx + w / 2 - lean}L${cx + w / 2} ${cy + h / 2}H${cx - w / 2}z`;
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${edge}"/></clipPath>`);
  const left = cx - w / 2;
  const top = cy - h / 2;
  let marks = '';
  if (kind === 1)
    marks = times(5, (i) =>
      rect(
        left,
        top + h * (0.08 + i * 0.2),
        w,
        h * 0.075,
        i % 2 ? ink : mix(ink, pop, 0.5),
        0,
        see(0.85),
      ),
    );
  if (kind === 2)
    marks = times(3, (row) =>
      times(9, (i) =>
        shape(
          d`M${left + (w * (i + 0.5)) / 9} ${top + h * (0.06 + row * 0.31)}l${w / 20} ${h * 0.13}l${-w / 20} ${h * 0.13}l${-w / 20} ${-h * 0.13}z`,
          (i + row) % 2 ? ink : mix(pop, ink, 0.4),
          see(0.8),
        ),
      ),
    );
  if (kind === 3)
    marks =
      `<path d="${d`M${left + lean + 40} ${top + h * 0.13}H${left + w - lean - 40}L${left + w - 40} ${top + h * 0.87}H${left + 40}z`}" fill="${mix(base, pop, 0.35)}" stroke="${ink}" stroke-width="7"/>` +
      oval(cx, cy, w * 0.17, h * 0.26, ink, see(0.8)) +
      oval(cx, cy, w * 0.11, h * 0.17, pop) +
      oval(cx, cy, w * 0.045, h * 0.08, linen) +
      times(2, (i) => oval(cx + (i ? 1 : -1) * w * 0.3, cy, w * 0.05, h * 0.1, ink, see(0.8)));
  if (kind === 4)
    marks = times(12, (i) =>
      stroke(
        d`M${left + i * (w / 10)} ${top}l${-w * 0.12} ${h}M${left - w * 0.2 + i * (w / 10)} ${top}l${w * 0.12} ${h}`,
        ink,
        4,
        see(0.6),
      ),
    );
  const fringe = times(26, (i) =>
    stroke(d`M${left + (i + 0.5) * (w / 26)} ${cy + h / 2}v16`, light(base, 0.3), 4),
  );
  return (
    shape(edge, '#2b1422', `${see(0.22)} transform="translate(0 9)"`) +
    fringe +
    shape(edge, base) +
    `<g clip-path="${clip}">${marks}</g>`
  );
}

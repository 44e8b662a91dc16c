import { type Canvas, gradient } from '../canvas.ts';
import { dark, light } from '../colour.ts';
import { at, d, rect, see, shape, stroke, times } from '../svg.ts';

/** A pot standing on its base line; `w` is its width. */
export function pot(canvas: Canvas, x: number, y: number, w: number): string {
  const clay = canvas.random.pick([
    canvas.palette.pot,
    canvas.palette.pot,
    canvas.palette.pop,
    '#f2ece1',
    '#c96f4c',
  ]);
  const h = w * 0.88;
  const fill = gradient(canvas, 0, [0, light(clay, 0.18)], [0.5, clay], [1, dark(clay, 0.3)]);
  const style = canvas.random.whole(0, 3);
  if (style === 0) {
    return (
      shape(d`M${x - w * 0.5} ${y - h}h${w}l${-w * 0.12} ${h}h${-w * 0.76}z`, fill) +
      rect(x - w * 0.55, y - h - w * 0.05, w * 1.1, w * 0.22, fill, 4)
    );
  }
  if (style === 1) {
    const basket = '#c9975a';
    return (
      shape(
        d`M${x - w * 0.46} ${y - h}h${w * 0.92}q${w * 0.16} ${h * 0.6} ${-w * 0.08} ${h}h${-w * 0.76}q${-w * 0.24} ${-h * 0.4} ${-w * 0.08} ${-h}z`,
        gradient(canvas, 0, [0, light(basket, 0.2)], [1, dark(basket, 0.3)]),
      ) +
      times(5, (i) =>
        stroke(
          d`M${x - w * 0.5} ${y - h * (0.14 + i * 0.17)}q${w * 0.5} 14 ${w} 0`,
          dark(basket, 0.35),
          3,
          see(0.5),
        ),
      )
    );
  }
  const legs =
    style === 2
      ? stroke(
          d`M${x - w * 0.36} ${y - 20}v22M${x + w * 0.36} ${y - 20}v22`,
          canvas.palette.wood,
          w * 0.08,
        )
      : '';
  return (
    legs +
    rect(
      x - w * 0.48,
      y - h - (style === 2 ? 12 : 0),
      w * 0.96,
      h,
      fill,
      w * (style === 2 ? 0.1 : 0.26),
    )
  );
}

/** One leaf growing from its stalk; `turn` is in degrees from upright. */
export const leafAt = (
  x: number,
  y: number,
  turn: number,
  long: number,
  wide: number,
  tone: string,
): string =>
  at(
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`,
    shape(
      d`M0 0C${-wide} ${-long * 0.25} ${-wide * 0.8} ${-long * 0.8} 0 ${-long}C${wide * 0.8} ${-long * 0.8} ${wide} ${-long * 0.25} 0 0z`,
      tone,
    ),
    shape(
      d`M0 0C${wide * 0.1} ${-long * 0.4} ${wide * 0.1} ${-long * 0.6} 0 ${-long}C${wide * 0.8} ${-long * 0.8} ${wide} ${-long * 0.25} 0 0z`,
      dark(tone, 0.16),
    ),
    stroke(d`M0 0V${-long * 0.9}`, light(tone, 0.35), 2, see(0.5)),
  );

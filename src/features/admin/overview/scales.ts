import { scaleBand, scaleLinear } from 'd3-scale';
import type { Tick } from './plot-frame.tsx';

const size = 100;

/** Heights of values from 0 up, on a drawing 100 high, with a few round lines to read them by. */
export function heights(
  values: readonly number[],
  label: (value: number) => string,
  whole = true,
): { y: (value: number) => number; ticks: Tick[] } {
  const most = Math.max(0, ...values);
  // Something to stand on when there is nothing yet.
  const y = scaleLinear([0, most > 0 ? most : 1], [size, 0]).nice(4);
  const ticks = y
    .ticks(4)
    .filter((value) => !whole || Number.isInteger(value))
    .map((value) => ({ top: y(value), label: label(value) }));
  return { y: (value) => y(value), ticks };
}

/** Columns of equal width for `count` days, oldest left. */
export function columns(count: number): { x: (index: number) => number; width: number } {
  const band = scaleBand(
    Array.from({ length: count }, (_, index) => index),
    [0, size],
  ).paddingInner(count > 100 ? 0 : 0.25);
  return { x: (index) => band(index) ?? 0, width: band.bandwidth() };
}

/** Where the middle of a day's column is. */
export const bandCenter = (index: number, count: number) => ((index + 0.5) / count) * size;

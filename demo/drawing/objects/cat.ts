import { type Canvas, shadow } from '../canvas.ts';
import { dark, light } from '../colour.ts';
import { at, d, oval, see, shape, stroke, times } from '../svg.ts';

/** A cat, asleep or sitting; `x` is its middle, `y` what it lies on. */
export function drawCat(canvas: Canvas, x: number, y: number, size = 1): string {
  const { random } = canvas;
  const coat = random.pick(['#d98e4a', '#4a4550', '#8d8793', '#efe4d2', '#6b5344']);
  const stripes = random.chance(0.5);
  const face = (fx: number, fy: number, awake: boolean): string =>
    shape(d`M${fx - 34} ${fy - 16}l2 -42l26 22zM${fx + 34} ${fy - 16}l-2 -42l-26 22z`, coat) +
    shape(d`M${fx - 28} ${fy - 26}l2 -20l14 12zM${fx + 28} ${fy - 26}l-2 -20l-14 12z`, '#e7a79b') +
    oval(fx, fy, 38, 33, coat) +
    (awake
      ? oval(fx - 14, fy - 3, 5, 7, '#2a2326') + oval(fx + 14, fy - 3, 5, 7, '#2a2326')
      : stroke(
          d`M${fx - 21} ${fy - 2}q7 7 14 0M${fx + 7} ${fy - 2}q7 7 14 0`,
          dark(coat, 0.65),
          3,
        )) +
    oval(fx, fy + 13, 15, 10, light(coat, 0.55)) +
    shape(d`M${fx - 5} ${fy + 7}h10l-5 6z`, '#c9736b') +
    (stripes
      ? stroke(
          d`M${fx - 10} ${fy - 30}v12M${fx} ${fy - 32}v14M${fx + 10} ${fy - 30}v12`,
          dark(coat, 0.4),
          4,
        )
      : '');
  if (random.chance(0.5)) {
    return at(
      `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`,
      shadow(canvas, 0, 0, 120, 14),
      oval(10, -44, 106, 46, coat),
      shape('M20 -6Q120 6 122 -40Q124 -70 96 -66Q104 -20 24 -22z', dark(coat, 0.14)),
      stripes
        ? times(4, (i) => stroke(d`M${-20 + i * 28} -88q10 16 4 34`, dark(coat, 0.35), 6, see(0.7)))
        : '',
      face(-72, -42, false),
    );
  }
  return at(
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`,
    shadow(canvas, 0, 0, 84, 14),
    stroke('M44 -14C120 0 118 -70 92 -84', coat, 20),
    shape('M-50 0Q-66 -80 -30 -128Q0 -150 30 -128Q66 -80 52 0z', coat),
    oval(0, -50, 24, 42, light(coat, 0.4), see(0.6)),
    stroke('M-16 -6v-50M16 -6v-50', dark(coat, 0.3), 4, see(0.5)),
    stripes
      ? times(3, (i) =>
          stroke(
            d`M-50 ${-40 - i * 24}q14 4 20 0M50 ${-40 - i * 24}q-14 4 -20 0`,
            dark(coat, 0.35),
            6,
            see(0.7),
          ),
        )
      : '',
    face(0, -148, true),
  );
}

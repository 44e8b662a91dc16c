import { type Canvas, glow, gradient, shadow } from '../canvas.ts';
import { dark, light } from '../colour.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';

/** A lamp hanging from the ceiling; `y` is the lower rim of the shade. */
export function drawPendant(canvas: Canvas, x: number, y: number, size: number): string {
  const { random } = canvas;
  const tone = random.pick([
    canvas.palette.pop,
    canvas.palette.linen,
    canvas.palette.fabric,
    '#2f3136',
    '#d8a655',
  ]);
  const fill = gradient(canvas, 0, [0, light(tone, 0.22)], [0.6, tone], [1, dark(tone, 0.28)]);
  glow(canvas, x, y + 10, size * 2.1);
  const cord = stroke(d`M${x} 0V${y - size * 0.5}`, '#3a2f33', 4);
  const bulb = oval(x, y + 4, size * 0.14, size * 0.13, '#fff3c9');
  const kind = random.whole(0, 4);
  if (kind === 0)
    return (
      cord +
      bulb +
      shape(
        d`M${x - size * 0.55} ${y}a${size * 0.55} ${size * 0.52} 0 0 1 ${size * 1.1} 0z`,
        fill,
      ) +
      rect(x - 9, y - size * 0.6, 18, size * 0.12, dark(tone, 0.35), 3)
    );
  if (kind === 1)
    return (
      cord +
      oval(
        x,
        y - size * 0.2,
        size * 0.5,
        size * 0.46,
        gradient(canvas, 60, [0, '#fffaf0'], [1, '#ecdcbf']),
      ) +
      times(6, (i) =>
        stroke(
          d`M${x - size * 0.47} ${y - size * 0.34 + i * size * 0.06}q${size * 0.47} ${(i - 2.5) * size * 0.07} ${size * 0.94} 0`,
          '#cfbb97',
          2,
          see(0.7),
        ),
      )
    );
  if (kind === 2)
    return (
      cord +
      bulb +
      shape(
        d`M${x - size * 0.1} ${y - size * 0.62}h${size * 0.2}l${size * 0.42} ${size * 0.62}h${-size * 1.04}z`,
        fill,
      )
    );
  if (kind === 3) {
    const straw = '#cf9f5f';
    return (
      cord +
      shape(
        d`M${x - size * 0.14} ${y - size * 0.66}h${size * 0.28}q${size * 0.5} ${size * 0.2} ${size * 0.44} ${size * 0.66}h${-size * 1.16}q${-size * 0.06} ${-size * 0.46} ${size * 0.44} ${-size * 0.66}z`,
        straw,
        see(0.94),
      ) +
      times(7, (i) =>
        stroke(
          d`M${x - size * 0.12 + i * size * 0.04} ${y - size * 0.64}Q${x + (i - 3) * size * 0.2} ${y - size * 0.4} ${x + (i - 3) * size * 0.18} ${y - 3}`,
          dark(straw, 0.4),
          3,
          see(0.5),
        ),
      ) +
      times(3, (i) =>
        stroke(
          d`M${x - size * (0.34 + i * 0.1)} ${y - size * (0.46 - i * 0.16)}q${size * (0.34 + i * 0.1)} 10 ${size * (0.68 + i * 0.2)} 0`,
          dark(straw, 0.4),
          3,
          see(0.5),
        ),
      )
    );
  }
  return (
    cord +
    oval(
      x,
      y - size * 0.12,
      size * 0.3,
      size * 0.3,
      gradient(canvas, 60, [0, '#fffdf4'], [1, '#f3dfb4']),
    ) +
    rect(x - size * 0.1, y - size * 0.5, size * 0.2, size * 0.12, '#c99d55', 3)
  );
}

/** A standing lamp; `x`, `y` is its foot. */
export function drawFloorLamp(canvas: Canvas, x: number, y: number): string {
  const { random } = canvas;
  const shade = random.pick([canvas.palette.linen, canvas.palette.pop, '#f1d6a4']);
  const fill = gradient(canvas, 0, [0, light(shade, 0.5)], [1, dark(shade, 0.12)]);
  if (random.chance(0.4)) {
    glow(canvas, x + 260, y - 560, 380);
    return (
      shadow(canvas, x, y, 80, 16) +
      oval(x, y - 4, 66, 14, '#2f3136') +
      stroke(
        d`M${x} ${y - 8}V${y - 560}C${x} ${y - 780} ${x + 240} ${y - 790} ${x + 260} ${y - 640}`,
        '#b98d4d',
        9,
      ) +
      shape(d`M${x + 170} ${y - 570}a90 86 0 0 1 180 0z`, fill) +
      oval(x + 260, y - 566, 24, 16, '#fff3c9')
    );
  }
  glow(canvas, x, y - 600, 380);
  const legs = random.chance(0.5)
    ? stroke(
        d`M${x} ${y - 520}L${x - 90} ${y}M${x} ${y - 520}L${x + 90} ${y}M${x} ${y - 520}L${x + 16} ${y - 20}`,
        canvas.palette.wood,
        11,
      )
    : stroke(d`M${x} ${y - 520}V${y}`, '#3a3437', 9) + oval(x, y - 3, 70, 14, '#3a3437');
  return (
    shadow(canvas, x, y, 110, 18) + legs + shape(d`M${x - 62} ${y - 700}h124l34 170h-192z`, fill)
  );
}

/** Fairy lights along a sagging line. */
export function drawStringLights(canvas: Canvas, x: number, y: number, w: number): string {
  const sag = 46;
  const drop = (p: number) => y + Math.sin(p * Math.PI * 3) ** 2 * sag;
  let line = d`M${x} ${y}`;
  let bulbs = '';
  for (let i = 1; i <= 36; i += 1) {
    const p = i / 36;
    line += d`L${x + w * p} ${drop(p)}`;
    if (i % 2) {
      bulbs += oval(x + w * p, drop(p) + 12, 8, 10, '#ffe9ae');
      glow(canvas, x + w * p, drop(p) + 12, 46);
    }
  }
  return stroke(line, '#4a3d3f', 3) + bulbs;
}

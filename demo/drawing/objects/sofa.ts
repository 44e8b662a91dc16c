import { type Canvas, gradient, shadow } from '../canvas.ts';
import { dark, light } from '../colour.ts';
import { at, d, oval, rect, see, shape, stroke, times } from '../svg.ts';
import { pattern } from './bed.ts';

function cushion(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  tone: string,
  turn: number,
): string {
  const half = size / 2;
  const edge = d`M${-half} ${-half}Q0 ${-half * 0.86} ${half} ${-half}Q${half * 0.88} 0 ${half} ${half}Q0 ${half * 0.9} ${-half} ${half}Q${-half * 0.88} 0 ${-half} ${-half}z`;
  return at(
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`,
    shape(
      edge,
      gradient(canvas, 60, [0, light(tone, 0.25)], [1, dark(tone, 0.2)]),
      'stroke-linejoin="round"',
    ),
    pattern(canvas, edge, -half, -half, size, size, light(tone, 0.5)),
  );
}

/** A sofa; `x` its left edge, `y` the floor. */
export function drawSofa(canvas: Canvas, x: number, y: number, w: number): string {
  const { random } = canvas;
  const { fabric, pop, linen, leaf, wood, pot } = canvas.palette;
  const tone = random.pick([fabric, fabric, pop, dark(leaf, 0.15), light(fabric, 0.4), '#b98a5c']);
  const seats = w > 620 ? random.whole(2, 3) : 2;
  const kind = random.whole(0, 2);
  const backTop = y - (kind === 1 ? 330 : 370);
  const arm = kind === 2 ? 96 : 62;
  const shade = (angle: number) =>
    gradient(canvas, angle, [0, light(tone, 0.2)], [0.5, tone], [1, dark(tone, 0.26)]);
  const inner = w - arm * 2;
  let out = shadow(canvas, x + w / 2, y, w * 0.58, 38);
  out += times(2, (i) =>
    shape(d`M${x + 50 + i * (w - 130)} ${y - 70}h30l${i ? 14 : -14} 70h-14z`, dark(wood, 0.1)),
  );
  out += rect(x + arm * 0.5, backTop, w - arm, 270, shade(85), kind === 2 ? 70 : 34);
  out += times(seats, (i) =>
    rect(
      x + arm + (inner / seats) * i + 4,
      backTop + 22,
      inner / seats - 8,
      190,
      gradient(canvas, 80, [0, light(tone, 0.26)], [1, dark(tone, 0.1)]),
      30,
    ),
  );
  if (kind === 2)
    out += times(seats * 4, (i) =>
      oval(
        x + arm + (inner / seats) * (Math.floor(i / 4) + (i % 2 ? 0.7 : 0.3)),
        backTop + 66 + (i % 4 > 1 ? 70 : 0),
        6,
        6,
        dark(tone, 0.4),
        see(0.6),
      ),
    );
  out += times(seats, (i) =>
    rect(
      x + arm + (inner / seats) * i + 2,
      y - 210,
      inner / seats - 4,
      84,
      gradient(canvas, 90, [0, light(tone, 0.24)], [1, dark(tone, 0.16)]),
      24,
    ),
  );
  out += rect(x + 14, y - 136, w - 28, 76, dark(tone, 0.24), 20);
  out += times(2, (i) =>
    rect(
      x + i * (w - arm),
      backTop + (kind === 2 ? 70 : 110),
      arm,
      y - 58 - backTop - (kind === 2 ? 70 : 110),
      gradient(canvas, i ? 0 : 180, [0, dark(tone, 0.03)], [1, dark(tone, 0.22)]),
      kind === 1 ? 14 : 32,
    ),
  );
  const tones = [pop, linen, leaf, pot, fabric, '#e9b75c'].filter((other) => other !== tone) as [
    string,
    ...string[],
  ];
  if (random.chance(0.6)) {
    const cloth = random.pick(tones);
    const left = x + w * random.between(0.34, 0.5);
    const edge = d`M${left} ${backTop - 8}q60 -16 120 0l14 ${random.between(150, 240)}q-70 14 -140 -4z`;
    out +=
      shape(edge, gradient(canvas, 90, [0, light(cloth, 0.25)], [1, dark(cloth, 0.12)])) +
      pattern(canvas, edge, left - 20, backTop - 30, 170, 300, light(cloth, 0.6));
  }
  const seatY = y - 262;
  out +=
    cushion(canvas, x + arm + 70, seatY, 138, random.pick(tones), random.between(-14, 8)) +
    cushion(canvas, x + w - arm - 76, seatY, 138, random.pick(tones), random.between(-8, 16));
  if (random.chance(0.6))
    out += cushion(
      canvas,
      x + w - arm - 166,
      seatY + 12,
      112,
      random.pick(tones),
      random.between(-12, 12),
    );
  return out;
}

/** An easy chair; `x` its middle, `y` the floor. */
export function drawArmchair(canvas: Canvas, x: number, y: number): string {
  const { random } = canvas;
  const tone = random.pick([
    canvas.palette.pop,
    canvas.palette.fabric,
    canvas.palette.leaf,
    '#e6b45a',
  ]);
  const fill = gradient(canvas, 80, [0, light(tone, 0.25)], [1, dark(tone, 0.22)]);
  return (
    shadow(canvas, x, y, 200, 30) +
    stroke(d`M${x - 110} ${y - 80}l-22 78M${x + 110} ${y - 80}l22 78`, canvas.palette.wood, 17) +
    shape(d`M${x - 130} ${y - 120}V${y - 330}q4 -84 130 -86t130 86V${y - 120}z`, fill) +
    stroke(d`M${x - 40} ${y - 380}v150M${x + 40} ${y - 380}v150`, dark(tone, 0.4), 4, see(0.35)) +
    rect(
      x - 124,
      y - 214,
      248,
      82,
      gradient(canvas, 90, [0, light(tone, 0.3)], [1, dark(tone, 0.05)]),
      28,
    ) +
    rect(x - 128, y - 142, 256, 66, dark(tone, 0.2), 18) +
    rect(
      x - 168,
      y - 260,
      62,
      178,
      gradient(canvas, 180, [0, dark(tone, 0.02)], [1, dark(tone, 0.2)]),
      30,
    ) +
    rect(
      x + 106,
      y - 260,
      62,
      178,
      gradient(canvas, 0, [0, dark(tone, 0.05)], [1, dark(tone, 0.28)]),
      30,
    ) +
    cushion(canvas, x, y - 262, 116, canvas.palette.linen, random.between(-12, 12))
  );
}

/** A low table with a few things on it; `x` its middle, `y` the floor. */
export function drawCoffeeTable(canvas: Canvas, x: number, y: number, w: number): string {
  const { random } = canvas;
  const wood = random.pick([canvas.palette.wood, light(canvas.palette.wood, 0.3), '#f0e8da']);
  const top = y - 120;
  return (
    shadow(canvas, x, y, w * 0.6, 30) +
    stroke(
      d`M${x - w * 0.36} ${top}L${x - w * 0.42} ${y}M${x + w * 0.36} ${top}L${x + w * 0.42} ${y}`,
      dark(wood, 0.2),
      14,
    ) +
    stroke(
      d`M${x - w * 0.2} ${top}L${x - w * 0.22} ${y - 24}M${x + w * 0.2} ${top}L${x + w * 0.22} ${y - 24}`,
      dark(wood, 0.4),
      11,
    ) +
    oval(x, top + 12, w * 0.5, 40, dark(wood, 0.28)) +
    oval(x, top, w * 0.5, 40, gradient(canvas, 20, [0, light(wood, 0.22)], [1, dark(wood, 0.04)])) +
    rect(x - w * 0.3, top - 16, 120, 14, canvas.palette.pop, 3) +
    rect(x - w * 0.28, top - 30, 104, 14, canvas.palette.linen, 3) +
    rect(x + w * 0.02, top - 44, 40, 42, light(canvas.palette.fabric, 0.3), 8) +
    stroke(
      d`M${x + w * 0.27} ${top - 70}q-30 -40 -34 -86M${x + w * 0.27} ${top - 70}q4 -50 0 -104M${x + w * 0.27} ${top - 70}q30 -30 40 -80`,
      canvas.palette.leaf,
      5,
    ) +
    times(3, (i) =>
      oval(
        x + w * 0.27 + [-36, 0, 42][i]!,
        top - [160, 180, 156][i]!,
        19,
        17,
        random.pick([canvas.palette.pop, '#f1c15c', '#f3e3d3', '#d98aa0']),
      ),
    ) +
    shape(
      d`M${x + w * 0.27 - 20} ${top - 74}h40l10 66q-30 14 -60 0z`,
      light(canvas.palette.pot, 0.1),
    )
  );
}

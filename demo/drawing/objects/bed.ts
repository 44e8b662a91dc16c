import { type Canvas, gradient, shadow } from '../canvas.ts';
import { dark, light } from '../colour.ts';
import { at, d, oval, rect, see, shape, stroke, times } from '../svg.ts';

const pillow = (canvas: Canvas, x: number, y: number, w: number, h: number, tone: string): string =>
  shape(
    d`M${x + w * 0.08} ${y}Q${x + w * 0.5} ${y - h * 0.14} ${x + w * 0.92} ${y}Q${x + w * 1.05} ${y + h * 0.5} ${x + w * 0.94} ${y + h}Q${x + w * 0.5} ${y + h * 1.08} ${x + w * 0.06} ${y + h}Q${x - w * 0.05} ${y + h * 0.5} ${x + w * 0.08} ${y}z`,
    gradient(canvas, 70, [0, light(tone, 0.3)], [1, dark(tone, 0.14)]),
  ) +
  stroke(
    d`M${x + w * 0.2} ${y + h * 0.25}q${w * 0.2} ${h * 0.2} ${w * 0.12} ${h * 0.45}`,
    dark(tone, 0.3),
    3,
    see(0.25),
  );

/** Stripes, checks or dots over a cloth outline. */
export function pattern(
  canvas: Canvas,
  data: string,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
): string {
  const { random } = canvas;
  const kind = random.pick(['plain', 'plain', 'stripes', 'checks', 'dots', 'bars']);
  if (kind === 'plain') return '';
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`);
  let marks = '';
  if (kind === 'stripes' || kind === 'checks')
    marks += times(w / 44, (i) => rect(x + i * 44, y, 14, h, tone, 0, see(0.5)));
  if (kind === 'bars' || kind === 'checks')
    marks += times(h / 40, (i) => rect(x, y + i * 40, w, 13, tone, 0, see(0.42)));
  if (kind === 'dots')
    marks = times((w / 44) * Math.ceil(h / 38), (i) => {
      const row = Math.floor(i / Math.floor(w / 44));
      return oval(
        x + (i % Math.floor(w / 44)) * 44 + (row % 2) * 22,
        y + row * 38 + 12,
        7,
        7,
        tone,
        see(0.6),
      );
    });
  return `<g clip-path="${clip}">${marks}</g>`;
}

function cloths(canvas: Canvas): { cover: string; accent: string; sheet: string } {
  const { fabric, pop, linen, leaf } = canvas.palette;
  const cover = canvas.random.pick([
    fabric,
    fabric,
    pop,
    light(fabric, 0.35),
    linen,
    light(leaf, 0.15),
  ]);
  return { cover, accent: cover === pop ? fabric : pop, sheet: light(linen, 0.35) };
}

function headboard(canvas: Canvas, x: number, top: number, w: number, h: number): string {
  const wood = canvas.palette.wood;
  const style = canvas.random.pick(['slats', 'soft', 'arch', 'rails', 'panel']);
  if (style === 'slats')
    return (
      rect(x, top, w, 26, wood, 8) +
      times(7, (i) => rect(x + 8 + (i * (w - 34)) / 6, top, 18, h, light(wood, 0.08), 4)) +
      rect(x, top + 4, w, 6, light(wood, 0.3), 3, see(0.5))
    );
  if (style === 'rails')
    return (
      stroke(
        d`M${x + 8} ${top + h}V${top + 40}q0 -40 40 -40H${x + w - 48}q40 0 40 40V${top + h}`,
        '#3b3a41',
        14,
      ) + times(6, (i) => stroke(d`M${x + 60 + (i * (w - 120)) / 5} ${top}v${h}`, '#3b3a41', 7))
    );
  if (style === 'panel')
    return (
      rect(x, top, w, h, gradient(canvas, 90, [0, light(wood, 0.12)], [1, dark(wood, 0.15)]), 10) +
      times(3, (i) =>
        rect(x + 18 + (i * (w - 36)) / 3, top + 18, (w - 36) / 3 - 14, h - 30, dark(wood, 0.1), 6),
      )
    );
  const tone = canvas.random.pick([
    canvas.palette.fabric,
    canvas.palette.pop,
    light(canvas.palette.wood, 0.35),
  ]);
  const edge =
    style === 'soft'
      ? d`M${x} ${top + h}V${top + 40}q0 -40 40 -40H${x + w - 40}q40 0 40 40V${top + h}z`
      : d`M${x} ${top + h}V${top + h * 0.55}q0 ${-h * 0.55} ${w / 2} ${-h * 0.6}q${w / 2} ${h * 0.05} ${w / 2} ${h * 0.6}V${top + h}z`;
  return (
    shape(edge, gradient(canvas, 75, [0, light(tone, 0.22)], [1, dark(tone, 0.24)])) +
    times(4, (i) =>
      stroke(d`M${x + (w * (i + 1)) / 5} ${top + 22}v${h}`, dark(tone, 0.35), 3, see(0.35)),
    )
  );
}

/** A bed seen from its long side, head at the left; `left` and `floor` mark the ground under the head. */
export function drawBedSide(canvas: Canvas, left: number, floor: number, wide: number): string {
  const x = 0;
  const y = 0;
  const w = wide;
  const { random } = canvas;
  const { cover, accent, sheet } = cloths(canvas);
  const wood = canvas.palette.wood;
  const top = y - 205;
  const low = random.chance(0.3);
  const head = headboard(canvas, x - 26, top - 150, 64, 340);
  const duvet = d`M${x + w * 0.3} ${top - 18}Q${x + w * 0.62} ${top - 40} ${x + w + 4} ${top - 8}Q${x + w + 24} ${top + 60} ${x + w + 8} ${y - 62}Q${x + w * 0.83} ${y - 46} ${x + w * 0.7} ${y - 64}T${x + w * 0.44} ${y - 62}Q${x + w * 0.34} ${y - 54} ${x + w * 0.27} ${y - 68}Q${x + w * 0.24} ${top + 60} ${x + w * 0.3} ${top - 18}z`;
  const throwEdge = d`M${x + w * 0.68} ${top - 30}Q${x + w * 0.78} ${top - 30} ${x + w * 0.88} ${top - 20}Q${x + w * 0.92} ${top + 70} ${x + w * 0.89} ${y - 46}L${x + w * 0.68} ${y - 52}Q${x + w * 0.66} ${top + 60} ${x + w * 0.68} ${top - 30}z`;
  const legs = low
    ? rect(x + 6, y - 50, w - 12, 46, dark(wood, 0.25), 4)
    : times(2, (i) => rect(x + 24 + i * (w - 74), y - 66, 26, 68, dark(wood, 0.15), 5)) +
      rect(
        x,
        y - 92,
        w,
        34,
        gradient(canvas, 90, [0, light(wood, 0.14)], [1, dark(wood, 0.12)]),
        7,
      );
  const knit = random.chance(0.7)
    ? shape(throwEdge, gradient(canvas, 90, [0, light(accent, 0.12)], [1, dark(accent, 0.16)])) +
      pattern(canvas, throwEdge, x + w * 0.6, top - 40, w * 0.36, 260, light(accent, 0.5)) +
      times(9, (i) => stroke(d`M${x + w * (0.69 + i * 0.024)} ${y - 50}v18`, accent, 5))
    : '';
  return at(
    `translate(${Math.round(left)} ${Math.round(floor)}) scale(1.03 1.26)`,
    shadow(canvas, x + w / 2, y - 2, w * 0.6, 46) +
      head +
      legs +
      rect(
        x + 6,
        top + 6,
        w - 4,
        128,
        gradient(canvas, 90, [0, light(sheet, 0.4)], [1, dark(sheet, 0.16)]),
        22,
      ) +
      pillow(canvas, x + 26, top - 76, w * 0.2, 92, light(sheet, 0.2)) +
      pillow(canvas, x + 62, top - 56, w * 0.22, 80, random.pick([sheet, cover, accent])) +
      shape(
        duvet,
        gradient(canvas, 82, [0, light(cover, 0.2)], [0.35, cover], [1, dark(cover, 0.25)]),
      ) +
      pattern(
        canvas,
        duvet,
        x + w * 0.2,
        top - 50,
        w * 0.86,
        280,
        random.chance(0.5) ? light(cover, 0.45) : dark(cover, 0.25),
      ) +
      stroke(
        d`M${x + w * 0.33} ${top - 14}Q${x + w * 0.29} ${top + 60} ${x + w * 0.31} ${y - 70}`,
        light(cover, 0.6),
        22,
        see(0.55),
      ) +
      stroke(
        d`M${x + w * 0.46} ${top + 30}q-12 60 4 104M${x + w * 0.6} ${top + 44}q10 50 -2 92M${x + w * 0.94} ${top + 30}q8 50 -2 100`,
        dark(cover, 0.4),
        5,
        see(0.3),
      ) +
      knit,
  );
}

/** A bed seen from its foot; `x` is its middle, `y` the floor in front of it. */
export function drawBedFront(canvas: Canvas, x: number, y: number, w: number): string {
  const { random } = canvas;
  const { cover, accent, sheet } = cloths(canvas);
  const back = w * 0.43;
  const front = w * 0.5;
  const top = y - 330;
  const edge = y - 190;
  const duvet = d`M${x - back - 8} ${top + 66}Q${x} ${top + 40} ${x + back + 8} ${top + 66}L${x + front + 16} ${edge + 8}Q${x + front + 22} ${y - 80} ${x + front + 8} ${y - 38}Q${x + front * 0.5} ${y - 22} ${x} ${y - 36}T${x - front - 8} ${y - 38}Q${x - front - 22} ${y - 80} ${x - front - 16} ${edge + 8}z`;
  const band = d`M${x - front * 0.95} ${edge - 34}Q${x} ${edge - 52} ${x + front * 0.95} ${edge - 34}L${x + front + 17} ${edge + 10}Q${x + front + 20} ${y - 110} ${x + front + 12} ${y - 86}Q${x} ${y - 66} ${x - front - 12} ${y - 86}Q${x - front - 20} ${y - 110} ${x - front - 17} ${edge + 10}z`;
  const pillows =
    times(2, (i) =>
      pillow(canvas, x - back + 10 + i * back, top - 62, back - 22, 116, light(sheet, 0.2)),
    ) +
    (random.chance(0.8) ? pillow(canvas, x - back * 0.34, top - 30, back * 0.68, 92, accent) : '') +
    (random.chance(0.4) ? oval(x + back * 0.5, top + 32, 54, 46, light(cover, 0.2)) : '');
  return (
    shadow(canvas, x, y - 12, w * 0.66, 54) +
    headboard(canvas, x - back - 34, top - 150, back * 2 + 68, 330) +
    rect(x - front + 6, y - 60, 30, 64, dark(canvas.palette.wood, 0.2), 5) +
    rect(x + front - 36, y - 60, 30, 64, dark(canvas.palette.wood, 0.2), 5) +
    shape(
      d`M${x - back} ${top + 20}H${x + back}L${x + front + 4} ${y - 60}H${x - front - 4}z`,
      gradient(canvas, 90, [0, light(sheet, 0.4)], [1, dark(sheet, 0.2)]),
    ) +
    pillows +
    shape(
      duvet,
      gradient(
        canvas,
        90,
        [0, light(cover, 0.26)],
        [0.48, cover],
        [0.52, dark(cover, 0.1)],
        [1, dark(cover, 0.28)],
      ),
    ) +
    pattern(
      canvas,
      duvet,
      x - front - 30,
      top + 36,
      w + 60,
      310,
      random.chance(0.5) ? light(cover, 0.45) : dark(cover, 0.25),
    ) +
    shape(
      d`M${x - back - 8} ${top + 66}Q${x} ${top + 40} ${x + back + 8} ${top + 66}L${x + back + 20} ${top + 104}Q${x} ${top + 80} ${x - back - 20} ${top + 104}z`,
      light(sheet, 0.3),
    ) +
    (random.chance(0.6)
      ? shape(band, gradient(canvas, 90, [0, light(accent, 0.2)], [1, dark(accent, 0.2)])) +
        pattern(canvas, band, x - front - 30, edge - 60, w + 60, 180, light(accent, 0.5))
      : '') +
    stroke(
      d`M${x - front * 0.6} ${edge + 20}q-14 60 4 110M${x + front * 0.4} ${edge + 30}q12 60 -4 96M${x - front * 0.1} ${edge + 40}q6 40 0 80`,
      dark(cover, 0.45),
      5,
      see(0.25),
    )
  );
}

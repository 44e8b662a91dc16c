import { type Canvas, gradient, radial } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';
import { door, fireEscape, stoop } from './entrance.ts';

export type HouseStyle = 'brownstone' | 'tenement' | 'terrace' | 'tiled' | 'old';

const coats: Record<HouseStyle, readonly [string, ...string[]]> = {
  brownstone: ['#8a5a46', '#7a4a3c', '#a06a4e', '#96604f', '#6d463c'],
  tenement: ['#a9533c', '#b8674c', '#8f4638', '#c98d6d', '#d8c4aa'],
  terrace: ['#f4ece0', '#eadfd0', '#cfdcdf', '#f1d9d0', '#e3e2c8'],
  tiled: ['#5f93b8', '#e8c766', '#7fae94', '#d98a74', '#f0e4d0'],
  old: ['#e3c59a', '#d8a083', '#c9c3a5', '#efdcb5', '#b9c4b2'],
};

function pane(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  style: HouseStyle,
  trim: string,
): string {
  const { random } = canvas;
  const dim =
    canvas.daylight === 'night' || canvas.daylight === 'dusk' || canvas.daylight === 'rain';
  const on = dim && random.chance(0.55);
  const glass = on
    ? random.pick(['#ffd98a', '#ffe6b0', '#ffc56e'])
    : { morning: '#c7dfe8', noon: '#a9cfe3', dusk: '#7d6c96', night: '#2c3a66', rain: '#8ea3b2' }[
        canvas.daylight
      ];
  const halo = on
    ? oval(
        x + w / 2,
        y + h / 2,
        w * 1.1,
        h * 0.85,
        radial(canvas, [0, '#ffdf9a', 0.5], [1, '#ffdf9a', 0]),
      )
    : '';
  const bow = style === 'brownstone' || style === 'old' ? h * 0.12 : 0;
  const edge = d`M${x} ${y + h}V${y}q${w / 2} ${-bow * 2} ${w} 0v${h}z`;
  const cloth = random.chance(0.5)
    ? shape(
        d`M${x} ${y}h${w * 0.34}q4 ${h * 0.5} ${-w * 0.18} ${h * 0.9}H${x}zM${x + w} ${y}h${-w * 0.34}q-4 ${h * 0.5} ${w * 0.18} ${h * 0.9}H${x + w}z`,
        '#fff6e6',
        see(0.7),
      )
    : '';
  const sprig = random.chance(0.22)
    ? times(5, (i) =>
        oval(
          x + w * (0.2 + i * 0.15),
          y + h - 10 - (i % 2) * 12,
          12,
          14,
          mix(canvas.palette.leaf, '#d8e28f', (i % 3) * 0.12),
        ),
      ) + rect(x + w * 0.1, y + h - 10, w * 0.8, 16, canvas.palette.pot, 3)
    : '';
  const head =
    style === 'brownstone'
      ? rect(x - 18, y - bow - 24, w + 36, 20, trim, 3) +
        shape(d`M${x - 18} ${y - bow - 24}h${w + 36}l-14 -14h${-w - 8}z`, light(trim, 0.15))
      : rect(x - 12, y - bow - 18, w + 24, 16, trim, 2);
  const shutters =
    style === 'old' && random.chance(0.5)
      ? rect(x - w * 0.5, y - 4, w * 0.42, h + 4, canvas.palette.leaf, 3) +
        rect(x + w * 1.08, y - 4, w * 0.42, h + 4, canvas.palette.leaf, 3)
      : '';
  return (
    halo +
    shutters +
    head +
    stroke(edge, light(trim, 0.35), 13, 'style="stroke-linejoin:miter"') +
    shape(edge, glass) +
    shape(
      d`M${x} ${y + h * 0.7}L${x + w * 0.75} ${y}h${w * 0.2}L${x} ${y + h * 0.95}z`,
      '#fff',
      see(0.16),
    ) +
    cloth +
    stroke(d`M${x} ${y + h / 2}h${w}M${x + w / 2} ${y}v${h}`, light(trim, 0.4), 6) +
    rect(x - 14, y + h + 2, w + 28, 14, trim, 2) +
    sprig
  );
}

function coat(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  base: string,
  style: HouseStyle,
): string {
  const { random } = canvas;
  if (style === 'terrace' || style === 'old') return rect(x, y, w, h, base);
  const [tw, th] = style === 'tiled' ? [48, 48] : style === 'brownstone' ? [w / 4, 62] : [58, 24];
  const cols = Math.ceil(w / tw) + 1;
  const clip = canvas.define((id) => `<clipPath id="${id}">${rect(x, y, w, h, '#000')}</clipPath>`);
  const marks = times(cols * Math.ceil(h / th), (i) => {
    const row = Math.floor(i / cols);
    const left = x + (i % cols) * tw - (style !== 'tiled' && row % 2 ? tw / 2 : 0);
    const tone = random.chance(0.5)
      ? dark(base, random.between(0, 0.1))
      : light(base, random.between(0, 0.1));
    const bloom =
      style === 'tiled'
        ? `<circle cx="${left + tw / 2}" cy="${y + row * th + th / 2}" r="13" fill="none" stroke="#fff8ea" stroke-width="4" opacity=".55"/>`
        : '';
    return rect(left + 1, y + row * th + 1, tw - 2, th - 2, tone, 2) + bloom;
  });
  return `<g clip-path="${clip}">${rect(x, y, w, h, dark(base, 0.16))}${marks}</g>`;
}

function crown(x: number, y: number, w: number, style: HouseStyle, trim: string): string {
  if (style === 'old' || style === 'tiled') {
    const roof = style === 'old' ? '#7b4a3f' : '#c06b48';
    return (
      shape(d`M${x - 10} ${y}l46 -96h${w - 72}l46 96z`, roof) +
      times(Math.floor(w / 30), (i) =>
        stroke(
          d`M${x + 8 + i * 30} ${y}l${i * 30 < w / 2 ? 18 : -18} -90`,
          dark(roof, 0.2),
          3,
          see(0.5),
        ),
      ) +
      rect(x + w * 0.68, y - 160, 56, 100, dark(roof, 0.15)) +
      rect(x + w * 0.68 - 6, y - 166, 68, 14, dark(roof, 0.35)) +
      rect(x - 14, y - 8, w + 28, 24, trim, 3)
    );
  }
  return (
    rect(x - 16, y - 46, w + 32, 26, light(trim, 0.18), 3) +
    rect(x - 6, y - 22, w + 12, 40, trim) +
    times(Math.floor(w / 52), (i) => rect(x + 12 + i * 52, y - 20, 20, 42, light(trim, 0.25), 4)) +
    rect(x - 4, y + 18, w + 8, 14, '#2b1422', 0, see(0.2))
  );
}

/** One town house; `x` its left edge, `ground` the pavement. */
export function drawHouse(
  canvas: Canvas,
  style: HouseStyle,
  x: number,
  w: number,
  ground: number,
): string {
  const { random } = canvas;
  const base = random.pick(coats[style]);
  const floors = w > 420 ? random.whole(3, 4) : 4;
  const trim =
    style === 'terrace' || style === 'tiled'
      ? '#fbf6ea'
      : style === 'tenement'
        ? random.pick(['#e8d8bd', '#4d3b3a', '#d9c7ad'])
        : dark(base, 0.2);
  const raised = style === 'brownstone' ? 190 : 40;
  const storey = (ground - raised - 170) / floors;
  const top = ground - raised - storey * floors;
  const bays = w > 420 ? 3 : 2;
  const gap = w / bays;
  const wide = Math.min(gap * 0.48, 110);
  const doorBay = random.whole(0, bays - 1);
  let out =
    coat(canvas, x, top, w, ground - top, base, style) +
    rect(
      x,
      top,
      w,
      ground - top,
      gradient(canvas, 0, [0, '#fff4da', 0.14], [0.5, '#fff4da', 0], [1, '#2b1422', 0.16]),
    );
  if (raised > 100)
    out +=
      rect(x, ground - raised, w, raised, dark(base, 0.16)) +
      rect(x - 2, ground - raised - 12, w + 4, 20, light(trim, 0.1));
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const left = x + gap * bay + (gap - wide) / 2;
      const y = top + storey * floor + storey * 0.24;
      const isDoor = floor === floors - 1 && bay === doorBay;
      if (!isDoor) out += pane(canvas, left, y, wide, storey * 0.6, style, trim);
      if (!isDoor && style === 'tiled' && floor < floors - 1)
        out +=
          rect(left - 20, y + storey * 0.36, wide + 40, 7, '#2a2c31') +
          times(9, (i) =>
            rect(left - 18 + i * ((wide + 32) / 8), y + storey * 0.36, 4, storey * 0.26, '#2a2c31'),
          ) +
          rect(left - 26, y + storey * 0.62, wide + 52, 12, '#ede2cf', 2);
    }
  }
  out += crown(x, top, w, style, trim);
  const doorLeft = x + gap * doorBay + (gap - wide) / 2;
  if (style === 'tenement')
    out += fireEscape(
      x + gap * (doorBay === 0 ? bays - 1 : 0) + 6,
      gap - 12,
      Array.from({ length: floors - 1 }, (_, i) => top + storey * (i + 1) - 2),
    );
  if (raised > 100) {
    for (let bay = 0; bay < bays; bay += 1)
      if (bay !== doorBay)
        out += pane(
          canvas,
          x + gap * bay + (gap - wide) / 2,
          ground - raised + 60,
          wide,
          90,
          'terrace',
          dark(base, 0.3),
        );
    return (
      out +
      door(canvas, doorLeft, ground - raised - storey * 0.62, wide, storey * 0.62, trim) +
      stoop(canvas, doorLeft, ground - raised, wide, ground, mix(base, '#c9b09a', 0.35))
    );
  }
  const doorHigh = storey * 0.72;
  return (
    out +
    door(canvas, doorLeft, ground - 40 - doorHigh, wide, doorHigh, trim) +
    rect(doorLeft - 36, ground - 42, wide + 72, 22, '#d8cbb8', 3) +
    rect(doorLeft - 54, ground - 22, wide + 108, 24, '#c4b5a0', 3)
  );
}

import { type Canvas, glow, gradient, shadow } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { drawCat } from '../objects/cat.ts';
import { drawHouse, type HouseStyle } from '../objects/house.ts';
import { drawSky } from '../objects/sky.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';

const ground = 1010;

function streetTree(canvas: Canvas, x: number, size: number): string {
  const { random } = canvas;
  const tone = random.pick([
    canvas.palette.leaf,
    '#d68a3c',
    '#6f9a55',
    '#e8b7bd',
    canvas.palette.leaf,
  ]);
  const bark = '#5b4034';
  const middle = ground - size * 0.74;
  const layer = (count: number, shift: number, spread: number, blob: number, shade: string) =>
    times(count, (i) => {
      const turn = i * 2.4;
      const reach = size * spread * Math.sqrt((i + 0.5) / count);
      return oval(
        x - size * shift + Math.cos(turn) * reach * 1.15,
        middle - size * shift * 1.2 + Math.sin(turn) * reach,
        size * blob * random.between(0.85, 1.2),
        size * blob * random.between(0.75, 1),
        shade,
      );
    });
  const crowns =
    layer(18, 0, 0.32, 0.14, dark(tone, 0.24)) +
    layer(16, 0.03, 0.27, 0.11, dark(tone, 0.06)) +
    layer(12, 0.07, 0.2, 0.075, mix(tone, '#fff1b8', 0.16)) +
    layer(7, 0.11, 0.14, 0.045, mix(tone, '#fff1b8', 0.36));
  return (
    shadow(canvas, x + 20, ground + 40, size * 0.3, 20) +
    shape(
      d`M${x - 17} ${ground + 40}q12 ${-size * 0.3} 4 ${-size * 0.6}h26q-8 ${size * 0.3} 6 ${size * 0.6}z`,
      bark,
    ) +
    stroke(
      d`M${x} ${ground - size * 0.42}l${-size * 0.16} ${-size * 0.2}M${x + 4} ${ground - size * 0.46}l${size * 0.15} ${-size * 0.2}`,
      bark,
      12,
    ) +
    rect(x - 70, ground + 32, 140, 14, '#5a4a40', 4) +
    crowns
  );
}

function bicycle(canvas: Canvas, x: number, y: number): string {
  const frame = canvas.random.pick([
    canvas.palette.pop,
    canvas.palette.fabric,
    '#2f5d50',
    '#d9a441',
  ]);
  const wheel = (cx: number) =>
    `<circle cx="${Math.round(cx)}" cy="${Math.round(y - 62)}" r="60" fill="none" stroke="#2c2a2e" stroke-width="8"/>` +
    times(6, (i) =>
      stroke(
        d`M${cx - Math.cos(i * 0.52) * 56} ${y - 62 - Math.sin(i * 0.52) * 56}L${cx + Math.cos(i * 0.52) * 56} ${y - 62 + Math.sin(i * 0.52) * 56}`,
        '#6b6669',
        2,
      ),
    );
  return (
    shadow(canvas, x, y, 180, 14) +
    wheel(x - 104) +
    wheel(x + 104) +
    stroke(
      d`M${x - 104} ${y - 62}L${x - 44} ${y - 152}H${x + 60}L${x - 4} ${y - 62}zM${x - 44} ${y - 152}L${x - 4} ${y - 62}M${x + 104} ${y - 62}L${x + 54} ${y - 186}l-30 -6M${x - 44} ${y - 152}l-8 -28`,
      frame,
      9,
    ) +
    rect(x - 86, y - 192, 64, 14, '#4b342c', 7) +
    shape(d`M${x + 52} ${y - 196}h84l-12 60h-60z`, '#c9975a') +
    times(4, (i) =>
      oval(
        x + 66 + i * 18,
        y - 202 - (i % 2) * 10,
        14,
        13,
        i % 2 ? '#e4574f' : canvas.palette.leaf,
      ),
    )
  );
}

function streetLamp(canvas: Canvas, x: number): string {
  glow(canvas, x, 470, 300);
  return (
    shadow(canvas, x, ground + 50, 50, 10) +
    rect(x - 7, 510, 14, ground - 460, '#2f3136') +
    rect(x - 20, ground - 10, 40, 62, '#2f3136', 4) +
    shape(d`M${x - 34} 430h68l-14 80h-40z`, '#ffeab8') +
    shape(d`M${x - 42} 430h84l-42 -40z`, '#2f3136') +
    rect(x - 22, 508, 44, 10, '#2f3136', 3)
  );
}

/** A street front of one to three town houses with stoops, trees and whatever is parked outside. */
export function drawFacade(canvas: Canvas): string {
  const { random } = canvas;
  const style = random.pick<HouseStyle>([
    'brownstone',
    'brownstone',
    'brownstone',
    'tenement',
    'tenement',
    'terrace',
    'tiled',
    'old',
  ]);
  const count = random.whole(2, 4);
  const edges = Array.from(
    { length: count + 1 },
    (_, i) => -60 + (1720 / count) * i + (i % count ? random.between(-50, 50) : 0),
  );
  const row = edges
    .slice(0, -1)
    .map((left, i) => drawHouse(canvas, style, left, (edges[i + 1] ?? 1660) - left, ground))
    .join('');
  const paving = random.pick(['#cdbfae', '#bdb3aa', '#d6c6b0']);
  const slabs = times(12, (i) =>
    stroke(d`M${i * 150 - 40} ${ground}l${(i - 5.5) * 26} 90`, dark(paving, 0.25), 3, see(0.6)),
  );
  const street =
    rect(0, ground, 1600, 90, paving) +
    slabs +
    rect(0, ground, 1600, 30, '#2b1422', 0, see(0.12)) +
    rect(0, ground + 84, 1600, 22, light(paving, 0.3)) +
    rect(0, ground + 104, 1600, 100, gradient(canvas, 90, [0, '#5d5860'], [1, '#46424b'])) +
    times(7, (i) => rect(40 + i * 250, 1160, 120, 9, '#f3e3b5', 4, see(0.6)));
  return (
    drawSky(canvas, 0, 0, 1600, 620) +
    row +
    street +
    (random.chance(0.6) ? streetLamp(canvas, random.pick([90, 820, 1500])) : '') +
    streetTree(canvas, random.between(60, 220), random.between(560, 760)) +
    (random.chance(0.7)
      ? streetTree(canvas, random.between(1380, 1560), random.between(520, 720))
      : '') +
    (random.chance(0.65) ? bicycle(canvas, random.between(520, 1100), ground + 74) : '') +
    (random.chance(0.35) ? drawCat(canvas, random.between(400, 1300), ground + 80, 0.7) : '')
  );
}

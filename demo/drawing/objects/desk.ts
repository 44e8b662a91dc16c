import { type Canvas, glow, gradient, shadow } from '../canvas.ts';
import { dark, light } from '../colour.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';
import { drawBooks, drawTrinket } from './shelf.ts';

/** A chair seen from behind or the side; `x` is its middle, `y` the floor. */
export function drawChair(canvas: Canvas, x: number, y: number, size = 1): string {
  const { random } = canvas;
  const wood = random.pick([
    canvas.palette.wood,
    light(canvas.palette.wood, 0.25),
    '#2f3136',
    canvas.palette.pop,
    canvas.palette.linen,
  ]);
  const w = 92 * size;
  const seat = y - 190 * size;
  const back = seat - 200 * size;
  const legs =
    stroke(
      d`M${x - w * 0.8} ${seat}L${x - w} ${y}M${x + w * 0.8} ${seat}L${x + w} ${y}`,
      dark(wood, 0.14),
      15 * size,
    ) +
    stroke(
      d`M${x - w * 0.5} ${seat}L${x - w * 0.6} ${y - 26 * size}M${x + w * 0.5} ${seat}L${x + w * 0.6} ${y - 26 * size}`,
      dark(wood, 0.35),
      12 * size,
    );
  const kind = random.whole(0, 3);
  const ground = shadow(canvas, x, y - 4, w * 1.4, 22 * size);
  if (kind === 0)
    return (
      ground +
      legs +
      times(6, (i) =>
        stroke(
          d`M${x - w * 0.62 + i * w * 0.25} ${seat}L${x - w * 0.78 + i * w * 0.31} ${back + 26 * size}`,
          wood,
          8 * size,
        ),
      ) +
      stroke(
        d`M${x - w * 0.92} ${back + 34 * size}Q${x} ${back - 34 * size} ${x + w * 0.92} ${back + 34 * size}`,
        wood,
        20 * size,
      ) +
      rect(x - w, seat - 10 * size, w * 2, 26 * size, light(wood, 0.1), 12 * size)
    );
  if (kind === 1)
    return (
      ground +
      legs +
      shape(
        d`M${x - w * 0.86} ${seat}Q${x - w * 1.1} ${back} ${x - w * 0.6} ${back - 6}H${x + w * 0.6}Q${x + w * 1.1} ${back} ${x + w * 0.86} ${seat}z`,
        gradient(canvas, 75, [0, light(wood, 0.25)], [1, dark(wood, 0.2)]),
      ) +
      rect(x - w, seat - 12 * size, w * 2, 30 * size, wood, 14 * size)
    );
  if (kind === 2)
    return (
      ground +
      legs +
      stroke(d`M${x - w * 0.84} ${seat}V${back}M${x + w * 0.84} ${seat}V${back}`, wood, 15 * size) +
      times(3, (i) =>
        stroke(
          d`M${x - w * 0.8} ${back + (20 + i * 52) * size}q${w * 0.8} ${-16 * size} ${w * 1.6} 0`,
          wood,
          22 * size,
        ),
      ) +
      rect(x - w, seat - 10 * size, w * 2, 26 * size, '#d9b27a', 8 * size)
    );
  return (
    ground +
    legs +
    stroke(
      d`M${x - w * 0.86} ${seat}C${x - w * 1.1} ${back - 70 * size} ${x + w * 1.1} ${back - 70 * size} ${x + w * 0.86} ${seat}`,
      wood,
      15 * size,
    ) +
    stroke(
      d`M${x - w * 0.42} ${seat}C${x - w * 0.5} ${back + 20} ${x + w * 0.5} ${back + 20} ${x + w * 0.42} ${seat}`,
      wood,
      9 * size,
    ) +
    oval(x, seat, w * 1.02, 20 * size, '#dcb881')
  );
}

function deskLamp(canvas: Canvas, x: number, y: number): string {
  const tone = canvas.random.pick([
    canvas.palette.pop,
    '#2f3136',
    canvas.palette.fabric,
    '#f2ead9',
  ]);
  glow(canvas, x + 118, y - 150, 250);
  return (
    oval(x, y - 6, 44, 10, dark(tone, 0.2)) +
    stroke(d`M${x} ${y - 8}L${x - 26} ${y - 130}L${x + 78} ${y - 220}`, tone, 9) +
    oval(x - 26, y - 130, 10, 10, dark(tone, 0.3)) +
    shape(
      d`M${x + 66} ${y - 246}l46 16l44 78l-112 8z`,
      gradient(canvas, 30, [0, light(tone, 0.25)], [1, dark(tone, 0.2)]),
    ) +
    oval(x + 102, y - 146, 22, 11, '#fff0bd')
  );
}

/** A desk with lamp, laptop and the things that gather there; `x` its left edge, `y` the floor. */
export function drawDesk(canvas: Canvas, x: number, y: number, w: number): string {
  const { random } = canvas;
  const wood = random.pick([canvas.palette.wood, light(canvas.palette.wood, 0.3), '#f3ecdf']);
  const top = y - 300;
  const drawers = random.chance(0.5);
  const right = drawers
    ? rect(
        x + w - 170,
        top + 20,
        150,
        262,
        gradient(canvas, 90, [0, dark(wood, 0.06)], [1, dark(wood, 0.22)]),
        6,
      ) +
      times(
        3,
        (i) =>
          rect(x + w - 158, top + 36 + i * 80, 126, 68, light(wood, 0.1), 5) +
          oval(x + w - 95, top + 70 + i * 80, 8, 8, '#d9ae63'),
      )
    : stroke(
        d`M${x + w - 50} ${top + 20}L${x + w - 20} ${y}M${x + w - 90} ${top + 20}L${x + w - 110} ${y - 18}`,
        dark(wood, 0.16),
        16,
      );
  const laptopX = x + w * random.between(0.4, 0.52);
  return (
    shadow(canvas, x + w / 2, y, w * 0.56, 28) +
    rect(x + 10, top + 20, w - 20, 46, '#2b1422', 0, see(0.16)) +
    stroke(
      d`M${x + 50} ${top + 20}L${x + 20} ${y}M${x + 90} ${top + 20}L${x + 110} ${y - 18}`,
      dark(wood, 0.16),
      16,
    ) +
    right +
    rect(
      x - 8,
      top - 4,
      w + 16,
      28,
      gradient(canvas, 90, [0, light(wood, 0.2)], [1, dark(wood, 0.1)]),
      6,
    ) +
    deskLamp(canvas, x + w * 0.14, top) +
    drawBooks(canvas, x + w * 0.72, top - 4, w * 0.16, 110) +
    drawTrinket(canvas, x + w * 0.95, top - 4, 80) +
    rect(laptopX - 84, top - 118, 168, 108, '#41434b', 8) +
    rect(
      laptopX - 76,
      top - 110,
      152,
      92,
      gradient(
        canvas,
        50,
        [0, light(canvas.palette.pop, 0.5)],
        [1, light(canvas.palette.fabric, 0.2)],
      ),
      3,
    ) +
    rect(laptopX - 104, top - 12, 208, 9, '#a9abb0', 4) +
    rect(x + w * 0.27, top - 46, 36, 42, canvas.palette.pop, 6) +
    stroke(d`M${x + w * 0.27 + 36} ${top - 38}q18 10 0 24`, canvas.palette.pop, 6)
  );
}

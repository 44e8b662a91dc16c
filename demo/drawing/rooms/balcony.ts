import { type Canvas, glow, gradient, shadow } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { drawCat } from '../objects/cat.ts';
import { drawStringLights } from '../objects/lamp.ts';
import { drawForeground, drawPlant, drawSprig } from '../objects/plant.ts';
import { drawRug } from '../objects/rug.ts';
import { drawSky } from '../objects/sky.ts';
import { drawCoffeeTable, drawSofa } from '../objects/sofa.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';

const floorY = 880;

const spread = (x: number): number => 800 + (x - 800) * 1.8;

function deck(canvas: Canvas): string {
  const { random } = canvas;
  const base = random.pick([canvas.palette.floor, '#b9a793', '#a86f4f', canvas.palette.wood]);
  const planks = times(20, (i) => {
    const left = -120 + i * 92;
    return shape(
      d`M${left} ${floorY}h88L${spread(left + 88)} 1200H${spread(left)}z`,
      random.chance(0.5)
        ? dark(base, random.between(0, 0.14))
        : light(base, random.between(0, 0.14)),
    );
  });
  return (
    rect(0, floorY, 1600, 320, dark(base, 0.45)) +
    planks +
    rect(
      0,
      floorY,
      1600,
      320,
      gradient(canvas, 90, [0, '#2b1422', 0.2], [0.4, '#2b1422', 0], [1, '#2b1422', 0.18]),
    )
  );
}

function railing(canvas: Canvas): string {
  const { random } = canvas;
  const iron = random.pick(['#2f3238', '#2f3238', '#f6f0e4', canvas.palette.wood, '#35524a']);
  const top = 560;
  const kind = random.whole(0, 3);
  let fill = '';
  if (kind === 0) fill = times(34, (i) => rect(i * 48 + 10, top, 9, floorY - top, iron, 3));
  else if (kind === 1)
    fill =
      times(34, (i) => rect(i * 48 + 10, top, 8, floorY - top, iron, 3)) +
      times(17, (i) =>
        stroke(d`M${i * 96 + 38} ${top + 90}c30 -60 30 60 0 60s-30 -120 0 -120`, iron, 6),
      );
  else if (kind === 2)
    fill =
      rect(0, top, 1600, floorY - top - 20, '#dcecf0', 0, see(0.28)) +
      times(
        5,
        (i) =>
          rect(i * 395 + 4, top, 16, floorY - top, iron, 3) +
          shape(
            d`M${i * 395 + 60} ${floorY - 30}l160 ${top - floorY + 50}h60l-160 ${floorY - top - 50}z`,
            '#ffffff',
            see(0.16),
          ),
      );
  else
    fill =
      times(6, (i) => rect(0, top + 44 + i * 46, 1600, 22, i % 2 ? dark(iron, 0.1) : iron, 3)) +
      times(5, (i) => rect(i * 395 + 4, top, 26, floorY - top, dark(iron, 0.2), 4));
  return (
    fill +
    rect(0, floorY - 22, 1600, 22, dark(iron, 0.1)) +
    rect(0, top - 16, 1600, 26, light(iron, 0.12), 8) +
    rect(0, top - 16, 1600, 6, light(iron, 0.4), 4, see(0.6))
  );
}

function planter(canvas: Canvas, x: number, w: number): string {
  const { random } = canvas;
  const box = random.pick([canvas.palette.pot, canvas.palette.pop, canvas.palette.wood]);
  const blooms = times(w / 13, (i) => {
    const left = x + 12 + i * 13;
    const high = random.between(20, 74);
    const tone = mix(
      canvas.palette.leaf,
      random.chance(0.5) ? '#103c33' : '#d8e28f',
      random.between(0, 0.25),
    );
    const flower = random.chance(0.5)
      ? oval(
          left,
          560 - high,
          11,
          11,
          random.pick(['#e4574f', '#f3c24e', '#f2a3b3', '#fff4e4', '#9d78c2']),
        )
      : '';
    return (
      stroke(d`M${left} 566l${random.between(-12, 12)} ${-high}`, tone, 5) +
      oval(left + random.between(-8, 8), 562 - high * 0.5, 17, 14, tone) +
      flower
    );
  });
  return (
    blooms +
    rect(x, 550, w, 92, gradient(canvas, 90, [0, light(box, 0.2)], [1, dark(box, 0.2)]), 8) +
    rect(x - 6, 544, w + 12, 18, light(box, 0.25), 5)
  );
}

function house(canvas: Canvas): string {
  const { random } = canvas;
  const base = random.pick([canvas.palette.wall, '#b8674c', '#efe4d2', canvas.palette.pop]);
  const brick =
    base === '#b8674c'
      ? times(21 * 4, (i) =>
          rect(
            (i % 4) * 112 - (Math.floor(i / 4) % 2) * 56,
            Math.floor(i / 4) * 44,
            107,
            39,
            random.chance(0.5)
              ? dark(base, random.between(0, 0.15))
              : light(base, random.between(0, 0.15)),
            3,
          ),
        )
      : '';
  const edge = '#fbf5e8';
  const inside =
    canvas.daylight === 'night' || canvas.daylight === 'dusk'
      ? '#ffd98c'
      : mix(canvas.palette.fabric, '#39485c', 0.4);
  if (inside === '#ffd98c') glow(canvas, 210, 540, 420);
  const clip = canvas.define(
    (id) => `<clipPath id="${id}"><rect width="400" height="${floorY}"/></clipPath>`,
  );
  return (
    rect(400, 0, 26, floorY, '#2b1422', 0, see(0.22)) +
    `<g clip-path="${clip}">${rect(0, 0, 400, floorY, base)}${brick}</g>` +
    rect(0, 0, 400, floorY, gradient(canvas, 0, [0, '#2b1422', 0.25], [1, '#2b1422', 0])) +
    rect(62, 170, 290, floorY - 170, edge, 4) +
    rect(
      84,
      192,
      246,
      floorY - 200,
      gradient(canvas, 60, [0, light(inside, 0.35)], [1, dark(inside, 0.15)]),
    ) +
    shape(
      d`M84 192h90q10 340 -30 ${floorY - 200}h-60z`,
      light(canvas.palette.linen, 0.3),
      see(0.85),
    ) +
    stroke(d`M207 192V${floorY}M84 560H330`, edge, 14) +
    oval(228, 580, 9, 9, '#c79a4b') +
    shape('M84 192h246L140 560H84z', '#fff', see(0.12)) +
    rect(44, floorY - 14, 326, 22, dark(edge, 0.15), 4) +
    stroke('M396 330h34', '#3a3437', 8) +
    shape('M404 336h56l14 66h-84z', '#3a3437') +
    oval(432, 410, 22, 14, '#ffe6a6')
  );
}

function bistro(canvas: Canvas, x: number, y: number): string {
  const iron = canvas.random.pick([
    canvas.palette.pop,
    '#f5eee1',
    '#32474a',
    canvas.palette.fabric,
  ]);
  const chair = (cx: number, turn: number) =>
    shadow(canvas, cx, y + 26, 100, 18) +
    stroke(
      d`M${cx - 66} ${y - 150}L${cx + 58} ${y + 24}M${cx + 66} ${y - 150}L${cx - 58} ${y + 24}`,
      iron,
      11,
    ) +
    rect(cx - 84, y - 166, 168, 20, light(iron, 0.15), 8) +
    stroke(d`M${cx - turn * 72} ${y - 160}L${cx - turn * 96} ${y - 360}`, iron, 12) +
    times(3, (i) =>
      stroke(
        d`M${cx - turn * (84 + i * 6)} ${y - 240 - i * 46}l${turn * 60} -14`,
        light(iron, 0.1),
        15,
      ),
    ) +
    oval(cx, y - 174, 76, 16, canvas.palette.linen);
  return (
    chair(x - 250, 1) +
    chair(x + 250, -1) +
    shadow(canvas, x, y + 40, 150, 22) +
    stroke(
      d`M${x - 70} ${y - 210}L${x + 74} ${y + 36}M${x + 70} ${y - 210}L${x - 74} ${y + 36}`,
      iron,
      12,
    ) +
    oval(x, y - 210, 170, 34, dark(iron, 0.25)) +
    oval(x, y - 220, 170, 34, light(iron, 0.2)) +
    rect(x - 84, y - 270, 40, 46, canvas.palette.pop, 8) +
    stroke(d`M${x - 44} ${y - 260}q18 10 0 24`, canvas.palette.pop, 6) +
    drawSprig(canvas, x + 14, y - 222, 110, false) +
    oval(x + 88, y - 226, 50, 10, '#fdf8ee') +
    oval(x + 84, y - 240, 28, 16, '#d99a55')
  );
}

/** A balcony above the city: railing, plants and somewhere to sit. */
export function drawBalcony(canvas: Canvas): string {
  const { random } = canvas;
  const withHouse = random.chance(0.75);
  const from = withHouse ? 520 : 90;
  const seat = random.chance(0.68);
  const awning = random.chance(0.35)
    ? times(16, (i) =>
        shape(d`M${i * 106} 0h106v92q-53 56 -106 0z`, i % 2 ? '#fbf3e2' : canvas.palette.pop),
      ) + rect(0, 0, 1600, 40, '#2b1422', 0, see(0.1))
    : drawStringLights(canvas, withHouse ? 420 : -20, 110, withHouse ? 1200 : 1640);
  return (
    drawSky(canvas, 0, 0, 1600, floorY) +
    planter(canvas, from + random.between(0, 80), 340) +
    planter(canvas, from + 480 + random.between(0, 60), 360) +
    railing(canvas) +
    deck(canvas) +
    (withHouse ? house(canvas) : '') +
    awning +
    drawRug(canvas, 930, 1080, 980, 170) +
    drawPlant(canvas, 1490, 1000, random.between(460, 680)) +
    drawPlant(canvas, withHouse ? 480 : 140, 960, random.between(300, 460)) +
    (seat
      ? bistro(canvas, 930, 1080)
      : drawSofa(canvas, 640, 1040, 580) + drawCoffeeTable(canvas, 930, 1130, 330)) +
    (random.chance(0.35) ? drawCat(canvas, seat ? 520 : 1320, 1130) : '') +
    (withHouse ? '' : drawForeground(canvas))
  );
}

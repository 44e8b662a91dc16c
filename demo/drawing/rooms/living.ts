import { type Canvas, glow, gradient, shadow } from '../canvas.ts';
import { dark, light } from '../colour.ts';
import { drawGallery, drawMirror } from '../objects/art.ts';
import { drawCat } from '../objects/cat.ts';
import { drawFloorLamp, drawPendant, drawStringLights } from '../objects/lamp.ts';
import { drawForeground, drawPlant } from '../objects/plant.ts';
import { drawRug } from '../objects/rug.ts';
import { drawBookcase, drawBooks, drawTrinket, drawWallShelf } from '../objects/shelf.ts';
import { drawShell } from '../objects/shell.ts';
import { drawArmchair, drawCoffeeTable, drawSofa } from '../objects/sofa.ts';
import { drawWindow, sunPatch, type WindowStyle } from '../objects/window.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';

const floorY = 830;

function sideboard(canvas: Canvas, x: number, y: number, w: number): string {
  const wood = canvas.palette.wood;
  const doors = 3;
  return (
    shadow(canvas, x + w / 2, y, w * 0.56, 24) +
    stroke(d`M${x + 50} ${y - 50}l-14 50M${x + w - 50} ${y - 50}l14 50`, dark(wood, 0.2), 13) +
    rect(
      x,
      y - 230,
      w,
      186,
      gradient(canvas, 90, [0, light(wood, 0.16)], [1, dark(wood, 0.12)]),
      10,
    ) +
    times(
      doors,
      (i) =>
        rect(
          x + 14 + (i * (w - 16)) / doors,
          y - 214,
          (w - 16) / doors - 14,
          154,
          dark(wood, 0.1),
          6,
        ) + oval(x + 34 + (i * (w - 16)) / doors, y - 140, 7, 7, '#dcb169'),
    ) +
    rect(x + 30, y - 262, 190, 34, '#3b3136', 6) +
    oval(x + 104, y - 262, 70, 10, '#1f1a1d') +
    oval(x + 104, y - 263, 20, 3, canvas.palette.pop) +
    drawBooks(canvas, x + w * 0.5, y - 230, w * 0.2, 100) +
    drawTrinket(canvas, x + w * 0.82, y - 230, 120)
  );
}

function fireplace(canvas: Canvas, x: number, y: number): string {
  const stone = canvas.random.pick([
    '#f4eee2',
    light(canvas.palette.wall, 0.5),
    '#cfc4b5',
    dark(canvas.palette.wood, 0.05),
  ]);
  const lit = canvas.random.chance(0.6);
  if (lit) glow(canvas, x, y - 120, 330);
  return (
    rect(
      x - 250,
      y - 430,
      500,
      430,
      gradient(canvas, 0, [0, light(stone, 0.3)], [1, dark(stone, 0.14)]),
      4,
    ) +
    rect(x - 290, y - 460, 580, 40, light(stone, 0.3), 6) +
    rect(x - 280, y - 424, 560, 14, '#2b1422', 0, see(0.16)) +
    times(2, (i) => rect(x - 232 + i * 402, y - 390, 62, 376, light(stone, 0.4), 4)) +
    shape(d`M${x - 150} ${y}V${y - 190}a150 120 0 0 1 300 0V${y}z`, '#2b2024') +
    (lit
      ? shape(
          d`M${x - 80} ${y - 22}q-10 -90 40 -130q0 50 30 60q10 -70 50 -90q-6 70 36 100q20 30 -4 60z`,
          '#f08a3c',
        ) + shape(d`M${x - 40} ${y - 22}q0 -60 34 -80q10 40 40 44q20 16 8 36z`, '#ffd56b')
      : times(
          5,
          (i) =>
            oval(x - 80 + i * 40, y - 40 - (i % 2) * 26, 24, 24, '#c99a67') +
            oval(x - 80 + i * 40, y - 40 - (i % 2) * 26, 14, 14, '#e3c298'),
        )) +
    stroke(d`M${x - 100} ${y - 20}h200`, '#6b4730', 18) +
    rect(x - 310, y - 8, 620, 24, dark(stone, 0.2), 4) +
    drawTrinket(canvas, x - 210, y - 460, 110) +
    drawTrinket(canvas, x + 206, y - 460, 120) +
    drawBooks(canvas, x + 70, y - 460, 80, 80)
  );
}

function underWindow(canvas: Canvas): string {
  const { random } = canvas;
  const style = random.pick<WindowStyle>(['wide', 'casement', 'steel', 'wide']);
  const w = random.between(560, 680);
  return (
    drawWindow(canvas, style, 800 - w / 2, 110, w, 380, floorY) +
    drawFloorLamp(canvas, 1310, 900) +
    drawRug(canvas, 790, 1060, 1200, 230) +
    sunPatch(canvas, 560, 520, floorY) +
    drawSofa(canvas, 400, 940, 780) +
    (random.chance(0.4) ? drawCat(canvas, 760, 722, 0.9) : '') +
    drawCoffeeTable(canvas, 770, 1110, random.between(380, 480)) +
    drawPlant(canvas, 220, 930, random.between(420, 620)) +
    (random.chance(0.4) ? drawForeground(canvas) : '')
  );
}

function withGallery(canvas: Canvas): string {
  const { random } = canvas;
  const style = random.pick<WindowStyle>(['sash', 'arched', 'door', 'casement']);
  const tall = style === 'door';
  return (
    drawWindow(canvas, style, 130, tall ? 120 : 150, 330, tall ? floorY - 122 : 480, floorY) +
    drawGallery(canvas, 740, 110, 540, 340) +
    drawRug(canvas, 900, 1070, 1160, 220) +
    sunPatch(canvas, 130, 330, floorY) +
    drawSofa(canvas, 640, 940, 720) +
    drawPlant(canvas, 560, 900, random.between(300, 420)) +
    drawPlant(canvas, 1500, 960, random.between(420, 600)) +
    drawCoffeeTable(canvas, 900, 1120, 430) +
    (random.chance(0.4) ? drawCat(canvas, 440, 1110) : '')
  );
}

function byTheFire(canvas: Canvas): string {
  const { random } = canvas;
  const style = random.pick<WindowStyle>(['sash', 'arched', 'casement']);
  return (
    drawWindow(canvas, style, 1180, 150, 290, 470, floorY) +
    drawMirror(canvas, 700, 200, 250) +
    fireplace(canvas, 700, floorY + 10) +
    drawRug(canvas, 700, 1070, 1160, 220) +
    sunPatch(canvas, 1000, 290, floorY) +
    drawBookcase(canvas, 90, 860, 260, 640) +
    drawArmchair(canvas, 1150, 1040) +
    drawArmchair(canvas, 330, 1080) +
    (random.chance(0.6) ? drawCat(canvas, 700, 1080) : drawCoffeeTable(canvas, 720, 1120, 330)) +
    drawPlant(canvas, 1490, 960, random.between(340, 480))
  );
}

function manyBooks(canvas: Canvas): string {
  const { random } = canvas;
  return (
    drawBookcase(canvas, 120, 850, 340, 740) +
    drawBookcase(canvas, 470, 850, 340, 740) +
    drawWindow(
      canvas,
      random.pick<WindowStyle>(['sash', 'door', 'steel']),
      970,
      120,
      400,
      560,
      floorY,
    ) +
    drawRug(canvas, 800, 1060, 1240, 230) +
    sunPatch(canvas, 900, 400, floorY) +
    drawSofa(canvas, 760, 980, 620) +
    drawFloorLamp(canvas, 660, 930) +
    drawArmchair(canvas, 380, 1070) +
    drawPlant(canvas, 1490, 1010, random.between(460, 640)) +
    (random.chance(0.4) ? drawCat(canvas, 640, 1130) : '')
  );
}

function records(canvas: Canvas): string {
  const { random } = canvas;
  return (
    drawWindow(
      canvas,
      random.pick<WindowStyle>(['door', 'door', 'arched']),
      1130,
      130,
      320,
      floorY - 132,
      floorY,
    ) +
    (random.chance(0.5)
      ? drawGallery(canvas, 220, 120, 520, 360)
      : drawWallShelf(canvas, 260, 330, 480)) +
    sideboard(canvas, 180, 880, 640) +
    drawPendant(canvas, 900, random.between(230, 330), 170) +
    drawRug(canvas, 800, 1070, 1100, 210) +
    sunPatch(canvas, 1010, 320, floorY) +
    drawPlant(canvas, 950, 890, random.between(330, 470)) +
    drawArmchair(canvas, 1080, 1060) +
    drawPlant(canvas, 120, 1060, random.between(380, 560)) +
    (random.chance(0.5) ? drawCat(canvas, 640, 1110) : drawCoffeeTable(canvas, 620, 1120, 360)) +
    (random.chance(0.3) ? drawStringLights(canvas, 100, 70, 1000) : '')
  );
}

/** A living room in one of five arrangements. */
export function drawLiving(canvas: Canvas): string {
  const arrange = canvas.random.pick([underWindow, withGallery, byTheFire, manyBooks, records]);
  return drawShell(canvas, floorY) + arrange(canvas);
}

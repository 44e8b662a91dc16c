import { dark, light } from '../colour.ts';
import { glow, gradient, shadow, type Scene } from '../scene.ts';
import { drawGallery, drawMirror } from '../things/art.ts';
import { drawCat } from '../things/cat.ts';
import { drawFloorLamp, drawPendant, drawStringLights } from '../things/lamp.ts';
import { drawForeground, drawPlant } from '../things/plant.ts';
import { drawRug } from '../things/rug.ts';
import { drawBookcase, drawBooks, drawTrinket, drawWallShelf } from '../things/shelf.ts';
import { drawShell } from '../things/shell.ts';
import { drawArmchair, drawCoffeeTable, drawSofa } from '../things/sofa.ts';
import { drawWindow, sunPatch, type WindowStyle } from '../things/window.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';

const floorY = 830;

function sideboard(s: Scene, x: number, y: number, w: number): string {
  const wood = s.palette.wood;
  const doors = 3;
  return (
    shadow(s, x + w / 2, y, w * 0.56, 24) +
    stroke(d`M${x + 50} ${y - 50}l-14 50M${x + w - 50} ${y - 50}l14 50`, dark(wood, 0.2), 13) +
    rect(x, y - 230, w, 186, gradient(s, 90, [0, light(wood, 0.16)], [1, dark(wood, 0.12)]), 10) +
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
    oval(x + 104, y - 263, 20, 3, s.palette.pop) +
    drawBooks(s, x + w * 0.5, y - 230, w * 0.2, 100) +
    drawTrinket(s, x + w * 0.82, y - 230, 120)
  );
}

function fireplace(s: Scene, x: number, y: number): string {
  const stone = s.random.pick([
    '#f4eee2',
    light(s.palette.wall, 0.5),
    '#cfc4b5',
    dark(s.palette.wood, 0.05),
  ]);
  const lit = s.random.chance(0.6);
  if (lit) glow(s, x, y - 120, 330);
  return (
    rect(
      x - 250,
      y - 430,
      500,
      430,
      gradient(s, 0, [0, light(stone, 0.3)], [1, dark(stone, 0.14)]),
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
    drawTrinket(s, x - 210, y - 460, 110) +
    drawTrinket(s, x + 206, y - 460, 120) +
    drawBooks(s, x + 70, y - 460, 80, 80)
  );
}

function underWindow(s: Scene): string {
  const r = s.random;
  const style = r.pick<WindowStyle>(['wide', 'casement', 'steel', 'wide']);
  const w = r.between(560, 680);
  return (
    drawWindow(s, style, 800 - w / 2, 110, w, 380, floorY) +
    drawFloorLamp(s, 1310, 900) +
    drawRug(s, 790, 1060, 1200, 230) +
    sunPatch(s, 560, 520, floorY) +
    drawSofa(s, 400, 940, 780) +
    (r.chance(0.4) ? drawCat(s, 760, 722, 0.9) : '') +
    drawCoffeeTable(s, 770, 1110, r.between(380, 480)) +
    drawPlant(s, 220, 930, r.between(420, 620)) +
    (r.chance(0.4) ? drawForeground(s) : '')
  );
}

function withGallery(s: Scene): string {
  const r = s.random;
  const style = r.pick<WindowStyle>(['sash', 'arched', 'door', 'casement']);
  const tall = style === 'door';
  return (
    drawWindow(s, style, 130, tall ? 120 : 150, 330, tall ? floorY - 122 : 480, floorY) +
    drawGallery(s, 740, 110, 540, 340) +
    drawRug(s, 900, 1070, 1160, 220) +
    sunPatch(s, 130, 330, floorY) +
    drawSofa(s, 640, 940, 720) +
    drawPlant(s, 560, 900, r.between(300, 420)) +
    drawPlant(s, 1500, 960, r.between(420, 600)) +
    drawCoffeeTable(s, 900, 1120, 430) +
    (r.chance(0.4) ? drawCat(s, 440, 1110) : '')
  );
}

function byTheFire(s: Scene): string {
  const r = s.random;
  const style = r.pick<WindowStyle>(['sash', 'arched', 'casement']);
  return (
    drawWindow(s, style, 1180, 150, 290, 470, floorY) +
    drawMirror(s, 700, 200, 250) +
    fireplace(s, 700, floorY + 10) +
    drawRug(s, 700, 1070, 1160, 220) +
    sunPatch(s, 1000, 290, floorY) +
    drawBookcase(s, 90, 860, 260, 640) +
    drawArmchair(s, 1150, 1040) +
    drawArmchair(s, 330, 1080) +
    (r.chance(0.6) ? drawCat(s, 700, 1080) : drawCoffeeTable(s, 720, 1120, 330)) +
    drawPlant(s, 1490, 960, r.between(340, 480))
  );
}

function manyBooks(s: Scene): string {
  const r = s.random;
  return (
    drawBookcase(s, 120, 850, 340, 740) +
    drawBookcase(s, 470, 850, 340, 740) +
    drawWindow(s, r.pick<WindowStyle>(['sash', 'door', 'steel']), 970, 120, 400, 560, floorY) +
    drawRug(s, 800, 1060, 1240, 230) +
    sunPatch(s, 900, 400, floorY) +
    drawSofa(s, 760, 980, 620) +
    drawFloorLamp(s, 660, 930) +
    drawArmchair(s, 380, 1070) +
    drawPlant(s, 1490, 1010, r.between(460, 640)) +
    (r.chance(0.4) ? drawCat(s, 640, 1130) : '')
  );
}

function records(s: Scene): string {
  const r = s.random;
  return (
    drawWindow(
      s,
      r.pick<WindowStyle>(['door', 'door', 'arched']),
      1130,
      130,
      320,
      floorY - 132,
      floorY,
    ) +
    (r.chance(0.5) ? drawGallery(s, 220, 120, 520, 360) : drawWallShelf(s, 260, 330, 480)) +
    sideboard(s, 180, 880, 640) +
    drawPendant(s, 900, r.between(230, 330), 170) +
    drawRug(s, 800, 1070, 1100, 210) +
    sunPatch(s, 1010, 320, floorY) +
    drawPlant(s, 950, 890, r.between(330, 470)) +
    drawArmchair(s, 1080, 1060) +
    drawPlant(s, 120, 1060, r.between(380, 560)) +
    (r.chance(0.5) ? drawCat(s, 640, 1110) : drawCoffeeTable(s, 620, 1120, 360)) +
    (r.chance(0.3) ? drawStringLights(s, 100, 70, 1000) : '')
  );
}

/** A living room in one of five arrangements. */
export function drawLiving(s: Scene): string {
  const arrange = s.random.pick([underWindow, withGallery, byTheFire, manyBooks, records]);
  return drawShell(s, floorY) + arrange(s);
}

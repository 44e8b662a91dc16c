import type { Canvas } from '../canvas.ts';
import { dark, light, mix } from '../colour.ts';
import { drawGallery } from '../objects/art.ts';
import { drawCat } from '../objects/cat.ts';
import { drawChair } from '../objects/desk.ts';
import {
  drawCooker,
  drawCounter,
  drawCupboards,
  drawFridge,
  drawTable,
} from '../objects/kitchen.ts';
import { drawPendant } from '../objects/lamp.ts';
import { drawPantry } from '../objects/pantry.ts';
import { drawPlant } from '../objects/plant.ts';
import { drawRug } from '../objects/rug.ts';
import { drawShell } from '../objects/shell.ts';
import { drawTiles } from '../objects/tiles.ts';
import { drawWindow, sunPatch, type WindowStyle } from '../objects/window.ts';
import { d, rect, shape, stroke, times } from '../svg.ts';

const floorY = 850;
const worktop = 560;

const cabinetTone = (canvas: Canvas): string =>
  canvas.random.pick([
    canvas.palette.pop,
    canvas.palette.fabric,
    '#f6efe2',
    mix(canvas.palette.leaf, '#37433a', 0.4),
    light(canvas.palette.wood, 0.15),
    dark(canvas.palette.wall, 0.25),
    mix(canvas.palette.wall, '#f6efe2', 0.5),
  ]);

const hood = (canvas: Canvas, x: number): string => {
  const tone = canvas.random.pick(['#c9c4bb', '#f3ece0', '#3b3a40', '#c48b56']);
  return (
    shape(d`M${x - 20} 330h240l-62 -120V0h-116V210z`, tone) +
    rect(x - 30, 322, 260, 26, dark(tone, 0.2), 4)
  );
};

const pans = (canvas: Canvas, x: number, y: number): string =>
  rect(x, y, 330, 9, '#4a4046', 4) +
  times(
    4,
    (i) =>
      stroke(d`M${x + 44 + i * 80} ${y + 6}v${44 + i * 6}`, '#5b4a45', 7) +
      `<circle cx="${Math.round(x + 44 + i * 80)}" cy="${Math.round(y + 84 + i * 5)}" r="${36 - i * 3}" fill="${[canvas.palette.pop, '#44434a', '#c48350', canvas.palette.fabric][i]}"/>`,
  );

function galley(canvas: Canvas): string {
  const { random } = canvas;
  const tone = cabinetTone(canvas);
  const style = random.pick<WindowStyle>(['casement', 'sash', 'arched', 'wide']);
  return (
    drawTiles(canvas, 0, 350, 1600, 210) +
    drawWindow(canvas, style, 360, 90, 330, 350, floorY - 330) +
    hood(canvas, 850) +
    drawPantry(canvas, 1120, 210, 420) +
    drawPantry(canvas, 1120, 380, 420) +
    (random.chance(0.5) ? pans(canvas, 20, 180) : drawPantry(canvas, 20, 330, 270)) +
    drawCounter(canvas, 0, worktop, 850, floorY + 20, tone) +
    drawCooker(canvas, 850, worktop, floorY + 20) +
    drawCounter(canvas, 1050, worktop, 560, floorY + 20, tone) +
    drawRug(canvas, 700, 1050, 760, 150) +
    sunPatch(canvas, 360, 330, floorY) +
    (random.chance(0.4) ? drawCat(canvas, 1180, 1090) : '') +
    drawPlant(canvas, 1490, 1080, random.between(340, 480))
  );
}

function eatIn(canvas: Canvas): string {
  const { random } = canvas;
  const tone = cabinetTone(canvas);
  return (
    drawTiles(canvas, 280, 350, 760, 210) +
    drawCupboards(canvas, 300, 60, 340, 260, tone) +
    hood(canvas, 740) +
    drawWindow(
      canvas,
      random.pick<WindowStyle>(['sash', 'casement', 'arched']),
      1150,
      120,
      310,
      440,
      floorY,
    ) +
    drawFridge(canvas, 10, floorY + 16) +
    drawCounter(canvas, 290, worktop, 430, floorY + 20, tone) +
    drawCooker(canvas, 720, worktop, floorY + 20) +
    drawCounter(canvas, 920, worktop, 130, floorY + 20, tone) +
    sunPatch(canvas, 1060, 300, floorY) +
    drawPendant(canvas, 1020, random.between(330, 400), 190) +
    drawChair(canvas, 790, 1020) +
    drawChair(canvas, 1240, 1020) +
    drawTable(canvas, 1010, 1110, 700) +
    drawPlant(canvas, 1520, 1000, random.between(360, 520)) +
    (random.chance(0.4) ? drawCat(canvas, 400, 1110) : '')
  );
}

function openShelves(canvas: Canvas): string {
  const { random } = canvas;
  const tone = cabinetTone(canvas);
  return (
    drawTiles(canvas, 560, 60, 1040, 500) +
    drawPantry(canvas, 640, 220, 480) +
    drawPantry(canvas, 640, 400, 480) +
    hood(canvas, 1210) +
    drawGallery(canvas, 90, 150, 360, 330) +
    drawPendant(canvas, 300, random.between(470, 520), 170) +
    drawCounter(canvas, 560, worktop, 640, floorY + 20, tone) +
    drawCooker(canvas, 1200, worktop, floorY + 20) +
    drawCounter(canvas, 1400, worktop, 210, floorY + 20, tone) +
    drawRug(canvas, 400, 1080, 720, 150) +
    drawChair(canvas, 130, 1010) +
    drawChair(canvas, 500, 1010) +
    drawTable(canvas, 320, 1100, 560) +
    (random.chance(0.5) ? drawCat(canvas, 940, 1080) : '') +
    drawPlant(canvas, 1500, 1090, random.between(320, 460))
  );
}

function longTable(canvas: Canvas): string {
  const { random } = canvas;
  const tone = cabinetTone(canvas);
  const style = random.pick<WindowStyle>(['steel', 'wide', 'door', 'arched']);
  const tall = style === 'door';
  return (
    drawWindow(canvas, style, 560, 90, tall ? 440 : 500, tall ? floorY - 92 : 430, floorY) +
    drawPantry(canvas, 70, 240, 380) +
    drawPantry(canvas, 70, 400, 380) +
    drawCounter(canvas, 20, worktop, 460, floorY + 20, tone) +
    drawFridge(canvas, 1240, floorY + 16) +
    drawRug(canvas, 830, 1090, 1180, 190) +
    sunPatch(canvas, 560, 460, floorY) +
    drawPendant(canvas, 620, 330, 150) +
    drawPendant(canvas, 1010, 330, 150) +
    drawChair(canvas, 560, 1000) +
    drawChair(canvas, 820, 1000) +
    drawChair(canvas, 1080, 1000) +
    drawTable(canvas, 820, 1120, 860) +
    (random.chance(0.3) ? drawCat(canvas, 240, 1110) : '')
  );
}

/** A kitchen in one of four arrangements. */
export function drawKitchen(canvas: Canvas): string {
  const arrange = canvas.random.pick([galley, eatIn, openShelves, longTable]);
  return (
    drawShell(
      canvas,
      floorY,
      canvas.random.chance(0.6) ? 'tiles' : 'wood',
      canvas.random.chance(0.5),
    ) + arrange(canvas)
  );
}

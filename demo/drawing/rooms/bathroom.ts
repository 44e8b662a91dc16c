import { type Canvas, shadow } from '../canvas.ts';
import { light, mix } from '../colour.ts';
import {
  drawBasin,
  drawCurtain,
  drawTowels,
  drawTub,
  drawWasher,
  drawWashMirror,
} from '../objects/bath.ts';
import { drawCat } from '../objects/cat.ts';
import { drawPendant } from '../objects/lamp.ts';
import { drawPlant, drawSprig } from '../objects/plant.ts';
import { drawRug } from '../objects/rug.ts';
import { drawWallShelf } from '../objects/shelf.ts';
import { drawShell } from '../objects/shell.ts';
import { drawTiles } from '../objects/tiles.ts';
import { drawWindow, sunPatch, type WindowStyle } from '../objects/window.ts';
import { d, oval, rect, stroke, times } from '../svg.ts';

const floorY = 850;

const stool = (canvas: Canvas, x: number, y: number): string =>
  shadow(canvas, x, y, 90, 16) +
  stroke(d`M${x - 50} ${y - 150}l-16 150M${x + 50} ${y - 150}l16 150`, canvas.palette.wood, 12) +
  rect(x - 76, y - 166, 152, 22, light(canvas.palette.wood, 0.2), 8) +
  times(3, (i) =>
    rect(
      x - 60 + i * 4,
      y - 190 - i * 24,
      120 - i * 8,
      22,
      [canvas.palette.pop, canvas.palette.linen, canvas.palette.fabric][i] ?? '#fff',
      10,
    ),
  );

function tubByWindow(canvas: Canvas): string {
  const { random } = canvas;
  const style = random.pick<WindowStyle>(['sash', 'arched', 'round', 'casement']);
  return (
    drawWindow(canvas, style, 280, 110, 340, 360, floorY - 330) +
    drawTub(canvas, 150, 960, 740) +
    drawWashMirror(canvas, 1250, 300) +
    drawBasin(canvas, 1250, 910) +
    drawRug(canvas, 760, 1090, 560, 110) +
    sunPatch(canvas, 380, 320, floorY) +
    stool(canvas, 980, 1010) +
    drawPlant(canvas, 80, 1010, random.between(420, 600)) +
    drawPendant(canvas, 950, random.between(200, 280), 120)
  );
}

function behindCurtain(canvas: Canvas): string {
  const { random } = canvas;
  return (
    drawTub(canvas, 60, 920, 680) +
    drawCurtain(canvas, 40, 120, 250, 740) +
    drawWindow(
      canvas,
      random.pick<WindowStyle>(['sash', 'casement', 'round']),
      860,
      130,
      260,
      320,
      floorY - 330,
    ) +
    drawTowels(canvas, 850, 560) +
    drawWasher(canvas, 1270, 900) +
    drawWallShelf(canvas, 1210, 350, 340) +
    drawRug(canvas, 640, 1080, 600, 120) +
    sunPatch(canvas, 760, 260, floorY) +
    drawPlant(canvas, 1140, 950, random.between(260, 380)) +
    (random.chance(0.5) ? drawCat(canvas, 960, 1090) : stool(canvas, 820, 1020))
  );
}

function washPlace(canvas: Canvas): string {
  const { random } = canvas;
  const hang = times(
    2,
    (i) =>
      drawSprig(canvas, 1130 + i * 240, 200 + i * 40, 130) +
      stroke(d`M${1130 + i * 240} 0v${140 + i * 40}`, '#6b5344', 3),
  );
  return (
    drawWashMirror(canvas, 480, 300) +
    drawBasin(canvas, 480, 920) +
    drawTowels(canvas, 40, 470) +
    drawTub(canvas, 880, 950, 640) +
    hang +
    drawWallShelf(canvas, 1000, 400, 420) +
    drawRug(canvas, 560, 1070, 640, 130) +
    drawPlant(canvas, 790, 930, random.between(300, 430)) +
    (random.chance(0.4) ? drawCat(canvas, 260, 1080) : '') +
    drawPendant(canvas, 780, random.between(210, 300), 130)
  );
}

/** A bathroom in one of three arrangements, tiled to half height. */
export function drawBathroom(canvas: Canvas): string {
  const arrange = canvas.random.pick([tubByWindow, behindCurtain, washPlace]);
  const high = canvas.random.pick([330, 420, floorY]);
  const rim = rect(0, floorY - high - 12, 1600, 18, mix(canvas.palette.wall, '#ffffff', 0.5), 4);
  return (
    drawShell(canvas, floorY, 'tiles', canvas.random.chance(0.6)) +
    drawTiles(canvas, 0, floorY - high, 1600, high) +
    rim +
    oval(800, floorY, 900, 8, '#2b1422', 'opacity=".15"') +
    arrange(canvas)
  );
}

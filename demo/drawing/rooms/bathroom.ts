import { light, mix } from '../colour.ts';
import { shadow, type Scene } from '../scene.ts';
import {
  drawBasin,
  drawCurtain,
  drawTowels,
  drawTub,
  drawWasher,
  drawWashMirror,
} from '../things/bath.ts';
import { drawCat } from '../things/cat.ts';
import { drawTiles } from '../things/tiles.ts';
import { drawPendant } from '../things/lamp.ts';
import { drawPlant, drawSprig } from '../things/plant.ts';
import { drawRug } from '../things/rug.ts';
import { drawWallShelf } from '../things/shelf.ts';
import { drawShell } from '../things/shell.ts';
import { drawWindow, sunPatch, type WindowStyle } from '../things/window.ts';
import { d, oval, rect, stroke, times } from '../svg.ts';

const floorY = 850;

const stool = (s: Scene, x: number, y: number): string =>
  shadow(s, x, y, 90, 16) +
  stroke(d`M${x - 50} ${y - 150}l-16 150M${x + 50} ${y - 150}l16 150`, s.palette.wood, 12) +
  rect(x - 76, y - 166, 152, 22, light(s.palette.wood, 0.2), 8) +
  times(3, (i) =>
    rect(
      x - 60 + i * 4,
      y - 190 - i * 24,
      120 - i * 8,
      22,
      [s.palette.pop, s.palette.linen, s.palette.fabric][i] ?? '#fff',
      10,
    ),
  );

function tubByWindow(s: Scene): string {
  const r = s.random;
  const style = r.pick<WindowStyle>(['sash', 'arched', 'round', 'casement']);
  return (
    drawWindow(s, style, 280, 110, 340, 360, floorY - 330) +
    drawTub(s, 150, 960, 740) +
    drawWashMirror(s, 1250, 300) +
    drawBasin(s, 1250, 910) +
    drawRug(s, 760, 1090, 560, 110) +
    sunPatch(s, 380, 320, floorY) +
    stool(s, 980, 1010) +
    drawPlant(s, 80, 1010, r.between(420, 600)) +
    drawPendant(s, 950, r.between(200, 280), 120)
  );
}

function behindCurtain(s: Scene): string {
  const r = s.random;
  return (
    drawTub(s, 60, 920, 680) +
    drawCurtain(s, 40, 120, 250, 740) +
    drawWindow(
      s,
      r.pick<WindowStyle>(['sash', 'casement', 'round']),
      860,
      130,
      260,
      320,
      floorY - 330,
    ) +
    drawTowels(s, 850, 560) +
    drawWasher(s, 1270, 900) +
    drawWallShelf(s, 1210, 350, 340) +
    drawRug(s, 640, 1080, 600, 120) +
    sunPatch(s, 760, 260, floorY) +
    drawPlant(s, 1140, 950, r.between(260, 380)) +
    (r.chance(0.5) ? drawCat(s, 960, 1090) : stool(s, 820, 1020))
  );
}

function washPlace(s: Scene): string {
  const r = s.random;
  const hang = times(
    2,
    (i) =>
      drawSprig(s, 1130 + i * 240, 200 + i * 40, 130) +
      stroke(d`M${1130 + i * 240} 0v${140 + i * 40}`, '#6b5344', 3),
  );
  return (
    drawWashMirror(s, 480, 300) +
    drawBasin(s, 480, 920) +
    drawTowels(s, 40, 470) +
    drawTub(s, 880, 950, 640) +
    hang +
    drawWallShelf(s, 1000, 400, 420) +
    drawRug(s, 560, 1070, 640, 130) +
    drawPlant(s, 790, 930, r.between(300, 430)) +
    (r.chance(0.4) ? drawCat(s, 260, 1080) : '') +
    drawPendant(s, 780, r.between(210, 300), 130)
  );
}

/** A bathroom in one of three arrangements, tiled to half height. */
export function drawBathroom(s: Scene): string {
  const arrange = s.random.pick([tubByWindow, behindCurtain, washPlace]);
  const high = s.random.pick([330, 420, floorY]);
  const rim = rect(0, floorY - high - 12, 1600, 18, mix(s.palette.wall, '#ffffff', 0.5), 4);
  return (
    drawShell(s, floorY, 'tiles', s.random.chance(0.6)) +
    drawTiles(s, 0, floorY - high, 1600, high) +
    rim +
    oval(800, floorY, 900, 8, '#2b1422', 'opacity=".15"') +
    arrange(s)
  );
}

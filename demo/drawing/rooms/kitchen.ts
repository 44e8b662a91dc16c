import { drawPantry } from '../things/pantry.ts';
import { drawTiles } from '../things/tiles.ts';
import { dark, light, mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { drawGallery } from '../things/art.ts';
import { drawCat } from '../things/cat.ts';
import { drawChair } from '../things/desk.ts';
import {
  drawCooker,
  drawCounter,
  drawCupboards,
  drawFridge,
  drawTable,
} from '../things/kitchen.ts';
import { drawPendant } from '../things/lamp.ts';
import { drawPlant } from '../things/plant.ts';
import { drawRug } from '../things/rug.ts';
import { drawShell } from '../things/shell.ts';
import { drawWindow, sunPatch, type WindowStyle } from '../things/window.ts';
import { rect, shape, stroke, d, times } from '../svg.ts';

const floorY = 850;
const worktop = 560;

const cabinetTone = (s: Scene): string =>
  s.random.pick([
    s.palette.pop,
    s.palette.fabric,
    '#f6efe2',
    mix(s.palette.leaf, '#37433a', 0.4),
    light(s.palette.wood, 0.15),
    dark(s.palette.wall, 0.25),
    mix(s.palette.wall, '#f6efe2', 0.5),
  ]);

const hood = (s: Scene, x: number): string => {
  const tone = s.random.pick(['#c9c4bb', '#f3ece0', '#3b3a40', '#c48b56']);
  return (
    shape(d`M${x - 20} 330h240l-62 -120V0h-116V210z`, tone) +
    rect(x - 30, 322, 260, 26, dark(tone, 0.2), 4)
  );
};

const pans = (s: Scene, x: number, y: number): string =>
  rect(x, y, 330, 9, '#4a4046', 4) +
  times(
    4,
    (i) =>
      stroke(d`M${x + 44 + i * 80} ${y + 6}v${44 + i * 6}`, '#5b4a45', 7) +
      `<circle cx="${Math.round(x + 44 + i * 80)}" cy="${Math.round(y + 84 + i * 5)}" r="${36 - i * 3}" fill="${[s.palette.pop, '#44434a', '#c48350', s.palette.fabric][i]}"/>`,
  );

function galley(s: Scene): string {
  const r = s.random;
  const tone = cabinetTone(s);
  const style = r.pick<WindowStyle>(['casement', 'sash', 'arched', 'wide']);
  return (
    drawTiles(s, 0, 350, 1600, 210) +
    drawWindow(s, style, 360, 90, 330, 350, floorY - 330) +
    hood(s, 850) +
    drawPantry(s, 1120, 210, 420) +
    drawPantry(s, 1120, 380, 420) +
    (r.chance(0.5) ? pans(s, 20, 180) : drawPantry(s, 20, 330, 270)) +
    drawCounter(s, 0, worktop, 850, floorY + 20, tone) +
    drawCooker(s, 850, worktop, floorY + 20) +
    drawCounter(s, 1050, worktop, 560, floorY + 20, tone) +
    drawRug(s, 700, 1050, 760, 150) +
    sunPatch(s, 360, 330, floorY) +
    (r.chance(0.4) ? drawCat(s, 1180, 1090) : '') +
    drawPlant(s, 1490, 1080, r.between(340, 480))
  );
}

function eatIn(s: Scene): string {
  const r = s.random;
  const tone = cabinetTone(s);
  return (
    drawTiles(s, 280, 350, 760, 210) +
    drawCupboards(s, 300, 60, 340, 260, tone) +
    hood(s, 740) +
    drawWindow(
      s,
      r.pick<WindowStyle>(['sash', 'casement', 'arched']),
      1150,
      120,
      310,
      440,
      floorY,
    ) +
    drawFridge(s, 10, floorY + 16) +
    drawCounter(s, 290, worktop, 430, floorY + 20, tone) +
    drawCooker(s, 720, worktop, floorY + 20) +
    drawCounter(s, 920, worktop, 130, floorY + 20, tone) +
    sunPatch(s, 1060, 300, floorY) +
    drawPendant(s, 1020, r.between(330, 400), 190) +
    drawChair(s, 790, 1020) +
    drawChair(s, 1240, 1020) +
    drawTable(s, 1010, 1110, 700) +
    drawPlant(s, 1520, 1000, r.between(360, 520)) +
    (r.chance(0.4) ? drawCat(s, 400, 1110) : '')
  );
}

function openShelves(s: Scene): string {
  const r = s.random;
  const tone = cabinetTone(s);
  return (
    drawTiles(s, 560, 60, 1040, 500) +
    drawPantry(s, 640, 220, 480) +
    drawPantry(s, 640, 400, 480) +
    hood(s, 1210) +
    drawGallery(s, 90, 150, 360, 330) +
    drawPendant(s, 300, r.between(470, 520), 170) +
    drawCounter(s, 560, worktop, 640, floorY + 20, tone) +
    drawCooker(s, 1200, worktop, floorY + 20) +
    drawCounter(s, 1400, worktop, 210, floorY + 20, tone) +
    drawRug(s, 400, 1080, 720, 150) +
    drawChair(s, 130, 1010) +
    drawChair(s, 500, 1010) +
    drawTable(s, 320, 1100, 560) +
    (r.chance(0.5) ? drawCat(s, 940, 1080) : '') +
    drawPlant(s, 1500, 1090, r.between(320, 460))
  );
}

function longTable(s: Scene): string {
  const r = s.random;
  const tone = cabinetTone(s);
  const style = r.pick<WindowStyle>(['steel', 'wide', 'door', 'arched']);
  const tall = style === 'door';
  return (
    drawWindow(s, style, 560, 90, tall ? 440 : 500, tall ? floorY - 92 : 430, floorY) +
    drawPantry(s, 70, 240, 380) +
    drawPantry(s, 70, 400, 380) +
    drawCounter(s, 20, worktop, 460, floorY + 20, tone) +
    drawFridge(s, 1240, floorY + 16) +
    drawRug(s, 830, 1090, 1180, 190) +
    sunPatch(s, 560, 460, floorY) +
    drawPendant(s, 620, 330, 150) +
    drawPendant(s, 1010, 330, 150) +
    drawChair(s, 560, 1000) +
    drawChair(s, 820, 1000) +
    drawChair(s, 1080, 1000) +
    drawTable(s, 820, 1120, 860) +
    (r.chance(0.3) ? drawCat(s, 240, 1110) : '')
  );
}

/** A kitchen in one of four arrangements. */
export function drawKitchen(s: Scene): string {
  const arrange = s.random.pick([galley, eatIn, openShelves, longTable]);
  return (
    drawShell(s, floorY, s.random.chance(0.6) ? 'tiles' : 'wood', s.random.chance(0.5)) + arrange(s)
  );
}

import { type Canvas, shadow } from '../canvas.ts';
import { light, mix } from '../colour.ts';
import { drawGallery, drawMirror, drawPainting } from '../objects/art.ts';
import { drawBedFront, drawBedSide } from '../objects/bed.ts';
import { drawCat } from '../objects/cat.ts';
import { drawChair, drawDesk } from '../objects/desk.ts';
import { drawFloorLamp, drawPendant, drawStringLights } from '../objects/lamp.ts';
import { drawForeground, drawPlant } from '../objects/plant.ts';
import { drawRug } from '../objects/rug.ts';
import { drawBookcase, drawNightstand, drawWallShelf } from '../objects/shelf.ts';
import { drawShell } from '../objects/shell.ts';
import { drawWindow, sunPatch, type WindowStyle } from '../objects/window.ts';
import { d, rect, see, shape } from '../svg.ts';

const floorY = 830;

function upright(canvas: Canvas): { style: WindowStyle; w: number; h: number } {
  const style = canvas.random.pick<WindowStyle>(['sash', 'sash', 'casement', 'arched', 'steel']);
  return { style, w: canvas.random.between(300, 360), h: canvas.random.between(430, 520) };
}

function bedByWindow(canvas: Canvas): string {
  const { random } = canvas;
  const { style, w, h } = upright(canvas);
  const x = random.between(250, 330);
  const bedX = 800;
  return (
    drawWindow(canvas, style, x, 150, w, h, floorY) +
    (random.chance(0.5)
      ? drawGallery(canvas, 980, 130, 480, 380)
      : drawWallShelf(canvas, 960, 330, 460)) +
    drawRug(canvas, 820, 1080, random.between(860, 1100), 180) +
    sunPatch(canvas, x, w, floorY) +
    drawNightstand(canvas, bedX - 130, 916) +
    drawBedSide(canvas, bedX, 970, 730) +
    drawPlant(canvas, 150, 980, random.between(400, 600)) +
    (random.chance(0.35) ? drawCat(canvas, 520, 1110) : '')
  );
}

function bedAtHeart(canvas: Canvas): string {
  const { random } = canvas;
  const { style, w, h } = upright(canvas);
  const bedX = random.between(860, 920);
  return (
    drawWindow(canvas, style, 130, 140, w - 40, h, floorY) +
    drawGallery(canvas, bedX - 230, 110, 460, 300) +
    drawRug(canvas, bedX - 10, 1090, 1000, 170) +
    sunPatch(canvas, 130, w - 40, floorY) +
    drawNightstand(canvas, bedX - 395, 880) +
    drawNightstand(canvas, bedX + 395, 880) +
    drawBedFront(canvas, bedX, 1060, 620) +
    (random.chance(0.6) ? drawPendant(canvas, 1440, random.between(260, 380), 150) : '') +
    drawPlant(canvas, 1500, 1010, random.between(380, 560)) +
    (random.chance(0.4) ? drawCat(canvas, bedX + 60, 810, 0.9) : '')
  );
}

function bedAndDesk(canvas: Canvas): string {
  const { random } = canvas;
  const style = random.pick<WindowStyle>(['sash', 'casement', 'steel', 'wide']);
  const x = random.between(960, 1020);
  return (
    drawWindow(canvas, style, x, 120, 400, 360, floorY) +
    drawWallShelf(canvas, 250, 330, 400) +
    drawDesk(canvas, 890, 880, 600) +
    drawRug(canvas, 760, 1100, 960, 160) +
    sunPatch(canvas, 700, 380, floorY) +
    drawBedSide(canvas, 130, 960, 640) +
    drawChair(canvas, 1180, 1030, 1.05) +
    (random.chance(0.5) ? drawPlant(canvas, 1530, 1040, random.between(340, 480)) : '') +
    (random.chance(0.3) ? drawCat(canvas, 800, 1120) : '')
  );
}

function underTheRoof(canvas: Canvas): string {
  const { random } = canvas;
  const slope = light(mix(canvas.palette.wall, canvas.palette.linen, 0.6), 0.25);
  const beam = canvas.palette.wood;
  const room = drawWindow(canvas, 'round', 330, 150, 330, 330, floorY);
  const roof =
    shape('M760 0H1600V560z', slope) +
    shape('M760 0l840 560v34L700 0z', '#2b1422', see(0.16)) +
    shape('M820 0h70l710 474v50z', beam, see(0.9)) +
    shape('M1180 0h60l360 240v44z', beam, see(0.75));
  const pane = d`M1130 120L1330 120L1480 220L1290 224z`;
  return (
    room +
    roof +
    shape(
      pane,
      canvas.daylight === 'night' ? '#34417c' : '#d3e8f3',
      'stroke="#fbf5e9" stroke-width="14"',
    ) +
    drawBookcase(canvas, 70, 860, 210, 560) +
    drawRug(canvas, 700, 1070, 900, 190) +
    sunPatch(canvas, 380, 300, floorY) +
    drawBedSide(canvas, 760, 960, 720) +
    drawPlant(canvas, 590, 890, random.between(300, 400)) +
    drawStringLights(canvas, 40, 90, 760) +
    (random.chance(0.45) ? drawCat(canvas, 430, 1100) : '')
  );
}

function loft(canvas: Canvas): string {
  const { random } = canvas;
  return (
    drawWindow(canvas, 'steel', 520, 90, 620, 600, floorY) +
    drawPendant(canvas, 260, random.between(300, 400), 170) +
    drawPainting(canvas, 1260, 200, 230, 310) +
    drawRug(canvas, 800, 1090, 1100, 180) +
    sunPatch(canvas, 520, 560, floorY) +
    drawPlant(canvas, 1470, 930, random.between(430, 620)) +
    drawNightstand(canvas, 420, 880) +
    drawBedFront(canvas, 830, 1060, 660) +
    drawFloorLamp(canvas, 150, 960) +
    (random.chance(0.5) ? drawForeground(canvas) : '')
  );
}

function wardrobe(canvas: Canvas): string {
  const { random } = canvas;
  const { style, w, h } = upright(canvas);
  const wood = random.pick([
    canvas.palette.wood,
    light(canvas.palette.wood, 0.3),
    '#f6efe2',
    light(canvas.palette.wall, 0.35),
  ]);
  const cupboard =
    shadow(canvas, 230, 900, 240, 26) +
    rect(40, 220, 380, 680, wood, 8) +
    rect(58, 244, 164, 560, light(wood, 0.12), 4) +
    rect(238, 244, 164, 560, light(wood, 0.12), 4) +
    rect(58, 818, 344, 62, light(wood, 0.08), 4) +
    rect(204, 500, 10, 66, '#c99d55', 5) +
    rect(246, 500, 10, 66, '#c99d55', 5) +
    rect(24, 206, 412, 24, light(wood, 0.22), 4);
  return (
    drawWindow(canvas, style, 560, 140, w, h, floorY) +
    cupboard +
    drawMirror(canvas, 1240, 290, 260) +
    drawRug(canvas, 860, 1090, 960, 160) +
    sunPatch(canvas, 560, w, floorY) +
    drawNightstand(canvas, 700, 910) +
    drawBedSide(canvas, 830, 960, 700) +
    (random.chance(0.6) ? drawPendant(canvas, 1050, random.between(170, 240), 140) : '') +
    drawPlant(canvas, 510, 900, random.between(260, 360)) +
    (random.chance(0.3) ? drawCat(canvas, 560, 1120) : '')
  );
}

/** A bedroom in one of six arrangements. */
export function drawBedroom(canvas: Canvas): string {
  const arrange = canvas.random.pick([
    bedByWindow,
    bedAtHeart,
    bedAndDesk,
    underTheRoof,
    loft,
    wardrobe,
  ]);
  return drawShell(canvas, floorY) + arrange(canvas);
}

import { mix, light } from '../colour.ts';
import { shadow, type Scene } from '../scene.ts';
import { drawGallery, drawMirror, drawPicture } from '../things/art.ts';
import { drawBedFront, drawBedSide } from '../things/bed.ts';
import { drawCat } from '../things/cat.ts';
import { drawChair, drawDesk } from '../things/desk.ts';
import { drawFloorLamp, drawPendant, drawStringLights } from '../things/lamp.ts';
import { drawForeground, drawPlant } from '../things/plant.ts';
import { drawRug } from '../things/rug.ts';
import { drawBookcase, drawNightstand, drawWallShelf } from '../things/shelf.ts';
import { drawShell } from '../things/shell.ts';
import { drawWindow, sunPatch, type WindowStyle } from '../things/window.ts';
import { d, rect, see, shape } from '../svg.ts';

const floorY = 830;

function upright(s: Scene): { style: WindowStyle; w: number; h: number } {
  const style = s.random.pick<WindowStyle>(['sash', 'sash', 'casement', 'arched', 'steel']);
  return { style, w: s.random.between(300, 360), h: s.random.between(430, 520) };
}

function bedByWindow(s: Scene): string {
  const r = s.random;
  const { style, w, h } = upright(s);
  const x = r.between(250, 330);
  const bedX = 800;
  return (
    drawWindow(s, style, x, 150, w, h, floorY) +
    (r.chance(0.5) ? drawGallery(s, 980, 130, 480, 380) : drawWallShelf(s, 960, 330, 460)) +
    drawRug(s, 820, 1080, r.between(860, 1100), 180) +
    sunPatch(s, x, w, floorY) +
    drawNightstand(s, bedX - 130, 916) +
    drawBedSide(s, bedX, 970, 730) +
    drawPlant(s, 150, 980, r.between(400, 600)) +
    (r.chance(0.35) ? drawCat(s, 520, 1110) : '')
  );
}

function bedAtHeart(s: Scene): string {
  const r = s.random;
  const { style, w, h } = upright(s);
  const bedX = r.between(860, 920);
  return (
    drawWindow(s, style, 130, 140, w - 40, h, floorY) +
    drawGallery(s, bedX - 230, 110, 460, 300) +
    drawRug(s, bedX - 10, 1090, 1000, 170) +
    sunPatch(s, 130, w - 40, floorY) +
    drawNightstand(s, bedX - 395, 880) +
    drawNightstand(s, bedX + 395, 880) +
    drawBedFront(s, bedX, 1060, 620) +
    (r.chance(0.6) ? drawPendant(s, 1440, r.between(260, 380), 150) : '') +
    drawPlant(s, 1500, 1010, r.between(380, 560)) +
    (r.chance(0.4) ? drawCat(s, bedX + 60, 810, 0.9) : '')
  );
}

function bedAndDesk(s: Scene): string {
  const r = s.random;
  const style = r.pick<WindowStyle>(['sash', 'casement', 'steel', 'wide']);
  const x = r.between(960, 1020);
  return (
    drawWindow(s, style, x, 120, 400, 360, floorY) +
    drawWallShelf(s, 250, 330, 400) +
    drawDesk(s, 890, 880, 600) +
    drawRug(s, 760, 1100, 960, 160) +
    sunPatch(s, 700, 380, floorY) +
    drawBedSide(s, 130, 960, 640) +
    drawChair(s, 1180, 1030, 1.05) +
    (r.chance(0.5) ? drawPlant(s, 1530, 1040, r.between(340, 480)) : '') +
    (r.chance(0.3) ? drawCat(s, 800, 1120) : '')
  );
}

function underTheRoof(s: Scene): string {
  const r = s.random;
  const slope = light(mix(s.palette.wall, s.palette.linen, 0.6), 0.25);
  const beam = s.palette.wood;
  const room = drawWindow(s, 'round', 330, 150, 330, 330, floorY);
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
      s.daylight === 'night' ? '#34417c' : '#d3e8f3',
      'stroke="#fbf5e9" stroke-width="14"',
    ) +
    drawBookcase(s, 70, 860, 210, 560) +
    drawRug(s, 700, 1070, 900, 190) +
    sunPatch(s, 380, 300, floorY) +
    drawBedSide(s, 760, 960, 720) +
    drawPlant(s, 590, 890, r.between(300, 400)) +
    drawStringLights(s, 40, 90, 760) +
    (r.chance(0.45) ? drawCat(s, 430, 1100) : '')
  );
}

function loft(s: Scene): string {
  const r = s.random;
  return (
    drawWindow(s, 'steel', 520, 90, 620, 600, floorY) +
    drawPendant(s, 260, r.between(300, 400), 170) +
    drawPicture(s, 1260, 200, 230, 310) +
    drawRug(s, 800, 1090, 1100, 180) +
    sunPatch(s, 520, 560, floorY) +
    drawPlant(s, 1470, 930, r.between(430, 620)) +
    drawNightstand(s, 420, 880) +
    drawBedFront(s, 830, 1060, 660) +
    drawFloorLamp(s, 150, 960) +
    (r.chance(0.5) ? drawForeground(s) : '')
  );
}

function wardrobe(s: Scene): string {
  const r = s.random;
  const { style, w, h } = upright(s);
  const wood = r.pick([
    s.palette.wood,
    light(s.palette.wood, 0.3),
    '#f6efe2',
    light(s.palette.wall, 0.35),
  ]);
  const cupboard =
    shadow(s, 230, 900, 240, 26) +
    rect(40, 220, 380, 680, wood, 8) +
    rect(58, 244, 164, 560, light(wood, 0.12), 4) +
    rect(238, 244, 164, 560, light(wood, 0.12), 4) +
    rect(58, 818, 344, 62, light(wood, 0.08), 4) +
    rect(204, 500, 10, 66, '#c99d55', 5) +
    rect(246, 500, 10, 66, '#c99d55', 5) +
    rect(24, 206, 412, 24, light(wood, 0.22), 4);
  return (
    drawWindow(s, style, 560, 140, w, h, floorY) +
    cupboard +
    drawMirror(s, 1240, 290, 260) +
    drawRug(s, 860, 1090, 960, 160) +
    sunPatch(s, 560, w, floorY) +
    drawNightstand(s, 700, 910) +
    drawBedSide(s, 830, 960, 700) +
    (r.chance(0.6) ? drawPendant(s, 1050, r.between(170, 240), 140) : '') +
    drawPlant(s, 510, 900, r.between(260, 360)) +
    (r.chance(0.3) ? drawCat(s, 560, 1120) : '')
  );
}

/** A bedroom in one of six arrangements. */
export function drawBedroom(s: Scene): string {
  const arrange = s.random.pick([
    bedByWindow,
    bedAtHeart,
    bedAndDesk,
    underTheRoof,
    loft,
    wardrobe,
  ]);
  return drawShell(s, floorY) + arrange(s);
}

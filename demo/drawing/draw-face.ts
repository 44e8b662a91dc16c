import { gradient, openCanvas } from './canvas.ts';
import { dark } from './colour.ts';
import {
  drawBackdrop,
  drawBeard,
  drawClothes,
  drawEarrings,
  drawFeatures,
  drawGlasses,
  drawHead,
} from './faces/features.ts';
import { bareStyles, covers, fullStyles } from './faces/hair.ts';
import { chooseLook } from './faces/look.ts';
import { at, rect } from './svg.ts';

/** Draws a friendly portrait as SVG text, 800 by 800; the same seed gives the same person. */
export function drawFace(seed: number): string {
  const canvas = openCanvas(Math.imul(seed, 31) + 17);
  const { random } = canvas;
  const look = chooseLook(random);
  const mayHaveBeard = random.chance(0.46);
  const style = random.pick(mayHaveBeard ? bareStyles : fullStyles);
  const hair = style(canvas, look);
  const beard = mayHaveBeard && random.chance(0.68) ? drawBeard(canvas, look) : '';
  const glasses = random.chance(0.32) ? drawGlasses(canvas, look) : '';
  const rings =
    !mayHaveBeard && !covers.has(style) && random.chance(0.4) ? drawEarrings(canvas, look) : '';
  const clothes = drawClothes(canvas, look);
  const features = drawFeatures(canvas, look, dark(look.hair, 0.25));
  const body = drawHead(canvas, look) + clothes;
  const light = gradient(
    canvas,
    40,
    [0, '#fff4da', 0.2],
    [0.5, '#fff4da', 0],
    [1, '#2b1422', 0.16],
  );
  const person = at(
    'translate(-52 -104) scale(1.13)',
    hair.behind,
    body,
    beard,
    features,
    hair.above,
    rings,
    glasses,
  );
  const drawing = drawBackdrop(canvas, look) + person + rect(0, 0, 800, 800, light);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>${canvas.definitions.join('')}</defs>${drawing}</svg>`;
}

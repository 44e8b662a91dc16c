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
import { gradient, openScene } from './scene.ts';
import { at, rect } from './svg.ts';

/** Draws a friendly portrait as SVG text, 800 by 800; the same seed gives the same person. */
export function drawFace(seed: number): string {
  const s = openScene(Math.imul(seed, 31) + 17);
  const r = s.random;
  const look = chooseLook(r);
  const mayHaveBeard = r.chance(0.46);
  const style = r.pick(mayHaveBeard ? bareStyles : fullStyles);
  const hair = style(s, look);
  const beard = mayHaveBeard && r.chance(0.68) ? drawBeard(s, look) : '';
  const glasses = r.chance(0.32) ? drawGlasses(s, look) : '';
  const rings = !mayHaveBeard && !covers.has(style) && r.chance(0.4) ? drawEarrings(s, look) : '';
  const clothes = drawClothes(s, look);
  const features = drawFeatures(s, look, dark(look.hair, 0.25));
  const body = drawHead(s, look) + clothes;
  const light = gradient(s, 40, [0, '#fff4da', 0.2], [0.5, '#fff4da', 0], [1, '#2b1422', 0.16]);
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
  const picture = drawBackdrop(s, look) + person + rect(0, 0, 800, 800, light);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>${s.definitions.join('')}</defs>${picture}</svg>`;
}

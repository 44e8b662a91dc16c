import { dark, light } from '../colour.ts';
import { d, oval, rect, see, shape, stroke, times } from '../svg.ts';
import { afro, braids, bun, curls } from './curly-hair.ts';
import type { Style } from './look.ts';
import { bald, bob, buzz, long, ponytail, quiff, short } from './straight-hair.ts';

const hijab: Style = (canvas, { half, chin, second, skin }) => {
  const cloth = second === skin ? '#39597c' : second;
  const face = d`M400 246C${400 + half * 0.7} 246 ${400 + half - 8} 300 ${400 + half - 8} 366C${400 + half - 8} 450 460 ${chin - 2} 400 ${chin - 2}S${400 - half + 8} 450 ${400 - half + 8} 366C${400 - half + 8} 300 ${400 - half * 0.7} 246 400 246z`;
  return {
    behind: shape(
      d`M400 160C560 160 ${400 + half + 60} 330 ${400 + half + 40} 480Q620 640 610 720H190Q180 640 ${400 - half - 40} 480C${400 - half - 60} 330 240 160 400 160z`,
      dark(cloth, 0.18),
    ),
    above:
      `<path fill-rule="evenodd" fill="${cloth}" d="${d`M400 164C540 164 ${400 + half + 46} 300 ${400 + half + 30} 430Q${400 + half + 40} 560 560 650Q400 730 240 650Q${400 - half - 40} 560 ${400 - half - 30} 430C${400 - half - 46} 300 260 164 400 164z`}${face}"/>` +
      stroke(face, dark(cloth, 0.2), 7) +
      stroke(
        d`M${400 - half - 10} 500Q400 ${chin + 100} ${400 + half + 20} 470M${400 - half} 570Q400 ${chin + 150} 540 600M330 196Q400 170 480 206`,
        dark(cloth, 0.25),
        7,
        see(0.5),
      ),
  };
};

const cap: Style = (canvas, look) => {
  const tone = look.second;
  const under = bob(canvas, look);
  const keep = canvas.random.chance(0.5);
  const { half } = look;
  const beanie = canvas.random.chance(0.5);
  const hat = beanie
    ? shape(
        d`M${400 - half - 16} 300C${400 - half - 16} 120 ${400 + half + 16} 120 ${400 + half + 16} 300z`,
        tone,
      ) +
      rect(400 - half - 24, 270, half * 2 + 48, 58, dark(tone, 0.12), 22) +
      times(15, (i) =>
        stroke(
          d`M${400 - half - 8 + i * ((half * 2 + 16) / 14)} 278v42`,
          dark(tone, 0.3),
          4,
          see(0.5),
        ),
      ) +
      oval(400, 150, 40, 38, light(tone, 0.35))
    : shape(
        d`M${400 - half - 10} 306C${400 - half - 14} 150 ${400 + half + 14} 150 ${400 + half + 10} 306z`,
        tone,
      ) +
      shape(
        d`M${400 - half - 20} 296Q400 240 ${400 + half + 20} 296Q${400 + half + 60} 340 400 322Q${400 - half - 60} 340 ${400 - half - 20} 296z`,
        dark(tone, 0.2),
      ) +
      oval(400, 178, 12, 8, dark(tone, 0.25)) +
      stroke(
        'M400 184V268M330 200Q300 240 296 280M470 200Q500 240 504 280',
        dark(tone, 0.25),
        4,
        see(0.5),
      );
  return {
    behind: keep ? under.behind : '',
    above:
      (keep
        ? ''
        : shape(
            d`M${400 - half - 8} 290h24v70q-20 -10 -24 -20zM${400 + half + 8} 290h-24v70q20 -10 24 -20z`,
            look.hair,
          )) + hat,
  };
};

/** Styles that leave the chin to a beard. */
export const bareStyles: readonly [Style, ...Style[]] = [
  short,
  short,
  quiff,
  buzz,
  bald,
  curls,
  cap,
];
/** Styles for faces without a beard. */
export const fullStyles: readonly [Style, ...Style[]] = [
  long,
  long,
  bob,
  bob,
  afro,
  curls,
  bun,
  bun,
  braids,
  ponytail,
  hijab,
  hijab,
  short,
  cap,
];
export const covers = new Set<Style>([hijab]);

import { dark, light } from '../colour.ts';
import { d, oval, rect, see, shape, stroke } from '../svg.ts';
import { crown, shine, type Style } from './look.ts';

/** Short hair. */
export const short: Style = (canvas, { half, hair }) => {
  const lift = canvas.random.between(0, 34);
  const top = 182 - lift;
  const line = canvas.random.chance(0.5)
    ? d`L${400 + half - 10} 318Q${400 + half - 20} 268 430 264Q360 268 ${400 - half + 18} 292L${400 - half + 8} 330z`
    : d`L${400 + half - 10} 324Q${400 + half - 26} 282 ${400 + half - 46} 286Q400 246 ${400 - half + 40} 290Q${400 - half + 22} 286 ${400 - half + 8} 324z`;
  return { behind: '', above: shape(crown(half, top, 352, line), hair) + shine(hair, top) };
};

/** Hair swept up. */
export const quiff: Style = (_, { half, hair }) => ({
  behind: '',
  above:
    shape(
      d`M${400 - half - 8} 350C${400 - half - 16} 280 ${400 - half + 6} 236 ${400 - half + 34} 226C${400 - half + 10} 160 430 128 500 168C560 176 ${400 + half + 28} 260 ${400 + half + 8} 350L${400 + half - 10} 316Q${400 + half - 22} 268 470 262Q360 286 ${400 - half + 36} 262Q${400 - half + 12} 290 ${400 - half + 8} 326z`,
      hair,
    ) + stroke('M340 222q60 -48 150 -34', light(hair, 0.45), 9, see(0.3)),
});

/** Hair cut to the skin. */
export const buzz: Style = (_, { half, hair }) => ({
  behind: '',
  above: shape(
    crown(
      half - 6,
      200,
      340,
      d`L${400 + half - 12} 312Q${400 + half - 28} 262 400 262Q${400 - half + 28} 262 ${400 - half + 12} 312z`,
    ),
    hair,
    see(0.82),
  ),
});

/** No hair. */
export const bald: Style = () => ({
  behind: '',
  above: oval(350, 256, 34, 16, '#fff', 'opacity=".25" transform="rotate(-24 350 256)"'),
});

/** Hair to the chin. */
export const bob: Style = (canvas, { half, hair }) => {
  const long = canvas.random.between(470, 560);
  const fringe = canvas.random.chance(0.5)
    ? d`L${400 + half - 6} 350Q${400 + half - 12} 300 ${400 + half - 24} 308Q400 330 ${400 - half + 24} 308Q${400 - half + 12} 300 ${400 - half + 6} 350z`
    : d`L${400 + half - 6} 360Q${400 + half - 24} 290 372 240Q${400 - half + 30} 290 ${400 - half + 6} 360z`;
  return {
    behind: shape(
      d`M400 180C${400 + half + 70} 176 ${400 + half + 66} 400 ${400 + half + 40} ${long}Q400 ${long + 30} ${400 - half - 40} ${long}C${400 - half - 66} 400 ${400 - half - 70} 176 400 180z`,
      dark(hair, 0.16),
    ),
    above: shape(crown(half, 180, 370, fringe), hair) + shine(hair, 182),
  };
};

/** Hair over the shoulders. */
export const long: Style = (canvas, { half, hair }) => {
  const wave = canvas.random.between(10, 46);
  const part = canvas.random.pick([360, 400, 440]);
  const fall = (side: number) =>
    shape(
      d`M${400 + side * (half - 8)} 330Q${400 + side * (half + 34)} 420 ${400 + side * (half + wave)} 520T${400 + side * (half - 6)} 700Q${400 + side * (half + 70)} 720 ${400 + side * (half + 62)} 600T${400 + side * (half + 42)} 380z`,
      hair,
    );
  return {
    behind: shape(
      d`M400 176C${400 + half + 90} 176 ${400 + half + 54} 440 ${400 + half + 70} 620Q${400 + half + 40} 720 ${400 + half - 20} 700H${400 - half + 20}Q${400 - half - 40} 720 ${400 - half - 70} 620C${400 - half - 54} 440 ${400 - half - 90} 176 400 176z`,
      dark(hair, 0.18),
    ),
    above:
      fall(-1) +
      fall(1) +
      shape(
        crown(
          half,
          176,
          390,
          d`Q${400 + half - 14} 300 ${part} 236Q${400 - half + 14} 300 ${400 - half - 10} 390z`,
        ),
        hair,
      ) +
      shine(hair, 180),
  };
};

/** Hair tied back. */
export const ponytail: Style = (_, { half, hair }) => ({
  behind:
    shape(
      d`M${400 + half - 10} 220Q${400 + half + 130} 240 ${400 + half + 96} 440T${400 + half + 60} 660Q${400 + half + 20} 560 ${400 + half + 34} 440T${400 + half - 30} 260z`,
      dark(hair, 0.12),
    ) + rect(400 + half - 6, 232, 34, 24, '#d95d5a', 8),
  above:
    shape(
      crown(
        half - 2,
        184,
        350,
        d`L${400 + half - 10} 332Q${400 + half - 30} 266 360 246Q${400 - half + 30} 276 ${400 - half + 8} 340z`,
      ),
      hair,
    ) + shine(hair, 186),
});

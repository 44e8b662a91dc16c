import { dark, light } from '../colour.ts';
import { d, oval, see, shape, stroke, times } from '../svg.ts';
import { crown, type Style } from './look.ts';

/** A round afro. */
export const afro: Style = (canvas, { half, hair }) => {
  const size = canvas.random.between(180, 222);
  const puffs = times(18, (i) =>
    oval(
      400 + Math.cos(i * 0.35) * size * 0.86,
      320 + Math.sin(i * 0.35) * size * 0.82,
      size * 0.27,
      size * 0.27,
      hair,
    ),
  );
  return {
    behind: oval(400, 310, size, size * 0.95, hair) + puffs,
    above:
      shape(
        crown(
          half - 8,
          190,
          330,
          d`Q${400 + half - 26} 268 400 262Q${400 - half + 26} 268 ${400 - half + 8} 330z`,
        ),
        hair,
      ) +
      times(14, (i) =>
        stroke(
          d`M${280 + (i % 7) * 40} ${160 + Math.floor(i / 7) * 50}q8 -14 18 -2`,
          light(hair, 0.3),
          4,
          see(0.35),
        ),
      ),
  };
};

/** Loose curls. */
export const curls: Style = (canvas, { half, hair }) => {
  const { random } = canvas;
  const tall = random.chance(0.5);
  const curl = (x: number, y: number, size: number) =>
    oval(x, y, size, size, random.chance(0.5) ? hair : dark(hair, 0.12)) +
    stroke(
      d`M${x - size * 0.5} ${y}a${size * 0.5} ${size * 0.5} 0 0 1 ${size} 0`,
      light(hair, 0.35),
      4,
      see(0.4),
    );
  const sides = tall
    ? ''
    : times(12, (i) =>
        curl(
          400 + (i % 2 ? 1 : -1) * (half + random.between(6, 40)),
          320 + Math.floor(i / 2) * 42,
          random.between(32, 44),
        ),
      );
  return {
    behind: oval(400, 290, half + 44, 140, dark(hair, 0.15)) + sides,
    above:
      times(13, (i) =>
        curl(
          400 - half * 0.98 + (i * half * 1.96) / 12,
          268 - Math.sin((i / 12) * Math.PI) * 52,
          random.between(30, 40),
        ),
      ) + times(7, (i) => curl(330 + i * 24, 190 - (i % 2) * 14, 36)),
  };
};

/** A bun. */
export const bun: Style = (canvas, look) => {
  const { half, hair } = look;
  const high = canvas.random.chance(0.6);
  return {
    behind: high
      ? oval(400, 150, 74, 66, hair) +
        stroke('M350 140q50 -34 100 0M356 168q46 20 90 0', light(hair, 0.35), 5, see(0.4))
      : oval(400 + half + 20, 470, 56, 62, dark(hair, 0.1)),
    above:
      shape(
        crown(
          half - 2,
          186,
          340,
          d`L${400 + half - 10} 330Q${400 + half - 18} 262 400 256Q${400 - half + 18} 262 ${400 - half + 10} 330z`,
        ),
        hair,
      ) +
      times(4, (i) =>
        stroke(
          d`M${330 + i * 46} 258Q${360 + i * 26} 216 400 192`,
          light(hair, 0.35),
          4,
          see(0.35),
        ),
      ),
  };
};

/** Braids with beads. */
export const braids: Style = (canvas, { half, hair }) => {
  const count = canvas.random.whole(4, 5);
  const bead = canvas.random.chance(0.5) ? '#dcae4c' : canvas.palette.pop;
  const strand = (side: number, i: number) =>
    times(11, (k) =>
      oval(
        400 + side * (half - 6 + i * 17 + Math.sin(k) * 4),
        330 + k * 36,
        14,
        21,
        k % 2 ? hair : light(hair, 0.12),
      ),
    ) + oval(400 + side * (half - 6 + i * 17), 330 + 11 * 36 - 14, 11, 9, bead);
  return {
    behind:
      oval(400, 330, half + 46, 160, dark(hair, 0.2)) +
      times(count, (i) => strand(-1, i) + strand(1, i)),
    above:
      shape(
        crown(
          half,
          178,
          360,
          d`Q${400 + half - 20} 280 400 240Q${400 - half + 20} 280 ${400 - half - 10} 360z`,
        ),
        hair,
      ) +
      times(9, (i) =>
        stroke(
          d`M${400 + (i - 4) * 24} ${250 + Math.abs(i - 4) * 12}Q${400 + (i - 4) * 18} 210 ${400 + (i - 4) * 6} 184`,
          light(hair, 0.3),
          4,
          see(0.5),
        ),
      ),
  };
};

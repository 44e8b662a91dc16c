import type { Canvas } from '../canvas.ts';
import { light } from '../colour.ts';
import type { Random } from '../random.ts';
import { d, see, stroke } from '../svg.ts';

export interface Look {
  skin: string;
  deep: boolean;
  hair: string;
  cloth: string;
  second: string;
  back: string;
  /** Half the width of the head. */
  half: number;
  /** Half the width of the jaw. */
  jaw: number;
  chin: number;
}

const skins = [
  '#f6d3bb',
  '#f0c3a2',
  '#e8b088',
  '#d99b6f',
  '#c58255',
  '#a9683f',
  '#8b5232',
  '#6c3d27',
  '#54301f',
] as const;
const hairs = [
  '#2a2024',
  '#3a2822',
  '#5a3a28',
  '#7a4c2c',
  '#a56b36',
  '#d2a052',
  '#b5482b',
  '#c9c3bd',
  '#8f8a8a',
  '#1f1b22',
] as const;
const cloths = [
  '#2f6b5e',
  '#c4563a',
  '#e0a23f',
  '#39597c',
  '#7b4a6b',
  '#f2e6d3',
  '#3c4048',
  '#b7684a',
  '#8aa37b',
  '#d98fa0',
  '#5b7fa3',
] as const;
const backs = [
  '#bcd8c6',
  '#f2c9a5',
  '#f6dfa4',
  '#bcd3e4',
  '#e7b9ac',
  '#cfc3df',
  '#a9c4a4',
  '#f0b58e',
  '#9fc1c4',
  '#e9d8c0',
  '#7fa8a0',
  '#dd9a80',
] as const;

/** Chooses complexion, colours and the shape of a head; dark skin never gets straw-blond hair. */
export function chooseLook(random: Random): Look {
  const skin = random.pick(skins);
  const deep = skins.indexOf(skin) > 4;
  return {
    skin,
    deep,
    hair: deep
      ? random.pick(['#2a2024', '#1f1b22', '#3a2822', '#4a2f26', '#2a2024', '#1f1b22', '#a09a98'])
      : random.pick(hairs),
    cloth: random.pick(cloths),
    second: random.pick(cloths),
    back: random.pick(backs),
    half: random.between(117, 131),
    jaw: random.between(58, 86),
    chin: random.between(516, 534),
  };
}

/** The two layers of a hairstyle. */
interface Hair {
  /** Drawn before the head. */
  behind: string;
  /** Drawn after the features. */
  above: string;
}

/** Draws one hairstyle for a head. */
export type Style = (canvas: Canvas, look: Look) => Hair;

/** The outline over the top of the head, closed by a hairline. */
export const crown = (half: number, top: number, side: number, line: string): string =>
  d`M${400 - half - 10} ${side}C${400 - half - 22} 270 ${400 - half * 0.75} ${top} 400 ${top}C${400 + half * 0.75} ${top} ${400 + half + 22} 270 ${400 + half + 10} ${side}` +
  line;

/** A soft highlight. */
export const shine = (hair: string, top: number): string =>
  stroke(d`M330 ${top + 34}q64 -34 130 -8`, light(hair, 0.5), 9, see(0.28));

import type { Random } from '../random.ts';

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
export function chooseLook(r: Random): Look {
  const skin = r.pick(skins);
  const deep = skins.indexOf(skin) > 4;
  return {
    skin,
    deep,
    hair: deep
      ? r.pick(['#2a2024', '#1f1b22', '#3a2822', '#4a2f26', '#2a2024', '#1f1b22', '#a09a98'])
      : r.pick(hairs),
    cloth: r.pick(cloths),
    second: r.pick(cloths),
    back: r.pick(backs),
    half: r.between(117, 131),
    jaw: r.between(58, 86),
    chin: r.between(516, 534),
  };
}

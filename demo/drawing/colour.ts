function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two #rrggbb colours; share 0 is all of the first, 1 all of the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const hex = a.map((value, i) => {
    const other = b[i] ?? value;
    return Math.round(value + (other - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** Darkens a #rrggbb colour towards a warm plum, never towards grey. */
export const dark = (hex: string, share: number): string => mix(hex, '#2b1a2c', share);

/** Lightens a #rrggbb colour towards warm paper, never towards plain white. */
export const light = (hex: string, share: number): string => mix(hex, '#fff7e8', share);

export interface Palette {
  wall: string;
  floor: string;
  wood: string;
  fabric: string;
  linen: string;
  pop: string;
  leaf: string;
  pot: string;
}

const row = (list: string): Palette => {
  const [wall, floor, wood, fabric, linen, pop, leaf, pot] = list.split(' ');
  return { wall, floor, wood, fabric, linen, pop, leaf, pot } as Palette;
};

// Order of each row: wall, floor, wood, fabric, linen, pop, leaf, pot.
export const palettes: readonly [Palette, ...Palette[]] = [
  row('#c8d2b8 #c99c6c #8a5a3b #d9805a #f4e6d0 #2f5d50 #4c7a4f #e9d3b4'), // sage
  row('#e4b394 #b67d55 #6d4630 #3f6f6a #f5e7d3 #c4472b #56783f #f3e3cc'), // terracotta
  row('#2f5f63 #cb9b69 #a06d43 #e2a04a #f3e6d0 #d1603d #7fae73 #d98a64'), // deep teal
  row('#f2d894 #c58f5c #7d5236 #4a7c8c #fff4df #d95d39 #4f8a5b #cf6b47'), // butter
  row('#e9c3b8 #d0a679 #96654a #7b3f4c #fbeee2 #e0a03c #5c8458 #f6e2cf'), // dusty pink
  row('#efe5d6 #bb8a5e #84583a #3e6b8a #fffaf0 #d97742 #55845a #c8694a'), // warm white
  row('#33486e #c08d60 #8f6040 #dd9074 #f1e7d8 #eebb55 #74a582 #e6d2b8'), // navy
  row('#979a63 #b88657 #6b4a32 #eec27e #f6ecd6 #a8432f #3f6140 #dca27c'), // olive
  row('#bdd4dd #d3ab7f #9d7048 #e2a63f #fdf5e8 #2f5876 #4d8a68 #e07f5c'), // pale blue
  row('#cac2d6 #bf9470 #80563f #5d4b80 #f8efe6 #e99f58 #5c8a66 #efd7bd'), // lavender
  row('#f2e6db #a8744c #6a432d #b6523b #fff6ea #29605a #4b7650 #e4c9a6'), // clay white
  row('#3f5f4a #c99767 #96663f #dfa79d #f5ead8 #e9b44c #86b37b #cf7450'), // forest
  row('#dca94b #a4714a #5f3f2b #2c4f66 #fbeed3 #bf4630 #4c713f #f6e2bd'), // mustard
  row('#e8957b #bd8a61 #734a35 #265560 #fdecdc #f2c14f #3f7556 #fbe3cd'), // coral
  row('#b7d9c9 #d4a878 #a06f48 #e5735a #fdf6e8 #38637f #3f7d5b #f3d5a8'), // mint
  row('#6a4460 #b98660 #8a5c41 #e8b04f #f4e5da #e57b62 #7da77a #e2c1a4'), // plum
  row('#d6cdbf #8d6446 #57392a #6f8f7a #f9f1e4 #cf6a3d #5a7f52 #b9583c'), // oat
  row('#a8bfa9 #a87650 #6e4931 #f0d6a6 #fbf2e0 #b9503f #35613f #e9c8a2'), // eucalyptus
];

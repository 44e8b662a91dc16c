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

import { cardThemes, type CardTheme } from '#contract/embeds/card.ts';

/** How wide the card is drawn, in pixels. */
export const widths = [240, 320, 420] as const;
export type Width = (typeof widths)[number];

export const ways = [
  'html',
  'react',
  'vue',
  'svelte',
  'angular',
  'federation',
  'frame',
  'oembed',
] as const;
export type Way = (typeof ways)[number];

/** What a partner has chosen; all of it stands in the address, so that a colleague sees the same. */
export interface Choice {
  /** Number of the room; without one, the newest. */
  listing: number | undefined;
  theme: CardTheme;
  width: Width;
  way: Way;
  /** By the address that never changes, checked by its hash. */
  pinned: boolean;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readChoice(search: Record<string, unknown>): Choice {
  const { listing, theme, width, way, pinned } = search;
  return {
    listing: Number.isSafeInteger(listing) && Number(listing) > 0 ? Number(listing) : undefined,
    theme: cardThemes.find((each) => each === theme) ?? 'auto',
    width: widths.find((each) => each === width) ?? 320,
    way: ways.find((each) => each === way) ?? 'html',
    pinned: pinned === true,
  };
}

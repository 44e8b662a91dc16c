/** Why a card cannot show its room; the card has a text for each reason. */
export const closedStates = ['paused', 'filled', 'deleted', 'unknown'] as const;

/** The colors of a card; `auto` follows the color scheme of the page around it. */
export const cardThemes = ['auto', 'light', 'dark'] as const;
export type CardTheme = (typeof cardThemes)[number];

// Separate from limits.ts, and each by itself, so that the script for partners stays small.

/** The number of cards that a page can request in one call. */
export const cardsPerRequest = 50;
/** How long caches may store a card, its script and its frame. */
export const embedCacheSeconds = 300;

/** What a list may ask for, which the script of a single card goes without. */
export const listLimits = {
  /** The number of cards in a list that searches. */
  cards: { default: 12, max: 24 },
  /** What a visitor may type into the field of a list. */
  fieldCharacters: 100,
} as const;

/**
 * The size of a card on other sites, in CSS pixels with a font of 16. The styles have the same
 * sizes.
 */
export const cardSize = {
  width: 360,
  minWidth: 160,
  /** Padding and border on both sides, and the text under the photo. */
  edges: 26,
  words: 128,
  /** What `density` stretches: the padding on each side, and the space above the text. */
  space: 12,
  /** From this width on, the text stands beside a photo of this width. */
  wide: 600,
  widePhoto: 240,
} as const;

/**
 * The height of a card of this width: a photo of 4 by 3, the text below or beside it, the edges.
 * `density` stretches the space around photo and text.
 */
export function cardHeight(width: number, density = 1): number {
  const more = cardSize.space * (density - 1);
  const edges = cardSize.edges + 2 * more;
  if (width >= cardSize.wide) return Math.ceil(cardSize.widePhoto * 0.75 + edges);
  return Math.ceil((width - edges) * 0.75 + cardSize.words + more + edges);
}

/** The size of a list in a frame, in the same pixels: its columns, and what stands around them. */
export const listSize = { width: 720, column: 256, gap: 16, padding: 8, around: 84 } as const;

/** The height of a list of so many cards in a frame of this width. */
export function listHeight(width: number, cards: number, density = 1): number {
  const { column, padding, around } = listSize;
  const gap = listSize.gap * density;
  const inner = Math.max(width - padding, 1);
  const columns = Math.max(Math.floor((inner + gap) / (column + gap)), 1);
  const rows = Math.ceil(cards / columns);
  const each = cardHeight(Math.floor((inner - (columns - 1) * gap) / columns), density);
  return Math.ceil(around + padding + rows * each + Math.max(rows - 1, 0) * gap);
}

/**
 * Adds the utm_ parameters of `link` to `address`. Other parameters of a partner's link are not
 * added.
 */
export function withUtm(address: string, link: URL | null): string {
  const url = new URL(address);
  for (const [name, value] of link?.searchParams ?? []) {
    if (name.startsWith('utm_')) url.searchParams.set(name, value);
  }
  return url.href;
}

/** The elements' package as each RoomieRadar serves it, for `npm install` by its address. */
export interface PackedElements {
  version: string;
  file: string;
  /** As lock files of npm keep it: sha512-… */
  integrity: string;
  bytes: number;
}

/** The newest script of the card: its file name under /embed/v1/ and its hash. */
export interface ElementManifest {
  file: string;
  /** For the `integrity` attribute: sha384-… */
  integrity: string;
  /** Brotli bytes. */
  bytes: number;
}

/** Why there is no room to show: said as such, so that a card can say it too. */
export const closedStates = ['paused', 'filled', 'deleted', 'unknown'] as const;

/** Whose colours a card has; `auto` is as the visitor has it. */
export const cardThemes = ['auto', 'light', 'dark'] as const;
export type CardTheme = (typeof cardThemes)[number];

/** Apart from limits.ts, which the partners' one script has no use for. */
export const embedLimits = {
  /** Cards of one page that are asked for in one call. */
  cardsPerRequest: 50,
  /** How long anyone's cache may keep a card, its script and its frame. */
  cacheSeconds: 300,
} as const;

/** What a card measures on other sites, in CSS pixels at a font of 16; its styles agree. */
export const cardSize = {
  width: 360,
  minWidth: 240,
  /** Padding and border on both sides, and the words under the photo. */
  edges: 26,
  words: 128,
} as const;

/** How high a card of this width is: a photo of 4 by 3, the words, the edges. */
export function cardHeight(width: number): number {
  return Math.ceil((width - cardSize.edges) * 0.75 + cardSize.words + cardSize.edges);
}

/** `address` with the utm_ parameters of `link`, whose other ones are a partner's own business. */
export function withUtm(address: string, link: URL | null): string {
  const url = new URL(address);
  for (const [name, value] of link?.searchParams ?? []) {
    if (name.startsWith('utm_')) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Of the newest script of the card: its file under /embed/v1/, and what pins it to its bytes. */
export interface ElementManifest {
  file: string;
  /** For the `integrity` attribute: sha384-… */
  integrity: string;
  /** Brotli bytes. */
  bytes: number;
}

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

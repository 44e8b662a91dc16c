import type { CardTheme } from './embed-vocabulary.ts';
import type { EmbeddedCard } from './embed.ts';

/** What the frame on another site shows, as its address asks for it. */
export interface FramedCard {
  card: EmbeddedCard;
  theme: CardTheme;
  /** Where the card leads to. */
  href: string;
  /** All rooms, for when this one cannot be shown. */
  homeUrl: string;
  nowMs: number;
}

export interface RenderedCard {
  html: string;
  css: string;
}

/** The card as HTML with its styles: what the build for the server offers beside pages. */
export type RenderCard = (framed: FramedCard) => RenderedCard | Promise<RenderedCard>;

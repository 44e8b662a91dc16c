import { light } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { d, see, stroke } from '../svg.ts';
import type { Look } from './look.ts';

/** The two layers of a hairstyle. */
interface Hair {
  /** Drawn before the head. */
  behind: string;
  /** Drawn after the features. */
  above: string;
}

/** Draws one hairstyle for a head. */
export type Style = (s: Scene, look: Look) => Hair;

/** The outline over the top of the head, closed by a hairline. */
export const crown = (half: number, top: number, side: number, line: string): string =>
  d`M${400 - half - 10} ${side}C${400 - half - 22} 270 ${400 - half * 0.75} ${top} 400 ${top}C${400 + half * 0.75} ${top} ${400 + half + 22} 270 ${400 + half + 10} ${side}` +
  line;

/** A soft highlight. */
export const shine = (hair: string, top: number): string =>
  stroke(d`M330 ${top + 34}q64 -34 130 -8`, light(hair, 0.5), 9, see(0.28));

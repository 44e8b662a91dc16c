import type { PlayCommand } from './run-player.ts';

/** What a project makes of the studio. */
export interface StudioOptions {
  /** A free one by default. */
  port?: number;
  /** Styles after the studio's own, such as other values of its tokens. */
  styles?: string;
  /** How paths of a model are played; without it, the studio plays none. */
  play?(model: string, file: string): PlayCommand;
  /** The folder of the screenshots that the player of a model names. */
  screenshots?(model: string): string;
  /** Turns a source file of the page's script into JavaScript; needed only where it runs from sources. */
  compile?(source: string, file: string): Promise<string>;
}

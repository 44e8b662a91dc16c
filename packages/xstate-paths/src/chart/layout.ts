/** In pixels, for the text sizes of `chartStyles`. */
export const lineHeight = 15;

/** A line of an arrow's label, for one transition. */
export interface Line {
  text: string;
  /** Its name. */
  transition: string;
  description: string;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface StateBox extends Box {
  way: string;
  label: string;
  /** `any` stands for whichever state around it one is in. */
  kind: 'state' | 'group' | 'any' | 'final';
  /** Transitions without a target. */
  lines: Line[];
}
export interface Arrow {
  points: { x: number; y: number }[];
  label: Box | null;
  lines: Line[];
}
export interface Layout {
  width: number;
  height: number;
  boxes: StateBox[];
  arrows: Arrow[];
}

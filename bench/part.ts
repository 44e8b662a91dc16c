import type { Machine } from './machine.ts';
import type { Tool } from './tools.ts';

/** A measured value, and the reference that the same run measured. */
export interface Figure {
  name: string;
  unit: string;
  value: number;
  /** The reference; null when there is none. */
  against: { name: string; value: number } | null;
  /** The limit of `value / against` (or of `value` itself); null when the figure is only for information. */
  goal: { atLeast: number } | { atMost: number } | null;
}

/** The results of a part. .tmp/bench/results stores them until the part runs again. */
export interface PartResult {
  title: string;
  measuredAt: string;
  machine: Machine;
  /** How it was measured, a sentence each. */
  method: string[];
  figures: Figure[];
  /** Markdown below the table, such as profiles. */
  notes: string[];
}

export interface Part {
  title: string;
  /** External programs it requires. */
  tools: Tool[];
  /** Makes what takes long, and stays for a while, before the figures are measured. */
  prepare?(say: MeasureOptions['say']): Promise<void>;
  /** Throws if a requirement is missing; never passes by default. */
  measure(options: MeasureOptions): Promise<Omit<PartResult, 'title' | 'measuredAt' | 'machine'>>;
}

export interface MeasureOptions {
  /** Length of each single measurement. */
  seconds: number;
  /** Rounds, each measuring each subject once; medians are taken over them. */
  rounds: number;
  say(line: string): void;
}

/** Returns the number that the goal limits: value by reference, or the value without a reference. */
export function figureRatio({ value, against }: Figure): number {
  return against ? value / against.value : value;
}

/** Whether the goal is met; null without a goal. NaN never meets a goal. */
export function isMet(figure: Figure): boolean | null {
  if (!figure.goal) return null;
  const ratio = figureRatio(figure);
  return 'atLeast' in figure.goal ? ratio >= figure.goal.atLeast : ratio <= figure.goal.atMost;
}

/** The middle of an odd number of values, the upper middle of an even one; NaN of none. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

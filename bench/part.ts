import type { Machine } from './machine.ts';

/** One measured value beside what it is measured against, in the same run. */
export interface Figure {
  name: string;
  unit: string;
  value: number;
  /** The floor or peer of the same run. */
  against: { name: string; value: number } | null;
  /** What `value / against` (or `value` itself) must be; null where it is shown for information. */
  goal: { atLeast: number } | { atMost: number } | null;
}

/** The results of a part, kept in bench/results until it runs again. */
export interface PartResult {
  title: string;
  measuredAt: string;
  machine: Machine;
  /** How it was measured, a sentence each. */
  method: string[];
  figures: Figure[];
  /** Markdown below the table: profiles, what was tried. */
  notes: string[];
}

export interface Part {
  title: string;
  /** External programs it requires. */
  tools: ('wrk' | 'pgbench')[];
  /** Throws if a requirement is missing; never passes by default. */
  measure(options: MeasureOptions): Promise<Omit<PartResult, 'title' | 'measuredAt' | 'machine'>>;
}

export interface MeasureOptions {
  /** Length of each measured stretch. */
  seconds: number;
  /** Rounds, each measuring each subject once; medians are taken over them. */
  rounds: number;
  say(line: string): void;
}

/** The share that the goal speaks of: value by floor, or the value where there is none. */
export function ratioOf({ value, against }: Figure): number {
  return against ? value / against.value : value;
}

/** Whether the goal is met; null without one. A value that is not a number meets none. */
export function isMet(figure: Figure): boolean | null {
  if (!figure.goal) return null;
  const ratio = ratioOf(figure);
  return 'atLeast' in figure.goal ? ratio >= figure.goal.atLeast : ratio <= figure.goal.atMost;
}

/** The middle of an odd number of values, the upper middle of an even one; NaN of none. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

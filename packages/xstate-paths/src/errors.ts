import type { EventObject } from 'xstate';
import { formatEvent } from './formats/labels.ts';

/** Where in a machine something failed. */
export interface MachinePlace {
  /** The id of the machine. */
  machine: string;
  /** The state in which the event came; null at a start. */
  state: string | null;
  /** The start, and the events up to the failure. */
  start: string;
  path: readonly EventObject[];
}

/** Code of a machine that threw: a guard, an action, or a context. */
export class MachineError extends Error implements MachinePlace {
  override name = 'MachineError';
  readonly machine: string;
  readonly state: string | null;
  readonly start: string;
  readonly path: readonly EventObject[];
  /** The number of the step in the path, from 1; 0 for the start. */
  readonly step: number;

  constructor({ machine, state, start, path }: MachinePlace, cause: unknown) {
    // XState tells the guard and the error that it threw on two lines.
    const reason = (cause instanceof Error ? cause.message : String(cause)).replaceAll(
      /\s*\n\s*/g,
      ' ',
    );
    const last = path.at(-1);
    const place =
      last === undefined
        ? `at the start "${start}"`
        : `in ${state || 'its root'}, step ${path.length} (${[start, ...path.map(formatEvent)].join(' → ')})`;
    super(`The machine "${machine}" fails ${place}: ${reason}`, { cause });
    this.machine = machine;
    this.state = state;
    this.start = start;
    this.path = path;
    this.step = path.length;
  }
}

/** The parts of XState 6 that are read here. Its alphas change, so nothing else is relied upon. */
export interface Definition6 {
  eventType: string;
  /** What a built-in event must have: the actor that settled, or the delay. */
  matches?: Record<string, unknown> | undefined;
  target?: readonly Node6[] | undefined;
  /** A transition that a function decides: it may refuse. */
  to?: unknown;
  guard?: unknown;
}

export interface Node6 {
  id: string;
  path: readonly string[];
  type: string;
  states: Record<string, Node6>;
  transitions: ReadonlyMap<string, readonly Definition6[]>;
  always?: readonly Definition6[] | undefined;
  invoke: readonly { id: string; src: unknown }[];
  initial?: { target?: readonly Node6[] } | undefined;
}

export interface Snapshot6 {
  value: string | object;
  context: unknown;
  status: string;
  nodes: readonly Node6[];
  historyValue?: unknown;
}

export interface Machine6 {
  id: string;
  root: Node6;
}

/** What the package `xstate` exports, in version 6. */
export interface XState6 {
  initialTransition(machine: never, input?: never): readonly [unknown, unknown];
  transition(machine: never, snapshot: never, event: never): readonly [unknown, unknown];
  getMicrosteps(machine: never, snapshot: never, event: never): readonly unknown[];
  getInitialMicrosteps(machine: never, input?: never): readonly unknown[];
}

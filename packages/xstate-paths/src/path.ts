import { sha256 } from './sha-256.ts';
import { findProblem, type Shape } from './shape.ts';

/** Raise this when older path files can no longer be played as they are. */
export const pathSetVersion = 2;

/** A state of a machine, as far as a model tells states apart. */
export interface StateView {
  /** The state value as XState writes it: a string or nested objects. */
  value: string | object;
  /** The part of the machine's context that matters, as the model's `distinguish` returns it. */
  context: unknown;
  /** Set once an error has stopped the machine. */
  status?: 'error';
}

/** One event of a path, and what it does. */
export interface PathStep {
  /** The event with its payload: `{ "type": "logout.requested" }`. */
  event: { type: string; [more: string]: unknown };
  /** The same event as a sentence. */
  label: string;
  from: StateView;
  to: StateView;
  /** Names of the transitions taken in this step, eventless ones included. */
  transitions: string[];
  /** Names of the transitions whose guard refused in this step. */
  refused: string[];
}

/** A start and the steps that follow. */
export interface Path {
  /** A hash of the path's content: the same path has the same id in every set. */
  id: string;
  /** One of the model's `starts`. */
  start: string;
  from: StateView;
  /** The transitions that the machine takes until it rests in `from`. */
  transitions: string[];
  refused: string[];
  steps: PathStep[];
}

/**
 * A set of test paths as JSON. It can be played without the machine: begin at `start`, then for
 * each step bring about `event` and check that the app shows `to`.
 */
export interface PathSet {
  version: typeof pathSetVersion;
  model: string;
  /** The machine when the paths were made; a changed machine may not follow them. */
  machine: { id: string; fingerprint: string };
  /** The strategy that found them, to find them again. */
  strategy: { name: string; options?: Record<string, string | number> };
  paths: Path[];
}

const view: Shape = { value: ['string', 'object'], context: 'any' };
const names: Shape = { each: 'string' };
const pathShape: Shape = {
  id: /^[0-9a-f]{10}$/,
  start: 'string',
  from: view,
  transitions: names,
  refused: names,
  steps: {
    each: {
      event: { type: 'string' },
      label: 'string',
      from: view,
      to: view,
      transitions: names,
      refused: names,
    },
  },
};
const pathSetShape: Shape = {
  version: 'number',
  model: 'string',
  machine: { id: 'string', fingerprint: 'string' },
  strategy: { name: 'string' },
  paths: { each: pathShape },
};

/** Returns a short hash of the path's content, the same in every set and every order. */
export function pathId(model: string, start: string, steps: readonly PathStep[]): string {
  const content = [model, start, ...steps.map(({ event }) => sorted(event))];
  return sha256(JSON.stringify(content)).slice(0, 10);
}

/** Sorts keys so that equal values have equal JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** Returns what is wrong with a value that should be a path, and where; null if nothing is. */
export const findPathProblem = (value: unknown): string | null =>
  findProblem(value, pathShape, 'path');

/** Parses a path set. Throws an error that says what is wrong and where. */
export function parsePathSet(json: string): PathSet {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    throw new Error('This is not JSON');
  }
  const { version } = Object(read) as { version?: unknown };
  if (typeof version === 'number' && version !== pathSetVersion) {
    throw new Error(`Paths of version ${version}; this tool plays version ${pathSetVersion}`);
  }
  const problem = findProblem(read, pathSetShape, '');
  if (problem !== null) throw new Error(`This is not a path set: ${problem}`);
  return read as PathSet;
}

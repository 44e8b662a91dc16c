import { createHash } from 'node:crypto';
import { type } from 'arktype';

/** Raised when a file of paths written before could no longer be played as it is. */
export const pathSetVersion = 1;

const StateView = type({
  /** The state value as XState writes it: a name, or names in names. */
  value: 'string | object',
  /** What else of the machine's context makes a difference; the model says what. */
  told: 'unknown',
});

const PathStep = type({
  /** What happens, with its payload: `{ "type": "logout.requested" }`. */
  event: { type: 'string', '[string]': 'unknown' },
  /** The same for people. */
  words: 'string',
  from: StateView,
  to: StateView,
  /** Names of the transitions taken then, those included that follow by themselves. */
  transitions: 'string[]',
  /** Names of the transitions whose guard was asked then and said no. */
  refused: 'string[]',
});

export const Path = type({
  /** Made of what the path does; the same path has it wherever it stands. */
  id: /^[0-9a-f]{10}$/,
  /** Which of the model's beginnings. */
  start: 'string',
  from: StateView,
  /** What the machine takes on its own until it rests in `from`. */
  transitions: 'string[]',
  refused: 'string[]',
  steps: PathStep.array(),
});

/**
 * A set of test paths as JSON. It plays without the machine: begin at `start`, then for each step
 * make `event` happen and see that the app shows `to`.
 */
export const PathSet = type({
  version: type.unit(pathSetVersion),
  model: 'string',
  /** The machine's shape when the paths were made; another one may not walk them. */
  machine: { id: 'string', fingerprint: 'string' },
  /** How they were found, to find them again. */
  strategy: { name: 'string', 'options?': 'Record<string, string | number>' },
  paths: Path.array(),
});

export type StateView = typeof StateView.infer;
export type PathStep = typeof PathStep.infer;
export type Path = typeof Path.infer;
export type PathSet = typeof PathSet.infer;

/** A short name for what a path does, the same in every set and every order. */
export function pathId(model: string, start: string, steps: readonly PathStep[]): string {
  const content = [model, start, ...steps.map(({ event }) => sorted(event))];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
}

/** Keys in the order of the alphabet, so that equal values have equal JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** Reads a set of paths; throws with what is wrong where. */
export function parsePathSet(json: string): PathSet {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    throw new Error('This is no JSON');
  }
  const { version } = Object(read) as { version?: unknown };
  if (typeof version === 'number' && version !== pathSetVersion) {
    throw new Error(`Paths of version ${version}; this plays version ${pathSetVersion}`);
  }
  const parsed = PathSet(read);
  if (parsed instanceof type.errors) throw new Error(`This is no set of paths: ${parsed.summary}`);
  return parsed;
}

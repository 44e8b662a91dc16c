import type { Edge, Graph } from './explore.ts';
import { parsePathSet, type PathSet } from './path.ts';
import type { Route } from './routes.ts';
import { findProblem, type Shape } from './shape.ts';
import { UsageError } from './usage-error.ts';

/** What an app records: events without their payload, and the transitions that each took. */
export interface Recording {
  version: 1;
  /** The name of the model. */
  model: string;
  /** How many events before these were recorded and dropped. */
  lost: number;
  recorded: { event: string; transitions: string[] }[];
}
const shape: Shape = {
  model: 'string',
  lost: 'number',
  recorded: { each: { event: 'string', transitions: { each: 'string' } } },
};

/** Parses a recording; null if it is something else. */
export function parseRecording(json: string): Recording | null {
  try {
    const read: unknown = JSON.parse(json);
    return findProblem(read, shape, '') === null ? (read as Recording) : null;
  } catch {
    return null;
  }
}

/** Where a recording leaves the model. */
export interface Departure {
  /** Index of the first event that no case of the model fits. */
  index: number;
  event: string;
  because: string;
}

/**
 * Finds the route of the model that takes the recorded transitions. Payloads are not recorded, so
 * the transitions decide which of the model's cases each event was. The route ends where the
 * recording leaves the model. Throws a UsageError if the beginning was not recorded.
 */
export function followRecording(
  graph: Graph,
  { lost, recorded }: Recording,
): { route: Route; left: Departure | null } {
  if (lost > 0) {
    throw new UsageError(
      `The first ${lost} events are not in the recording any more: begin with a fresh page.`,
    );
  }
  let ways: Route[] = graph.starts.map((start) => ({ start, edges: [] }));
  for (const [index, { event, transitions }] of recorded.entries()) {
    const further = ways.flatMap((way) => {
      const at = way.edges.at(-1)?.to ?? way.start.node;
      return edgesFrom(graph, at)
        .filter((edge) => edge.event.type === event && isEqual(edge.transitions, transitions))
        .map((edge) => ({ start: way.start, edges: [...way.edges, edge] }));
    });
    // One route to each situation is enough.
    const kept = new Map(further.map((way) => [`${way.start.name} ${way.edges.at(-1)?.to}`, way]));
    if (kept.size === 0) {
      const because =
        `Event ${index + 1} of the recording, ${event}, took ${transitions.join(', ')}: ` +
        'no case of the model does. Where the machine has changed since, record again.';
      return { route: ways[0] as Route, left: { index, event, because } };
    }
    ways = [...kept.values()];
  }
  return { route: ways[0] as Route, left: null };
}

/** Parses a path set. Throws a UsageError that says what is wrong. */
export function readSet(json: string): PathSet {
  try {
    return parsePathSet(json);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') === other.join('\n');

/** The edges that leave a situation. */
export const edgesFrom = ({ nodes, edges }: Graph, node: number): Edge[] =>
  (nodes[node]?.out ?? []).map((place) => edges[place] as Edge);

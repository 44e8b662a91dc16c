import { type } from 'arktype';
import {
  type Edge,
  type Graph,
  assertSameMachine,
  pathSetOf,
  parsePathSet,
  type Path,
  type PathSet,
  UsageError,
  toPath,
  type Route,
} from '#xstate-paths';

/** The JSON that "Copy as path" gives: events without their payload, and the transitions taken. */
const Recording = type({
  version: type.unit(1),
  model: 'string',
  lost: 'number.integer >= 0',
  recorded: type({ event: 'string', transitions: 'string[]' }).array(),
});

/**
 * Reads a path set, or a recording made in the app. Throws a UsageError that says what is wrong.
 */
export function readPathSet(graph: Graph, json: string): PathSet {
  const recording = asRecording(json);
  const set = recording ? null : readSet(json);
  const model = recording?.model ?? set?.model;
  if (model !== graph.model.name) {
    throw new UsageError(`These are paths of "${model}", not of "${graph.model.name}".`);
  }
  if (set) {
    assertSameMachine(set, graph.model);
    return set;
  }
  const paths = recording ? [fromRecording(graph, recording)] : [];
  return pathSetOf(graph, paths, { name: 'events' });
}

function readSet(json: string): PathSet {
  try {
    return parsePathSet(json);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function asRecording(json: string): typeof Recording.infer | null {
  try {
    const read = Recording(JSON.parse(json));
    return read instanceof type.errors ? null : read;
  } catch {
    return null;
  }
}

/**
 * Finds the path of the model that takes the recorded transitions. Payloads are not recorded, so
 * the transitions decide which of the model's cases each event was.
 */
function fromRecording(graph: Graph, { lost, recorded }: typeof Recording.infer): Path {
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
      throw new UsageError(
        `Event ${index + 1} of the recording, ${event}, took ${transitions.join(', ')}: ` +
          'no case of the model does. Where the machine has changed since, record again.',
      );
    }
    ways = [...kept.values()];
  }
  return toPath(graph, ways[0] as Route);
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') === other.join('\n');
const edgesFrom = ({ nodes, edges }: Graph, node: number): Edge[] =>
  (nodes[node]?.out ?? []).map((place) => edges[place] as Edge);

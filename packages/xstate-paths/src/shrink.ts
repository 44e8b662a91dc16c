import type { Edge, Graph } from './explore.ts';
import type { Path } from './path.ts';
import { toPath, type Route } from './routes.ts';

/** Identifies a failure. */
export interface Failure {
  /** Index of the failed step; -1 if the path failed before its first step. */
  step: number;
  /** Equal for the same failure at any step. */
  signature: string;
}

/** Limit on how often a path is replayed while shrinking it. */
const maxTries = 40;

/**
 * Returns the shortest path found that fails in the same way. Cuts the steps after the failure,
 * then removes steps while the machine allows the remaining ones (delta debugging, Zeller and
 * Hildebrandt 2002). `findFailure` plays a path and returns null if it passes.
 */
export async function shrink(
  graph: Graph,
  failing: Path,
  failure: Failure,
  findFailure: (path: Path) => Promise<Failure | null>,
): Promise<Path> {
  let tries = 0;
  const start = graph.starts.find(({ name }) => name === failing.start);
  if (!start) return failing;
  const tried = new Set<string>();

  async function failsAlike(route: Route | null): Promise<Route | null> {
    if (!route || tries >= maxTries) return null;
    const path = toPath(graph, route);
    if (tried.has(path.id)) return null;
    tried.add(path.id);
    tries += 1;
    const pathFailure = await findFailure(path);
    if (pathFailure?.signature !== failure.signature) return null;
    return { start: route.start, edges: route.edges.slice(0, pathFailure.step + 1) };
  }

  const events = failing.steps.slice(0, failure.step + 1).map(({ event }) => JSON.stringify(event));
  let shortest = findRoute(graph, start, events);
  if (!shortest) return failing;
  const last = shortest.edges.at(-1);
  if (last) {
    const direct = shortestRouteTo(graph, start, last);
    shortest = (await failsAlike(direct)) ?? shortest;
  }

  for (let size = Math.ceil(shortest.edges.length / 2); size >= 1;) {
    let isShorter = false;
    for (let at = 0; at < shortest.edges.length - 1; at += size) {
      const kept = shortest.edges.filter((_, index) => index < at || index >= at + size);
      const rest = kept.map(({ event }) => JSON.stringify(event));
      const shorter = await failsAlike(findRoute(graph, start, rest));
      if (!shorter) continue;
      shortest = shorter;
      isShorter = true;
      break;
    }
    if (!isShorter) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return toPath(graph, shortest);
}

/** Returns the route of these events, or null if the machine does not allow one of them. */
function findRoute(graph: Graph, start: Route['start'], events: readonly string[]): Route | null {
  const edges: Edge[] = [];
  let at = start.node;
  for (const event of events) {
    const next = edgesFrom(graph, at).find((edge) => JSON.stringify(edge.event) === event);
    if (!next) return null;
    edges.push(next);
    at = next.to;
  }
  return { start, edges };
}

/** Returns the shortest route that ends with this edge. */
function shortestRouteTo(graph: Graph, start: Route['start'], goal: Edge): Route | null {
  const ways = new Map<number, Edge[]>([[start.node, []]]);
  for (const [node, way] of ways) {
    if (node === goal.from) return { start, edges: [...way, goal] };
    for (const edge of edgesFrom(graph, node)) {
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return null;
}

const edgesFrom = ({ nodes, edges }: Graph, node: number): Edge[] =>
  (nodes[node]?.out ?? []).map((place) => edges[place] as Edge);

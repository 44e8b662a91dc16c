import type { Edge, Graph } from '../explore.ts';
import type { Path } from '../path.ts';
import { toPath, type Route } from '../routes.ts';

/** What a path failed with, as far as it tells one failure from another. */
export interface Failure {
  /** From 0; -1 before the first step. */
  step: number;
  /** Equal for the same failure, wherever in a path it comes. */
  signature: string;
}

/** How often a path is played again at most, to make it shorter. */
const maxTries = 40;

/**
 * The shortest path found that fails alike: what comes after the failure goes, then whatever can
 * be left out while the machine still allows the rest (delta debugging, Zeller and Hildebrandt
 * 2002). `failureOf` plays a path; null when it passes.
 */
export async function shrink(
  graph: Graph,
  failing: Path,
  failure: Failure,
  failureOf: (path: Path) => Promise<Failure | null>,
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
    const found = await failureOf(path);
    if (found?.signature !== failure.signature) return null;
    return { start: route.start, edges: route.edges.slice(0, found.step + 1) };
  }

  const events = failing.steps.slice(0, failure.step + 1).map(({ event }) => JSON.stringify(event));
  let shortest = routeOf(graph, start, events);
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
      const shorter = await failsAlike(routeOf(graph, start, rest));
      if (!shorter) continue;
      shortest = shorter;
      isShorter = true;
      break;
    }
    if (!isShorter) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return toPath(graph, shortest);
}

/** The way these events lead; null when the machine does not allow one of them. */
function routeOf(graph: Graph, start: Route['start'], events: readonly string[]): Route | null {
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

/** The fewest steps to where this edge begins, and then the edge. */
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

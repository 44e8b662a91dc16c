import type { Edge, Graph, Node, Start } from './explore.ts';
import { pathId, type Path, type PathStep } from './path.ts';
import { UsageError } from './usage-error.ts';

/** A route through the graph from one of its starts. */
export interface Route {
  start: Start;
  edges: Edge[];
}

/** Converts a route to a path, which no longer refers to the graph. */
export function toPath({ model, nodes }: Graph, { start, edges }: Route): Path {
  const nodeView = (node: number) => (nodes[node] as Node).view;
  const steps = edges.map(({ event, label, from, to, transitions, refused }): PathStep => ({
    event: event as PathStep['event'],
    label,
    from: nodeView(from),
    to: nodeView(to),
    transitions,
    refused,
  }));
  return {
    id: pathId(model.name, start.name, steps),
    start: start.name,
    from: nodeView(start.node),
    transitions: start.transitions,
    refused: start.refused,
    steps,
  };
}

/** Removes duplicate routes and routes that are the beginning of another one. */
export function withoutPrefixes(routes: readonly Route[]): Route[] {
  const passed = new Set<string>();
  const kept: Route[] = [];
  for (const route of routes.toSorted((one, other) => other.edges.length - one.edges.length)) {
    const keys = keysAlong(route);
    if (passed.has(keys.at(-1) as string)) continue;
    for (const key of keys) passed.add(key);
    kept.push(route);
  }
  return kept;
}

function keysAlong({ start, edges }: Route): string[] {
  let key = start.name;
  return [
    key,
    ...edges.map((edge) => {
      key += ` ${edge.from} ${JSON.stringify(edge.event)}`;
      return key;
    }),
  ];
}

/** Finds the edges of a path again. */
export function traceRoute({ model, nodes, edges, starts }: Graph, path: Path): Route {
  const start = starts.find(({ name }) => name === path.start);
  if (!start) throw new UsageError(`"${model.name}" has no start "${path.start}"`);
  const route: Route = { start, edges: [] };
  let at = start.node;
  for (const { event } of path.steps) {
    const text = JSON.stringify(event);
    const places = nodes[at]?.out ?? [];
    const edge = places
      .map((place) => edges[place] as Edge)
      .find((each) => JSON.stringify(each.event) === text);
    if (!edge) throw new UsageError(`Path ${path.id} does not fit the machine: ${event.type}`);
    route.edges.push(edge);
    at = edge.to;
  }
  return route;
}

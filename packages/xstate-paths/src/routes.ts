import type { Edge, Graph, Node, Start } from './explore.ts';
import { pathId, type Path, type PathStep } from './path.ts';

/** A route through the graph from one of its starts. */
export interface Route {
  start: Start;
  edges: Edge[];
}

/** Converts a route to a path, which no longer refers to the graph. */
export function toPath({ model, nodes }: Graph, { start, edges }: Route): Path {
  const viewOf = (node: number) => (nodes[node] as Node).view;
  const steps = edges.map(({ event, label, from, to, transitions, refused }): PathStep => ({
    event: event as PathStep['event'],
    label,
    from: viewOf(from),
    to: viewOf(to),
    transitions,
    refused,
  }));
  return {
    id: pathId(model.name, start.name, steps),
    start: start.name,
    from: viewOf(start.node),
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

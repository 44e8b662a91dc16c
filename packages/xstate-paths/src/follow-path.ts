import type { Edge, Graph, Start } from './explore.ts';
import { formatEvent } from './formats/labels.ts';
import type { Path } from './path.ts';
import { edgesFrom } from './recording.ts';
import type { Route } from './routes.ts';
import { formatStateName } from './state-names.ts';

/** Where a file leaves the machine. */
export interface Left {
  /** The number of the step, from 1; 0 is the start. */
  step: number;
  because: string;
}

/** How far a machine follows a path that may be older than itself. */
export interface Followed {
  route: Route;
  /** Null if the machine follows it to its end. */
  left: Left | null;
  /** Where a step leads to another state than it did. */
  changed: Left[];
}

/**
 * Follows the events of a path for as long as they can happen. Without `mayDiffer`, it ends where
 * they lead to other states than they did.
 */
export function followPath(graph: Graph, path: Path, { mayDiffer = false } = {}): Followed {
  const start = graph.starts.find(({ name }) => name === path.start);
  const [first] = graph.starts;
  if (!start) {
    const because = `There is no start "${path.start}".`;
    const route = { start: first as Start, edges: [] };
    return { route, left: { step: 0, because }, changed: [] };
  }
  const edges: Edge[] = [];
  const changed: Left[] = [];
  const targetView = (edge: Edge) => graph.nodes[edge.to]?.view;
  for (const [index, { event, label, to }] of path.steps.entries()) {
    const at = edges.at(-1)?.to ?? start.node;
    const alike = edgesFrom(graph, at).filter((edge) => isEqual(edge.event, event));
    const isSame = (edge: Edge) =>
      isEqual([targetView(edge)?.value, targetView(edge)?.context], [to.value, to.context]);
    // Two cases can have the same event: a route has to go on from the right one.
    const next = alike.find((edge) => isSame(edge) && edge.label === label) ?? alike.find(isSame);
    if (next) {
      edges.push(next);
      continue;
    }
    const other = alike.find((edge) => edge.label === label) ?? alike[0];
    const view = other && targetView(other);
    const because = view
      ? `“${label}” (${formatEvent(event)}) leads to ${formatStateName(view)} here, not to ${formatStateName(to)} ${JSON.stringify(to.context)}.`
      : `“${label}” (${formatEvent(event)}) cannot happen here.`;
    const place = { step: index + 1, because };
    if (!other || !mayDiffer) return { route: { start, edges }, left: place, changed };
    changed.push(place);
    edges.push(other);
  }
  return { route: { start, edges }, left: null, changed };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

import type { Edge, Graph, Start } from '../explore.ts';
import { UsageError } from '../usage-error.ts';
import type { Route } from '../routes.ts';
import { suggestName } from '../nearest-name.ts';
import { formatStateName } from '../state-names.ts';

/** An event by its type, and as much of its payload as matters. */
export type EventPattern = string | { type: string; [more: string]: unknown };

/**
 * Finds the route that these events take. Events of equal type and payload are told apart by what
 * follows. Throws a UsageError that names the first impossible event and the possible ones.
 */
export function routeFromEvents(
  graph: Graph,
  events: readonly EventPattern[],
  startName?: string,
): Route {
  const starts = graph.starts.filter(({ name }) => startName === undefined || name === startName);
  if (starts.length === 0) {
    const names = graph.starts.map(({ name }) => `"${name}"`).join(', ');
    throw new UsageError(`There is no start "${startName ?? ''}". There are: ${names}`);
  }
  const leadsNowhere = new Set<string>();
  let furthest: { index: number; nodes: Set<number> } = { index: -1, nodes: new Set() };

  function follow(start: Start, node: number, index: number, before: Edge[]): Route | null {
    if (index > furthest.index) furthest = { index, nodes: new Set() };
    if (index === furthest.index) furthest.nodes.add(node);
    const pattern = events[index];
    if (pattern === undefined) return { start, edges: before };
    const situation = `${index} ${node}`;
    if (leadsNowhere.has(situation)) return null;
    for (const edge of edgesFrom(graph, node)) {
      if (!isLike(edge.event, pattern)) continue;
      const found = follow(start, edge.to, index + 1, [...before, edge]);
      if (found) return found;
    }
    leadsNowhere.add(situation);
    return null;
  }

  for (const start of starts) {
    const route = follow(start, start.node, 0, []);
    if (route) return route;
  }
  throw new UsageError(formatDeviation(graph, events, furthest));
}

const edgesFrom = ({ nodes, edges }: Graph, node: number): Edge[] =>
  (nodes[node]?.out ?? []).map((place) => edges[place] as Edge);

function isLike(event: object, pattern: EventPattern): boolean {
  const wanted = typeof pattern === 'string' ? { type: pattern } : pattern;
  return Object.entries(wanted).every(
    ([key, value]) =>
      JSON.stringify((event as Record<string, unknown>)[key]) === JSON.stringify(value),
  );
}

function formatDeviation(
  graph: Graph,
  events: readonly EventPattern[],
  { index, nodes }: { index: number; nodes: Set<number> },
): string {
  const states = new Set<string>();
  const possible = new Set<string>();
  for (const node of nodes) {
    const found = graph.nodes[node];
    if (found) states.add(formatStateName(found.view));
    for (const { event } of edgesFrom(graph, node)) possible.add(JSON.stringify(event));
  }
  const wanted = events[index];
  const type = typeof wanted === 'string' ? wanted : (wanted?.type ?? '');
  const types = new Set(graph.edges.map(({ event }) => event.type));
  const hint = types.has(type) ? '' : suggestName(type, types);
  return (
    `Event ${index + 1} of "${graph.model.machine.id}", ${JSON.stringify(wanted)}, cannot happen in ` +
    `${[...states].join(' or ')}.${hint} There can:\n${[...possible].map((event) => `  ${event}`).join('\n')}`
  );
}

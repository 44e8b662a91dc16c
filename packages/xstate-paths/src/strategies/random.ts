import type { Edge, Graph } from '../explore.ts';
import { createChance } from '../chance.ts';
import { isIn } from '../state-names.ts';
import type { Route } from '../routes.ts';

export interface RandomOptions {
  /** The same seed finds the same paths until the model or the machine changes. */
  seed: number;
  /** Total number of steps over all paths. */
  length: number;
  /** Stops earlier: once all `states` or `transitions` are covered, or at a state of this name. */
  until?: string | undefined;
}

/** A walk starts over after this many steps without anything new. */
const patience = 50;

/** Walks at random. Starts over at dead ends and when nothing new has come for `patience` steps. */
export function randomRoutes(graph: Graph, { seed, length, until }: RandomOptions): Route[] {
  const { nodes, edges, starts } = graph;
  const chance = createChance(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)];
  const open = new Set([...starts, ...edges].flatMap(({ transitions }) => transitions));
  const openStates = new Set(nodes.map((_, node) => node));
  const routes: Route[] = [];
  let steps = 0;

  const isOver = (node: number): boolean => {
    const { view } = nodes[node] as (typeof nodes)[number];
    if (steps >= length) return true;
    if (until === 'transitions') return open.size === 0;
    if (until === 'states') return openStates.size === 0;
    return until !== undefined && isIn(view, until);
  };
  /** Returns whether anything new was covered. */
  const pass = (node: number, transitions: string[]): boolean => {
    const before = open.size + openStates.size;
    openStates.delete(node);
    for (const name of transitions) open.delete(name);
    return open.size + openStates.size < before;
  };

  for (;;) {
    const start = pick(starts);
    if (!start) return routes;
    const route: Route = { start, edges: [] };
    routes.push(route);
    let at = start.node;
    pass(at, start.transitions);
    let inVain = 0;
    while (inVain < patience) {
      if (isOver(at)) return routes;
      const edge: Edge | undefined = edges[pick(nodes[at]?.out ?? []) ?? -1];
      if (!edge) break;
      route.edges.push(edge);
      at = edge.to;
      steps += 1;
      inVain = pass(at, edge.transitions) ? 0 : inVain + 1;
    }
    // If no start has any edge, the loop would never end.
    if (route.edges.length === 0 && starts.every(({ node }) => nodes[node]?.out.length === 0)) {
      return routes;
    }
  }
}

import type { Edge, Graph } from '../explore.ts';
import { UsageError } from '../usage-error.ts';
import type { Route } from '../routes.ts';

/**
 * Returns every maximal route that visits no situation twice. Throws a UsageError above `maxPaths`,
 * because their number doubles with every branch.
 */
export function simpleRoutes({ nodes, edges, starts }: Graph, maxPaths: number): Route[] {
  const routes: Route[] = [];
  const passed = new Set<number>();
  const way: Edge[] = [];

  function go(start: Route['start'], node: number): void {
    passed.add(node);
    let isEnd = true;
    for (const place of nodes[node]?.out ?? []) {
      const edge = edges[place] as Edge;
      if (passed.has(edge.to)) continue;
      isEnd = false;
      way.push(edge);
      go(start, edge.to);
      way.pop();
    }
    passed.delete(node);
    if (!isEnd) return;
    if (routes.length === maxPaths) {
      throw new UsageError(
        `There are more than ${maxPaths} simple paths. Ask for --strategy tour, which takes every ` +
          'transition in few steps, or for more with --max-paths.',
      );
    }
    routes.push({ start, edges: [...way] });
  }
  for (const start of starts) go(start, start.node);
  return routes;
}

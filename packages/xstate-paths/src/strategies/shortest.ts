import type { Edge, Graph } from '../explore.ts';
import type { Route } from '../routes.ts';

/**
 * Returns the shortest route to each situation that is reachable without the edges to avoid, nearest
 * first.
 */
export function shortestRoutes(
  { nodes, edges, starts }: Graph,
  avoided: ReadonlySet<Edge> = new Set(),
): Route[] {
  const routes = new Map<number, Route>();
  for (const start of starts) {
    if (!routes.has(start.node)) routes.set(start.node, { start, edges: [] });
  }
  const queue = [...routes.keys()];
  for (const node of queue) {
    const { start, edges: before } = routes.get(node) as Route;
    for (const place of nodes[node]?.out ?? []) {
      const edge = edges[place] as Edge;
      if (routes.has(edge.to) || avoided.has(edge)) continue;
      routes.set(edge.to, { start, edges: [...before, edge] });
      queue.push(edge.to);
    }
  }
  return [...routes.values()];
}

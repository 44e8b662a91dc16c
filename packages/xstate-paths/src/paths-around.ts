import type { Edge, Graph } from './explore.ts';
import type { Path } from './path.ts';
import { toPath, type Route } from './routes.ts';
import { shortestRoutes } from './strategies/shortest.ts';

/**
 * Plans anew what a failed path did not come to: paths that take the rest of its edges without those
 * to avoid. Each begins with the shortest way to where it goes on. Edges that can only be reached by
 * an avoided one are left out.
 */
export function pathsAround(
  graph: Graph,
  rest: readonly Edge[],
  avoided: ReadonlySet<Edge>,
): Path[] {
  const ways = new Map(
    shortestRoutes(graph, avoided).map((route) => [
      route.edges.at(-1)?.to ?? route.start.node,
      route,
    ]),
  );
  const routes: Route[] = [];
  let route: Route | null = null;
  for (const edge of rest) {
    if (avoided.has(edge)) {
      route = null;
      continue;
    }
    if (!route) {
      const way = ways.get(edge.from);
      // What follows may be reached although this edge is not.
      if (!way) continue;
      route = { start: way.start, edges: [...way.edges] };
      routes.push(route);
    }
    route.edges.push(edge);
  }
  return routes.map((each) => toPath(graph, each));
}

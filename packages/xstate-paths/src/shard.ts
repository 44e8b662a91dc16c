import type { Edge, Graph } from './explore.ts';
import type { Path } from './path.ts';
import { traceRoute, toPath, type Route } from './routes.ts';
import { shortestRoutes } from './strategies/shortest.ts';
import { UsageError } from './usage-error.ts';

/**
 * Returns one of `count` shards, counted from 1. Long paths are cut, and each later piece begins
 * with the shortest way to where it goes on, so that all shards together cover what the paths do.
 */
export function selectShard(
  graph: Graph,
  paths: readonly Path[],
  index: number,
  count: number,
): Path[] {
  if (!(index >= 1 && index <= count)) {
    throw new UsageError(`A shard is a number from 1 to ${count}, not ${index}`);
  }
  const routes = shareRoutes(graph, paths, count)[index - 1] ?? [];
  return routes.map((route) => toPath(graph, route));
}

/** The pieces of all shards. */
function shareRoutes(graph: Graph, paths: readonly Path[], count: number): Route[][] {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const size = Math.max(1, Math.ceil(steps / count));
  const ways = new Map(
    shortestRoutes(graph).map((route) => [route.edges.at(-1)?.to ?? route.start.node, route]),
  );
  const pieces = paths
    .flatMap((path) => cut(traceRoute(graph, path), size, ways))
    .toSorted((one, other) => other.edges.length - one.edges.length);
  const shards = Array.from({ length: count }, () => ({ steps: 0, routes: [] as Route[] }));
  for (const piece of pieces) {
    const lightest = shards.reduce((one, other) => (other.steps < one.steps ? other : one));
    lightest.routes.push(piece);
    // A path costs its start as well.
    lightest.steps += piece.edges.length + 1;
  }
  return shards.map(({ routes }) => routes);
}

function cut({ start, edges }: Route, size: number, ways: Map<number, Route>): Route[] {
  const pieces: Route[] = [{ start, edges: edges.slice(0, size) }];
  for (let at = size; at < edges.length; at += size) {
    const way = ways.get((edges[at] as Edge).from);
    if (!way) throw new Error('A path comes to where no path leads');
    pieces.push({ start: way.start, edges: [...way.edges, ...edges.slice(at, at + size)] });
  }
  return pieces;
}

/** Splits paths into shards that can be played side by side, and together cover the same. */
export function splitPaths(graph: Graph, paths: readonly Path[], count: number): Path[] {
  if (count === 1) return [...paths];
  return shareRoutes(graph, paths, count)
    .flat()
    .map((route) => toPath(graph, route));
}

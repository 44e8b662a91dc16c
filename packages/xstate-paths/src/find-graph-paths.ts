import type { Graph } from './explore.ts';
import { createPathSet } from './path-set.ts';
import type { PathSet } from './path.ts';
import { toPath } from './routes.ts';
import { strategyNamed, type StrategyOptions } from './strategies.ts';

/** Finds paths through a graph with a strategy, without replaying them on a machine. */
export function findGraphPaths(graph: Graph, name: string, options: StrategyOptions = {}): PathSet {
  const paths = strategyNamed(name)
    .find(graph, options)
    .map((route) => toPath(graph, route));
  return createPathSet(graph, paths, { name });
}

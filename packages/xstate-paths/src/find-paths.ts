import { explore, type Graph } from './explore.ts';
import type { AnyPathModel } from './model.ts';
import { createPathSet } from './path-set.ts';
import type { Path, PathSet } from './path.ts';
import { UsageError } from './usage-error.ts';
import { findPathDeviation, PathError } from './replay.ts';
import { toPath } from './routes.ts';
import { strategyNamed, type StrategyOptions } from './strategies.ts';
import { computeFingerprint } from './structure.ts';

/**
 * Finds paths with a strategy and replays each on the machine. Throws when the machine deviates
 * from a path.
 */
export function findPaths(
  model: AnyPathModel<never>,
  name: string,
  options: StrategyOptions = {},
  graph: Graph = explore(model),
): PathSet {
  const paths = strategyNamed(name)
    .find(graph, options)
    .map((route) => toPath(graph, route));
  for (const path of paths) {
    const deviation = findPathDeviation(model, path);
    if (deviation) throw new PathError(model, path, deviation);
  }
  const given = Object.entries(options).filter((entry): entry is [string, string | number] =>
    ['string', 'number'].includes(typeof entry[1]),
  );
  return createPathSet(graph, [...new Map(paths.map((path) => [path.id, path])).values()], {
    name,
    ...(given.length > 0 && { options: Object.fromEntries(given) }),
  });
}

/**
 * Returns the path whose id starts with `id`. Throws a UsageError that lists all ids if there is
 * not exactly one.
 */
export function pathNamed({ paths, model }: PathSet, id: string): Path {
  const found = paths.filter((path) => path.id.startsWith(id));
  if (found.length === 1) return found[0] as Path;
  const ids = paths.map((path) => path.id).join(', ');
  throw new UsageError(
    `${found.length === 0 ? `"${model}" has no path "${id}"` : `Several paths begin with "${id}"`}. There are: ${ids}`,
  );
}

/** Throws a UsageError if the machine has changed since these paths were made. */
export function assertSameMachine(set: PathSet, model: AnyPathModel<never>): void {
  if (set.machine.fingerprint === computeFingerprint(model.machine)) return;
  throw new UsageError(
    `The machine "${set.machine.id}" has changed since these paths were made. ` +
      `Make the paths of "${set.model}" anew, with the strategy "${set.strategy.name}".`,
  );
}

import { explore, findPaths, splitPaths, type AnyPathModel, type Path } from '#xstate-paths';

/**
 * Paths of a model to play on the server: each transition, and a walk that goes where
 * they do not. Long ones are cut, so that each is a test of its own.
 */
export function pathsToPlay(model: AnyPathModel<never>, steps = 60): (readonly [string, Path])[] {
  const graph = explore(model);
  const { paths } = findPaths(model, 'tour', {}, graph);
  const walks = findPaths(model, 'random', { length: steps, seed: 7 }, graph);
  return splitPaths(graph, [...paths, ...walks.paths], 40).map((path) => [path.id, path] as const);
}

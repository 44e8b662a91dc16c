import { explore, findPaths, splitPaths, type AnyPathModel, type Path } from '#xstate-paths';

/** More steps than this take too long on the server. */
const mostSteps = 450;

/**
 * Paths of a model to play on the server: every case of every event in every situation, where that is
 * short enough, or else each transition from each state. Long ones are cut into about eight.
 */
export function pathsToPlay(model: AnyPathModel<never>): (readonly [string, Path])[] {
  const graph = explore(model);
  const edges = findPaths(model, 'tour', { cover: 'edges' }, graph).paths;
  const steps = edges.reduce((sum, path) => sum + path.steps.length, 0);
  const paths =
    steps > mostSteps ? findPaths(model, 'tour', { cover: 'pairs' }, graph).paths : edges;
  return splitPaths(graph, paths, 8).map((path) => [path.id, path] as const);
}

import { explore, findPaths, splitPaths, type AnyPathModel, type Path } from '#xstate-paths';

/** More steps than this take too long on the server. */
const mostSteps = 450;
/** The pieces of a long tour have about so many. */
const pieceSteps = 12;

/**
 * Paths of a model to play on the server, cut into about eight: every case of every event in every
 * situation, where that is short enough. Or else each transition from each state, or at least once,
 * and with the steps that are left each set of transitions that one step takes together, and each
 * transition in as many situations as fit: what came before can matter though the state is the same.
 */
export function pathsToPlay<World>(
  model: AnyPathModel<World>,
  most = mostSteps,
): (readonly [string, Path])[] {
  const graph = explore(model);
  const edges = findPaths(model, 'tour', { cover: 'edges' }, graph).paths;
  const steps = countSteps(edges);
  if (steps <= most) return withIds(splitPaths(graph, edges, 8));
  const pairs = findPaths(model, 'tour', { cover: 'pairs' }, graph).paths;
  const base =
    countSteps(pairs) <= most
      ? pairs
      : findPaths(model, 'tour', { cover: 'transitions' }, graph).paths;
  const pieces = splitPaths(graph, edges, Math.ceil(steps / pieceSteps));
  return withIds([...splitPaths(graph, base, 8), ...pickPieces(pieces, base, most)]);
}

const countSteps = (paths: readonly Path[]) =>
  paths.reduce((sum, path) => sum + path.steps.length, 0);
const withIds = (paths: readonly Path[]) => paths.map((path) => [path.id, path] as const);

/** Those that take the most that is new for a step, until there are `most` steps. */
function pickPieces(pieces: readonly Path[], before: readonly Path[], most: number): Path[] {
  const taken = new Set(before.flatMap(listTaken));
  let left = most - countSteps(before);
  const picked: Path[] = [];
  let rest = pieces.map((path) => ({ path, news: new Set(listTaken(path)) }));
  while (rest.length > 0) {
    rest = rest
      .map(({ path, news }) => ({ path, news: without(news, taken) }))
      .filter(({ path, news }) => news.size > 0 && path.steps.length <= left)
      .toSorted((one, other) => worth(other) - worth(one));
    const best = rest.shift();
    if (!best) break;
    left -= best.path.steps.length;
    picked.push(best.path);
    for (const each of best.news) taken.add(each);
  }
  return picked;
}

/** A set of transitions that no step has taken together is worth more than another situation. */
const worth = ({ path, news }: { path: Path; news: ReadonlySet<string> }) =>
  [...news].reduce((sum, each) => sum + (each.includes('{') ? 1 : 10), 0) / path.steps.length;

/** The sets of transitions that steps of a path take, alone and with the situation. */
const listTaken = ({ steps }: Path): string[] =>
  steps
    .filter(({ transitions }) => transitions.length > 0)
    .flatMap(({ from, transitions }) => {
      const set = transitions.join(' + ');
      return [set, `${set} ${JSON.stringify(from)}`];
    });

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  new Set([...all].filter((each) => !some.has(each)));

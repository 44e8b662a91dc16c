import type { Digraph, Walk } from './digraph.ts';

/**
 * Removes the parts of walks that reach no goal of their own: ends of walks, round trips (longest
 * first) and whole walks.
 */
export function trim(graph: Digraph, walks: readonly Walk[]): Walk[] {
  const times = Array.from({ length: graph.goalCount }, () => 0);
  for (const walk of walks) count(graph, times, walk, 1);
  const trimmed = walks.map((walk) =>
    withoutRounds(graph, times, withoutEnd(graph, times, [...walk])),
  );
  return trimmed.filter((walk) => !drop(graph, times, walk)).map((walk) => Int32Array.from(walk));
}

function count({ goals }: Digraph, times: number[], arcs: Iterable<number>, by: 1 | -1): void {
  for (const arc of arcs) {
    for (const goal of goals[arc] as readonly number[]) times[goal] = (times[goal] as number) + by;
  }
}

/**
 * Removes these arcs from the counts if every goal of theirs is still reached without them. Returns
 * whether it did.
 */
function drop(graph: Digraph, times: number[], arcs: readonly number[]): boolean {
  count(graph, times, arcs, -1);
  const isMissed = arcs.some((arc) =>
    (graph.goals[arc] as readonly number[]).some((goal) => times[goal] === 0),
  );
  if (isMissed) count(graph, times, arcs, 1);
  return !isMissed;
}

function withoutEnd(graph: Digraph, times: number[], walk: number[]): number[] {
  let length = walk.length;
  while (length > 1 && drop(graph, times, [walk[length - 1] as number])) length -= 1;
  return walk.slice(0, length);
}

function withoutRounds(graph: Digraph, times: number[], walk: number[]): number[] {
  let rest = walk;
  for (let begin = 1; begin < rest.length; begin += 1) {
    const node = graph.from[rest[begin] as number];
    for (let end = rest.length; end > begin; end -= 1) {
      if (graph.to[rest[end - 1] as number] !== node) continue;
      if (!drop(graph, times, rest.slice(begin, end))) continue;
      rest = rest.toSpliced(begin, end - begin);
      break;
    }
  }
  return rest;
}

import type { Digraph, Walk } from './digraph.ts';

/**
 * Finds walks that together reach every goal, by always going to the nearest arc with an open goal,
 * or back to the start if a goal is nearer from there.
 */
export function nearestGoals(graph: Digraph, resetCost: number): Walk[] {
  const open = new Set(Array.from({ length: graph.goalCount }, (_, goal) => goal));
  const walks: number[][] = [];
  let at = 0;
  while (open.size > 0) {
    const next = nearest(graph, at, open, resetCost);
    if (next.isAnew) walks.push([]);
    for (const arc of next.arcs) {
      walks.at(-1)?.push(arc);
      for (const goal of graph.goals[arc] as readonly number[]) open.delete(goal);
      at = graph.to[arc] as number;
    }
  }
  return walks.map((walk) => Int32Array.from(walk));
}

interface Way {
  isAnew: boolean;
  arcs: number[];
}

/** Breadth-first search. The start joins after `resetCost` steps. */
function nearest(graph: Digraph, at: number, open: Set<number>, resetCost: number): Way {
  const { nodes, from, to, out, goals } = graph;
  const cameBy: (number | null)[] = Array.from({ length: nodes }, () => null);
  const isSeen = Array.from({ length: nodes }, () => false);
  let ring = [at];
  isSeen[at] = true;
  for (let steps = 0; ; steps += 1) {
    if (steps === resetCost && !isSeen[0]) {
      isSeen[0] = true;
      ring.push(0);
    }
    const further: number[] = [];
    for (const node of ring) {
      for (const arc of out[node] as number[]) {
        const next = to[arc] as number;
        if ((goals[arc] as readonly number[]).some((goal) => open.has(goal))) {
          return tracePath(arc, cameBy, from);
        }
        if (isSeen[next]) continue;
        isSeen[next] = true;
        cameBy[next] = arc;
        // An arc from node 0 to a start does not count as a step.
        if (node === 0) ring.push(next);
        else further.push(next);
      }
    }
    if (further.length === 0 && steps >= resetCost) {
      throw new Error('A goal cannot be reached');
    }
    ring = further;
  }
}

function tracePath(last: number, cameBy: readonly (number | null)[], from: Int32Array): Way {
  const arcs: number[] = [];
  let node = -1;
  for (let arc: number | null = last; arc !== null; arc = cameBy[node] ?? null) {
    arcs.push(arc);
    node = from[arc] as number;
  }
  return { isAnew: node === 0, arcs: arcs.toReversed() };
}

import { cheapestCircuit } from './cheapest-circuit.ts';
import type { Digraph, Walk } from './digraph.ts';
import { nearestGoals } from './nearest-goals.ts';
import { trim } from './trim.ts';

/**
 * Finds walks from node 0 that together reach every goal in few steps, where a reset counts as
 * `resetCost` steps. The result is optimal if each goal has exactly one arc. If several arcs reach
 * a goal, no fast method finds the best choice: the greedy walk chooses the arcs first, and rounds
 * of exact circuits then improve them for as long as the walks get shorter.
 */
export function tour(graph: Digraph, resetCost: number): Walk[] {
  const needed = neededArcs(graph);
  if (reachedBy(graph, needed) === graph.goalCount)
    return cheapestCircuit(graph, needed, resetCost);

  const cost = (walks: Walk[]) => tourCost(walks, resetCost);
  const nearest = trim(graph, nearestGoals(graph, resetCost));
  let best = nearest;
  for (let round = 0; round < maxRounds; round += 1) {
    const chosen = firstArcs(graph, best);
    const tried = trim(graph, cheapestCircuit(graph, chosen, resetCost));
    if (cost(tried) >= cost(best)) break;
    best = tried;
  }
  return best;
}

/** The arcs that are the only ones to reach some goal. */
function neededArcs({ arcs, goals, goalCount }: Digraph): number[] {
  const ways = new Int32Array(goalCount);
  for (const own of goals) for (const goal of own) ways[goal] = (ways[goal] as number) + 1;
  const needed: number[] = [];
  for (let arc = 0; arc < arcs; arc += 1) {
    if ((goals[arc] as readonly number[]).some((goal) => ways[goal] === 1)) needed.push(arc);
  }
  return needed;
}

/** How many goals these arcs reach. */
function reachedBy({ goals, goalCount }: Digraph, arcs: readonly number[]): number {
  const isReached = new Uint8Array(goalCount);
  for (const arc of arcs) for (const goal of goals[arc] as readonly number[]) isReached[goal] = 1;
  return isReached.reduce((sum, each) => sum + each, 0);
}

/** In practice the walks stop improving after two or three rounds. */
const maxRounds = 10;

/** The cost in steps. The first arc of a walk is free, and no reset follows the last walk. */
export function tourCost(walks: readonly Walk[], resetCost: number): number {
  const steps = walks.reduce((sum, walk) => sum + walk.length - 1, 0);
  return steps + resetCost * Math.max(0, walks.length - 1);
}

/** The arcs on which the walks first reach each goal. */
function firstArcs({ goals }: Digraph, walks: readonly Walk[]): number[] {
  const reached = new Set<number>();
  const arcs = walks.flatMap((walk) => [...walk]);
  return arcs.filter((arc) => {
    const before = reached.size;
    for (const goal of goals[arc] as readonly number[]) reached.add(goal);
    return reached.size > before;
  });
}

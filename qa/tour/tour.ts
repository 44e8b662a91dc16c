import { cheapestCircuit } from './cheapest-circuit.ts';
import type { Digraph, Walk } from './digraph.ts';
import { nearestGoals } from './nearest-goals.ts';
import { trim } from './trim.ts';

/**
 * Walks from node 0 that together reach every goal, in few steps, a reset counting as `resetCost`
 * of them. The fewest where each goal has one arc of its own. Where several arcs would do, which
 * one to take is a choice no fast method makes best: the arcs are then those that always going to
 * the nearest open goal takes, exchanged for as long as that makes the walks shorter.
 */
export function tour(graph: Digraph, resetCost: number): Walk[] {
  const needed = neededArcs(graph);
  if (reachedBy(graph, needed) === graph.goalCount)
    return cheapestCircuit(graph, needed, resetCost);

  const cost = (walks: Walk[]) => costOf(walks, resetCost);
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

/** The arcs without which a goal is not reached. */
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

/** It settles after two or three. */
const maxRounds = 10;

/** Steps and resets; the first arc of a walk is none, and nobody begins anew after the last. */
export function costOf(walks: readonly Walk[], resetCost: number): number {
  const steps = walks.reduce((sum, walk) => sum + walk.length - 1, 0);
  return steps + resetCost * Math.max(0, walks.length - 1);
}

/** The arcs by which the walks reach each goal for the first time. */
function firstArcs({ goals }: Digraph, walks: readonly Walk[]): number[] {
  const reached = new Set<number>();
  const arcs = walks.flatMap((walk) => [...walk]);
  return arcs.filter((arc) => {
    const before = reached.size;
    for (const goal of goals[arc] as readonly number[]) reached.add(goal);
    return reached.size > before;
  });
}

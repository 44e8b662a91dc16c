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
  const arcsOf: number[][] = Array.from({ length: graph.goalCount }, () => []);
  for (const [arc, goals] of graph.goals.entries()) {
    for (const goal of goals) arcsOf[goal]?.push(arc);
  }
  const needed = new Set(arcsOf.flatMap((arcs) => (arcs.length === 1 ? arcs : [])));
  const reached = new Set([...needed].flatMap((arc) => graph.goals[arc] as number[]));
  if (reached.size === graph.goalCount) return cheapestCircuit(graph, [...needed], resetCost);

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
  return walks.flat().filter((arc) => {
    const before = reached.size;
    for (const goal of goals[arc] as number[]) reached.add(goal);
    return reached.size > before;
  });
}

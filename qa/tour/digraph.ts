import type { Graph } from '../explore.ts';

/**
 * A graph in numbers. Node 0 is where every path begins: its arcs lead to the starts and cost
 * nothing; every other arc is a step.
 */
export interface Digraph {
  nodes: number;
  arcs: number;
  from: Int32Array;
  to: Int32Array;
  /** Arcs leaving each node. */
  out: number[][];
  /** What each arc is worth taking for, numbered. */
  goals: (readonly number[])[];
  goalCount: number;
  /** Arcs from node 0: as many as there are starts, and the first of all. */
  startCount: number;
}

/** Arcs taken one after the other from node 0; the first leads to a start. */
export type Walk = Int32Array;

/** What a tour must have taken: see `coverLevels`. */
export type CoverLevel = keyof typeof coverLevels;

/** From the least to the most. */
export const coverLevels = {
  transitions: 'each arrow of the statechart once',
  pairs: 'each arrow from each state it can be taken in',
  edges: 'each case of each event in each situation the model tells apart',
} as const;

/** Numbers a graph, its goals by the level of cover asked for. */
export function toDigraph(graph: Graph, level: CoverLevel): Digraph {
  const { nodes, edges, starts } = graph;
  const startCount = starts.length;
  const arcs = startCount + edges.length;
  const from = new Int32Array(arcs);
  const to = new Int32Array(arcs);
  const goals: (readonly number[])[] = [];
  const { goalsOf, count } = numberGoals(graph, level);
  for (const [arc, { node, transitions }] of starts.entries()) {
    to[arc] = node + 1;
    goals.push(goalsOf(arc, -1, transitions));
  }
  for (const [index, edge] of edges.entries()) {
    const arc = startCount + index;
    from[arc] = edge.from + 1;
    to[arc] = edge.to + 1;
    goals.push(goalsOf(arc, edge.from, edge.transitions));
  }
  const out = nodes.map((node) => node.out.map((index) => startCount + index));
  out.unshift(starts.map((_, arc) => arc));
  return { nodes: nodes.length + 1, arcs, from, to, out, goals, goalCount: count(), startCount };
}

function numberGoals({ nodes }: Graph, level: CoverLevel) {
  const values = level === 'pairs' ? nodes.map(({ view }) => JSON.stringify(view.value)) : [];
  const numbers = new Map<string, number>();
  const numberOf = (goal: string): number => {
    const number = numbers.get(goal) ?? numbers.size;
    numbers.set(goal, number);
    return number;
  };
  // Edges that take the same transitions share the list of their names.
  const known = new Map<readonly string[], readonly number[]>();

  function goalsOf(arc: number, from: number, transitions: readonly string[]): readonly number[] {
    if (level === 'edges') return [numberOf(String(arc))];
    if (level === 'pairs') {
      return transitions.map((name) => numberOf(`${values[from] ?? ''} ${name}`));
    }
    let goals = known.get(transitions);
    if (!goals) {
      goals = transitions.map(numberOf);
      known.set(transitions, goals);
    }
    return goals;
  }
  return { goalsOf, count: () => numbers.size };
}

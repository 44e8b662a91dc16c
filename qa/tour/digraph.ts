import type { Graph } from '../explore.ts';

/**
 * A graph in numbers. Node 0 is where every path begins: its arcs lead to the starts and cost
 * nothing; every other arc is a step.
 */
export interface Digraph {
  nodes: number;
  from: number[];
  to: number[];
  /** Arcs leaving each node. */
  out: number[][];
  /** What each arc is worth taking for, numbered. */
  goals: number[][];
  goalCount: number;
  /** Arcs from node 0: as many as there are starts, and the first of all. */
  startCount: number;
}

/** Arcs taken one after the other from node 0; the first leads to a start. */
export type Walk = number[];

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
  const values = level === 'pairs' ? nodes.map(({ view }) => JSON.stringify(view.value)) : [];
  const numbers = new Map<string, number>();
  const numberOf = (goal: string): number => {
    const number = numbers.get(goal) ?? numbers.size;
    numbers.set(goal, number);
    return number;
  };
  const goalsOf = (arc: number, from: number, transitions: string[]): number[] => {
    if (level === 'edges') return [numberOf(String(arc))];
    const prefix = level === 'pairs' ? `${values[from] ?? ''} ` : '';
    return transitions.map((name) => numberOf(prefix + name));
  };

  const arcs = [
    ...starts.map(({ node, transitions }) => ({ from: -1, to: node, transitions })),
    ...edges,
  ];
  const out: number[][] = Array.from({ length: nodes.length + 1 }, () => []);
  for (const [arc, { from }] of arcs.entries()) out[from + 1]?.push(arc);
  return {
    nodes: nodes.length + 1,
    from: arcs.map(({ from }) => from + 1),
    to: arcs.map(({ to }) => to + 1),
    out,
    goals: arcs.map(({ from, transitions }, arc) => goalsOf(arc, from, transitions)),
    goalCount: numbers.size,
    startCount: starts.length,
  };
}

import type { Edge, Graph } from '../explore.ts';
import { listLeaves } from '../state-names.ts';

/**
 * A graph as arrays of numbers. Every path starts at node 0. The arcs from node 0 lead to the
 * starts and cost nothing; every other arc is one step.
 */
export interface Digraph {
  nodes: number;
  arcs: number;
  from: Int32Array;
  to: Int32Array;
  /** The arcs that leave each node. */
  out: number[][];
  /** The numbers of the goals that each arc reaches. */
  goals: (readonly number[])[];
  goalCount: number;
  /** Number of starts. The arcs from node 0 to them are numbered first. */
  startCount: number;
}

/** A sequence of arcs from node 0; the first leads to a start. */
export type Walk = Int32Array;

/** What a tour must cover: see `coverLevels`. */
export type CoverLevel = keyof typeof coverLevels;

/** Ordered from the least to the most coverage. */
export const coverLevels = {
  transitions: 'each state, and each arrow of the statechart once, in each way',
  pairs: 'each arrow from each state it can be taken in, in each way',
  edges: 'each case of each event in each situation the model tells apart',
} as const;

/** Converts a graph, with the goals of the given cover level. */
export function toDigraph(graph: Graph, level: CoverLevel): Digraph {
  const { nodes, edges, starts } = graph;
  const startCount = starts.length;
  const arcs = startCount + edges.length;
  const from = new Int32Array(arcs);
  const to = new Int32Array(arcs);
  const goals: (readonly number[])[] = [];
  const { listGoals, wayGoal, refusalGoals, count } = numberGoals(graph, level);
  for (const [arc, { node, transitions }] of starts.entries()) {
    to[arc] = node + 1;
    goals.push(listGoals(arc, -1, node, transitions));
  }
  for (const [index, edge] of edges.entries()) {
    const arc = startCount + index;
    from[arc] = edge.from + 1;
    to[arc] = edge.to + 1;
    const own = [
      ...listGoals(arc, edge.from, edge.to, edge.transitions),
      ...(level === 'edges' ? [] : refusalGoals(edge)),
    ];
    const way = level === 'edges' ? null : wayGoal(edge);
    goals.push(way === null ? own : [...own, way]);
  }
  const out = nodes.map((node) => node.out.map((index) => startCount + index));
  out.unshift(starts.map((_, arc) => arc));
  return { nodes: nodes.length + 1, arcs, from, to, out, goals, goalCount: count(), startCount };
}

function numberGoals({ nodes }: Graph, level: CoverLevel) {
  const values = level === 'pairs' ? nodes.map(({ view }) => JSON.stringify(view.value)) : [];
  const numbers = new Map<string, number>();
  const numberGoal = (goal: string): number => {
    const number = numbers.get(goal) ?? numbers.size;
    numbers.set(goal, number);
    return number;
  };
  // Cached: edges with the same transitions share one list of names.
  const known = new Map<readonly string[], readonly number[]>();

  // A history state or a guard without a transition of its own can lead to a state by an arrow that
  // was taken before, so states are goals too.
  const expandStates =
    level === 'edges'
      ? []
      : nodes.map(({ view }) => listLeaves(view.value).map((leaf) => numberGoal(`in ${leaf}`)));

  function listGoals(
    arc: number,
    from: number,
    to: number,
    transitions: readonly string[],
  ): readonly number[] {
    if (level === 'edges') return [numberGoal(String(arc))];
    if (level === 'pairs') {
      const pairs = transitions.map((name) => numberGoal(`${values[from] ?? ''} ${name}`));
      return [...pairs, ...(expandStates[to] ?? [])];
    }
    let goals = known.get(transitions);
    if (!goals) {
      goals = transitions.map(numberGoal);
      known.set(transitions, goals);
    }
    return [...goals, ...(expandStates[to] ?? [])];
  }

  /** One of two buttons for the same event may be broken, so each is pressed once. */
  const wayGoal = ({ event, transitions }: Edge): number | null => {
    const { way } = event as { way?: string };
    return way === undefined ? null : numberGoal(`${transitions[0] ?? ''} by ${way}`);
  };
  /** That an event changes nothing is worth a step of its own, once for each guard. */
  const refusalGoals = ({ transitions, refused }: Edge): number[] =>
    transitions.length > 0 ? [] : refused.map((name) => numberGoal(`refused ${name}`));
  return { listGoals, wayGoal, refusalGoals, count: () => numbers.size };
}

import type { Edge, Graph, Node, Start } from '../explore.ts';
import type { Condition, Now } from './properties.ts';
import { isMet } from './properties.ts';

/**
 * The moments of all runs of a graph, by number: first the starts, then one for each edge that takes
 * a transition. A refused event is no moment: nothing has happened.
 */
export interface Moments {
  graph: Graph;
  count: number;
  startCount: number;
  /** The situation of each moment. */
  node: Int32Array;
  /** The moments that can follow in each situation. */
  next: number[][];
  now(moment: number): Now;
  /** The edge that leads to a moment; null at a start. */
  edge(moment: number): Edge | null;
  start(moment: number): Start;
  holds(condition: Condition<never>): Uint8Array;
}

/** Lists the moments of a graph. */
export function listMoments(graph: Graph): Moments {
  const { nodes, starts } = graph;
  const edges = graph.edges.filter((edge) => !isRefusal(graph, edge));
  const startCount = starts.length;
  const count = startCount + edges.length;
  const node = new Int32Array(count);
  for (const [index, start] of starts.entries()) node[index] = start.node;
  const next: number[][] = nodes.map(() => []);
  for (const [index, { from, to }] of edges.entries()) {
    node[startCount + index] = to;
    next[from]?.push(startCount + index);
  }
  const edge = (moment: number): Edge | null =>
    moment < startCount ? null : (edges[moment - startCount] as Edge);
  const now = (moment: number): Now => {
    const { view } = nodes[node[moment] as number] as Node;
    const { value, context } = view;
    const by = edge(moment);
    const { transitions } = by ?? (starts[moment] as Start);
    return { value, context, event: by?.event ?? null, transitions };
  };
  return {
    graph,
    count,
    startCount,
    node,
    next,
    now,
    edge,
    start: (moment) => starts[moment] as Start,
    holds(condition) {
      const met = new Uint8Array(count);
      for (let moment = 0; moment < count; moment += 1) {
        met[moment] = isMet(condition, now(moment)) ? 1 : 0;
      }
      return met;
    },
  };
}

const isRefusal = ({ nodes }: Graph, { transitions, from, to }: Edge) =>
  transitions.length === 0 && from === to && nodes[to]?.view.status !== 'error';

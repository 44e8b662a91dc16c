import { endless, FlowNetwork } from './cheapest-flow.ts';
import type { Digraph, Walk } from './digraph.ts';

/** Where a walk begins anew; stands between arcs. */
const reset = -1;

/**
 * Walks from node 0 that together take every required arc, in the fewest steps, a reset counting
 * as `resetCost` of them: the directed Chinese postman, who may also take a taxi back to where he
 * began. Every node must be entered as often as it is left; the cheapest arcs to take once more
 * for that are a flow of least cost, and what is balanced can be walked in one go (Euler). Exact
 * when all arcs are required, or those required hang together; otherwise arcs that connect them
 * are added, the nearest first.
 */
export function cheapestCircuit(
  graph: Digraph,
  required: readonly number[],
  resetCost: number,
): Walk[] {
  const wanted = [...required];
  for (;;) {
    const taken = balance(graph, wanted, resetCost);
    const bridge = findBridge(graph, taken);
    if (bridge.length === 0) return walk(graph, taken);
    wanted.push(...bridge);
  }
}

/** How often each arc is taken, and how often a walk ends at each node. */
interface Taken {
  arcs: number[];
  ends: number[];
}

function balance(graph: Digraph, required: readonly number[], resetCost: number): Taken {
  const { nodes, from, to, startCount } = graph;
  const surplus = Array.from({ length: nodes }, () => 0);
  const taken: Taken = { arcs: from.map(() => 0), ends: surplus.map(() => 0) };
  for (const arc of required) {
    taken.arcs[arc] = (taken.arcs[arc] as number) + 1;
    surplus[to[arc] as number] = (surplus[to[arc] as number] as number) + 1;
    surplus[from[arc] as number] = (surplus[from[arc] as number] as number) - 1;
  }

  const [end, source, sink] = [nodes, nodes + 1, nodes + 2];
  const network = new FlowNetwork(nodes + 3);
  const arcs = from.map((node, arc) =>
    network.addArc(node, to[arc] as number, endless, arc < startCount ? 0 : 1),
  );
  const ends = surplus.map((_, node) => (node === 0 ? -1 : network.addArc(node, end, endless, 0)));
  // The last walk ends where it ends: nobody has to begin anew after it.
  network.addArc(end, 0, 1, 0);
  network.addArc(end, 0, endless, resetCost);
  for (const [node, amount] of surplus.entries()) {
    if (amount > 0) network.addArc(source, node, amount, 0);
    if (amount < 0) network.addArc(node, sink, -amount, 0);
  }
  network.send(source, sink);

  for (const [arc, number] of arcs.entries()) {
    taken.arcs[arc] = (taken.arcs[arc] as number) + network.flowOn(number);
  }
  for (const [node, number] of ends.entries()) {
    taken.ends[node] = number === -1 ? 0 : network.flowOn(number);
  }
  return taken;
}

/** The shortest way from what hangs together with node 0 to taken arcs that do not; empty if all do. */
function findBridge({ nodes, from, to, out }: Digraph, { arcs }: Taken): number[] {
  const isReached = Array.from({ length: nodes }, (_, node) => node === 0);
  const reached = [0];
  const neighbours: number[][] = Array.from({ length: nodes }, () => []);
  for (const [arc, times] of arcs.entries()) {
    if (times === 0) continue;
    neighbours[from[arc] as number]?.push(to[arc] as number);
    neighbours[to[arc] as number]?.push(from[arc] as number);
  }
  for (const node of reached) {
    for (const next of neighbours[node] as number[]) {
      if (isReached[next]) continue;
      isReached[next] = true;
      reached.push(next);
    }
  }
  const isApart = (node: number) => !isReached[node] && (neighbours[node] as number[]).length > 0;

  const cameBy = new Map<number, number>();
  for (const node of reached) {
    for (const arc of out[node] as number[]) {
      const next = to[arc] as number;
      if (isReached[next] || cameBy.has(next)) continue;
      cameBy.set(next, arc);
      if (isApart(next)) return wayBack(next, cameBy, from);
      reached.push(next);
    }
  }
  return [];
}

function wayBack(last: number, cameBy: Map<number, number>, from: number[]): number[] {
  const way: number[] = [];
  for (let arc = cameBy.get(last); arc !== undefined; arc = cameBy.get(from[arc] as number)) {
    way.push(arc);
  }
  return way.toReversed();
}

/** Hierholzer's circuit, cut where a walk ends. */
function walk({ to, out }: Digraph, { arcs, ends }: Taken): Walk[] {
  const left = [...arcs];
  const next = out.map(() => 0);
  const endsLeft = [...ends];
  const circuit: number[] = [];
  // Where the way stands, and the arcs by which it came there.
  const stack = [0];
  const cameBy = [reset];
  while (stack.length > 0) {
    const node = stack[stack.length - 1] as number;
    const own = out[node] as number[];
    while ((left[own[next[node] as number] as number] ?? 1) === 0) {
      next[node] = (next[node] as number) + 1;
    }
    const arc = own[next[node] as number];
    if (arc !== undefined) {
      left[arc] = (left[arc] as number) - 1;
      stack.push(to[arc] as number);
      cameBy.push(arc);
    } else if ((endsLeft[node] ?? 0) > 0) {
      endsLeft[node] = (endsLeft[node] as number) - 1;
      stack.push(0);
      cameBy.push(reset);
    } else {
      stack.pop();
      circuit.push(cameBy.pop() as number);
    }
  }
  return cut(circuit.toReversed());
}

function cut(circuit: readonly number[]): Walk[] {
  const walks: Walk[] = [];
  let current: Walk = [];
  for (const arc of circuit) {
    if (arc === reset) {
      if (current.length > 0) walks.push(current);
      current = [];
    } else current.push(arc);
  }
  if (current.length > 0) walks.push(current);
  return walks;
}

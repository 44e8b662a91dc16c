import { endless, FlowNetwork } from './cheapest-flow.ts';
import type { Digraph, Walk } from './digraph.ts';

/** Marks a reset between arcs: the walk ends and the next one starts at node 0. */
const reset = -1;

/**
 * Finds walks from node 0 that together take every required arc in the fewest steps, where a reset
 * counts as `resetCost` steps. This is the directed Chinese postman problem with an extra arc back
 * to the start. Every node must be entered as often as it is left; a minimum-cost flow finds the
 * cheapest arcs to repeat for that, and Euler's theorem gives the walk. The result is optimal if
 * all arcs are required or the required ones are connected; otherwise connecting arcs are added,
 * nearest first.
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

/** How often each arc is taken, and how many walks end at each node. */
interface CircuitCounts {
  arcs: Int32Array;
  ends: Int32Array;
}

function balance(graph: Digraph, required: readonly number[], resetCost: number): CircuitCounts {
  const { nodes, arcs, from, to, startCount } = graph;
  const surplus = new Int32Array(nodes);
  const taken: CircuitCounts = { arcs: new Int32Array(arcs), ends: new Int32Array(nodes) };
  const add = (numbers: Int32Array, place: number, amount: number) => {
    numbers[place] = (numbers[place] as number) + amount;
  };
  for (const arc of required) {
    add(taken.arcs, arc, 1);
    add(surplus, to[arc] as number, 1);
    add(surplus, from[arc] as number, -1);
  }

  const [end, source, sink] = [nodes, nodes + 1, nodes + 2];
  const network = new FlowNetwork(nodes + 3, arcs + 2 * nodes + 2);
  const numbers = new Int32Array(arcs);
  const endNumbers = new Int32Array(nodes);
  for (let arc = 0; arc < arcs; arc += 1) {
    const price = arc < startCount ? 0 : 1;
    numbers[arc] = network.addArc(from[arc] as number, to[arc] as number, endless, price);
  }
  for (let node = 1; node < nodes; node += 1) {
    endNumbers[node] = network.addArc(node, end, endless, 0);
  }
  // The last walk needs no reset after it, so one unit is free.
  network.addArc(end, 0, 1, 0);
  network.addArc(end, 0, endless, resetCost);
  for (const [node, amount] of surplus.entries()) {
    if (amount > 0) network.addArc(source, node, amount, 0);
    if (amount < 0) network.addArc(node, sink, -amount, 0);
  }
  network.send(source, sink);

  for (const [arc, number] of numbers.entries()) add(taken.arcs, arc, network.flowOn(number));
  for (let node = 1; node < nodes; node += 1) {
    taken.ends[node] = network.flowOn(endNumbers[node] as number);
  }
  return taken;
}

/**
 * Finds the shortest route from the part connected with node 0 to taken arcs outside of it. Returns
 * an empty list if everything is connected.
 */
function findBridge({ nodes, from, to, out }: Digraph, { arcs }: CircuitCounts): number[] {
  const parts = Int32Array.from({ length: nodes }, (_, node) => node);
  const findPart = (node: number): number => {
    let at = node;
    while (parts[at] !== at) {
      parts[at] = parts[parts[at] as number] as number;
      at = parts[at] as number;
    }
    return at;
  };
  for (const [arc, times] of arcs.entries()) {
    if (times > 0) parts[findPart(from[arc] as number)] = findPart(to[arc] as number);
  }
  const isApart = new Uint8Array(nodes);
  const own = findPart(0);
  let isAnyApart = false;
  for (const [arc, times] of arcs.entries()) {
    if (times === 0 || findPart(to[arc] as number) === own) continue;
    isApart[from[arc] as number] = 1;
    isApart[to[arc] as number] = 1;
    isAnyApart = true;
  }
  if (!isAnyApart) return [];

  const cameBy = new Map<number, number>();
  const reached = [...parts.keys()].filter((node) => findPart(node) === own);
  for (const node of reached) {
    for (const arc of out[node] as number[]) {
      const next = to[arc] as number;
      if (findPart(next) === own || cameBy.has(next)) continue;
      cameBy.set(next, arc);
      if (isApart[next] === 1) return wayBack(next, cameBy, from);
      reached.push(next);
    }
  }
  return [];
}

function wayBack(last: number, cameBy: Map<number, number>, from: Int32Array): number[] {
  const way: number[] = [];
  for (let arc = cameBy.get(last); arc !== undefined; arc = cameBy.get(from[arc] as number)) {
    way.push(arc);
  }
  return way.toReversed();
}

/** Builds the circuit with Hierholzer's algorithm and splits it at resets. */
function walk({ nodes, from, to }: Digraph, { arcs, ends }: CircuitCounts): Walk[] {
  const left = arcs.slice();
  const endsLeft = ends.slice();
  // Linked lists: the first arc of each node that is not used up, and the next arc after each arc.
  const first = new Int32Array(nodes).fill(-1);
  const next = new Int32Array(arcs.length);
  for (let arc = arcs.length - 1; arc >= 0; arc -= 1) {
    next[arc] = first[from[arc] as number] as number;
    first[from[arc] as number] = arc;
  }
  const sum = (numbers: Int32Array) => numbers.reduce((all, each) => all + each, 0);
  const length = sum(arcs) + sum(ends) + 1;
  // A stack of the arcs that led to the current node. An arc is written to the circuit, back to
  // front, once its end has no arcs left.
  const way = new Int32Array(length);
  const circuit = new Int32Array(length);
  let place = length;
  let depth = 0;
  way[0] = reset;
  let node = 0;
  while (depth >= 0) {
    let arc = first[node] as number;
    while (arc !== -1 && left[arc] === 0) arc = next[arc] as number;
    first[node] = arc;
    if (arc !== -1) {
      left[arc] = (left[arc] as number) - 1;
      depth += 1;
      way[depth] = arc;
      node = to[arc] as number;
    } else if ((endsLeft[node] as number) > 0) {
      endsLeft[node] = (endsLeft[node] as number) - 1;
      depth += 1;
      way[depth] = reset;
      node = 0;
    } else {
      place -= 1;
      circuit[place] = way[depth] as number;
      depth -= 1;
      const last = way[depth] as number;
      node = last === reset ? 0 : (to[last] as number);
    }
  }
  return cut(circuit.subarray(place));
}

function cut(circuit: Int32Array): Walk[] {
  const walks: Walk[] = [];
  for (let begin = 0; begin < circuit.length;) {
    const found = circuit.indexOf(reset, begin);
    const end = found === -1 ? circuit.length : found;
    if (end > begin) walks.push(circuit.subarray(begin, end));
    begin = end + 1;
  }
  return walks;
}

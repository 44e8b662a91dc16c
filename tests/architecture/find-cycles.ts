/**
 * The cycles of a graph: for each group of nodes that all reach one another, a shortest cycle
 * through its first node, such as `a -> b -> a`.
 */
export function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const cycles: string[] = [];
  const covered = new Set<string>();
  for (const node of [...edges.keys()].toSorted()) {
    if (covered.has(node)) continue;
    const cycle = shortestCycle(edges, node);
    if (!cycle) continue;
    for (const each of cycle) covered.add(each);
    cycles.push(cycle.join(' -> '));
  }
  return cycles;
}

function shortestCycle(
  edges: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
): string[] | null {
  const cameFrom = new Map<string, string>();
  let reached = [start];
  while (reached.length > 0) {
    const next: string[] = [];
    for (const node of reached) {
      for (const target of edges.get(node) ?? []) {
        if (target === start) return [...wayTo(node, cameFrom), start];
        if (cameFrom.has(target)) continue;
        cameFrom.set(target, node);
        next.push(target);
      }
    }
    reached = next;
  }
  return null;
}

function wayTo(node: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [node];
  for (let at = cameFrom.get(node); at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}

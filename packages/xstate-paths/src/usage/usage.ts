import type { Edge, Graph } from '../explore.ts';
import type { Path } from '../path.ts';
import { followRecording, type Recording } from '../recording.ts';
import { findProblem } from '../shape.ts';
import { shortestRoutes } from '../strategies/shortest.ts';
import type { Route } from '../routes.ts';
import { suggestName } from '../nearest-name.ts';
import { UsageError } from '../usage-error.ts';

/** How often each transition is taken in real use, by its name. */
export type UsageCounts = Readonly<Record<string, number>>;

/** Counts the transitions that recordings of real use took, as far as the model follows them. */
export function countUsage(graph: Graph, recordings: readonly Recording[]): UsageCounts {
  const counts: Record<string, number> = {};
  for (const recording of recordings) {
    const { route } = followRecording(graph, recording);
    for (const { transitions } of [route.start, ...route.edges]) {
      for (const name of transitions) counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  return counts;
}

/**
 * Parses counts, or recordings of real use (one, or a list). Throws a UsageError that says what is
 * wrong, also for a transition that the machine does not have.
 */
export function parseUsage(graph: Graph, json: string): UsageCounts {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    throw new UsageError('Usage is JSON: counts by transition, a recording, or a list of them.');
  }
  const isRecording = (value: unknown): value is Recording =>
    findProblem(
      value,
      { recorded: { each: { event: 'string', transitions: { each: 'string' } } } },
      '',
    ) === null;
  const recordings = Array.isArray(read) ? read : [read];
  if (recordings.every(isRecording)) {
    return countUsage(
      graph,
      recordings.map((each) => ({ ...each, lost: 0 })),
    );
  }
  const names = new Set(graph.edges.flatMap(({ transitions }) => transitions));
  for (const start of graph.starts) for (const name of start.transitions) names.add(name);
  for (const [name, count] of Object.entries(Object(read) as object)) {
    if (typeof count !== 'number' || !(count >= 0)) {
      throw new UsageError(`Usage needs a count for "${name}", not ${JSON.stringify(count)}.`);
    }
    if (!names.has(name)) {
      throw new UsageError(`No path takes the transition "${name}".${suggestName(name, names)}`);
    }
  }
  return read as UsageCounts;
}

/** How much of real use paths cover: `covered` of `all` transitions that users took. */
export function measureUsage(
  paths: readonly Path[],
  usage: UsageCounts,
): { covered: number; all: number; percent: number; missing: [name: string, count: number][] } {
  const taken = new Set(
    paths.flatMap(({ transitions, steps }) => [
      ...transitions,
      ...steps.flatMap((step) => step.transitions),
    ]),
  );
  const sum = (entries: readonly [string, number][]) => entries.reduce((all, [, n]) => all + n, 0);
  const entries = Object.entries(usage);
  const all = sum(entries);
  const covered = sum(entries.filter(([name]) => taken.has(name)));
  return {
    covered,
    all,
    percent: all === 0 ? 100 : Math.floor((1000 * covered) / all) / 10,
    missing: entries
      .filter(([name, count]) => count > 0 && !taken.has(name))
      .toSorted(([, one], [, other]) => other - one),
  };
}

/**
 * Finds routes that cover the most of real use first, in at most `length` steps: from wherever a
 * route is, it goes to the edge that is worth the most for each step, or begins anew.
 */
export function usageRoutes(graph: Graph, usage: UsageCounts, length: number): Route[] {
  const open = new Map(Object.entries(usage).filter(([, count]) => count > 0));
  const worth = (edge: Edge) =>
    edge.transitions.reduce((sum, name) => sum + (open.get(name) ?? 0), 0);
  const take = (transitions: readonly string[]) => {
    for (const name of transitions) open.delete(name);
  };
  for (const { transitions } of graph.starts) take(transitions);
  const anew = shortestRoutes(graph);
  const routes: Route[] = [];
  let steps = 0;
  while (open.size > 0) {
    const current = routes.at(-1);
    const at = current && (current.edges.at(-1)?.to ?? current.start.node);
    const further = at === undefined ? null : bestFrom(graph, [{ node: at, edges: [] }], worth);
    const fresh = bestFrom(
      graph,
      anew.map(({ start, edges }) => ({ node: edges.at(-1)?.to ?? start.node, edges, start })),
      worth,
      false,
    );
    const next = further && (!fresh || further.value >= fresh.value) ? further : fresh;
    if (!next || steps + next.edges.length > length) break;
    if (next.start) routes.push({ start: next.start, edges: [] });
    routes.at(-1)?.edges.push(...next.edges);
    for (const { transitions } of next.edges) take(transitions);
    steps += next.edges.length;
  }
  return routes;
}

interface Way {
  node: number;
  edges: readonly Edge[];
  start?: Route['start'];
}

/** The way to the edge that is worth the most for each step. */
function bestFrom(
  { nodes, edges }: Graph,
  from: readonly Way[],
  worth: (edge: Edge) => number,
  isSearching = true,
): (Way & { value: number }) | null {
  const ways = new Map(from.map((way) => [way.node, way]));
  let best: (Way & { value: number }) | null = null;
  for (const way of ways.values()) {
    for (const place of nodes[way.node]?.out ?? []) {
      const edge = edges[place] as Edge;
      const taken = [...way.edges, edge];
      const value = worth(edge) / taken.length;
      if (value > 0 && value > (best?.value ?? 0)) best = { ...way, edges: taken, value };
      if (isSearching && !ways.has(edge.to)) ways.set(edge.to, { node: edge.to, edges: taken });
    }
  }
  return best;
}

import type { Edge, Graph } from '#xstate-paths';
import type { Condition, Property } from '#xstate-paths';

/**
 * A second checker of temporal properties, which shares no code with the first: it lists all runs of
 * a small graph, and reads off each what a property means.
 */
interface Moment {
  node: number;
  edge: Edge | null;
}

/** A run: its moments, and where it goes on from its last one; null if it ends. */
export interface Run {
  moments: Moment[];
  /** The index of the moment that follows the last one. */
  again: number | null;
}

/** Every run that goes round at most once, after ways of up to three times as many steps as nodes. */
export function runsIn({ nodes, edges, starts }: Graph): Run[] {
  const runs: Run[] = [];
  const most = 3 * nodes.length;
  const go = (moments: Moment[]): void => {
    const last = moments.at(-1) as Moment;
    const out = edges.filter(
      ({ from, transitions }) => from === last.node && transitions.length > 0,
    );
    if (out.length === 0) runs.push({ moments, again: null });
    for (const edge of out) {
      for (const [index, { node }] of moments.entries()) {
        // Taking this edge again and again from where the run was before.
        if (node === edge.to && moments.length - index <= nodes.length) {
          runs.push({ moments: [...moments, { node: edge.to, edge }], again: index + 1 });
        }
      }
      if (moments.length < most) go([...moments, { node: edge.to, edge }]);
    }
  };
  for (const { node } of starts) go([{ node, edge: null }]);
  return runs;
}

/** Whether a property holds on every run. */
export function findBruteForce(
  graph: Graph,
  runs: readonly Run[],
  property: Property<never>,
): boolean {
  if ('isFair' in property && property.isFair) return holdsFairly(graph, property);
  return runs.every((run) => holdsOn(graph, run, property));
}

function isTrue(graph: Graph, condition: Condition<never>, { node, edge }: Moment): boolean {
  if (Array.isArray(condition))
    return condition.some((each: Condition<never>) => isTrue(graph, each, { node, edge }));
  if (typeof condition === 'string') return graph.nodes[node]?.view.value === condition;
  return edge?.event.type === (condition as { event: string }).event;
}

/** The moments from one on, long enough that going round once more changes nothing. */
function unroll({ moments, again }: Run, from: number): Moment[] {
  const rest = moments.slice(from);
  if (again === null) return rest;
  const round = moments.slice(Math.min(again, moments.length - 1));
  return [...rest, ...round, ...round, ...round];
}

function holdsOn(graph: Graph, run: Run, property: Property<never>): boolean {
  const met = (condition: Condition<never>, moment: Moment) => isTrue(graph, condition, moment);
  const all = unroll(run, 0);
  switch (property.kind) {
    case 'never':
      return !all.some((moment) => met(property.what, moment));
    case 'always':
      return all.every((moment) => met(property.what, moment));
    case 'eventually':
      return all.some((moment) => met(property.what, moment));
    case 'until': {
      const goal = all.findIndex((moment) => met(property.goal, moment));
      return goal !== -1 && all.slice(0, goal).every((moment) => met(property.hold, moment));
    }
    case 'leadsTo':
      return run.moments.every(
        (moment, index) =>
          !met(property.when, moment) ||
          unroll(run, index).some((later) => met(property.goal, later)),
      );
    case 'within':
    default:
      return run.moments.every((moment, index) => {
        if (!met(property.when, moment) || met(property.goal, moment)) return true;
        let ms = 0;
        for (const later of unroll(run, index).slice(1)) {
          ms += Number(/^xstate\.after\.(\d+)\./.exec(later.edge?.event.type ?? '')?.[1] ?? 0);
          if (ms > property.ms) return false;
          if (met(property.goal, later)) return true;
        }
        // A run that goes round in no time is never late.
        return run.again !== null;
      });
  }
}

/**
 * A fair run comes to the goal exactly if, wherever it can get without the goal, the goal can still
 * be reached.
 */
function holdsFairly(graph: Graph, property: Property<never>): boolean {
  if (property.kind !== 'eventually' && property.kind !== 'until' && property.kind !== 'leadsTo') {
    throw new Error('Only liveness is fair');
  }
  const goal = property.kind === 'eventually' ? property.what : property.goal;
  const moves = graph.edges.filter(({ transitions }) => transitions.length > 0);
  const moments: Moment[] = [
    ...graph.starts.map(({ node }) => ({ node, edge: null })),
    ...moves.map((edge) => ({ node: edge.to, edge })),
  ];
  const isGoal = moments.map((moment) => isTrue(graph, goal, moment));
  const follows = (one: Moment, other: Moment) =>
    other.edge !== null && other.edge.from === one.node;
  const closure = (isAllowed: (moment: number) => boolean): boolean[][] => {
    const reach = moments.map((one, at) =>
      moments.map((other, to) => at === to || (follows(one, other) && isAllowed(to))),
    );
    for (const [via] of moments.entries()) {
      for (const row of reach) {
        if (row[via]) row.forEach((_, to) => (row[to] ||= reach[via]?.[to] ?? false));
      }
    }
    return reach;
  };
  const anyhow = closure(() => true);
  const without = closure((moment) => !isGoal[moment]);
  const canStill = moments.map((_, at) =>
    moments.some((_other, to) => anyhow[at]?.[to] && isGoal[to]),
  );
  const isStart = (at: number) => at < graph.starts.length;
  const isReached = (to: number) => moments.some((_, at) => isStart(at) && anyhow[at]?.[to]);
  const begins = (at: number) =>
    property.kind === 'leadsTo'
      ? isReached(at) && isTrue(graph, property.when, moments[at] as Moment)
      : isStart(at);
  const comes = moments.every(
    (_, at) =>
      !begins(at) ||
      isGoal[at] ||
      moments.every((_other, to) => !without[at]?.[to] || isGoal[to] || canStill[to]),
  );
  if (property.kind !== 'until') return comes;
  const isHeld = moments.every(
    (moment, to) =>
      isGoal[to] ||
      isTrue(graph, property.hold, moment) ||
      !moments.some((_, at) => isStart(at) && !isGoal[at] && without[at]?.[to]),
  );
  return comes && isHeld;
}

import type { Edge, Graph, Start } from './explore.ts';
import { UsageError } from './usage-error.ts';
import { withoutPrefixes, type Route } from './routes.ts';
import { isIn, formatStateName } from './state-names.ts';
import { routeFromEvents, type EventPattern } from './strategies/from-events.ts';
import { randomRoutes } from './strategies/random.ts';
import { shortestRoutes } from './strategies/shortest.ts';
import { simpleRoutes } from './strategies/simple.ts';
import { coverLevels, toDigraph, type CoverLevel } from './tour/digraph.ts';
import { usageRoutes, type UsageCounts } from './usage/usage.ts';
import { tour } from './tour/tour.ts';

export interface StrategyOptions {
  /** The name of a state. For `random`, `until` may also be `states` or `transitions`. */
  to?: string | undefined;
  until?: string | undefined;
  seed?: number | undefined;
  length?: number | undefined;
  cover?: CoverLevel | undefined;
  maxPaths?: number | undefined;
  events?: readonly EventPattern[] | undefined;
  start?: string | undefined;
  /** How often each transition is taken in real use, for the strategy `usage`. */
  usage?: UsageCounts | undefined;
  /** The cost of starting over, in steps. */
  resetCost?: number | undefined;
}

/** Options that apply unless the caller sets them. */
export const defaults = {
  seed: 1,
  length: 50,
  cover: 'transitions',
  maxPaths: 1000,
  resetCost: 1,
} as const;

interface Strategy {
  description: string;
  find(graph: Graph, options: StrategyOptions): Route[];
}

export const strategies = {
  tour: {
    description: 'every transition at least once, in few steps; --cover pairs or edges for more',
    find: tourRoutes,
  },
  shortest: {
    description: 'the shortest path to each state, without those that are the beginning of another',
    find: (graph) => withoutPrefixes(shortestRoutes(graph)),
  },
  simple: {
    description: 'every path that comes to no state twice; refused above --max-paths',
    find: (graph, { maxPaths = defaults.maxPaths }) => simpleRoutes(graph, maxPaths),
  },
  random: {
    description: 'by chance: --seed, --length in steps, --until a state, "states" or "transitions"',
    find: (graph, { seed = defaults.seed, length = defaults.length, until }) => {
      if (until !== undefined && until !== 'states' && until !== 'transitions') {
        assertState(graph, until);
      }
      return randomRoutes(graph, { seed, length, until });
    },
  },
  to: { description: 'the shortest path to one state: --to', find: routeTo },
  usage: {
    description: 'what is used most comes first, in at most --length steps: --usage FILE',
    find(graph, { usage, length = defaults.length }) {
      if (!usage) {
        throw new UsageError(
          'Whose usage? --usage takes a file with counts by transition, or with recordings',
        );
      }
      return usageRoutes(graph, usage, length);
    },
  },
  events: {
    description:
      'the path that these events take: --events \'["login.requested", ...]\', or a file',
    find(graph, { events, start }) {
      if (!events) {
        throw new UsageError(
          'Which events? --events takes a JSON list of events, or a file with one',
        );
      }
      return [routeFromEvents(graph, events, start)];
    },
  },
} as const satisfies Record<string, Strategy>;

/**
 * Returns the strategy of this name. Throws a UsageError that lists all strategies if there is
 * none.
 */
export function strategyNamed(name: string): Strategy {
  const strategy = (strategies as Record<string, Strategy>)[name];
  if (strategy) return strategy;
  const all = Object.entries(strategies).map(
    ([each, { description }]) => `  ${each.padEnd(9)} ${description}`,
  );
  throw new UsageError(`There is no strategy "${name}". There are:\n${all.join('\n')}`);
}

/** Throws a UsageError that lists all cover levels if there is none of this name. */
export function coverLevelNamed(name: string | undefined): CoverLevel | undefined {
  if (name === undefined || name in coverLevels) return name as CoverLevel | undefined;
  const all = Object.entries(coverLevels).map(
    ([each, description]) => `  ${each.padEnd(12)} ${description}`,
  );
  throw new UsageError(`There is no cover "${name}". There are:\n${all.join('\n')}`);
}

function tourRoutes(graph: Graph, options: StrategyOptions): Route[] {
  const { cover = defaults.cover, resetCost = defaults.resetCost } = options;
  const digraph = toDigraph(graph, coverLevelNamed(cover) ?? defaults.cover);
  return tour(digraph, resetCost).map((walk) => {
    const start = graph.starts[walk[0] as number] as Start;
    const edges: Edge[] = [];
    edges.length = walk.length - 1;
    for (let step = 0; step < edges.length; step += 1) {
      edges[step] = graph.edges[(walk[step + 1] as number) - digraph.startCount] as Edge;
    }
    return { start, edges };
  });
}

function routeTo(graph: Graph, { to }: StrategyOptions): Route[] {
  assertState(graph, to);
  const route = shortestRoutes(graph).find(({ start, edges }) => {
    const node = graph.nodes[edges.at(-1)?.to ?? start.node];
    return node !== undefined && isIn(node.view, to);
  });
  return route ? [route] : [];
}

function assertState({ nodes }: Graph, name: string | undefined): asserts name is string {
  if (name !== undefined && nodes.some(({ view }) => isIn(view, name))) return;
  const names = new Set(nodes.map(({ view }) => formatStateName(view)));
  throw new UsageError(
    `${name === undefined ? 'Which state?' : `There is no state "${name}".`} There are:\n` +
      [...names].map((each) => `  ${each}`).join('\n'),
  );
}

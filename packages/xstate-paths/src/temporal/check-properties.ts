import type { Graph } from '../explore.ts';
import { suggestName } from '../nearest-name.ts';
import type { Path } from '../path.ts';
import { toPath } from '../routes.ts';
import { formatStateName, isIn } from '../state-names.ts';
import { readStructure } from '../structure.ts';
import { delayMs } from './delays.ts';
import { listMoments, type Moments } from './moments.ts';
import { conditionsIn, namesIn, type Condition, type Property } from './properties.ts';
import { findCycles, search } from './search.ts';

/** A run that a property forbids. */
export interface Counterexample {
  path: Path;
  /** The number of the step after which the rest of the path repeats for ever; null if it ends. */
  loopsAfter: number | null;
  /** What is wrong at the end of it. */
  because: string;
}

/** Whether each property holds on every run of a graph. */
export interface Verdict {
  sentence: string;
  /** Null if it holds. */
  counterexample: Counterexample | null;
}

/** Checks every property of the graph's model. */
export function checkProperties(
  graph: Graph,
  properties: Readonly<Record<string, Property<never>>> = graph.model.properties ?? {},
): Verdict[] {
  const moments = listMoments(graph);
  return Object.entries(properties).map(([sentence, property]) => ({
    sentence,
    counterexample: findCounterexample(moments, property),
  }));
}

/** One sentence for each wrong name in a property, and for each property that does not hold. */
export function describeBrokenProperties(graph: Graph): string[] {
  const { properties = {} } = graph.model;
  const wrong = Object.entries(properties).flatMap(([sentence, property]) =>
    findWrongNames(graph, property).map((problem) => `"${sentence}" ${problem}`),
  );
  if (wrong.length > 0) return wrong;
  return checkProperties(graph).flatMap(({ sentence, counterexample }) =>
    counterexample ? [`"${sentence}" does not hold: ${formatCounterexample(counterexample)}`] : [],
  );
}

/** Formats a counterexample in one line: its events, and what is wrong at the end. */
export function formatCounterexample({ path, loopsAfter, because }: Counterexample): string {
  const labels = path.steps.map(({ label, to }) => `${label} (${formatStateName(to)})`);
  const first = [`${path.start} (${formatStateName(path.from)})`];
  if (loopsAfter === null) return `${[...first, ...labels].join(' → ')}: ${because}`;
  const before = [...first, ...labels.slice(0, loopsAfter)].join(' → ');
  return `${before}, then again and again ${labels.slice(loopsAfter).join(' → ')}: ${because}`;
}

function findWrongNames({ model, nodes }: Graph, property: Property<never>): string[] {
  const structure = Object.keys(model.states);
  const taken = readStructure(model.machine).transitions.map(({ name }) => name);
  return conditionsIn(property).flatMap((condition) => {
    const { states, events, transitions } = namesIn(condition);
    const isState = (name: string) =>
      nodes.some(({ view }) => isIn(view, name)) ||
      structure.some((state) => state === name || state.startsWith(`${name}.`));
    const types = [...model.machine.events, ...Object.keys(model.events)];
    return [
      ...states
        .flatMap((name) => name.split(' + '))
        .filter((name) => !isState(name))
        .map(
          (name) =>
            `names the state "${name}", which the machine does not have.${suggestName(name, structure)}`,
        ),
      ...events
        .filter((type) => !types.includes(type) && !type.startsWith('xstate.'))
        .map(
          (type) =>
            `names the event "${type}", which the machine does not have.${suggestName(type, types)}`,
        ),
      ...transitions
        .filter((name) => !taken.includes(name))
        .map(
          (name) =>
            `names the transition "${name}", which the machine does not have.${suggestName(name, taken)}`,
        ),
    ];
  });
}

function findCounterexample(moments: Moments, property: Property<never>): Counterexample | null {
  const all = Array.from({ length: moments.startCount }, (_, moment) => moment);
  switch (property.kind) {
    case 'never':
      return findFirst(moments, all, moments.holds(property.what), 'it is so');
    case 'always':
      return findFirst(moments, all, inverted(moments.holds(property.what)), 'it is not so');
    case 'eventually':
      return findEndless(moments, all, moments.holds(property.what), property.isFair);
    case 'until': {
      const goal = moments.holds(property.goal);
      const hold = moments.holds(property.hold);
      const neither = hold.map((held, moment) => (held || goal[moment] ? 0 : 1));
      return (
        findFirst(moments, all, neither, 'neither is so', goal) ??
        findEndless(moments, all, goal, property.isFair)
      );
    }
    case 'leadsTo': {
      const goal = moments.holds(property.goal);
      return findEndless(moments, triggers(moments, property.when, goal), goal, property.isFair);
    }
    case 'within':
    default:
      return findLate(moments, property, moments.holds(property.goal));
  }
}

const inverted = (met: Uint8Array) => met.map((each) => 1 - each);

/** The moments at which something begins to be waited for. */
function triggers(moments: Moments, when: Condition<never>, goal: Uint8Array): number[] {
  const begun = moments.holds(when);
  return [...begun.keys()].filter((moment) => begun[moment] === 1 && goal[moment] === 0);
}

/** The shortest run to a bad moment, through no moment that is blocked. */
function findFirst(
  moments: Moments,
  from: readonly number[],
  bad: Uint8Array,
  because: string,
  blocked?: Uint8Array,
): Counterexample | null {
  const reached = search(moments, from, blocked);
  const moment = reached.order.find((each) => bad[each] === 1);
  return moment === undefined ? null : toExample(moments, reached.way(moment), null, because);
}

/** A run from one of these moments on which the goal never comes. */
function findEndless(
  moments: Moments,
  from: readonly number[],
  goal: Uint8Array,
  isFair: boolean,
): Counterexample | null {
  const reached = search(
    moments,
    Array.from({ length: moments.startCount }, (_, each) => each),
  );
  const waiting = search(
    moments,
    from.filter((moment) => reached.has(moment)),
    goal,
  );
  const prefix = (moment: number) => {
    const way = waiting.way(moment);
    return [...reached.way(way[0] as number).slice(0, -1), ...way];
  };
  const end = waiting.order.find(
    (moment) => (moments.next[moments.node[moment] as number] ?? []).length === 0,
  );
  const endless = findCycles(moments, waiting, goal, isFair);
  if (end !== undefined && (!endless || prefix(end).length <= prefix(endless.entry).length)) {
    return toExample(moments, prefix(end), null, 'it ends there');
  }
  if (!endless) return null;
  const way = prefix(endless.entry);
  const because = isFair ? 'nothing that can happen there leads to it' : 'it never comes';
  return toExample(moments, [...way, ...endless.cycle], way.length - 1, because);
}

/** A run on which more time passes than may. */
function findLate(
  moments: Moments,
  { when, ms }: Extract<Property<never>, { kind: 'within' }>,
  goal: Uint8Array,
): Counterexample | null {
  const reached = search(
    moments,
    Array.from({ length: moments.startCount }, (_, each) => each),
  );
  const begun = triggers(moments, when, goal).filter((moment) => reached.has(moment));
  const longest = new Map<number, { elapsed: number; before: number | null }>();
  const queue: number[] = [];
  const visit = (moment: number, elapsed: number, before: number | null) => {
    const longer = longest.get(moment);
    if (longer && longer.elapsed >= elapsed) return;
    longest.set(moment, { elapsed, before });
    queue.push(moment);
  };
  const wayTo = (moment: number): number[] => {
    const way: number[] = [];
    for (let at: number | null = moment; at !== null; at = longest.get(at)?.before ?? null) {
      // Going round in no time cannot have made it later.
      if (way.includes(at)) break;
      way.unshift(at);
    }
    return [...reached.way(way[0] as number).slice(0, -1), ...way];
  };
  for (const moment of begun) visit(moment, 0, null);
  for (const moment of queue) {
    const { elapsed } = longest.get(moment) as { elapsed: number };
    const following = moments.next[moments.node[moment] as number] ?? [];
    if (following.length === 0) return toExample(moments, wayTo(moment), null, 'it ends there');
    for (const next of following) {
      const later = elapsed + delayMs(moments.graph.model, moments.edge(next)?.event.type ?? '');
      if (later > ms) {
        return toExample(moments, [...wayTo(moment), next], null, `${later} ms have passed`);
      }
      if (goal[next] === 0) visit(next, later, moment);
    }
  }
  return null;
}

function toExample(
  moments: Moments,
  way: readonly number[],
  loopsAfter: number | null,
  because: string,
): Counterexample {
  const [first = 0, ...rest] = way;
  const edges = rest.map((moment) => moments.edge(moment)).filter((edge) => edge !== null);
  const path = toPath(moments.graph, { start: moments.start(first), edges });
  return { path, loopsAfter, because };
}

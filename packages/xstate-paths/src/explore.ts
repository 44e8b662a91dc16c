import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { createExploringScope } from './exploring-scope.ts';
import { MachineError } from './errors.ts';
import type { AnyPathModel } from './model.ts';
import { createEventLister, type PossibleEvent } from './possible-events.ts';
import type { StateView } from './path.ts';
import { describeContributors } from './projection.ts';
import { createView } from './replay.ts';
import { formatStateName } from './state-names.ts';
import { UsageError } from './usage-error.ts';
import { traceMachine, type TakenTransition } from './trace-machine.ts';
import { variants, watchInputs, type HiddenInput } from './watch-inputs.ts';

/** The limit on explored situations unless the model or the caller sets another one. */
export const defaultMaxSituations = 2000;

/** A situation: a state of the machine with the part of its context that `distinguish` returns. */
export interface Node {
  key: string;
  view: StateView;
  /** Indexes into `Graph.edges`. */
  out: number[];
}

/** An event that is possible in a situation, and the situation it leads to. */
export interface Edge extends PossibleEvent {
  from: number;
  to: number;
  /** Names of the transitions taken: the event's own first, then the eventless ones. */
  transitions: string[];
  /** Names of the guarded transitions that were considered and refused. */
  refused: string[];
}

export interface Graph {
  model: AnyPathModel<never>;
  nodes: Node[];
  edges: Edge[];
  starts: Start[];
  /** Every event that the model offers anywhere, also where the machine ignores it. */
  offered: EventObject[];
  /** What no path takes, because it may lead elsewhere each time. */
  unpredictable: Unpredictable[];
}

/** A step that does not only depend on the situation and the event. */
export interface Unpredictable {
  state: string;
  event: EventObject;
  /** The transitions that it took when it was tried. */
  transitions: string[];
  inputs: HiddenInput[];
}

/** A situation in which paths start, and the transitions the machine takes until it rests there. */
export interface Start extends Pick<Edge, 'transitions' | 'refused'> {
  name: string;
  node: number;
}

/**
 * Explores every situation that the machine can reach by the model's events, outcomes and delays.
 * Throws a UsageError above `maxSituations`, and a MachineError where code of the machine throws.
 */
export function explore(
  model: AnyPathModel<never>,
  { maxSituations = model.maxSituations ?? defaultMaxSituations } = {},
): Graph {
  const watch = watchInputs();
  try {
    return exploreWatched(model, maxSituations, watch);
  } finally {
    watch.stop();
  }
}

function exploreWatched(
  model: AnyPathModel<never>,
  maxSituations: number,
  watch: ReturnType<typeof watchInputs>,
): Graph {
  const possibleEventsIn = createEventLister(model);
  const graph: Graph = {
    model,
    nodes: [],
    edges: [],
    starts: [],
    offered: [],
    unpredictable: [],
  };
  const offered = new Map<string, EventObject>();
  const listed = new WeakSet<EventObject>();
  const nodeNumber = numberNodes(graph, maxSituations);
  const tracer = traceMachine(model.machine);
  const findInputs = createInputFinder(model, watch);
  const locate = createLocator(graph);

  const scope = createExploringScope();
  /** Dropped once explored: a snapshot takes far more memory than its node. */
  const snapshots: (AnyMachineSnapshot | undefined)[] = [];

  function exploreFrom(node: number, before: AnyMachineSnapshot): void {
    const possible = possibleEventsIn(before);
    for (const { event, label } of possible) {
      // Fixed cases offer the same object everywhere.
      if (!listed.has(event)) {
        listed.add(event);
        offered.set(JSON.stringify(event), event);
      }
      const take = () => tracer.take(scope, before, event);
      const { result, inputs } = watch.run(take, (error) => fail(locate(node, event), error));
      const { snapshot, transitions, refused } = result;
      if (inputs !== null) {
        const unsure = findInputs(result, inputs, take);
        if (unsure.length > 0) {
          const state = formatStateName(createView(model, before));
          graph.unpredictable.push({ state, event, transitions, inputs: unsure });
          continue;
        }
      }
      const isRefusal = refused.length > 0 && model.takesRefusals === true;
      if (transitions.length === 0 && snapshot.status !== 'error' && !isRefusal) continue;
      const to = nodeNumber(snapshot, snapshots);
      graph.nodes[node]?.out.push(graph.edges.length);
      graph.edges.push({ event, label, from: node, to, transitions, refused });
    }
  }

  let next = 0;
  for (const [name, input] of Object.entries(model.starts)) {
    const begin = () => tracer.begin(scope, input);
    const { result, inputs } = watch.run(begin, (error) =>
      fail({ ...locate(null), start: name }, error),
    );
    const unsure = inputs === null ? [] : findInputs(result, inputs, begin);
    if (unsure.length > 0) throw new UsageError(describeStart(model, name, unsure));
    const { snapshot, transitions, refused } = result;
    graph.starts.push({ name, node: nodeNumber(snapshot, snapshots), transitions, refused });
    for (; next < snapshots.length; next += 1) {
      exploreFrom(next, snapshots[next] as AnyMachineSnapshot);
      snapshots[next] = undefined;
    }
  }
  graph.offered = [...offered.values()];
  return graph;
}

/** What a history state would lead back to; two situations differ by it too. */
export const readHistory = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);

/** Assigns a node of the graph to each situation. */
function numberNodes({ model, nodes }: Graph, maxSituations: number) {
  const numbers = new Map<string, number>();

  return (snapshot: AnyMachineSnapshot, snapshots: (AnyMachineSnapshot | undefined)[]): number => {
    const view = createView(model, snapshot);
    const key = JSON.stringify([view, readHistory(snapshot)]);
    const existing = numbers.get(key);
    if (existing !== undefined) return existing;
    if (nodes.length >= maxSituations) {
      throw new UsageError(
        `The model "${model.name}" has more than ${maxSituations} situations. They differ most in ` +
          `${describeContributors(nodes)}. Let "distinguish" tell fewer apart, merge them by ` +
          '"ignore" (--ignore NAME,NAME), or allow more by "maxSituations" (--max-situations N).',
      );
    }
    const number = nodes.length;
    numbers.set(key, number);
    nodes.push({ key, view, out: [] });
    snapshots.push(snapshot);
    return number;
  };
}

/** Returns what a step depended on besides the situation and the event, if that matters. */
function createInputFinder(model: AnyPathModel<never>, watch: ReturnType<typeof watchInputs>) {
  const describe = ({ snapshot, transitions }: TakenTransition) =>
    JSON.stringify([createView(model, snapshot), transitions]);

  return (
    result: TakenTransition,
    read: ReadonlySet<HiddenInput>,
    again: () => TakenTransition,
  ): HiddenInput[] => {
    if (read.size === 0) return [];
    const inputs = new Set([...read].filter((input) => !(input in (model.assumes ?? {}))));
    if (inputs.size === 0) return [];
    // What another actor is doing cannot be varied.
    if (inputs.has('a spawned actor')) return [...inputs];
    const first = describe(result);
    const isSame = variants.every(
      (variant) => watch.runVaried(() => describe(again()), variant) === first,
    );
    return isSame ? [] : [...inputs];
  };
}

function describeStart(
  { name, machine }: AnyPathModel<never>,
  start: string,
  inputs: HiddenInput[],
) {
  return (
    `The start "${start}" of "${name}" is another each time: the context of the machine ` +
    `"${machine.id}" depends on ${inputs.join(' and ')}. Leave that part out of "distinguish" ` +
    '(--ignore NAME), or give it to the machine as input.'
  );
}

function fail(place: ConstructorParameters<typeof MachineError>[0], error: unknown): never {
  throw new MachineError(place, error);
}

/** Returns a function that finds the way to a situation, for errors. */
function createLocator(graph: Graph) {
  return (
    node: number | null,
    event?: EventObject,
  ): ConstructorParameters<typeof MachineError>[0] => {
    const ways = new Map<number, { start: string; path: EventObject[] }>();
    for (const start of graph.starts) ways.set(start.node, { start: start.name, path: [] });
    for (const [at, { start, path }] of ways) {
      for (const place of graph.nodes[at]?.out ?? []) {
        const edge = graph.edges[place] as Edge;
        if (!ways.has(edge.to)) ways.set(edge.to, { start, path: [...path, edge.event] });
      }
    }
    const way = node === null ? undefined : ways.get(node);
    const view = node === null ? undefined : graph.nodes[node]?.view;
    return {
      machine: graph.model.machine.id,
      state: view ? formatStateName(view) : null,
      start: way?.start ?? '',
      path: [...(way?.path ?? []), ...(event ? [event] : [])],
    };
  };
}

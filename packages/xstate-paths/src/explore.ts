import type { AnyActorScope, AnyMachineSnapshot, EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { AnyPathModel } from './model.ts';
import { createEventLister, type PossibleEvent } from './possible-events.ts';
import type { StateView } from './path.ts';
import { createView } from './replay.ts';
import { UsageError } from './usage-error.ts';
import { traceMachine } from './trace-machine.ts';

/** The limit on explored states unless the caller sets another one. */
export const defaultMaxStates = 2000;

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
}

/** A situation in which paths start, and the transitions the machine takes until it rests there. */
export interface Start extends Pick<Edge, 'transitions' | 'refused'> {
  name: string;
  node: number;
}

/**
 * Explores every situation that the machine can reach by the model's events, outcomes and delays.
 * Throws a UsageError above `maxStates`.
 */
export function explore(model: AnyPathModel<never>, { maxStates = defaultMaxStates } = {}): Graph {
  const possibleEventsIn = createEventLister(model);
  const graph: Graph = { model, nodes: [], edges: [], starts: [], offered: [] };
  const offered = new Map<string, EventObject>();
  const nodeNumber = numberNodes(graph, maxStates);
  const tracer = traceMachine(model.machine);
  const explored = new Set<number>();

  for (const [name, input] of Object.entries(model.starts)) {
    const logic = {
      getInitialSnapshot(scope: AnyActorScope): Situation {
        const { snapshot, transitions, refused } = tracer.begin(scope, input);
        const situation = nodeNumber(snapshot);
        graph.starts.push({ name, node: situation.node, transitions, refused });
        return situation;
      },
      transition(
        before: Situation,
        { event, label }: PossibleEvent,
        scope: AnyActorScope,
      ): Situation {
        const { snapshot, transitions, refused } = tracer.take(scope, before.snapshot, event);
        if (transitions.length === 0 && snapshot.status !== 'error') return before;
        const after = nodeNumber(snapshot);
        const [from, to] = [before.node, after.node];
        graph.nodes[from]?.out.push(graph.edges.length);
        graph.edges.push({ event, label, from, to, transitions, refused });
        return after;
      },
    };
    getAdjacencyMap(logic as never, {
      serializeState: (situation) => String(asOurs(situation).node),
      // The resulting adjacency map is not used.
      serializeEvent: () => '',
      events: (reached) => {
        const { node, snapshot } = asOurs(reached);
        // Another start may have led here already.
        if (explored.has(node)) return [];
        explored.add(node);
        const possible = possibleEventsIn(snapshot);
        for (const { event } of possible) offered.set(JSON.stringify(event), event);
        return possible as never;
      },
    });
  }
  graph.offered = [...offered.values()];
  return graph;
}

/**
 * Explored in place of snapshots, one for each node. Equal snapshots are dropped at once, which
 * makes this about as fast as exploring snapshots directly.
 */
interface Situation {
  node: number;
  snapshot: AnyMachineSnapshot;
}
const asOurs = (state: unknown) => state as Situation;

/** What a history state would lead back to; two situations differ by it too. */
export const readHistory = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);

/** Assigns a node of the graph to each situation. */
function numberNodes({ model, nodes }: Graph, maxStates: number) {
  const situations = new Map<string, Situation>();

  return (snapshot: AnyMachineSnapshot): Situation => {
    const view = createView(model, snapshot);
    const key = JSON.stringify([view, readHistory(snapshot)]);
    const known = situations.get(key);
    if (known) return known;
    if (nodes.length >= maxStates) {
      throw new UsageError(
        `The model "${model.name}" has more than ${maxStates} states. ` +
          'Let its "distinguish" return fewer different values.',
      );
    }
    const situation = { node: nodes.length, snapshot };
    situations.set(key, situation);
    nodes.push({ key, view, out: [] });
    return situation;
  };
}

import type { AnyActorScope, AnyMachineSnapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { AnyQaModel } from './model.ts';
import { createEventLister, type PossibleEvent } from './possible-events.ts';
import type { StateView } from './path.ts';
import { UsageError } from './command.ts';
import { traceMachine } from './trace-machine.ts';

/** As many states as are explored unless more is asked for. */
export const defaultMaxStates = 2000;

/** A situation of the machine, as far as the model tells them apart. */
export interface Node {
  key: string;
  view: StateView;
  /** Places in `Graph.edges`. */
  out: number[];
}

/** One thing that can happen in a situation, and where it leads. */
export interface Edge extends PossibleEvent {
  from: number;
  to: number;
  /** Names of the transitions taken, the event's own first, then those that follow by themselves. */
  transitions: string[];
  /** Names of the guarded transitions that were asked and not taken. */
  refused: string[];
}

export interface Graph {
  model: AnyQaModel<never>;
  nodes: Node[];
  edges: Edge[];
  starts: Start[];
}

/** Where paths begin, and what the machine takes on its own until it rests there. */
export interface Start extends Pick<Edge, 'transitions' | 'refused'> {
  name: string;
  node: number;
}

/**
 * Lets the machine itself say what leads where: every situation it can come to by the model's
 * events, outcomes and delays. Throws a UsageError above `maxStates`.
 */
export function explore(model: AnyQaModel<never>, { maxStates = defaultMaxStates } = {}): Graph {
  const possibleEventsIn = createEventLister(model);
  const graph: Graph = { model, nodes: [], edges: [], starts: [] };
  const situationOf = numberNodes(graph, maxStates);
  const tracer = traceMachine(model.machine);
  const explored = new Set<number>();

  for (const [name, input] of Object.entries(model.starts)) {
    const logic = {
      getInitialSnapshot(scope: AnyActorScope): Situation {
        const { snapshot, transitions, refused } = tracer.begin(scope, input);
        const situation = situationOf(snapshot);
        graph.starts.push({ name, node: situation.node, transitions, refused });
        return situation;
      },
      transition(
        before: Situation,
        { event, words }: PossibleEvent,
        scope: AnyActorScope,
      ): Situation {
        const { snapshot, transitions, refused } = tracer.take(scope, before.snapshot, event);
        if (transitions.length === 0) return before;
        const after = situationOf(snapshot);
        const [from, to] = [before.node, after.node];
        graph.nodes[from]?.out.push(graph.edges.length);
        graph.edges.push({ event, words, from, to, transitions, refused });
        return after;
      },
    };
    getAdjacencyMap(logic as never, {
      serializeState: (situation) => String(asOurs(situation).node),
      // The map that comes out is not needed.
      serializeEvent: () => '',
      events: (reached) => {
        const { node, snapshot } = asOurs(reached);
        // Another start may have led here before.
        if (explored.has(node)) return [];
        explored.add(node);
        return possibleEventsIn(snapshot) as never;
      },
    });
  }
  return graph;
}

/**
 * What is explored in the place of snapshots: one for each node. Snapshots alike are let go at once,
 * which is most of what makes this as fast as exploring them.
 */
interface Situation {
  node: number;
  snapshot: AnyMachineSnapshot;
}
const asOurs = (state: unknown) => state as Situation;

/** Gives each situation that the model tells apart its place among the graph's nodes. */
function numberNodes({ model, nodes }: Graph, maxStates: number) {
  const situations = new Map<string, Situation>();

  return (snapshot: AnyMachineSnapshot): Situation => {
    const told = model.distinguish(snapshot.context);
    const key = JSON.stringify([snapshot.value, told]);
    const known = situations.get(key);
    if (known) return known;
    if (nodes.length >= maxStates) {
      throw new UsageError(
        `The model "${model.name}" has more than ${maxStates} states. ` +
          'Let its "distinguish" tell fewer of them apart.',
      );
    }
    const situation = { node: nodes.length, snapshot };
    situations.set(key, situation);
    nodes.push({ key, view: { value: snapshot.value, told }, out: [] });
    return situation;
  };
}

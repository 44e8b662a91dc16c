import type { AnyActorScope, AnyMachineSnapshot, EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { AnyQaModel } from './model.ts';
import { listOffers, type Happening } from './offers.ts';
import type { StateView } from './path.ts';
import { Refusal } from './refusal.ts';
import { structureOf, type Structure } from './structure.ts';
import { tell, watchMachine } from './watch-machine.ts';

/** As many states as are explored unless more is asked for. */
export const defaultMaxStates = 2000;

/** A situation of the machine, as far as the model tells them apart. */
export interface Node {
  key: string;
  view: StateView;
  snapshot: AnyMachineSnapshot;
  /** Places in `Graph.edges`. */
  out: number[];
}

/** One thing that can happen in a situation, and where it leads. */
export interface Edge extends Happening {
  from: number;
  to: number;
  /** Names of the transitions taken, the event's own first, then those that follow by themselves. */
  transitions: string[];
  /** Names of the guarded transitions that were asked and not taken. */
  refused: string[];
}

export interface Graph {
  model: AnyQaModel<never>;
  structure: Structure;
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
 * events, outcomes and delays. Throws a Refusal above `maxStates`.
 */
export function explore(model: AnyQaModel<never>, { maxStates = defaultMaxStates } = {}): Graph {
  const structure = structureOf(model.machine);
  const offersIn = listOffers(model);
  const graph: Graph = { model, structure, nodes: [], edges: [], starts: [] };
  const { keyOf, placeOf } = numberNodes(graph, maxStates);
  const watcher = watchMachine(model.machine);
  const explored = new Set<number>();
  let happenings = new Map<EventObject, Happening>();

  for (const [name, input] of Object.entries(model.starts)) {
    const logic = {
      getInitialSnapshot(scope: AnyActorScope) {
        const { snapshot, taken } = watcher.begin(scope, input);
        const node = placeOf(snapshot);
        graph.starts.push({ name, node, ...tell(structure, snapshot, taken) });
        return snapshot;
      },
      transition(snapshot: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope) {
        const { snapshot: next, taken } = watcher.take(scope, snapshot, event);
        const told = tell(structure, snapshot, taken);
        const happening = happenings.get(event);
        if (!happening || told.transitions.length === 0) return snapshot;
        const from = placeOf(snapshot);
        graph.nodes[from]?.out.push(graph.edges.length);
        graph.edges.push({ ...happening, ...told, from, to: placeOf(next) });
        return next;
      },
    };
    getAdjacencyMap(logic as never, {
      serializeState: (snapshot) => keyOf(snapshot as unknown as AnyMachineSnapshot),
      events: (reached) => {
        const snapshot = reached as unknown as AnyMachineSnapshot;
        // Another start may have led here before.
        if (explored.has(placeOf(snapshot))) return [];
        explored.add(placeOf(snapshot));
        happenings = new Map(offersIn(snapshot).map((each) => [each.event, each]));
        return [...happenings.keys()] as never[];
      },
    });
  }
  return graph;
}

/** Gives each situation that the model tells apart its place among the graph's nodes. */
function numberNodes({ model, nodes }: Graph, maxStates: number) {
  const places = new Map<string, number>();
  const keys = new WeakMap<AnyMachineSnapshot, string>();

  function keyOf(snapshot: AnyMachineSnapshot): string {
    let key = keys.get(snapshot);
    if (key === undefined) {
      key = JSON.stringify([snapshot.value, model.distinguish(snapshot.context)]);
      keys.set(snapshot, key);
    }
    return key;
  }

  function placeOf(snapshot: AnyMachineSnapshot): number {
    const key = keyOf(snapshot);
    const known = places.get(key);
    if (known !== undefined) return known;
    if (nodes.length >= maxStates) {
      throw new Refusal(
        `The model "${model.name}" has more than ${maxStates} states. ` +
          'Let its "distinguish" tell fewer of them apart.',
      );
    }
    const view = { value: snapshot.value, told: model.distinguish(snapshot.context) };
    places.set(key, nodes.length);
    return nodes.push({ key, view, snapshot, out: [] }) - 1;
  }
  return { keyOf, placeOf };
}

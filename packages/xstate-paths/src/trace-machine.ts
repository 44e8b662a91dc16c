import type {
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
  InspectedMicrostepEvent,
  InspectionEvent,
} from 'xstate';
import { siblingTransitions } from './transition-name.ts';
import { readTransitionName, listNodes } from './structure.ts';

/** The next snapshot, the transitions taken, and the guarded ones that were refused. */
export interface TakenTransition {
  snapshot: AnyMachineSnapshot;
  transitions: string[];
  refused: string[];
}

/** The method through which actors report to inspectors. */
interface Inspected {
  _sendInspectionEvent(event: InspectionEvent): void;
}

const none: string[] = [];

/** Runs a machine and records the transitions it takes, using XState's inspection events. */
export function traceMachine(machine: AnyStateMachine) {
  const isGuarded = listNodes(machine).some(hasGuard);
  let watched: AnyActorScope | null = null;
  let microsteps: InspectedMicrostepEvent[] = [];

  function watch(scope: AnyActorScope): void {
    microsteps = [];
    if (watched === scope) return;
    watched = scope;
    // XState copies each event before it calls observers, which takes a tenth of the exploring
    // time.
    (scope.system as unknown as Inspected)._sendInspectionEvent = (inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== scope.self) return;
      microsteps.push(inspected);
    };
  }

  /** Cached: many steps take the same transition and share its list of names. */
  const names = new Map<AnyTransitionDefinition, string[]>();
  function transitionNames(definition: AnyTransitionDefinition): string[] {
    let known = names.get(definition);
    if (!known) {
      const name = readTransitionName(definition);
      known = name === null ? none : [name];
      names.set(definition, known);
    }
    return known;
  }

  function takenNames(): string[] {
    const first = microsteps[0]?._transitions;
    const only = first?.[0];
    if (only && first.length === 1 && microsteps.length === 1) return transitionNames(only);
    return microsteps.flatMap(({ _transitions }) => _transitions.flatMap(transitionNames));
  }

  function takenSince(snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot): TakenTransition {
    const refused = isGuarded
      ? [...findRefused(before, microsteps)].flatMap(transitionNames)
      : none;
    return { snapshot, transitions: takenNames(), refused };
  }

  return {
    begin(scope: AnyActorScope, input: unknown): TakenTransition {
      watch(scope);
      const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input);
      return takenSince(snapshot, snapshot);
    },
    take(scope: AnyActorScope, before: AnyMachineSnapshot, event: EventObject): TakenTransition {
      watch(scope);
      const snapshot: AnyMachineSnapshot = machine.transition(before, event, scope);
      return takenSince(snapshot, before);
    },
  };
}

function hasGuard({ always = [], transitions }: AnyStateNode): boolean {
  if (always.some(({ guard }) => guard)) return true;
  for (const definitions of transitions.values()) {
    if (definitions.some(({ guard }) => guard)) return true;
  }
  return false;
}

function findRefused(
  before: AnyMachineSnapshot,
  microsteps: readonly InspectedMicrostepEvent[],
): Set<AnyTransitionDefinition> {
  const [first] = microsteps;
  const refused = new Set(first ? refusedTransitions(before, first) : []);
  for (const { _transitions } of microsteps) {
    for (const definition of _transitions) {
      for (const earlier of siblingTransitions(definition)) {
        if (earlier === definition) break;
        if (earlier.guard) refused.add(earlier);
      }
    }
  }
  return refused;
}

/** Returns the guarded transitions for this event whose source took no transition. */
function refusedTransitions(
  before: AnyMachineSnapshot,
  { event, _transitions }: InspectedMicrostepEvent,
): AnyTransitionDefinition[] {
  const sources = new Set(_transitions.map(({ source }) => source));
  const asked = new Set<AnyTransitionDefinition>();
  const leaves = (before._nodes as AnyStateNode[]).filter(({ type }) =>
    ['atomic', 'final'].includes(type),
  );
  for (const leaf of leaves) {
    // XState considers the parent only if no transition of the child can be taken.
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      if (sources.has(node)) break;
      for (const rival of node.transitions.get(event.type) ?? []) {
        if (rival.guard) asked.add(rival);
      }
    }
  }
  return [...asked];
}

import type {
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import { nodesOf, rivalsOf, transitionNames } from './structure.ts';

/** The transitions of one microstep. */
interface Microstep {
  event: EventObject;
  definitions: readonly AnyTransitionDefinition[];
}

/** Where the machine came to, by which transitions, and whose guards said no on the way. */
interface Taken {
  snapshot: AnyMachineSnapshot;
  transitions: string[];
  refused: string[];
}

const none: string[] = [];

/** The machine itself, with what it takes on the way written down as its inspection tells it. */
export function watchMachine(machine: AnyStateMachine) {
  const nameOf = transitionNames();
  const isGuarded = nodesOf(machine).some(hasGuard);
  const watched = new Set<AnyActorScope>();
  let microsteps: Microstep[] = [];

  function watch(scope: AnyActorScope): void {
    microsteps = [];
    if (watched.has(scope)) return;
    watched.add(scope);
    scope.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== scope.self) return;
      microsteps.push({ event: inspected.event, definitions: inspected._transitions });
    });
  }

  function namesOf(definitions: Iterable<AnyTransitionDefinition>): string[] {
    const names: string[] = [];
    for (const definition of definitions) {
      const name = nameOf(definition);
      if (name !== null) names.push(name);
    }
    return names;
  }

  /** Most steps take one transition, and many the same: they share its list. */
  const lists = new Map<AnyTransitionDefinition, string[]>();
  function takenNames(): string[] {
    const definitions = microsteps[0]?.definitions;
    const only = definitions?.[0];
    if (!only || microsteps.length > 1 || definitions.length > 1) {
      return namesOf(microsteps.flatMap((microstep) => microstep.definitions));
    }
    let names = lists.get(only);
    if (!names) {
      names = namesOf([only]);
      lists.set(only, names);
    }
    return names;
  }

  function tell(snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot): Taken {
    const refused = isGuarded ? namesOf(refusedOf(before, microsteps)) : none;
    return { snapshot, transitions: takenNames(), refused };
  }

  return {
    begin(scope: AnyActorScope, input: unknown): Taken {
      watch(scope);
      const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input);
      return tell(snapshot, snapshot);
    },
    take(scope: AnyActorScope, before: AnyMachineSnapshot, event: EventObject): Taken {
      watch(scope);
      const snapshot: AnyMachineSnapshot = machine.transition(before, event, scope);
      return tell(snapshot, before);
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

function refusedOf(
  before: AnyMachineSnapshot,
  microsteps: readonly Microstep[],
): Set<AnyTransitionDefinition> {
  const [first] = microsteps;
  const refused = new Set(first ? askedInVain(before, first) : []);
  for (const { definitions } of microsteps) {
    for (const definition of definitions) {
      for (const earlier of rivalsOf(definition)) {
        if (earlier === definition) break;
        if (earlier.guard) refused.add(earlier);
      }
    }
  }
  return refused;
}

/** Guarded transitions for the event none of whose source's transitions was taken. */
function askedInVain(
  before: AnyMachineSnapshot,
  { event, definitions }: Microstep,
): AnyTransitionDefinition[] {
  const sources = new Set(definitions.map(({ source }) => source));
  const asked = new Set<AnyTransitionDefinition>();
  const leaves = (before._nodes as AnyStateNode[]).filter(({ type }) =>
    ['atomic', 'final'].includes(type),
  );
  for (const leaf of leaves) {
    // A state asks its parent only when nothing of its own can be taken.
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      if (sources.has(node)) break;
      for (const rival of node.transitions.get(event.type) ?? []) {
        if (rival.guard) asked.add(rival);
      }
    }
  }
  return [...asked];
}

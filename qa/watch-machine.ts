import type {
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import type { Structure } from './structure.ts';

/** The transitions of one microstep. */
interface Microstep {
  event: EventObject;
  definitions: readonly AnyTransitionDefinition[];
}

/** The machine itself, with what it takes on the way written down as its inspection tells it. */
export function watchMachine(machine: AnyStateMachine) {
  const watched = new WeakSet<AnyActorScope>();
  let taken: Microstep[] = [];

  function watch(scope: AnyActorScope): void {
    taken = [];
    if (watched.has(scope)) return;
    watched.add(scope);
    scope.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== scope.self) return;
      taken.push({ event: inspected.event, definitions: inspected._transitions });
    });
  }

  return {
    begin(scope: AnyActorScope, input: unknown) {
      watch(scope);
      const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input);
      return { snapshot, taken };
    },
    take(scope: AnyActorScope, before: AnyMachineSnapshot, event: EventObject) {
      watch(scope);
      const snapshot: AnyMachineSnapshot = machine.transition(before, event, scope);
      return { snapshot, taken };
    },
  };
}

/** Names what was taken, and which guards said no on the way. */
export function tell(
  structure: Structure,
  before: AnyMachineSnapshot,
  taken: readonly Microstep[],
): { transitions: string[]; refused: string[] } {
  const definitions = taken.flatMap((microstep) => microstep.definitions);
  const transitions = namesOf(definitions, structure);
  const refused = new Set<AnyTransitionDefinition>();
  for (const definition of definitions) {
    for (const earlier of rivalsOf(definition)) {
      if (earlier === definition) break;
      if (earlier.guard) refused.add(earlier);
    }
  }
  const [first] = taken;
  if (first) {
    for (const asked of askedInVain(before, first)) refused.add(asked);
  }
  return { transitions, refused: namesOf([...refused], structure) };
}

function namesOf(definitions: readonly AnyTransitionDefinition[], { nameOf }: Structure): string[] {
  return definitions.map(nameOf).filter((name) => name !== undefined);
}

/** All transitions of the same source for the same event, in the order in which they are asked. */
function rivalsOf({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
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

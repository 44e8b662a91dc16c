import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import type { AnyQaModel } from './model.ts';
import type { Path, StateView } from './path.ts';
import { nameOfState } from './state-names.ts';

/**
 * Replays a path with XState's own transition function. Returns a description of the first
 * deviation, or null if there is none.
 */
export function findDeviation(model: AnyQaModel<never>, path: Path): string | null {
  const { machine } = model;
  if (!(path.start in model.starts)) return `There is no start "${path.start}"`;
  const see = (snapshot: AnyMachineSnapshot): StateView => ({
    value: snapshot.value,
    context: model.distinguish(snapshot.context),
  });
  let [snapshot]: [AnyMachineSnapshot, unknown] = initialTransition(
    machine,
    model.starts[path.start],
  );
  if (!areEqual(see(snapshot), path.from)) {
    return `It begins in ${formatDeviation(see(snapshot))}, not in ${formatDeviation(path.from)}`;
  }
  for (const [index, { event, to }] of path.steps.entries()) {
    [snapshot] = transition(machine, snapshot, event);
    if (areEqual(see(snapshot), to)) continue;
    return `Step ${index + 1}, ${event.type}, leads to ${formatDeviation(see(snapshot))}, not to ${formatDeviation(to)}`;
  }
  return null;
}

function areEqual(one: StateView, other: StateView): boolean {
  return JSON.stringify([one.value, one.context]) === JSON.stringify([other.value, other.context]);
}

function formatDeviation(view: StateView): string {
  return `${nameOfState(view)} ${JSON.stringify(view.context)}`;
}

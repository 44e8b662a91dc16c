import {
  initialTransition,
  transition,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionsFrom,
} from 'xstate';
import type { AnyPathModel } from './model.ts';
import type { Path } from './path.ts';

/** What the machine emits along a path: at its start, and in each step. */
export function emittedAlong(
  { machine, starts }: Pick<AnyPathModel<never>, 'machine' | 'starts'>,
  path: Path,
): { start: EventObject[]; steps: EventObject[][] } {
  let [snapshot, actions] = initialTransition(machine, starts[path.start]);
  const start = emittedIn(actions);
  const steps = path.steps.map(({ event }) => {
    [snapshot, actions] = transition(machine, snapshot, event);
    return emittedIn(actions);
  });
  return { start, steps };
}

function emittedIn(actions: readonly ExecutableActionsFrom<AnyStateMachine>[]): EventObject[] {
  // The type of actions leaves emitting out.
  return actions.flatMap(({ type, params }: { type: string; params: unknown }) =>
    type === 'xstate.emit' ? [(params as { event: EventObject }).event] : [],
  );
}

import {
  initialTransition,
  transition,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionsFrom,
} from 'xstate';
import type { AnyPathModel } from './model.ts';
import type { Path } from './path.ts';

type Along<T> = { start: T[]; steps: T[][] };
type Actions = readonly ExecutableActionsFrom<AnyStateMachine>[];
type Followed = Pick<AnyPathModel<never>, 'machine' | 'starts'>;

/** What the machine emits along a path: at its start, and in each step. */
export function emittedAlong(model: Followed, path: Path): Along<EventObject> {
  return along(model, path, ({ type, params }) =>
    type === 'xstate.emit' ? [(params as { event: EventObject }).event] : [],
  );
}

/** The names of the actors that the machine starts along a path: at its start, and in each step. */
export function startedAlong(model: Followed, path: Path): Along<string> {
  return along(model, path, ({ type, params }) => {
    const { src } = (params ?? {}) as { src?: unknown };
    return type === 'xstate.spawnChild' && typeof src === 'string' ? [src] : [];
  });
}

function along<T>(
  { machine, starts }: Followed,
  path: Path,
  // The type of actions leaves emitting out.
  pick: (action: { type: string; params: unknown }) => T[],
): Along<T> {
  const picked = (actions: Actions) => actions.flatMap((action) => pick(action));
  let [snapshot, actions] = initialTransition(machine, starts[path.start]);
  const start = picked(actions);
  const steps = path.steps.map(({ event }) => {
    [snapshot, actions] = transition(machine, snapshot, event);
    return picked(actions);
  });
  return { start, steps };
}

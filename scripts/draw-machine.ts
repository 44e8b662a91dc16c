import type { AnyStateMachine, StateNode } from 'xstate';

/**
 * A machine as a state diagram of Mermaid: each event that leads to another state, with what its
 * description says. A machine without nested states.
 */
export function drawMachine(machine: AnyStateMachine): string {
  const states = Object.values(machine.root.states) as StateNode[];
  const lines = states.flatMap(({ key, ownEvents, transitions, type }) => [
    ...ownEvents.flatMap((event) =>
      (transitions.get(event) ?? []).flatMap(({ target, description }) =>
        (target ?? [])
          .filter((each) => each.key !== key)
          .map((each) => `  ${key} --> ${each.key}: ${label(event, description)}`),
      ),
    ),
    ...(type === 'final' || ownEvents.length === 0 ? [`  ${key} --> [*]`] : []),
  ]);
  const initial = states.find(({ key }) => key === machine.config.initial);
  return ['stateDiagram-v2', `  [*] --> ${initial?.key}`, ...lines].join('\n');
}

/** The event without the name of its machine: "accepted". */
const label = (event: string, description: string | undefined) =>
  [event.split('.').at(-1), description].filter(Boolean).join(', ');

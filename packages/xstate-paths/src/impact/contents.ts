import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { readTransitionName, listNodes, formatNodePath } from '../structure.ts';

type Implementations = Record<'actions' | 'guards' | 'actors' | 'delays', Record<string, unknown>>;

/** What the parts of a machine consist of, as text that two builds of the same code have in common. */
export interface Contents {
  /** By source and event: all transitions of a source for an event, in their order. */
  handlers: Map<string, string[]>;
  /** By state: where it begins, what it does on the way in and out, which actors it starts. */
  states: Map<string, string>;
  /** The context that the machine begins with. */
  context: string;
}

/**
 * Reads the contents of a machine. The code of its guards, actions, actors and delays is part of it;
 * code that these call is not.
 */
export function machineContents(machine: AnyStateMachine): Contents {
  const handlers: Contents['handlers'] = new Map();
  const states: Contents['states'] = new Map();
  const { delays } = machine.implementations as unknown as Implementations;
  for (const node of listNodes(machine)) {
    states.set(formatNodePath(node), stateText(node, machine));
    const all = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
    for (const definition of all) {
      if (readTransitionName(definition) === null) continue;
      const { eventType, guard, actions, reenter, target = [] } = definition;
      const delay = node.after.find((after) => after.eventType === eventType)?.delay;
      const text = [
        guard && partText(guard, machine, 'guards'),
        actions.map((action) => partText(action, machine, 'actions')),
        reenter,
        target.map(formatNodePath),
        delay !== undefined && [delay, formatValue(delays[String(delay)])],
      ];
      const key = handlerKey(node, eventType);
      handlers.set(key, [...(handlers.get(key) ?? []), JSON.stringify(text)]);
    }
  }
  return { handlers, states, context: formatValue(machine.config.context) };
}

/** Names the transitions of a source for an event together, as `transitionName` begins. */
export const handlerKey = (node: AnyStateNode, eventType: string): string =>
  `${formatNodePath(node)} · ${eventType || 'always'}`;

function stateText(node: AnyStateNode, machine: AnyStateMachine): string {
  const { type, initial, history, entry, exit, invoke } = node;
  return JSON.stringify([
    type,
    history,
    initial?.target.map(formatNodePath),
    entry.map((action) => partText(action, machine, 'actions')),
    exit.map((action) => partText(action, machine, 'actions')),
    invoke.map(({ id, src, input }) => [id, partText(src, machine, 'actors'), formatValue(input)]),
  ]);
}

/** A guard, action or actor: its text where it is written in place, else that of its name. */
function partText(given: unknown, machine: AnyStateMachine, kind: keyof Implementations): string {
  const named = (machine.implementations as unknown as Implementations)[kind];
  const name = typeof given === 'string' ? given : (Object(given) as { type?: unknown }).type;
  const own = typeof name === 'string' && name in named ? formatValue(named[name]) : '';
  return `${formatValue(given)} ${own}`;
}

/** Functions as their code, with what XState keeps beside it; machines as their configuration. */
function formatValue(value: unknown, within: readonly unknown[] = []): string {
  if (within.includes(value)) return 'itself';
  if (value instanceof StateMachine) return formatValue(value.config, [...within, value]);
  if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) {
    return value === undefined ? 'undefined' : JSON.stringify(value);
  }
  const fields = Object.entries(value).map(
    ([key, inner]) => `${key}: ${formatValue(inner, [...within, value])}`,
  );
  return `${typeof value === 'function' ? String(value) : ''}{${fields.join(', ')}}`;
}

import { createHash } from 'node:crypto';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One arrow of a statechart. */
export interface Transition {
  /** Source, event and place among the source's transitions for it: unique in a machine. */
  name: string;
  /** Ways from the root, as in `screen.open`; the root itself is `*`. */
  source: string;
  targets: string[];
  event: string;
  description: string;
  isGuarded: boolean;
}

/** Everything a statechart draws. */
export interface Structure {
  /** Every state but the root, by its way from there, parents before children. */
  states: AnyStateNode[];
  transitions: Transition[];
  nameOf(definition: AnyTransitionDefinition): string | undefined;
}

/** The way of a state from the root; `*` for the root, whose transitions may be taken anywhere. */
export function wayTo(node: AnyStateNode): string {
  return node.path.join('.') || '*';
}

/** Reads states and transitions off a machine; what it forbids to do (`on: { x: undefined }`) is none. */
export function structureOf(machine: AnyStateMachine): Structure {
  const states: AnyStateNode[] = [];
  const transitions: Transition[] = [];
  const names = new Map<AnyTransitionDefinition, string>();
  const ways = new Map<AnyStateNode, string>();
  const wayOf = (node: AnyStateNode): string => {
    let way = ways.get(node);
    if (way === undefined) {
      way = wayTo(node);
      ways.set(node, way);
    }
    return way;
  };

  function visit(node: AnyStateNode): void {
    const source = wayOf(node);
    if (node !== machine.root) states.push(node);
    for (const definitions of [node.always ?? [], ...node.transitions.values()]) {
      for (const [index, definition] of definitions.entries()) {
        if (!doesSomething(definition)) continue;
        const event = definition.eventType || 'always';
        const name = `${source} · ${event} · ${index}`;
        names.set(definition, name);
        transitions.push({
          name,
          source,
          targets: (definition.target ?? []).map(wayOf),
          event,
          description: definition.description ?? '',
          isGuarded: definition.guard !== undefined,
        });
      }
    }
    for (const child of Object.values(node.states)) visit(child);
  }
  visit(machine.root);
  return { states, transitions, nameOf: (definition) => names.get(definition) };
}

function doesSomething({ target, actions }: AnyTransitionDefinition): boolean {
  return target !== undefined || actions.length > 0;
}

/**
 * Changes whenever states, transitions, actors or delays of the machine do. What guards and actions
 * do inside is not seen: their source text differs from build to build.
 */
export function fingerprintOf(machine: AnyStateMachine): string {
  const { states, transitions } = structureOf(machine);
  const shape = {
    states: states.map((node) => [
      wayTo(node),
      node.type,
      node.initial?.target.map(wayTo) ?? null,
      node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : '']),
      node.after.map(({ eventType }) => eventType),
    ]),
    transitions,
  };
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16);
}

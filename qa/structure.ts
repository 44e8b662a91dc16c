import { createHash } from 'node:crypto';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { siblingTransitions, transitionName } from '#machines/transition-name.ts';

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
  /** Every state but the root, parents before children. */
  states: AnyStateNode[];
  transitions: Transition[];
}

/** The way of a state from the root; `*` for the root, whose transitions may be taken anywhere. */
export function pathOf(node: AnyStateNode): string {
  return node.path.join('.') || '*';
}

/** Reads states and transitions off a machine; what it forbids to do (`on: { x: undefined }`) is none. */
export function structureOf(machine: AnyStateMachine): Structure {
  const states = nodesOf(machine).filter((node) => node !== machine.root);
  const transitions = nodesOf(machine).flatMap((node) =>
    definitionsOf(node).flatMap((definition): Transition[] => {
      const name = nameOfTransition(definition);
      if (name === null) return [];
      return [
        {
          name,
          source: pathOf(node),
          targets: (definition.target ?? []).map(pathOf),
          event: definition.eventType || 'always',
          description: definition.description ?? '',
          isGuarded: definition.guard !== undefined,
        },
      ];
    }),
  );
  return { states, transitions };
}

/** Null for what a machine forbids to do. */
export function nameOfTransition(definition: AnyTransitionDefinition): string | null {
  const isKnown = siblingTransitions(definition).includes(definition) && doesSomething(definition);
  return isKnown ? transitionName(definition) : null;
}

/** Every state with the root, parents before children. */
export function nodesOf({ root }: AnyStateMachine): AnyStateNode[] {
  const nodes: AnyStateNode[] = [root];
  for (const node of nodes) nodes.push(...Object.values(node.states));
  return nodes;
}

function definitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
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
      pathOf(node),
      node.type,
      node.initial?.target.map(pathOf) ?? null,
      node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : '']),
      node.after.map(({ eventType }) => eventType),
    ]),
    transitions,
  };
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16);
}

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { sha256 } from './sha-256.ts';
import { siblingTransitions, transitionName } from './transition-name.ts';

/** A transition of a statechart. */
export interface Transition {
  /** Source, event and index among the source's transitions for that event: unique in a machine. */
  name: string;
  /** State paths from the root, such as `screen.open`; the root itself is `*`. */
  source: string;
  targets: string[];
  event: string;
  description: string;
  isGuarded: boolean;
}

/** All states and transitions of a statechart. */
export interface Structure {
  /** Every state but the root, parents before children. */
  states: AnyStateNode[];
  transitions: Transition[];
}

/**
 * Returns the path of a state from the root; `*` for the root, whose transitions apply in every
 * state.
 */
export function formatNodePath(node: AnyStateNode): string {
  return node.path.join('.') || '*';
}

/**
 * Reads the states and transitions of a machine. Forbidden events (`on: { x: undefined }`) are not
 * transitions.
 */
export function readStructure(machine: AnyStateMachine): Structure {
  const states = listNodes(machine).filter((node) => node !== machine.root);
  const transitions = listNodes(machine).flatMap((node) =>
    listDefinitions(node).flatMap((definition): Transition[] => {
      const name = readTransitionName(definition);
      if (name === null) return [];
      return [
        {
          name,
          source: formatNodePath(node),
          targets: (definition.target ?? []).map(formatNodePath),
          event: definition.eventType || 'always',
          description: definition.description ?? '',
          isGuarded: definition.guard !== undefined,
        },
      ];
    }),
  );
  return { states, transitions };
}

/** Returns the name of a transition, or null for a forbidden event. */
export function readTransitionName(definition: AnyTransitionDefinition): string | null {
  const isKnown = siblingTransitions(definition).includes(definition) && doesSomething(definition);
  return isKnown ? transitionName(definition) : null;
}

/** Returns every state including the root, parents before children. */
export function listNodes({ root }: AnyStateMachine): AnyStateNode[] {
  const nodes: AnyStateNode[] = [root];
  for (const node of nodes) nodes.push(...Object.values(node.states));
  return nodes;
}

function listDefinitions(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

function doesSomething({ target, actions }: AnyTransitionDefinition): boolean {
  return target !== undefined || actions.length > 0;
}

/**
 * Returns a hash that changes whenever states, transitions, actors or delays of the machine change.
 * The code of guards and actions is not part of it because it differs between builds.
 */
export function computeFingerprint(machine: AnyStateMachine): string {
  const { states, transitions } = readStructure(machine);
  const shape = {
    states: states.map((node) => [
      formatNodePath(node),
      node.type,
      node.initial?.target.map(formatNodePath) ?? null,
      node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : '']),
      node.after.map(({ eventType }) => eventType),
    ]),
    transitions,
  };
  return sha256(JSON.stringify(shape)).slice(0, 16);
}

import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { listNodes } from '../structure.ts';
import { deepCopy, stateIn, type StateConfig } from './config.ts';
import type { Mutation } from './mutation.ts';
import { delayMutations, stateMutations } from './state-mutations.ts';
import { transitionMutations } from './transition-mutations.ts';

/** A machine with one fault. */
export interface Mutant extends Pick<Mutation, 'name' | 'transition'> {
  machine: AnyStateMachine;
}

/**
 * Yields the mutants of a machine: guards dropped and negated, targets swapped and dropped,
 * transitions, actions and invocations dropped, delays and initial states changed, reentry and the
 * depth of history flipped.
 */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  for (const node of listNodes(machine)) {
    const all = [...stateMutations(node), ...transitionMutations(node)];
    for (const mutation of all) yield build(machine, node, mutation);
  }
  for (const mutation of delayMutations(machine)) yield build(machine, machine.root, mutation);
}

function build(machine: AnyStateMachine, node: AnyStateNode, mutation: Mutation): Mutant {
  const { name, transition, delay, change } = mutation;
  const config = deepCopy(machine.config) as StateConfig;
  change(stateIn(config, node.path));
  // A fault may make a machine run in circles.
  config['options'] = { ...(config['options'] as object | undefined), maxIterations: 200 };
  const implementations = { ...machine.implementations } as { delays: Record<string, unknown> };
  if (delay !== undefined) {
    const known = implementations.delays[delay];
    const later = (ms: unknown) => 2 * Number(ms) + 1;
    const changed =
      typeof known === 'function'
        ? (...args: unknown[]) => later((known as (...args: unknown[]) => unknown)(...args))
        : later(known);
    implementations.delays = { ...implementations.delays, [delay]: changed };
  }
  const mutant = new StateMachine(config as never, implementations as never);
  return { name, transition, machine: mutant as AnyStateMachine };
}

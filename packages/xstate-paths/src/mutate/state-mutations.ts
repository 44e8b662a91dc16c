import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { listNodes } from '../structure.ts';
import { toList, actionName, type StateConfig } from './config.ts';
import { stateName, type Mutation } from './mutation.ts';

/** Lists the changes of a state itself: where it begins, what it does on the way in and out. */
export function stateMutations(node: AnyStateNode): Mutation[] {
  const config = node.config as StateConfig;
  const name = stateName(node);
  const mutation = (what: string, change: Mutation['change']): Mutation => ({
    name: `${name}: ${what}`,
    transition: null,
    change,
  });
  const mutations: Mutation[] = [];

  const children = Object.keys(node.states);
  const initial = config['initial'];
  if (typeof initial === 'string' && children.length > 1) {
    const other = children[(children.indexOf(initial) + 1) % children.length] as string;
    mutations.push(mutation(`begins in ${other}`, (state) => (state['initial'] = other)));
  }
  for (const moment of ['entry', 'exit']) {
    for (const [index, action] of toList(config[moment]).entries()) {
      mutations.push(
        mutation(`${moment} action ${index + 1}, ${actionName(action)}, dropped`, (state) => {
          state[moment] = toList(state[moment]).toSpliced(index, 1);
        }),
      );
    }
  }
  for (const [index, { id }] of node.invoke.entries()) {
    mutations.push(
      mutation(`invocation of ${id} dropped`, (state) => {
        state['invoke'] = toList(state['invoke']).toSpliced(index, 1);
      }),
    );
  }
  if (node.type === 'history') {
    const other = node.history === 'deep' ? 'shallow' : 'deep';
    mutations.push(mutation(`history made ${other}`, (state) => (state['history'] = other)));
  }
  if (node.type === 'final') {
    mutations.push(mutation('no longer final', (state) => (state['type'] = 'atomic')));
  }
  return mutations;
}

/** Lists the changes of delays that the machine names; those written as numbers are transitions. */
export function delayMutations(machine: AnyStateMachine): Mutation[] {
  const used = new Set(
    listNodes(machine).flatMap((node) => node.after.map(({ delay }) => String(delay))),
  );
  const named = Object.keys(machine.implementations.delays as object);
  return named
    .filter((delay) => used.has(delay))
    .map((delay) => ({
      name: `delay ${delay}: changed`,
      transition: null,
      delay,
      change: () => undefined,
    }));
}

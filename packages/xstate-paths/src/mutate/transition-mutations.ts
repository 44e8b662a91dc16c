import * as xstate from 'xstate';
import { type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { toList, longForm, actionName, type StateConfig, type TransitionConfig } from './config.ts';
import { stateName, type Mutation } from './mutation.ts';

/** Where a state's configuration has a list of transitions. */
interface Place {
  eventType: string;
  get(state: StateConfig): unknown;
  set(state: StateConfig, list: unknown): void;
}

/** Lists the changes of every transition of a state. */
export function transitionMutations(node: AnyStateNode): Mutation[] {
  return placesIn(node).flatMap((place) => {
    const config = node.config as StateConfig;
    const list = longForm(place.get(config));
    if (list.length === 0) return isForbidden(place, config) ? [letThrough(node, place)] : [];
    return list.flatMap((transition, index) => mutateTransition(node, place, transition, index));
  });
}

function placesIn(node: AnyStateNode): Place[] {
  const config = node.config as StateConfig;
  const inside = (field: string, key: string, eventType: string): Place => ({
    eventType,
    get: (state) => (state[field] as Record<string, unknown> | undefined)?.[key],
    set: (state, list) =>
      (state[field] = { ...(state[field] as Record<string, unknown>), [key]: list }),
  });
  const ofInvocation = (index: number, key: string, eventType: string): Place => ({
    eventType,
    get: (state) => invocationIn(state, index)[key],
    set: (state, list) => {
      state['invoke'] = toList(state['invoke']).with(index, {
        ...invocationIn(state, index),
        [key]: list,
      });
    },
  });
  const own = (field: string, eventType: string): Place => ({
    eventType,
    get: (state) => state[field],
    set: (state, list) => (state[field] = list),
  });
  return [
    ...Object.keys((config['on'] as object | undefined) ?? {}).map((event) =>
      inside('on', event, event),
    ),
    ...Object.keys((config['after'] as object | undefined) ?? {}).map((delay) =>
      inside('after', delay, `xstate.after.${delay}.${node.id}`),
    ),
    own('always', ''),
    own('onDone', `xstate.done.state.${node.id}`),
    ...node.invoke.flatMap(({ id }, index) => [
      ofInvocation(index, 'onDone', `xstate.done.actor.${id}`),
      ofInvocation(index, 'onError', `xstate.error.actor.${id}`),
      ofInvocation(index, 'onSnapshot', `xstate.snapshot.${id}`),
    ]),
  ];
}

function invocationIn(state: StateConfig, index: number): Record<string, unknown> {
  const invocation = toList(state['invoke'])[index];
  return typeof invocation === 'string'
    ? { src: invocation }
    : (invocation as Record<string, unknown>);
}

function mutateTransition(
  node: AnyStateNode,
  place: Place,
  { guard, target, actions, reenter = false }: TransitionConfig,
  index: number,
): Mutation[] {
  const name = `${stateName(node)} · ${place.eventType || 'always'} · ${index}`;
  const change = (
    what: string,
    edit: (list: TransitionConfig[]) => TransitionConfig[],
  ): Mutation => ({
    name: `${name}: ${what}`,
    transition: name,
    change: (state: StateConfig) => place.set(state, edit(longForm(place.get(state)))),
  });
  const replace = (what: string, edit: (own: TransitionConfig) => TransitionConfig) =>
    change(what, (list) => list.with(index, edit(list[index] as TransitionConfig)));

  const mutations = [change('dropped', (list) => list.toSpliced(index, 1))];
  if (guard !== undefined) {
    mutations.push(
      replace('guard dropped', (own) => without(own, 'guard')),
      replace('guard negated', (own) => ({ ...own, guard: xstate.not(guard as never) })),
    );
  }
  const definition = listDefinitions(node, place.eventType)[index];
  const other = definition && swapped(definition);
  if (other) {
    mutations.push(
      replace(`leads to ${stateName(other)}`, (own) => ({ ...own, target: `#${other.id}` })),
    );
  }
  // Without its target, a transition to its own plain state does the same, if it does anything.
  const isOwn =
    definition?.target?.includes(node) === true && !reenter && !canReenter(node, definition);
  if (target !== undefined && !(isOwn && toList(actions).length > 0)) {
    mutations.push(replace('leads nowhere', (own) => without(own, 'target')));
  }
  for (const [at, action] of toList(actions).entries()) {
    mutations.push(
      replace(`action ${at + 1}, ${actionName(action)}, dropped`, (own) => ({
        ...own,
        actions: toList(own.actions).toSpliced(at, 1),
      })),
    );
  }
  if (definition && canReenter(node, definition)) {
    const what = reenter ? 'no longer reenters' : 'reenters';
    mutations.push(replace(what, (own) => ({ ...own, reenter: !reenter })));
  }
  if (/^xstate\.after\.\d+\./.test(place.eventType)) mutations.push(laterAfter(node, place, name));
  return mutations;
}

const without = (own: TransitionConfig, field: keyof TransitionConfig): TransitionConfig =>
  Object.fromEntries(Object.entries(own).filter(([key]) => key !== field));

const listDefinitions = (node: AnyStateNode, eventType: string): AnyTransitionDefinition[] =>
  (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];

/** The sibling after the target, to lead to instead. */
function swapped({ target }: AnyTransitionDefinition): AnyStateNode | undefined {
  const [first] = (target ?? []) as AnyStateNode[];
  if (!first?.parent || first.parent.type === 'parallel') return undefined;
  const siblings = Object.values(first.parent.states) as AnyStateNode[];
  const next = siblings[(siblings.indexOf(first) + 1) % siblings.length];
  return next === first ? undefined : next;
}

/**
 * Only a transition to the source itself or into it can leave and enter the source, and only what
 * the source does on the way out and in can show it.
 */
function canReenter(node: AnyStateNode, { target }: AnyTransitionDefinition): boolean {
  const targets = (target ?? []) as AnyStateNode[];
  const leadsIn = targets.some(({ path }) => node.path.every((key, depth) => path[depth] === key));
  const isSelf = targets.includes(node) && Object.keys(node.states).length > 0;
  const { entry, exit, invoke, after, type } = node;
  const isSeen = [entry, exit, invoke, after].some(({ length }) => length > 0);
  return leadsIn && (isSeen || isSelf || type === 'parallel');
}

/** A delay written as a number is the key of its transitions. */
function laterAfter(node: AnyStateNode, place: Place, name: string): Mutation {
  const delay = Number(/^xstate\.after\.(\d+)\./.exec(place.eventType)?.[1]);
  return {
    name: `${name}: delay changed`,
    transition: name,
    change(state) {
      const after = { ...(state['after'] as Record<string, unknown>) };
      after[2 * delay + 1] = after[delay];
      delete after[delay];
      state['after'] = after;
    },
  };
}

/** `on: { x: undefined }` keeps an event from the states around. */
const isForbidden = ({ eventType }: Place, config: StateConfig): boolean =>
  Object.hasOwn((config['on'] as object | undefined) ?? {}, eventType);

function letThrough(node: AnyStateNode, { eventType }: Place): Mutation {
  return {
    name: `${stateName(node)} · ${eventType}: let through`,
    transition: null,
    change(state) {
      const { [eventType]: _, ...rest } = state['on'] as Record<string, unknown>;
      state['on'] = rest;
    },
  };
}

import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import type { AnyQaModel, Cases } from './model.ts';

/** Something that can happen: the event with its payload, and the words for it. */
export interface PossibleEvent {
  event: EventObject;
  words: string;
}

/** What an event of a machine stands for in its model. */
export type EventOrigin =
  | { kind: 'event'; type: string }
  | { kind: 'done' | 'error'; actor: string }
  | { kind: 'delay'; delay: string };

/** What can happen by one event: always the same, or what the situation says. */
type EventSource =
  readonly PossibleEvent[] | ((snapshot: AnyMachineSnapshot) => readonly PossibleEvent[]);

/**
 * Every event type the machine can be sent, and what it stands for: its own events, the ends of the
 * actors it invokes, the delays that run out.
 */
export function eventOriginsOf(machine: AnyStateMachine): Map<string, EventOrigin> {
  const origins = new Map<string, EventOrigin>();
  const visit = (node: AnyStateNode): void => {
    for (const { id, src } of node.invoke) {
      const actor = typeof src === 'string' ? src : id;
      origins.set(`xstate.done.actor.${id}`, { kind: 'done', actor });
      origins.set(`xstate.error.actor.${id}`, { kind: 'error', actor });
    }
    for (const { delay, eventType } of node.after) {
      origins.set(eventType, { kind: 'delay', delay: String(delay) });
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  for (const type of machine.events) {
    // What XState sends itself within a step, as when a region is done, is nobody's to send.
    if (!origins.has(type) && !type.startsWith('xstate.')) {
      origins.set(type, { kind: 'event', type });
    }
  }
  return origins;
}

/** What the model lets happen in a situation: only what some active state has an ear for. */
export function createEventLister(model: AnyQaModel<never>) {
  const offers = new Map<string, EventSource>();
  for (const [type, origin] of eventOriginsOf(model.machine)) {
    const offer = offerOf(model, type, origin);
    if (offer) offers.set(type, offer);
  }

  return (snapshot: AnyMachineSnapshot): PossibleEvent[] => {
    const happenings: PossibleEvent[] = [];
    if (snapshot.status !== 'active') return happenings;
    const heard = new Set<string>();
    for (const node of snapshot._nodes) {
      for (const type of node.transitions.keys()) {
        const offer = offers.get(type);
        if (!offer || heard.has(type)) continue;
        heard.add(type);
        happenings.push(...(typeof offer === 'function' ? offer(snapshot) : offer));
      }
    }
    return happenings;
  };
}

function offerOf(
  model: AnyQaModel<never>,
  type: string,
  origin: EventOrigin,
): EventSource | undefined {
  if (origin.kind === 'delay') {
    const play = model.delays[origin.delay];
    return play && [{ event: { type }, words: play.words }];
  }
  const given =
    origin.kind === 'event'
      ? casesOfEvent(model, origin.type)
      : model.actors[origin.actor]?.[origin.kind];
  if (!given) return undefined;
  const toHappening = ({ words, ...payload }: { words: string }): PossibleEvent => ({
    event: { type, ...payload },
    words,
  });
  if (typeof given === 'function') {
    return (snapshot) => given(snapshot as never).map(toHappening);
  }
  return given.map(toHappening);
}

function casesOfEvent(
  model: AnyQaModel<never>,
  type: string,
): Cases<{ words: string }, never> | undefined {
  const play = model.events[type];
  return play && 'cases' in play ? play.cases : undefined;
}

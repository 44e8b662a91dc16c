import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import type { AnyQaModel, Cases } from './model.ts';

/** A possible event with its payload, and its description. */
export interface PossibleEvent {
  event: EventObject;
  label: string;
}

/** What an event of the machine means in its model. */
export type EventOrigin =
  | { kind: 'event'; type: string }
  | { kind: 'done' | 'error'; actor: string }
  | { kind: 'delay'; delay: string };

/** The variants of one event: a fixed list, or computed from a snapshot. */
type EventSource =
  readonly PossibleEvent[] | ((snapshot: AnyMachineSnapshot) => readonly PossibleEvent[]);

/**
 * Returns every event type that the machine accepts and its origin: an event of its own, an invoked
 * actor that settles, or a delay.
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
    // Events that XState raises itself, such as a region being done, cannot be sent.
    if (!origins.has(type) && !type.startsWith('xstate.')) {
      origins.set(type, { kind: 'event', type });
    }
  }
  return origins;
}

/** Returns a function that lists the model's events that an active state handles. */
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
    return play && [{ event: { type }, label: play.label }];
  }
  const given =
    origin.kind === 'event'
      ? casesOfEvent(model, origin.type)
      : model.actors[origin.actor]?.[origin.kind];
  if (!given) return undefined;
  const toHappening = ({ label, ...payload }: { label: string }): PossibleEvent => ({
    event: { type, ...payload },
    label,
  });
  if (typeof given === 'function') {
    return (snapshot) => given(snapshot as never).map(toHappening);
  }
  return given.map(toHappening);
}

function casesOfEvent(
  model: AnyQaModel<never>,
  type: string,
): Cases<{ label: string }, never> | undefined {
  const play = model.events[type];
  return play && 'cases' in play ? play.cases : undefined;
}

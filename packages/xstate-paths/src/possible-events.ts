import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import type { AnyPathModel, Cases } from './model.ts';

/** A possible event with its payload, and its description. */
export interface PossibleEvent {
  event: EventObject;
  label: string;
}

/** What an event of the machine means in its model. */
export type EventOrigin =
  | { kind: 'event'; type: string }
  | { kind: 'done' | 'error' | 'snapshot'; actor: string }
  | { kind: 'delay'; delay: string };

/** The variants of one event: a fixed list, or computed from a snapshot. */
type EventSource =
  | readonly PossibleEvent[]
  | ((snapshot: AnyMachineSnapshot) => readonly PossibleEvent[]);

/**
 * Returns every event type that the machine accepts and its origin: an event of its own, an invoked
 * actor that settles, or a delay.
 */
export function findEventOrigins(machine: AnyStateMachine): Map<string, EventOrigin> {
  const origins = new Map<string, EventOrigin>();
  const visit = (node: AnyStateNode): void => {
    for (const { id, src } of node.invoke) {
      const actor = actorName(src, id);
      origins.set(`xstate.done.actor.${id}`, { kind: 'done', actor });
      origins.set(`xstate.error.actor.${id}`, { kind: 'error', actor });
      if (node.transitions.has(`xstate.snapshot.${id}`)) {
        origins.set(`xstate.snapshot.${id}`, { kind: 'snapshot', actor });
      }
    }
    for (const { delay, eventType } of node.after) {
      origins.set(eventType, { kind: 'delay', delay: String(delay) });
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  for (const type of machine.events) {
    // Events that XState raises itself, such as a region being done, cannot be sent; those of
    // spawned actors come from outside.
    const isRaised = type.startsWith('xstate.') && !/^xstate\.(done|error)\.actor\./.test(type);
    if (!origins.has(type) && !isRaised) origins.set(type, { kind: 'event', type });
  }
  return origins;
}

/** The name of an invoked actor; actors written in the machine itself have only an id. */
const actorName = (src: unknown, id: string): string =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id;

/** Returns the origin of an event that is sent, also where only a wildcard (`*`, `form.*`) fits. */
export function findOrigin(
  origins: ReadonlyMap<string, EventOrigin>,
  type: string,
): EventOrigin | undefined {
  const exact = origins.get(type);
  if (exact) return exact;
  const parts = type.split('.');
  for (let count = parts.length - 1; count >= 0; count -= 1) {
    const found = origins.get([...parts.slice(0, count), '*'].join('.'));
    if (found) return found;
  }
  return undefined;
}

/** Returns a function that lists the model's events that an active state handles. */
export function createEventLister(model: AnyPathModel<never>) {
  const offers = new Map<string, EventSource>();
  for (const [type, origin] of findEventOrigins(model.machine)) {
    const offer = toOffer(model, type, origin);
    if (offer) offers.set(type, offer);
  }

  return (snapshot: AnyMachineSnapshot): PossibleEvent[] => {
    const happenings: PossibleEvent[] = [];
    if (snapshot.status !== 'active') return happenings;
    const heard = new Set<string>();
    const offerAll = (type: string): void => {
      const offer = offers.get(type);
      if (!offer || heard.has(type)) return;
      heard.add(type);
      happenings.push(...(typeof offer === 'function' ? offer(snapshot) : offer));
    };
    for (const node of snapshot._nodes) {
      for (const type of node.transitions.keys()) offerAll(type);
      // Without `onError`, the error of an actor stops the machine.
      for (const { id } of node.invoke) offerAll(`xstate.error.actor.${id}`);
    }
    return happenings;
  };
}

function toOffer(
  model: AnyPathModel<never>,
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
    // A case of a wildcard may name its own type.
    event: { type: type.replace(/\*$/, 'anything'), ...payload },
    label,
  });
  if (typeof given === 'function') {
    return (snapshot) => given(snapshot as never).map(toHappening);
  }
  return given.map(toHappening);
}

function casesOfEvent(
  model: AnyPathModel<never>,
  type: string,
): Cases<{ label: string }, never> | undefined {
  const play = model.events[type];
  return play && 'cases' in play ? play.cases : undefined;
}

import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import type { AnyQaModel, Cases } from './model.ts';

/** Something that can happen: the event with its payload, and the words for it. */
export interface Happening {
  event: EventObject;
  words: string;
}

/** What an event of a machine stands for in its model. */
export type Origin =
  | { kind: 'event'; type: string }
  | { kind: 'done' | 'error'; actor: string }
  | { kind: 'delay'; delay: string };

/** What can happen by one event: always the same, or what the situation says. */
type Offer = readonly Happening[] | ((snapshot: AnyMachineSnapshot) => readonly Happening[]);

/**
 * Every event type the machine can be sent, and what it stands for: its own events, the ends of the
 * actors it invokes, the delays that run out.
 */
export function originsOf(machine: AnyStateMachine): Map<string, Origin> {
  const origins = new Map<string, Origin>();
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
export function listOffers(model: AnyQaModel<never>) {
  const offers = new Map<string, Offer>();
  for (const [type, origin] of originsOf(model.machine)) {
    const offer = offerOf(model, type, origin);
    if (offer) offers.set(type, offer);
  }

  return (snapshot: AnyMachineSnapshot): Happening[] => {
    const happenings: Happening[] = [];
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

function offerOf(model: AnyQaModel<never>, type: string, origin: Origin): Offer | undefined {
  if (origin.kind === 'delay') {
    const play = model.delays[origin.delay];
    return play && [{ event: { type }, words: play.words }];
  }
  const given =
    origin.kind === 'event'
      ? casesOfEvent(model, origin.type)
      : model.actors[origin.actor]?.[origin.kind];
  if (!given) return undefined;
  const toHappening = ({ words, ...payload }: { words: string }): Happening => ({
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

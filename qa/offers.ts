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

interface Offer {
  cases(snapshot: AnyMachineSnapshot): readonly Happening[];
}

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
    const cases = casesOf(model, type, origin);
    if (cases) offers.set(type, { cases });
  }
  const ears = new Map<AnyStateNode, [string, Offer][]>();
  const earsOf = (node: AnyStateNode) => {
    let heard = ears.get(node);
    if (!heard) {
      heard = [];
      for (const type of node.transitions.keys()) {
        const offer = offers.get(type);
        if (offer) heard.push([type, offer]);
      }
      ears.set(node, heard);
    }
    return heard;
  };

  return (snapshot: AnyMachineSnapshot): Happening[] => {
    if (snapshot.status !== 'active') return [];
    const possible = new Map<string, Offer>();
    for (const node of snapshot._nodes) {
      for (const [type, offer] of earsOf(node)) possible.set(type, offer);
    }
    const happenings: Happening[] = [];
    for (const offer of possible.values()) happenings.push(...offer.cases(snapshot));
    return happenings;
  };
}

function casesOf(
  model: AnyQaModel<never>,
  type: string,
  origin: Origin,
): Offer['cases'] | undefined {
  if (origin.kind === 'delay') {
    const play = model.delays[origin.delay];
    const happenings = play && [{ event: { type }, words: play.words }];
    return happenings && (() => happenings);
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
  const happenings = given.map(toHappening);
  return () => happenings;
}

function casesOfEvent(
  model: AnyQaModel<never>,
  type: string,
): Cases<{ words: string }, never> | undefined {
  const play = model.events[type];
  return play && 'cases' in play ? play.cases : undefined;
}

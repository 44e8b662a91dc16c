import type { StateView } from '../path.ts';
import { isIn } from '../state-names.ts';

/** One moment of a run: the situation, and the event that led to it. */
export interface Now<Context = unknown> {
  value: StateView['value'];
  /** What the model's `distinguish` returns. */
  context: Context;
  /** Null at the start. */
  event: { type: string; [more: string]: unknown } | null;
  /** The transitions that the event took. */
  transitions: readonly string[];
}

/**
 * What may be the case at a moment: the machine is in a state (`'paid'`, `'screen.open'`) or
 * in several regions at once (`'alice.editing + bob.editing'`), an event
 * just happened, a transition was just taken, or anything that a function tells.
 */
export type Condition<Context = unknown> =
  | string
  | { event: string }
  | { taken: string }
  | readonly Condition<Context>[]
  | ((now: Now<Context>) => boolean);

/** What must be true of every run of a machine. */
export type Property<Context = unknown> =
  | { kind: 'never' | 'always'; what: Condition<Context> }
  | { kind: 'eventually'; what: Condition<Context>; isFair: boolean }
  | { kind: 'until'; hold: Condition<Context>; goal: Condition<Context>; isFair: boolean }
  | { kind: 'leadsTo'; when: Condition<Context>; goal: Condition<Context>; isFair: boolean }
  | { kind: 'within'; when: Condition<Context>; goal: Condition<Context>; ms: number };

/** How runs go on where liveness is asked for. */
export interface Fairness {
  /**
   * Whether an event that can happen again and again does happen at last, as when a server that is
   * asked often enough answers once. Without it, a run may go round for ever.
   */
  isFair?: boolean;
}

/** It is never so: `never('uploading + uploading')`. */
export const never = <Context>(what: Condition<Context>): Property<Context> => ({
  kind: 'never',
  what,
});

/** It is so at every moment. */
export const always = <Context>(what: Condition<Context>): Property<Context> => ({
  kind: 'always',
  what,
});

/** It is so at some moment of every run. */
export const eventually = <Context>(
  what: Condition<Context>,
  { isFair = false }: Fairness = {},
): Property<Context> => ({ kind: 'eventually', what, isFair });

/** `hold` is so from the start until `goal` is, and `goal` comes. */
export const until = <Context>(
  hold: Condition<Context>,
  goal: Condition<Context>,
  { isFair = false }: Fairness = {},
): Property<Context> => ({ kind: 'until', hold, goal, isFair });

/** Whenever `when` is so, `goal` is so then or later: `leadsTo({ event: 'pay' }, ['paid', 'refunded'])`. */
export const leadsTo = <Context>(
  when: Condition<Context>,
  goal: Condition<Context>,
  { isFair = false }: Fairness = {},
): Property<Context> => ({ kind: 'leadsTo', when, goal, isFair });

/**
 * Whenever `when` is so, `goal` comes before more than `ms` have passed. Time passes by delays
 * (`after`) alone, one after the other: what takes no delay takes no time.
 */
export const within = <Context>(
  ms: number,
  when: Condition<Context>,
  goal: Condition<Context>,
): Property<Context> => ({ kind: 'within', when, goal, ms });

/** Whether a condition is met at a moment. A list is met by any of its conditions. */
export function isMet(condition: Condition<never>, now: Now): boolean {
  if (typeof condition === 'function') return condition(now as Now<never>);
  if (typeof condition === 'string') {
    // Regions, or the parts of a composition.
    return condition.split(' + ').every((each) => isIn({ value: now.value, context: null }, each));
  }
  if (isList(condition)) return condition.some((each) => isMet(each, now));
  if ('event' in condition) return now.event?.type === condition.event;
  return now.transitions.includes(condition.taken);
}

const isList = (condition: object): condition is readonly Condition<never>[] =>
  Array.isArray(condition);

/** Names of states, events and transitions in a condition. */
export function namesIn(condition: Condition<never>): {
  states: string[];
  events: string[];
  transitions: string[];
} {
  const names = { states: [] as string[], events: [] as string[], transitions: [] as string[] };
  const visit = (each: Condition<never>): void => {
    if (typeof each === 'function') return;
    if (typeof each === 'string') names.states.push(each);
    else if (isList(each)) each.forEach(visit);
    else if ('event' in each) names.events.push(each.event);
    else names.transitions.push(each.taken);
  };
  visit(condition);
  return names;
}

/** The conditions of a property. */
export function conditionsIn(property: Property<never>): Condition<never>[] {
  if (property.kind === 'until') return [property.hold, property.goal];
  if (property.kind === 'leadsTo' || property.kind === 'within')
    return [property.when, property.goal];
  return [property.what];
}

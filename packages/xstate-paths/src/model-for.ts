import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  AnyStateNode,
} from 'xstate';
import type { AnyPathModel, Assumed, LeftOut, Moment, Passing, Shown } from './model.ts';
import type { Property } from './temporal/properties.ts';
import { assertKeys } from './check-facts.ts';
import { projectContext } from './projection.ts';
import { findEventOrigins } from './possible-events.ts';
import { listNodes, formatNodePath } from './structure.ts';

/** An event may have one of several types. */
type PayloadOf<Event, Type> = Event extends { type: infer Types }
  ? Type extends Types
    ? Omit<Event, 'type'> & { way?: string }
    : never
  : never;
type Values<Value, Snapshot> = readonly Value[] | ((snapshot: Snapshot) => readonly Value[]);

/** What the machine itself does not say: payloads, outcomes of actors, and inputs. */
export interface MachineFacts<Machine extends AnyStateMachine> {
  /** The machine's id by default. */
  name?: string;
  title?: string;
  /** The machine's input for each start, by the description of the start. */
  starts?: Record<string, InputFrom<Machine>>;
  /**
   * The part of the context that decides what can happen next, as a function or as a list of places
   * in it, such as `user.id`; the whole context by default.
   */
  distinguish?: ((context: ContextFrom<Machine>) => unknown) | readonly string[];
  /** Places in what is distinguished that make no difference, such as `items.*.id`. */
  ignore?: readonly string[];
  /** How many situations are explored before that is refused; 2,000 by default. */
  maxSituations?: number;
  /** The payloads to try, for events that have one; or why no path sends the event. */
  events?: {
    [Type in EventFromLogic<Machine>['type']]?:
      | Values<PayloadOf<EventFromLogic<Machine>, Type>, SnapshotFrom<Machine>>
      | LeftOut;
  };
  /**
   * What invoked actors answer and fail with, by the name of the actor. By default each answers
   * undefined and fails with null.
   */
  outcomes?: Record<
    string,
    {
      done?: Values<unknown, SnapshotFrom<Machine>>;
      error?: Values<unknown, SnapshotFrom<Machine>>;
      snapshot?: Values<unknown, SnapshotFrom<Machine>>;
    }
  >;
  /** States and transitions that no path can reach, by name, with the reason. */
  leftOut?: Record<string, string>;
  invariants?: Record<string, (moment: Moment<SnapshotFrom<Machine>>) => boolean>;
  /** What must be true of every run, as a sentence: see `never`, `leadsTo` and the like. */
  properties?: Record<string, Property<never>>;
  /** How long delays are that the machine computes, for `within`. */
  delayMs?: Record<string, number>;
  sneaks?: readonly EventFromLogic<Machine>[];
  /**
   * Whether an event that every guard refuses is a step, in which nothing changes; true by default.
   */
  takesRefusals?: boolean;
  /** What steps may depend on besides the situation and the event, with the reason. */
  assumes?: Assumed;
}

const factNames = (
  'name title starts distinguish ignore maxSituations events outcomes leftOut invariants ' +
  'properties delayMs sneaks takesRefusals assumes'
).split(' ');

/**
 * Returns a model of a machine that finds paths without playing them: every event can happen
 * wherever the machine handles it, every actor answers and fails, every delay elapses.
 */
export function modelFor<Machine extends AnyStateMachine>(
  machine: Machine,
  facts: MachineFacts<Machine> = {},
): AnyPathModel<never> {
  assertKeys(machine, facts, factNames);
  const { events = {}, outcomes = {}, leftOut = {}, invariants, sneaks } = facts;
  const model: AnyPathModel<never> = {
    name: facts.name ?? machine.id,
    title: facts.title ?? machine.id,
    machine,
    starts: facts.starts ?? { 'the start': undefined },
    distinguish: toDistinguish(
      facts as Pick<MachineFacts<AnyStateMachine>, 'distinguish' | 'ignore'>,
    ),
    takesRefusals: facts.takesRefusals ?? true,
    ...(facts.properties && { properties: facts.properties }),
    ...(facts.delayMs && { delayMs: facts.delayMs }),
    ...(facts.assumes && { assumes: facts.assumes }),
    ...(facts.maxSituations !== undefined && { maxSituations: facts.maxSituations }),
    events: {},
    actors: {},
    delays: {},
    states: {},
    leftOut: {},
    ...(invariants && { invariants }),
    ...(sneaks && { sneaks }),
  };
  for (const origin of findEventOrigins(machine).values()) {
    if (origin.kind === 'event') {
      const given = (events as Record<string, unknown>)[origin.type] ?? [{}];
      model.events[origin.type] = isLeftOut(given)
        ? given
        : { act, cases: toCases(origin.type, given, (payload) => payload as object) };
    } else if (origin.kind === 'delay') {
      model.delays[origin.delay] = { act, label: `${origin.delay} elapses` };
    } else {
      const { actor } = origin;
      const { done = [undefined], error = [null], snapshot = [] } = outcomes[actor] ?? {};
      model.actors[actor] = {
        done: toCases(`${actor} answers`, done, (output) => ({ output })),
        error: toCases(`${actor} fails`, error, (error) => ({ error })),
        snapshot: toCases(`${actor} changes`, snapshot, (snapshot) => ({ snapshot })),
      };
    }
  }
  for (const node of listNodes(machine)) {
    const isLeaf = Object.keys(node.states).length === 0 && node.type !== 'history';
    if (!isLeaf || node === machine.root) continue;
    const name = formatNodePath(node);
    model.states[name] = toState(name, leftOut[name], isPassing(node));
  }
  for (const [name, reason] of Object.entries(leftOut)) {
    if (!(name in model.states)) model.leftOut = { ...model.leftOut, [name]: reason };
  }
  return model;
}

const act = () => undefined;

function toDistinguish({
  distinguish = withoutActors,
  ignore,
}: Pick<MachineFacts<AnyStateMachine>, 'distinguish' | 'ignore'>) {
  const pick =
    typeof distinguish === 'function'
      ? (distinguish as (context: unknown) => unknown)
      : (context: unknown) => projectContext(withoutActors(context), { keep: distinguish });
  return ignore ? (context: unknown) => projectContext(pick(context), { ignore }) : pick;
}

/** A spawned actor without an id has another number each time. */
function withoutActors(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('sessionId' in value && 'getSnapshot' in value) {
    const { id } = value as unknown as { id: string };
    return `actor ${id.startsWith('x:') ? '' : id}`.trimEnd();
  }
  if (Array.isArray(value)) {
    return value.some((item) => withoutActors(item) !== item) ? value.map(withoutActors) : value;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value);
  return entries.some(([, inner]) => withoutActors(inner) !== inner)
    ? Object.fromEntries(entries.map(([key, inner]) => [key, withoutActors(inner)]))
    : value;
}
const isLeftOut = (given: unknown): given is LeftOut =>
  typeof given === 'object' && given !== null && 'leftOut' in given;
/** Left at once: by an eventless transition, or because the state around is then done. */
const isPassing = ({ always, type, parent }: AnyStateNode): boolean =>
  (always?.some(({ guard }) => guard === undefined) ?? false) ||
  (type === 'final' && parent?.parent !== undefined && parent.config.onDone !== undefined);

function toState(
  name: string,
  leftOut: string | undefined,
  isLeftAtOnce: boolean,
): Shown<never> | Passing | LeftOut {
  if (leftOut !== undefined) return { leftOut };
  return isLeftAtOnce ? { passing: true } : { label: name, expectShown: async () => undefined };
}

/** Cases labelled by what they carry. */
function toCases(label: string, given: unknown, toFields: (value: unknown) => object) {
  const toCase = (value: unknown) => {
    const isBare = value === undefined || value === null || JSON.stringify(value) === '{}';
    return { label: isBare ? label : `${label} ${JSON.stringify(value)}`, ...toFields(value) };
  };
  if (typeof given !== 'function') return (given as readonly unknown[]).map(toCase);
  return (snapshot: never) => (given(snapshot) as unknown[]).map(toCase);
}

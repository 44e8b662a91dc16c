import { createMachine, type AnyStateMachine, type EventObject } from 'xstate';
import { suggestName } from '../nearest-name.ts';
import type { Graph } from '../explore.ts';
import type { AnyPathModel } from '../model.ts';
import { describeContributors } from '../projection.ts';
import { conditionsIn, namesIn, type Property } from '../temporal/properties.ts';
import { UsageError } from '../usage-error.ts';
import type { Composition, Link, Message } from './composition.ts';
import { createPart, type LocalNode, type LocalPart, type LocalStep } from './local-steps.ts';

export interface TogetherOptions {
  /**
   * Leaves out orders of steps that cannot matter to these properties (partial-order reduction). The
   * graph then only serves to check them; a property that is not safe to reduce for needs the whole.
   */
  reduceFor?: Readonly<Record<string, Property<never>>>;
  maxSituations?: number;
}

/** A situation of all parts, and the messages on their way: those of each channel in order. */
interface Whole {
  nodes: readonly LocalNode[];
  channels: ReadonlyMap<string, readonly Message[]>;
}

/** A step of one part, or of the network. */
interface Move {
  part: number;
  event: EventObject;
  label: string;
  transitions: string[];
  refused: string[];
  isMessage: boolean;
  to: Whole;
}

const defaultMaxSituations = 200_000;

/**
 * Explores several machines and their messages as one graph. Its paths, tours and properties are as
 * those of a single machine; an event has the name of its part before it: `alice.paid`.
 */
export function exploreTogether(
  composition: Composition,
  {
    reduceFor,
    maxSituations = composition.maxSituations ?? defaultMaxSituations,
  }: TogetherOptions = {},
): Graph {
  assertLinks(composition);
  const { names, parts } = listParts(composition);
  const model = toModel(composition);
  const graph: Graph = { model, nodes: [], edges: [], starts: [], offered: [], unpredictable: [] };
  const wholes: Whole[] = [];
  const numbers = new Map<string, number>();
  const mayReduce = reduceFor === undefined ? null : findReducible(composition, names, reduceFor);

  const numberWhole = (whole: Whole): number => {
    const key = keyFor(whole);
    const existing = numbers.get(key);
    if (existing !== undefined) return existing;
    if (wholes.length >= maxSituations) {
      throw new UsageError(
        `The composition "${composition.name}" has more than ${maxSituations} situations. They ` +
          `differ most in ${describeContributors(graph.nodes)}. Let the parts tell fewer apart, ` +
          'check with partial-order reduction (reduceFor), or raise "maxSituations".',
      );
    }
    const number = wholes.length;
    numbers.set(key, number);
    wholes.push(whole);
    graph.nodes.push({ key, view: toView(names, whole), out: [] });
    return number;
  };

  for (const start of listStarts(composition, parts, names)) {
    const { name, whole, transitions, refused } = start;
    graph.starts.push({ name, node: numberWhole(whole), transitions, refused });
  }
  const listMoves = createMoveLister(composition, parts, names);
  for (let at = 0; at < wholes.length; at += 1) {
    const whole = wholes[at] as Whole;
    const moves = listMoves(whole);
    const isNew = (move: Move) => !numbers.has(keyFor(move.to));
    const explored = mayReduce ? (chooseAmple(moves, whole, mayReduce, isNew) ?? moves) : moves;
    for (const { event, label, transitions, refused, to } of explored) {
      const number = numberWhole(to);
      graph.nodes[at]?.out.push(graph.edges.length);
      graph.edges.push({ event, label, from: at, to: number, transitions, refused });
    }
  }
  return graph;
}

function listParts({ parts, links }: Composition): { names: string[]; parts: LocalPart[] } {
  const names = Object.keys(parts);
  return {
    names,
    parts: names.map((name) => {
      const received = new Set(links.filter(({ to }) => to === name).map(typeAtTarget));
      return createPart(parts[name] as AnyPathModel<never>, (type) => received.has(type));
    }),
  };
}

const typeAtTarget = ({ emits, as = emits }: Link) => as;

function assertLinks({ name, parts, links }: Composition): void {
  const names = Object.keys(parts);
  const unknown = links.flatMap(({ from, to }) => [from, to]).find((each) => !names.includes(each));
  if (unknown === undefined) return;
  throw new UsageError(
    `The composition "${name}" has no part "${unknown}".${suggestName(unknown, names)}`,
  );
}

/** Every combination of the starts of the parts. */
function listStarts(
  composition: Composition,
  parts: readonly LocalPart[],
  names: readonly string[],
) {
  let combined: { name: string[]; steps: LocalStep[] }[] = [{ name: [], steps: [] }];
  for (const part of parts) {
    const starts = Object.keys(part.model.starts);
    combined = combined.flatMap(({ name, steps }) =>
      starts.map((start) => ({
        name: starts.length > 1 ? [...name, start] : name,
        steps: [...steps, part.start(start)],
      })),
    );
  }
  return combined.map(({ name, steps }) => {
    let channels: Whole['channels'] = new Map();
    for (const [part, { emitted }] of steps.entries()) {
      channels = withSent(composition, names[part] as string, emitted, channels);
    }
    const whole: Whole = { nodes: steps.map(({ to }) => to), channels };
    const named = (pick: (step: LocalStep) => string[]) =>
      steps.flatMap((step, part) => pick(step).map((each) => inPart(names[part] as string, each)));
    return {
      name: name.join(', ') || 'the start',
      whole,
      transitions: named(({ transitions }) => transitions),
      refused: named(({ refused }) => refused),
    };
  });
}

/** A transition of a part, named as in the machine that holds all parts. */
const inPart = (part: string, transition: string): string =>
  transition.startsWith('* ') ? `${part}${transition.slice(1)}` : `${part}.${transition}`;

function withSent(
  { name, links, network: { capacity = 4 } = {} }: Composition,
  from: string,
  emitted: readonly EventObject[],
  channels: Whole['channels'],
): Whole['channels'] {
  if (emitted.length === 0) return channels;
  const sent = new Map(channels);
  for (const event of emitted) {
    for (const link of links) {
      if (link.from !== from || link.emits !== event.type) continue;
      const channel = `${from} → ${link.to}`;
      const before = sent.get(channel) ?? [];
      if (before.length >= capacity) {
        throw new UsageError(
          `In "${name}", more than ${capacity} messages are on their way from ${from} to ${link.to}. ` +
            'Let one of them wait for an answer, or raise the "capacity" of the network.',
        );
      }
      const message = { from, to: link.to, event: { ...event, type: typeAtTarget(link) } };
      sent.set(channel, [...before, message]);
    }
  }
  return sent;
}

function createMoveLister(
  composition: Composition,
  parts: readonly LocalPart[],
  names: readonly string[],
): (whole: Whole) => Move[] {
  const { network: { isLossy = false, unhandled = 'waits' } = {} } = composition;

  const toMove = (
    whole: Whole,
    part: number,
    { label, event, isMessage }: { label: string; event: EventObject; isMessage: boolean },
    step: LocalStep,
  ): Move => {
    const name = names[part] as string;
    const nodes = whole.nodes.map((node, index) => (index === part ? step.to : node));
    return {
      part,
      event: { ...event, type: `${name}.${event.type}` },
      label: `${name}: ${label}`,
      transitions: step.transitions.map((each) => inPart(name, each)),
      refused: step.refused.map((each) => inPart(name, each)),
      isMessage,
      to: { nodes, channels: withSent(composition, name, step.emitted, whole.channels) },
    };
  };

  return (whole) => {
    const moves: Move[] = [];
    for (const [index, part] of parts.entries()) {
      const node = whole.nodes[index] as LocalNode;
      for (const { event, label } of part.events(node)) {
        const step = part.step(node, event);
        if (step) moves.push(toMove(whole, index, { event, label, isMessage: false }, step));
      }
    }
    for (const [channel, messages] of whole.channels) {
      const [first, ...rest] = messages;
      if (!first) continue;
      const channels = new Map(whole.channels).set(channel, rest);
      if (rest.length === 0) channels.delete(channel);
      const without = { ...whole, channels };
      const index = names.indexOf(first.to);
      const step = (parts[index] as LocalPart).step(whole.nodes[index] as LocalNode, first.event);
      const what = `${first.event.type} from ${first.from}`;
      if (step) {
        const received = { event: first.event, label: `receives ${what}`, isMessage: true };
        moves.push(toMove(without, index, received, step));
      } else if (unhandled === 'dropped') {
        moves.push(networkMove(first, 'dropped', `${first.to}: ignores ${what}`, without));
      }
      if (isLossy)
        moves.push(networkMove(first, 'lost', `${what} to ${first.to} is lost`, without));
    }
    return moves;
  };
}

const network = -1;

const networkMove = (
  { from, to, event }: Message,
  what: string,
  label: string,
  whole: Whole,
): Move => ({
  part: network,
  event: { ...event, type: `${to}.${event.type}.${what}` },
  label,
  // A step of the network is one too, though no machine takes a transition.
  transitions: [`${from} → ${to} · ${event.type} · ${what}`],
  refused: [],
  isMessage: true,
  to: whole,
});

function keyFor({ nodes, channels }: Whole): string {
  const messages = [...channels]
    .filter(([, each]) => each.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([channel, each]) => [channel, each.map(({ event }) => event)]);
  return JSON.stringify([nodes.map(({ number }) => number), messages]);
}

function toView(names: readonly string[], { nodes, channels }: Whole) {
  const byPart = <Value>(pick: (node: LocalNode) => Value) =>
    Object.fromEntries(names.map((name, part) => [name, pick(nodes[part] as LocalNode)]));
  const onTheWay = [...channels].flatMap(([channel, messages]) =>
    messages.map(({ event }) => `${channel}: ${event.type}`),
  );
  return {
    value: byPart(({ view }) => view.value),
    context: { ...byPart(({ view }) => view.context), onTheWay: onTheWay.toSorted() },
  };
}

/** A model whose machine has all parts side by side: it names states and transitions, and runs nothing. */
function toModel({ name, title = name, parts, properties }: Composition): AnyPathModel<never> {
  const states = Object.entries(parts).map(([part, { machine }]) => {
    const { id: _, context: __, ...config } = machine.config as Record<string, unknown>;
    return [part, config] as const;
  });
  const machine = createMachine({
    id: name,
    type: 'parallel',
    states: Object.fromEntries(states),
  } as never) as unknown as AnyStateMachine;
  const named = <Value>(
    pick: (model: AnyPathModel<never>) => Record<string, Value>,
    join: (part: string, key: string) => string,
  ) =>
    Object.fromEntries(
      Object.entries(parts).flatMap(([part, model]) =>
        Object.entries(pick(model)).map(([key, value]) => [join(part, key), value]),
      ),
    );
  return {
    name,
    title,
    machine,
    starts: {},
    distinguish: (context) => context,
    events: named(
      ({ events }) => events,
      (part, type) => `${part}.${type}`,
    ),
    actors: {},
    delays: {},
    states: named(
      ({ states }) => states,
      (part, state) => `${part}.${state}`,
    ),
    leftOut: named(({ leftOut = {} }) => leftOut, inPart),
    parts,
    ...(properties && { properties }),
  };
}

/** Which parts may go first, alone: those that the properties do not see. */
interface Reducible {
  isInvisible: readonly boolean[];
  /** The types of the messages that can be sent to each part. */
  received: readonly ReadonlySet<string>[];
  composition: Composition;
}

/** Null where the whole graph is needed: see `exploreTogether`. */
function findReducible(
  composition: Composition,
  names: readonly string[],
  properties: Readonly<Record<string, Property<never>>>,
): Reducible | null {
  const seen = new Set<string>();
  for (const property of Object.values(properties)) {
    // Fairness and time are about every order.
    if (property.kind === 'within' || ('isFair' in property && property.isFair)) return null;
    for (const condition of conditionsIn(property)) {
      if (hasFunction(condition)) return null;
      const { states, events, transitions } = namesIn(condition);
      for (const name of [
        ...states.flatMap((each) => each.split(' + ')),
        ...events,
        ...transitions,
      ]) {
        seen.add(name.split(/[. ]/, 1)[0] as string);
      }
    }
  }
  return {
    composition,
    isInvisible: names.map((name) => !seen.has(name)),
    received: names.map(
      (name) => new Set(composition.links.filter(({ to }) => to === name).map(typeAtTarget)),
    ),
  };
}

const hasFunction = (condition: unknown): boolean =>
  typeof condition === 'function' || (Array.isArray(condition) && condition.some(hasFunction));

/**
 * Returns the moves of one part that may go first: they are seen by no property, send nothing, and
 * nothing that others do before can touch them, because the part handles no message here. All lead
 * to new situations, so nothing is put off for ever round a cycle.
 */
function chooseAmple(
  moves: readonly Move[],
  whole: Whole,
  { isInvisible, received, composition }: Reducible,
  isNew: (move: Move) => boolean,
): Move[] | null {
  for (const [part, isUnseen] of isInvisible.entries()) {
    if (!isUnseen) continue;
    const own = moves.filter((move) => move.part === part);
    if (own.length === 0 || own.some(({ isMessage }) => isMessage)) continue;
    const nodes = [whole.nodes[part], ...own.map(({ to }) => to.nodes[part])];
    const isDropping = composition.network?.unhandled === 'dropped';
    // A message that would be dropped before must be dropped after, too.
    const asked = isDropping ? nodes : nodes.slice(0, 1);
    const mayHear = asked.some(
      (node) => node && handlesAny(node, received[part] as ReadonlySet<string>),
    );
    if (mayHear || own.some((move) => sends(move, whole)) || !own.every(isNew)) continue;
    return own;
  }
  return null;
}

function handlesAny({ snapshot }: LocalNode, types: ReadonlySet<string>): boolean {
  if (snapshot.status !== 'active') return false;
  return snapshot._nodes.some((node) =>
    [...node.transitions.keys()].some((type) => types.has(type) || type.endsWith('*')),
  );
}

const sends = ({ to }: Move, { channels }: Whole): boolean => to.channels !== channels;

/** Paths through machines of XState 6 (alpha): `xstate-paths/xstate-6`. */
import type { AnyStateMachine, EventObject } from 'xstate';
import { describeContributors } from '../projection.ts';
import type { Graph } from '../explore.ts';
import type { AnyPathModel } from '../model.ts';
import type { StateView } from '../path.ts';
import { suggestName } from '../nearest-name.ts';
import { UsageError } from '../usage-error.ts';
import type { Definition6, Machine6, Node6, Snapshot6, XState6 } from './machine-types.ts';

export { measureCoverage } from '../coverage.ts';
export { findGraphPaths } from '../find-graph-paths.ts';
export { playPath, type Player } from '../play-path.ts';
export { checkProperties, formatCounterexample } from '../temporal/check-properties.ts';
export { always, eventually, leadsTo, never, until, within } from '../temporal/properties.ts';

/** What a machine of XState 6 does not say itself: see `modelFor`. */
export interface Facts6 {
  name?: string;
  starts?: Record<string, unknown>;
  events?: Record<string, readonly object[]>;
  /** By the id of the invocation. */
  outcomes?: Record<string, { done?: readonly unknown[]; error?: readonly unknown[] }>;
  distinguish?(context: unknown): unknown;
  leftOut?: Record<string, string>;
  properties?: AnyPathModel<never>['properties'];
  maxSituations?: number;
}

const defaultMaxSituations = 2000;

/**
 * Explores a machine of XState 6 by its own pure functions: `exploreXState6(await import('xstate'),
 * machine)`. A transition that is a function counts as guarded, since it may refuse.
 */
export function exploreXState6(xstate: XState6, machine: object, facts: Facts6 = {}): Graph {
  const { root, id } = machine as Machine6;
  if (
    !root?.transitions ||
    'implementations' in machine ||
    typeof xstate.getMicrosteps !== 'function'
  ) {
    throw new UsageError('This reads machines of XState 6; for those of XState 5, see modelFor.');
  }
  requireKnownKeys(root, id, facts);
  const { starts = { 'the start': undefined }, maxSituations = defaultMaxSituations } = facts;
  const distinguish = facts.distinguish ?? ((context: unknown) => context);
  const model = toModel(root, id, facts, distinguish);
  const graph: Graph = { model, nodes: [], edges: [], starts: [], offered: [], unpredictable: [] };
  const snapshots: Snapshot6[] = [];
  const numbers = new Map<string, number>();

  function numberSnapshot(snapshot: Snapshot6): number {
    const view = toView(snapshot, distinguish);
    const key = JSON.stringify([view, snapshot.historyValue ?? null]);
    const existing = numbers.get(key);
    if (existing !== undefined) return existing;
    if (snapshots.length >= maxSituations) {
      throw new UsageError(
        `"${model.name}" has more than ${maxSituations} situations. They differ most in ` +
          `${describeContributors(graph.nodes)}. Let "distinguish" tell fewer apart.`,
      );
    }
    const number = snapshots.length;
    numbers.set(key, number);
    snapshots.push(snapshot);
    graph.nodes.push({ key, view, out: [] });
    return number;
  }

  for (const [name, input] of Object.entries(starts)) {
    const [snapshot] = xstate.initialTransition(machine as never, input as never);
    const steps = xstate.getInitialMicrosteps(machine as never, input as never);
    const { transitions } = readMicrosteps(null, null, steps);
    const start = snapshot as Snapshot6;
    graph.starts.push({ name, node: numberSnapshot(start), transitions, refused: [] });
  }
  for (let at = 0; at < snapshots.length; at += 1) {
    const before = snapshots[at] as Snapshot6;
    if (before.status !== 'active') continue;
    for (const { event, label, definition, name } of listEvents(before, facts)) {
      const sent = [machine, before, event] as [never, never, never];
      const [after] = xstate.transition(...sent);
      const isRefused = after === before;
      if (isRefused && !isGuarded(definition)) continue;
      const steps = isRefused ? [] : xstate.getMicrosteps(...sent);
      const { transitions } = readMicrosteps(before, name, steps);
      const to = numberSnapshot(after as Snapshot6);
      graph.nodes[at]?.out.push(graph.edges.length);
      const refused = isRefused ? [name] : [];
      graph.edges.push({ event, label, from: at, to, transitions, refused });
      graph.offered.push(event);
    }
  }
  return graph;
}

/** Throws a UsageError for an event that no state handles, or an actor that none invokes. */
function requireKnownKeys(root: Node6, id: string, { events = {}, outcomes = {} }: Facts6): void {
  const types = new Set<string>();
  const actors = new Set<string>();
  const visit = (node: Node6): void => {
    for (const definition of [...node.transitions.values()].flat())
      types.add(typeWritten(definition));
    for (const { id: actor } of node.invoke) actors.add(actor);
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(root);
  for (const type of Object.keys(events)) {
    if (types.has(type)) continue;
    throw new UsageError(`The machine "${id}" has no event "${type}".${suggestName(type, types)}`);
  }
  for (const actor of Object.keys(outcomes)) {
    if (actors.has(actor)) continue;
    const nearest = suggestName(actor, actors);
    throw new UsageError(`The machine "${id}" invokes no actor "${actor}".${nearest}`);
  }
}

function toView({ value, context, status }: Snapshot6, distinguish: (context: unknown) => unknown) {
  const view: StateView = { value, context: distinguish(context) };
  return status === 'error' ? { ...view, status: 'error' as const } : view;
}

const isGuarded = ({ to, guard }: Definition6) => to !== undefined || guard !== undefined;
const pathTo = ({ path }: Node6) => path.join('.') || '*';

/** The type of an event as XState 5 writes it, with the actor or the delay in it. */
function typeWritten({ eventType, matches = {} }: Definition6): string {
  const { actorId, delay, stateId } = matches as Record<string, string | number | undefined>;
  if (actorId !== undefined) return `${eventType}.${actorId}`;
  return delay === undefined ? eventType : `${eventType}.${delay}.${stateId}`;
}

interface Possible {
  event: EventObject;
  label: string;
  definition: Definition6;
  name: string;
}

/** The events that active states handle; an inner state comes before those around it. */
function listEvents({ nodes }: Snapshot6, facts: Facts6): Possible[] {
  const possible = new Map<string, Possible[]>();
  for (const node of nodes.toReversed()) {
    const counts = new Map<string, number>();
    for (const definition of [...node.transitions.values()].flat()) {
      const type = typeWritten(definition);
      const index = counts.get(type) ?? 0;
      counts.set(type, index + 1);
      if (possible.has(type)) continue;
      const name = `${pathTo(node)} · ${type} · ${index}`;
      const cases = listCases(definition, type, facts);
      possible.set(
        type,
        cases.map((each) => ({ ...each, definition, name })),
      );
    }
  }
  return [...possible.values()].flat();
}

function listCases(
  { eventType, matches = {} }: Definition6,
  type: string,
  { events = {}, outcomes = {} }: Facts6,
): { event: EventObject; label: string }[] {
  const { actorId: actor = '', delay = '' } = matches as Record<string, string | undefined>;
  const label = (text: string, value: unknown) =>
    value === undefined || value === null ? text : `${text} ${JSON.stringify(value)}`;
  if (eventType === 'xstate.done.actor') {
    return (outcomes[actor]?.done ?? [undefined]).map((output) => ({
      event: { type: eventType, ...matches, output },
      label: label(`${actor} answers`, output),
    }));
  }
  if (eventType === 'xstate.error.actor') {
    return (outcomes[actor]?.error ?? [null]).map((error) => ({
      event: { type: eventType, ...matches, error },
      label: label(`${actor} fails`, error),
    }));
  }
  if (eventType === 'xstate.after') {
    return [{ event: { type: eventType, ...matches }, label: `${delay} elapses` }];
  }
  return (events[type] ?? [{}]).map((payload) => ({
    event: { ...payload, type: type.replace(/\*$/, 'anything') },
    label: Object.keys(payload).length === 0 ? type : label(type, payload),
  }));
}

/** The names of the transitions: the event's own, then the eventless ones. */
function readMicrosteps(
  before: Snapshot6 | null,
  own: string | null,
  microsteps: readonly unknown[],
): { transitions: string[] } {
  const transitions = own === null || microsteps.length === 0 ? [] : [own];
  let previous = before;
  for (const [index, step] of microsteps.entries()) {
    const [snapshot] = step as [Snapshot6];
    if (previous && (index > 0 || own === null)) {
      const source = previous.nodes.find(({ always = [] }) => always.length > 0);
      if (source) transitions.push(`${pathTo(source)} · always · 0`);
    }
    previous = snapshot;
  }
  return { transitions };
}

/** A model whose machine has the shape in which states and transitions are read. */
function toModel(
  root: Node6,
  id: string,
  { name = id, leftOut = {}, properties }: Facts6,
  distinguish: (context: unknown) => unknown,
): AnyPathModel<never> {
  const nodes = new Map<Node6, object>();
  const convert = (node: Node6, parent: object | null): object => {
    const converted: Record<string, unknown> = { ...pick(node), parent };
    nodes.set(node, converted);
    converted['states'] = Object.fromEntries(
      Object.entries(node.states).map(([key, child]) => [key, convert(child, converted)]),
    );
    return converted;
  };
  const converted = convert(root, null);
  for (const [node, own] of nodes) Object.assign(own, convertTransitions(node, own, nodes));
  const states: AnyPathModel<never>['states'] = {};
  for (const node of nodes.keys()) {
    if (node === root || Object.keys(node.states).length > 0 || node.type === 'history') continue;
    const key = pathTo(node);
    const left = leftOut[key];
    states[key] =
      left === undefined ? { label: key, expectShown: async () => undefined } : { leftOut: left };
  }
  return {
    name,
    title: name,
    machine: { id, root: converted, events: [] } as unknown as AnyStateMachine,
    starts: {},
    distinguish,
    events: {},
    actors: {},
    delays: {},
    states,
    leftOut,
    takesRefusals: true,
    ...(properties && { properties }),
  };
}

const pick = ({ path, type, invoke }: Node6) => ({
  path,
  type,
  invoke,
  after: [],
  config: {},
});

function convertTransitions(
  node: Node6,
  source: object,
  nodes: ReadonlyMap<Node6, object>,
): object {
  const toNode = (each: Node6) => nodes.get(each) as object;
  const toDefinition = (definition: Definition6, eventType: string) => ({
    source,
    eventType,
    target: definition.target?.map(toNode),
    // A function may do anything, so it is a transition in any case.
    actions: [''],
    guard: isGuarded(definition) ? true : undefined,
  });
  const transitions = new Map<string, object[]>();
  for (const definition of [...node.transitions.values()].flat()) {
    const type = typeWritten(definition);
    transitions.set(type, [...(transitions.get(type) ?? []), toDefinition(definition, type)]);
  }
  return {
    transitions,
    always: node.always?.map((definition) => toDefinition(definition, '')),
    initial: { target: (node.initial?.target ?? []).map(toNode) },
  };
}

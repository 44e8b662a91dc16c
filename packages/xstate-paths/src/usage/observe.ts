import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { explore, type Edge, type Graph } from '../explore.ts';
import type { AnyPathModel } from '../model.ts';
import { suggestName } from '../nearest-name.ts';
import type { StateView } from '../path.ts';
import { createView } from '../replay.ts';
import { formatStateName } from '../state-names.ts';
import { watchProperties, type Watched } from '../temporal/watch-properties.ts';

/** One event of a running machine, with as much of what it did as is known. */
export interface Observed {
  event: { type: string; [more: string]: unknown };
  /** The state afterwards. */
  value?: StateView['value'] | undefined;
  /** The context afterwards, as `distinguish` returns it. */
  context?: unknown;
  transitions?: readonly string[] | undefined;
}

/** The first step of a run that the model does not allow. */
export interface Departure {
  /** The number of the event, from 1. */
  step: number;
  event: Observed['event'];
  because: string;
}

/** Follows a running machine on its model. */
export interface Observer {
  /** Sees the next event. Returns the departure once there is one, and follows no further. */
  see(observed: Observed): Departure | null;
  departure(): Departure | null;
  /** The properties of the model on this run. */
  verdicts(): Watched[];
  /** For `createActor(machine, { inspect: observer.inspect })`. */
  inspect(event: InspectionEvent): void;
}

/** Looks at a running machine, or at its log, for the first step that the model does not allow. */
export function observe(
  model: AnyPathModel<never>,
  {
    graph = explore(model),
    onDeparture,
  }: { graph?: Graph; onDeparture?(departure: Departure): void } = {},
): Observer {
  const watch = watchProperties(model);
  let places = new Set(graph.starts.map(({ node }) => node));
  let step = 0;
  let departure: Departure | null = null;
  const [first] = graph.starts;
  if (first) {
    const { value, context } = graph.nodes[first.node]?.view ?? { value: '', context: null };
    watch.see({ value, context, event: null, transitions: first.transitions });
  }

  function leave(event: Observed['event'], because: string): Departure {
    departure = { step, event, because };
    onDeparture?.(departure);
    return departure;
  }

  function see(observed: Observed): Departure | null {
    if (departure) return departure;
    step += 1;
    const { event } = observed;
    const out = [...places].flatMap((node) => edgesFrom(graph, node));
    const alike = out.filter((edge) => edge.event.type === event.type);
    const next = alike.filter((edge) => fits(graph, edge, observed));
    const isIgnored = alike.length === 0 && isStill(graph, places, observed);
    if (next.length === 0 && !isIgnored) {
      return leave(event, describe(graph, places, alike, observed));
    }
    if (next.length > 0) places = new Set(next.map(({ to }) => to));
    const [edge] = next;
    const view = graph.nodes[edge?.to ?? [...places][0] ?? -1]?.view;
    const broken = watch.see({
      value: observed.value ?? view?.value ?? '',
      context: observed.context ?? view?.context,
      event,
      transitions: observed.transitions ?? edge?.transitions ?? [],
    });
    return broken.length > 0 ? leave(event, `It breaks "${broken.join('" and "')}".`) : null;
  }

  return {
    see,
    departure: () => departure,
    verdicts: () => watch.verdicts(),
    inspect(inspected) {
      if (inspected.type !== '@xstate.snapshot') return;
      const { actorRef, event, snapshot } = inspected;
      const { logic } = actorRef as unknown as { logic?: { config?: unknown } };
      // `provide` makes another machine of the same configuration, as apps do with their actors.
      if (logic?.config !== model.machine.config || event.type === 'xstate.init') return;
      const { value, context } = createView(model, snapshot as AnyMachineSnapshot);
      see({ event, value, context });
    },
  };
}

const edgesFrom = ({ nodes, edges }: Graph, node: number): Edge[] =>
  (nodes[node]?.out ?? []).map((place) => edges[place] as Edge);

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A log may leave out what is not known; payloads differ from those that the model tries. */
function fits({ nodes }: Graph, edge: Edge, { value, context, transitions }: Observed): boolean {
  const view = nodes[edge.to]?.view;
  return (
    (value === undefined || isEqual(view?.value, value)) &&
    (context === undefined || isEqual(view?.context, context)) &&
    (transitions === undefined || isEqual(edge.transitions, transitions))
  );
}

/** An event that no situation handles leaves everything as it was. */
function isStill({ nodes }: Graph, places: ReadonlySet<number>, observed: Observed): boolean {
  if (observed.transitions !== undefined) return observed.transitions.length === 0;
  if (observed.value === undefined) return false;
  return [...places].some((node) => isEqual(nodes[node]?.view.value, observed.value));
}

function describe(
  graph: Graph,
  places: ReadonlySet<number>,
  alike: readonly Edge[],
  { event, value, context, transitions }: Observed,
): string {
  const name = (node: number) => formatStateName(graph.nodes[node]?.view as StateView);
  const here = [...new Set([...places].map(name))].join(' or ');
  if (alike.length === 0) {
    const types = new Set(
      [...places].flatMap((node) => edgesFrom(graph, node)).map((edge) => edge.event.type),
    );
    const hint =
      suggestName(event.type, types) || ` There can: ${[...types].join(', ') || 'nothing'}.`;
    return `"${event.type}" cannot happen in ${here}.${hint}`;
  }
  const expected = [
    ...new Set(
      alike.map(({ to }) => `${name(to)} ${JSON.stringify(graph.nodes[to]?.view.context)}`),
    ),
  ].join(' or ');
  const seen = [
    value === undefined ? '' : formatStateName({ value, context: null }),
    context === undefined ? '' : JSON.stringify(context),
    transitions === undefined ? '' : `by ${transitions.join(', ') || 'no transition'}`,
  ];
  return `"${event.type}" leads from ${here} to ${expected}, not to ${seen.filter(Boolean).join(' ')}.`;
}

/** Parses a log: a line of JSON for each event. Lines that are no JSON objects are left out. */
export function parseLog(text: string): Observed[] {
  return text.split('\n').flatMap((line) => {
    try {
      const read: unknown = JSON.parse(line);
      const { event, state, value = state, ...more } = Object(read) as Record<string, unknown>;
      const isNamed = typeof event === 'string' || typeof Object(event).type === 'string';
      if (!isNamed) return [];
      return [
        { ...more, value, event: typeof event === 'string' ? { type: event } : event } as Observed,
      ];
    } catch {
      return [];
    }
  });
}

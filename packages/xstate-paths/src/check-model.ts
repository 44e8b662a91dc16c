import { initialTransition } from 'xstate';
import { transitionsToTake } from './coverage.ts';
import { emittedAlong } from './emitted.ts';
import { describeBrokenProperties } from './temporal/check-properties.ts';
import { statesPassed } from './passed-states.ts';
import { suggestName } from './nearest-name.ts';
import { explore, type Graph } from './explore.ts';
import type { AnyPathModel } from './model.ts';
import { findEventOrigins } from './possible-events.ts';
import { findDeviation } from './replay.ts';
import { toPath } from './routes.ts';
import { listLeaves } from './state-names.ts';
import { strategies } from './strategies.ts';
import { readStructure, formatNodePath, type Structure } from './structure.ts';

/**
 * Checks a model against its machine: every state and transition is walked or left out by name, no
 * unknown name is used, and `distinguish` tells situations apart well enough for the machine to
 * follow every path. Returns one sentence for each problem.
 */
export function checkModel(model: AnyPathModel<never>): string[] {
  const structure = readStructure(model.machine);
  const names = checkNames(model, structure);
  // Exploring fails when names are missing, so report those first.
  if (names.length > 0) return names;
  const starts = checkStarts(model);
  if (starts.length > 0) return starts;
  const graph = explore(model);
  return [
    ...checkStates(graph),
    ...checkTransitions(graph),
    ...describeUnpredictable(graph),
    ...checkReplay(graph),
    ...checkEmitted(graph),
    ...describeBrokenProperties(graph),
  ];
}

function checkNames(model: AnyPathModel<never>, { states, transitions }: Structure): string[] {
  const origins = findEventOrigins(model.machine);
  const heard = new Set(transitions.map(({ event }) => event));
  const events: string[] = [];
  const actors: string[] = [];
  const silent: string[] = [];
  const delays: string[] = [];
  for (const [type, origin] of origins) {
    if (origin.kind === 'event') events.push(origin.type);
    else if (origin.kind === 'delay') delays.push(origin.delay);
    // Actors that only send events have no done or error event to handle.
    else if (heard.has(type)) actors.push(origin.actor);
    else silent.push(origin.actor);
  }
  return [
    ...compare('event', events, Object.keys(model.events)),
    ...compare(
      'actor',
      actors,
      Object.keys(model.actors).filter((name) => !silent.includes(name) || actors.includes(name)),
    ),
    ...compare('delay', delays, Object.keys(model.delays)),
    ...compare('state', leafNames(states), Object.keys(model.states)),
    ...compare(
      'transition',
      transitions.map(({ name }) => name),
      Object.keys(model.leftOut ?? {}),
    ).filter((problem) => problem.includes('does not have')),
  ];
}

/** XState catches what fails here, usually because an input is missing, and stops the machine. */
function checkStarts({ machine, starts }: AnyPathModel<never>): string[] {
  return Object.entries(starts).flatMap(([name, input]) => {
    const [snapshot] = initialTransition(machine, input);
    if (snapshot.status !== 'error') return [];
    const { error } = snapshot as { error: unknown };
    const reason = error instanceof Error ? error.message : String(error);
    return [`The machine fails at the start "${name}": ${reason}. Does it need another input?`];
  });
}

const leafNames = (states: Structure['states']) =>
  states
    .filter(({ states, type }) => Object.keys(states).length === 0 && type !== 'history')
    .map(formatNodePath);

function compare(kind: string, inMachine: string[], inModel: string[]): string[] {
  const [machine, model] = [new Set(inMachine), new Set(inModel)];
  return [
    ...[...machine]
      .filter((name) => !model.has(name))
      .map((name) => `The model lacks the ${kind} "${name}"`),
    ...[...model]
      .filter((name) => !machine.has(name))
      .map(
        (name) =>
          `The model names the ${kind} "${name}", which the machine does not have${suggestName(name, machine)}`,
      ),
  ];
}

function checkStates(graph: Graph): string[] {
  const { model, nodes } = graph;
  const reached = new Set(nodes.flatMap(({ view }) => listLeaves(view.value)));
  const passed = statesPassed(readStructure(model.machine), transitionsIn(graph));
  return Object.entries(model.states).flatMap(([name, state]) => {
    const isShown = 'expectShown' in state;
    if (isShown && !reached.has(name) && !passed.has(name))
      return [`Nothing leads to the state "${name}"`];
    if (isShown || !reached.has(name)) return [];
    const claim = 'passing' in state ? 'passed through at once' : 'left out';
    return [`The state "${name}" can be rested in, and the model says it is ${claim}`];
  });
}

function checkTransitions(graph: Graph): string[] {
  const { model } = graph;
  const walked = transitionsIn(graph);
  const unsure = new Set(graph.unpredictable.flatMap(({ transitions }) => transitions));
  const missing = transitionsToTake(model, readStructure(model.machine)).filter(
    ({ name }) => !walked.has(name) && !unsure.has(name),
  );
  const wrong = Object.keys(model.leftOut ?? {}).filter((name) => walked.has(name));
  return [
    ...missing.map(({ name }) => `Nothing takes the transition "${name}"`),
    ...wrong.map((name) => `The transition "${name}" is taken, and the model leaves it out`),
  ];
}

const transitionsIn = ({ starts, edges }: Graph): ReadonlySet<string> =>
  new Set([...starts, ...edges].flatMap(({ transitions }) => transitions));

/** One sentence for each transition that no path takes because it leads elsewhere each time. */
export function describeUnpredictable({ unpredictable }: Pick<Graph, 'unpredictable'>): string[] {
  const sentences = unpredictable.map(({ state, event, transitions, inputs }) => {
    const name = transitions.length > 0 ? `"${transitions.join('", "')}"` : `of ${event.type}`;
    return (
      `No path takes the transition ${name}: what it does in ${state} depends on ` +
      `${inputs.join(' and ')}. Let the event carry that, or leave it out of "distinguish"`
    );
  });
  return [
    ...new Map(
      unpredictable.map((each, index) => [each.transitions.join(), sentences[index] ?? '']),
    ).values(),
  ];
}

/** Only models that name emitted events are held to it. */
function checkEmitted(graph: Graph): string[] {
  const { model } = graph;
  if (model.emitted === undefined) return [];
  const known = Object.keys(model.emitted);
  const emitted = new Set(
    strategies.tour.find(graph, { cover: 'edges' }).flatMap((route) => {
      const { start, steps } = emittedAlong(model, toPath(graph, route));
      return [...start, ...steps.flat()].map(({ type }) => type);
    }),
  );
  return [
    ...[...emitted]
      .filter((type) => !known.includes(type))
      .map((type) => `The machine emits "${type}", and the model does not say what it leads to`),
    ...known
      .filter((type) => !emitted.has(type))
      .map((type) => `Nothing emits "${type}", which the model names`),
  ];
}

function checkReplay(graph: Graph): string[] {
  return strategies.tour
    .find(graph, { cover: 'edges' })
    .flatMap((route) => findDeviation(graph.model, toPath(graph, route)) ?? [])
    .map((deviation) =>
      deviation.includes(' breaks "')
        ? deviation
        : `${deviation}: "distinguish" has to distinguish more`,
    );
}

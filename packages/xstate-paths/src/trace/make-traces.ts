import type { EventObject } from 'xstate';
import { explore, type Graph } from '../explore.ts';
import type { AnyPathModel } from '../model.ts';
import type { Path } from '../path.ts';
import { toPath } from '../routes.ts';
import { begin, countTries, take, listTries, type TraceLine, type Traces } from './trace.ts';

/**
 * Follows paths on the machine of a model. In each situation that a path comes to first, every
 * event of the model and every `sneak` is tried too.
 */
export function makeTraces(
  model: AnyPathModel<never>,
  paths: readonly Path[],
  graph: Graph = explore(model),
): Traces {
  const { machine } = model;
  const tried = listEvents(graph);
  const isVisited = new Set<number>();
  const lines: TraceLine[] = [];
  for (const path of [...paths, ...unbegun(graph, paths)]) {
    let at = graph.starts.find(({ name }) => name === path.start)?.node ?? -1;
    const add = (line: TraceLine, snapshot: Parameters<typeof take>[1]) => {
      if (isVisited.has(at)) {
        lines.push(line);
        return;
      }
      isVisited.add(at);
      const tries = listTries(machine, snapshot, tried, offersIn(graph, at));
      lines.push({ ...line, ignored: tried.length - countTries(tries) }, ...tries);
    };
    const first = begin(machine, model.starts[path.start]);
    let { snapshot } = first;
    add({ path: path.id, label: path.start, ...first.outcome }, snapshot);
    for (const { event, label } of path.steps) {
      const next = take(machine, snapshot, event);
      snapshot = next.snapshot;
      at = followEdge(graph, at, event);
      add({ label, event: asHeard(event), ...next.outcome }, snapshot);
    }
  }
  return { model: model.name, tried, lines };
}

/** A path without steps for each start that no path begins at. */
const unbegun = (graph: Graph, paths: readonly Path[]): Path[] =>
  graph.starts
    .filter(({ name }) => paths.every(({ start }) => start !== name))
    .map((start) => toPath(graph, { start, edges: [] }));

/** Every event that some situation offers, and the model's sneaks, each once. */
function listEvents({ model, offered }: Graph): EventObject[] {
  const events = new Map<string, EventObject>();
  for (const event of [...offered, ...(model.sneaks ?? [])]) {
    const heard = asHeard(event);
    events.set(JSON.stringify(heard), heard);
  }
  return [...events.values()];
}

/** For the machine, an event is the same in whatever way it comes about. */
function asHeard(given: EventObject & { way?: string }): EventObject {
  const { way: _, ...event } = given;
  return event;
}

function offersIn({ nodes, edges }: Graph, at: number) {
  const offered = (nodes[at]?.out ?? []).flatMap((place) => edges[place] ?? []);
  return new Map(offered.map(({ event, label }) => [JSON.stringify(asHeard(event)), { label }]));
}

function followEdge({ nodes, edges }: Graph, at: number, event: EventObject): number {
  const text = JSON.stringify(event);
  for (const place of nodes[at]?.out ?? []) {
    const edge = edges[place];
    if (edge && JSON.stringify(edge.event) === text) return edge.to;
  }
  return at;
}

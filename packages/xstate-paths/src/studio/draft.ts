import { compareStrategies } from '../commands/compare.ts';
import { measureCoverage, type Coverage } from '../coverage.ts';
import type { Edge, Graph } from '../explore.ts';
import { findPaths } from '../find-paths.ts';
import { followPath, type Left } from '../follow-path.ts';
import { formatEvent, formatPath, formatState } from '../formats/labels.ts';
import { createPathSet } from '../path-set.ts';
import type { Path, PathSet } from '../path.ts';
import { edgesFrom, followRecording, parseRecording, readSet } from '../recording.ts';
import { toPath, type Route } from '../routes.ts';
import { listLeaves, formatStateName } from '../state-names.ts';
import { computeFingerprint } from '../structure.ts';
import { UsageError } from '../usage-error.ts';

/** A path that is being built: a start, and indexes of edges of the graph. */
export interface Draft {
  start: string;
  edges: number[];
}

/** A situation on a path. */
export interface Place {
  /** What the user sees. */
  label: string;
  /** The state's name, regions joined with ` + `. */
  state: string;
  /** Each leaf state and each state around it, for the chart. */
  within: string[];
  context: string;
}

/** A step that is possible, or taken. */
export interface Choice {
  edge: number;
  label: string;
  /** Type and payload. */
  event: string;
  to: Place;
  transitions: string[];
  /** Takes a transition that the path has not taken so far. */
  isNew: boolean;
}

/** Everything that the studio shows about a draft. */
export interface Look {
  draft: Draft;
  starts: string[];
  begin: Place;
  now: Place;
  steps: Choice[];
  possible: Choice[];
  /** Every transition taken, those at the start included. */
  taken: string[];
  coverage: Coverage;
  path: { id: string; text: string };
  /** The path set as JSON, as commands and the runner read it. */
  json: string;
}

/** A path set or a recording that was opened. */
export interface Opened {
  /** The paths of the file; a recording has one. */
  paths: { id: string; text: string }[];
  /** Index of the one that is shown. */
  index: number;
  look: Look;
  /** Null if the machine follows it to its end. */
  left: Left | null;
}

/** Returns what the studio shows about a draft. Throws a UsageError if it does not fit the graph. */
export function lookAt(graph: Graph, draft: Draft): Look {
  const route = toRoute(graph, draft);
  const path = toPath(graph, route);
  const seen = new Set(path.transitions);
  const toChoice = (edge: Edge): Choice => ({
    edge: graph.edges.indexOf(edge),
    label: edge.label,
    event: formatEvent(edge.event),
    to: describePlace(graph, edge.to),
    transitions: edge.transitions,
    isNew: edge.transitions.some((name) => !seen.has(name)),
  });
  const steps = route.edges.map((edge) => {
    const choice = toChoice(edge);
    for (const name of edge.transitions) seen.add(name);
    return choice;
  });
  const now = route.edges.at(-1)?.to ?? route.start.node;
  return {
    draft,
    starts: graph.starts.map(({ name }) => name),
    begin: describePlace(graph, route.start.node),
    now: describePlace(graph, now),
    steps,
    possible: edgesFrom(graph, now).map(toChoice),
    taken: [...seen],
    coverage: measureCoverage(graph.model, [path]),
    path: summarizePath(path),
    json: JSON.stringify(createPathSet(graph, [path], { name: 'events' }), null, 2),
  };
}

/** The draft without any step, at the first start. */
export const emptyDraft = ({ starts }: Graph): Draft => ({
  start: starts[0]?.name ?? '',
  edges: [],
});

/**
 * Opens a path of a path set, or a recording of a bug report, as far as the machine follows it.
 * Throws a UsageError if the JSON is neither, or belongs to another model.
 */
export function openJson(graph: Graph, json: string, index = 0): Opened {
  const recording = parseRecording(json);
  const set = recording ? null : readSet(json);
  const model = recording?.model ?? set?.model;
  if (model !== graph.model.name) {
    throw new UsageError(`This belongs to the model "${model}", not to "${graph.model.name}".`);
  }
  if (recording) {
    const { route, left } = followRecording(graph, recording);
    const look = lookAt(graph, toDraft(graph, route));
    const departure = left && { step: left.index + 1, because: left.because };
    return { paths: [look.path], index: 0, look, left: departure };
  }
  return openSet(graph, set as PathSet, index);
}

/** What each strategy costs and covers. */
export function compare(graph: Graph) {
  return compareStrategies(graph).map(({ label, cost }, index) => ({ label, cost, index }));
}

/** Opens what a compared strategy finds. `json` holds all of its paths. */
export function openStrategy(graph: Graph, index: number): Opened & { json: string } {
  const compared = compareStrategies(graph)[index];
  if (!compared?.cost) throw new UsageError('This strategy finds no paths here.');
  const set = findPaths(graph.model, compared.strategy, compared.options, graph);
  return { ...openSet(graph, set, 0), json: JSON.stringify(set) };
}

function openSet(graph: Graph, set: PathSet, index: number): Opened {
  const path = set.paths[index];
  if (!path) throw new UsageError('There is no such path in the file.');
  const { route, left } = followPath(graph, path);
  const isOther = set.machine.fingerprint !== computeFingerprint(graph.model.machine);
  const hint = isOther ? ' The machine has changed since the path was made.' : '';
  return {
    paths: set.paths.map(summarizePath),
    index,
    look: lookAt(graph, toDraft(graph, route)),
    left: left && { ...left, because: left.because + hint },
  };
}

function toRoute(graph: Graph, { start: name, edges: places }: Draft): Route {
  const start = graph.starts.find((each) => each.name === name);
  if (!start) throw new UsageError(`There is no start "${name}".`);
  const edges: Edge[] = [];
  for (const place of places) {
    const at = edges.at(-1)?.to ?? start.node;
    const edge = graph.edges[place];
    if (!edge || edge.from !== at) throw new UsageError('This event cannot happen there.');
    edges.push(edge);
  }
  return { start, edges };
}

const toDraft = (graph: Graph, { start, edges }: Route): Draft => ({
  start: start.name,
  edges: edges.map((edge) => graph.edges.indexOf(edge)),
});

const summarizePath = (path: Path) => ({ id: path.id, text: formatPath(path) });

function describePlace({ model, nodes }: Graph, node: number): Place {
  const view = nodes[node]?.view ?? { value: '', context: null };
  return {
    label: formatState(model, view),
    state: formatStateName(view),
    within: listLeaves(view.value).flatMap(withParents),
    context: JSON.stringify(view.context) ?? '',
  };
}

/** `a.b.c` is in `a` and in `a.b` too. */
function withParents(leaf: string): string[] {
  const keys = leaf.split('.');
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
}

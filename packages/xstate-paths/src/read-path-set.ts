import type { Graph } from './explore.ts';
import { followPath } from './follow-path.ts';
import { createPathSet } from './path-set.ts';
import type { Path, PathSet } from './path.ts';
import { followRecording, parseRecording, readSet, type Recording } from './recording.ts';
import { toPath } from './routes.ts';
import { computeFingerprint } from './structure.ts';
import { UsageError } from './usage-error.ts';

/**
 * Reads a path set, or a recording. Paths of an older machine take the same events on the one of
 * today, as far as they can happen; `note` hears what is different. Throws a UsageError that says
 * what is wrong.
 */
export function readPathSet(
  graph: Graph,
  json: string,
  note: (text: string) => void = () => undefined,
): PathSet {
  const recording = parseRecording(json);
  const set = recording ? null : readSet(json);
  const model = recording?.model ?? set?.model;
  if (model !== graph.model.name) {
    throw new UsageError(`These are paths of "${model}", not of "${graph.model.name}".`);
  }
  if (set) {
    if (set.machine.fingerprint === computeFingerprint(graph.model.machine)) return set;
    note(`The machine "${set.machine.id}" has changed since these paths were made.`);
    return createPathSet(
      graph,
      set.paths.map((path) => refit(graph, path, note)),
      set.strategy,
    );
  }
  const { route, left } = followRecording(graph, recording as Recording);
  if (left) throw new UsageError(left.because);
  return createPathSet(graph, [toPath(graph, route)], { name: 'events' });
}

/** The path that the same events take today, under the id that they had. */
function refit(graph: Graph, path: Path, note: (text: string) => void): Path {
  const { route, left, changed } = followPath(graph, path, { mayDiffer: true });
  if (left?.step === 0) throw new UsageError(`Path ${path.id}: ${left.because}`);
  for (const { step, because } of changed) note(`Path ${path.id}, step ${step}: ${because}`);
  if (left) note(`Path ${path.id} ends before step ${left.step}: ${left.because}`);
  return { ...toPath(graph, route), id: path.id };
}

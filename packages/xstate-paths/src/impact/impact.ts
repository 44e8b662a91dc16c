import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { AnyPathModel } from '../model.ts';
import type { Path } from '../path.ts';
import { readTransitionName, listNodes, formatNodePath, readStructure } from '../structure.ts';
import { begin, take } from '../trace/trace.ts';
import { machineContents, handlerKey } from './contents.ts';

/** What a change of a machine reaches. */
export interface Impact {
  /** Names of the transitions that changed, or that meet something that changed. */
  transitions: string[];
  /** Names of the transitions that are no longer there. */
  removed: string[];
  /** The paths to play, in their order. */
  paths: AffectedPath[];
}

/** A path that a change reaches, and why. */
export interface AffectedPath {
  path: Path;
  /** What the machine does otherwise, or the changed transition that the path takes. */
  because: string;
  /** The machine itself does otherwise along this path. */
  isDifferent: boolean;
}

/**
 * Returns what it means for the model's paths that its machine is no longer `before`: the paths along
 * which the machine does otherwise, and those that take, or are refused, a transition that changed.
 */
export function findImpact(
  model: AnyPathModel<never>,
  before: AnyStateMachine,
  paths: readonly Path[],
): Impact {
  const transitions = changedTransitions(before, model.machine);
  const names = (machine: AnyStateMachine) =>
    readStructure(machine).transitions.map(({ name }) => name);
  const left = new Set(names(model.machine));
  return {
    transitions: names(model.machine).filter((name) => transitions.has(name)),
    removed: names(before).filter((name) => !left.has(name)),
    paths: paths.flatMap((path): AffectedPath[] => {
      const difference = differenceAlong(model, before, path);
      if (difference) return [{ path, because: difference, isDifferent: true }];
      const taken = [path, ...path.steps].flatMap((step) => [...step.transitions, ...step.refused]);
      const because = taken.find((name) => transitions.has(name));
      return because === undefined ? [] : [{ path, because, isDifferent: false }];
    }),
  };
}

function changedTransitions(before: AnyStateMachine, after: AnyStateMachine): Set<string> {
  const [old, now] = [machineContents(before), machineContents(after)];
  const isOther = (kind: 'handlers' | 'states', key: string) =>
    JSON.stringify(old[kind].get(key)) !== JSON.stringify(now[kind].get(key));
  const changed = listNodes(after).filter((node) => isOther('states', formatNodePath(node)));
  const all = new Set<string>();
  for (const node of listNodes(after)) {
    for (const definition of [...(node.always ?? []), ...[...node.transitions.values()].flat()]) {
      const name = readTransitionName(definition);
      const { eventType, target = [] } = definition;
      const isReached =
        old.context !== now.context ||
        isOther('handlers', handlerKey(node, eventType)) ||
        changed.some((state) => [node, ...target].some((each) => areInLine(each, state)));
      if (name !== null && isReached) all.add(name);
    }
  }
  return all;
}

/** One of both contains the other: leaving or entering one may leave or enter the other. */
function areInLine(one: AnyStateNode, other: AnyStateNode): boolean {
  const [short, long] = one.path.length < other.path.length ? [one, other] : [other, one];
  // The root's own line is the initial state, which paths begin in.
  return short.path.length > 0 && short.path.every((key, index) => long.path[index] === key);
}

/** Describes the first step of a path that two machines do not share, or returns null. */
function differenceAlong(
  { machine, starts }: AnyPathModel<never>,
  before: AnyStateMachine,
  { start, steps }: Path,
): string | null {
  let old = begin(before, starts[start]);
  let now = begin(machine, starts[start]);
  for (const [index, step] of [null, ...steps].entries()) {
    if (step) {
      old = take(before, old.snapshot, step.event);
      now = take(machine, now.snapshot, step.event);
    }
    if (JSON.stringify(old.outcome) !== JSON.stringify(now.outcome)) {
      const where = step ? `step ${index}, ${step.label}` : `the start, ${start}`;
      return `${where}: ${JSON.stringify(old.outcome)} became ${JSON.stringify(now.outcome)}`;
    }
  }
  return null;
}

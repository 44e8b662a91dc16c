import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { describeEffects } from './effects.ts';
import type { AnyPathModel, Moment } from './model.ts';
import type { Path, StateView } from './path.ts';
import { suggestName } from './nearest-name.ts';
import { formatStateName } from './state-names.ts';

/** Returns a snapshot as far as a model tells states apart. */
export function createView(model: AnyPathModel<never>, snapshot: AnyMachineSnapshot): StateView {
  const { value, context, status } = snapshot;
  return {
    value: value as StateView['value'],
    context: model.distinguish(context),
    ...(status === 'error' && { status }),
  };
}

/** What the machine does otherwise than a path says, and in which step. */
export interface Deviation {
  /** The number of the step, from 1; 0 for the start. */
  step: number;
  sentence: string;
}

/** A path that its machine does not follow, or that breaks an invariant. */
export class PathError extends Error {
  override name = 'PathError';
  /** The id of the machine. */
  readonly machine: string;
  /** The state in which the step begins. */
  readonly state: string;
  readonly path: Path;
  readonly step: number;

  constructor({ name, machine }: AnyPathModel<never>, path: Path, { step, sentence }: Deviation) {
    super(`Path ${path.id} of "${name}": ${sentence}`);
    this.machine = machine.id;
    this.path = path;
    this.step = step;
    this.state = formatStateName(path.steps[step - 1]?.from ?? path.from);
    // Test runners print what is enumerable, which would bury the message under all steps.
    Object.defineProperty(this, 'path', { enumerable: false });
  }
}

/**
 * Replays a path with XState's own transition function. Returns a description of the first
 * deviation or broken invariant, or null if there is none.
 */
export function findDeviation(model: AnyPathModel<never>, path: Path): string | null {
  return findPathDeviation(model, path)?.sentence ?? null;
}

/** Like `findDeviation`, with the number of the step. */
export function findPathDeviation(model: AnyPathModel<never>, path: Path): Deviation | null {
  const { machine } = model;
  const at = (step: number, sentence: string): Deviation => ({ step, sentence });
  if (!(path.start in model.starts)) {
    return at(
      0,
      `There is no start "${path.start}".${suggestName(path.start, Object.keys(model.starts))}`,
    );
  }
  let [snapshot, actions] = initialTransition(machine, model.starts[path.start]);
  if (!areEqual(createView(model, snapshot), path.from)) {
    return at(
      0,
      `It begins in ${formatView(createView(model, snapshot))}, not in ${formatView(path.from)}`,
    );
  }
  const broken = brokenInvariant(model, {
    snapshot,
    before: null,
    event: null,
    effects: describeEffects(actions),
  });
  if (broken) return at(0, `The start breaks "${broken}"`);
  for (const [index, { event, to }] of path.steps.entries()) {
    const before = snapshot;
    const here = `Step ${index + 1}, ${event.type},`;
    try {
      [snapshot, actions] = transition(machine, before, event);
    } catch (error) {
      // XState throws for a guard that throws, such as one of another version of the machine.
      return at(
        index + 1,
        `${here} throws: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    const view = createView(model, snapshot);
    if (!areEqual(view, to))
      return at(index + 1, `${here} leads to ${formatView(view)}, not to ${formatView(to)}`);
    const moment = { snapshot, before, event, effects: describeEffects(actions) };
    const broken = brokenInvariant(model, moment);
    if (broken) return at(index + 1, `${here} breaks "${broken}" in ${formatView(view)}`);
  }
  return null;
}

/** Returns the invariant that does not hold at this moment, or null. */
export function brokenInvariant(model: AnyPathModel<never>, moment: Moment): string | null {
  for (const [sentence, holds] of Object.entries(model.invariants ?? {})) {
    if (!holds(moment as Moment<never>)) return sentence;
  }
  return null;
}

function areEqual(one: StateView, other: StateView): boolean {
  return JSON.stringify([one.value, one.context]) === JSON.stringify([other.value, other.context]);
}

function formatView(view: StateView): string {
  return `${formatStateName(view)} ${JSON.stringify(view.context)}`.trimStart();
}

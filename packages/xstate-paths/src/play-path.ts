import type { Path, PathStep, StateView } from './path.ts';
import { formatStateName } from './state-names.ts';

/** How the steps of a path are brought about and checked. */
export interface Player {
  /** Does what the user, the server or the clock does in this step. */
  act(event: PathStep['event'], step: PathStep): unknown;
  /** Throws if the app is not in this state. Called for the start and after every step. */
  expectState?(state: StateView, step: PathStep | null): unknown;
}

/** Where a path was when it failed. */
interface PlayPlace {
  path: Path;
  /** The number of the step, from 1; 0 for the start. */
  step: number;
  /** The state in which it failed. */
  state: string;
}

/** A step that could not be made, or after which the app was in another state. */
export class PlayError extends Error implements PlayPlace {
  override name = 'PlayError';
  readonly path: Path;
  readonly step: number;
  readonly state: string;

  constructor(message: string, { path, step, state }: PlayPlace, cause: unknown) {
    super(message, { cause });
    this.path = path;
    this.step = step;
    this.state = state;
    // Test runners print what is enumerable, which would bury the message under all steps.
    Object.defineProperty(this, 'path', { enumerable: false });
  }
}

/** Plays a path. Throws a PlayError at the first step that fails, with its number, event and states. */
export async function playPath(path: Path, { act, expectState }: Player): Promise<void> {
  const at = (step: number, { value }: StateView): PlayPlace => ({
    path,
    step,
    state: formatStateName({ value, context: null }),
  });
  await naming(at(0, path.from), `The start, ${formatStateName(path.from)}`, () =>
    expectState?.(path.from, null),
  );
  for (const [index, step] of path.steps.entries()) {
    const place = `Step ${index + 1} of ${path.steps.length}, ${step.label}, from ${formatStateName(step.from)} to ${formatStateName(step.to)}`;
    await naming(at(index + 1, step.from), place, () => act(step.event, step));
    await naming(at(index + 1, step.to), place, () => expectState?.(step.to, step));
  }
}

async function naming(at: PlayPlace, place: string, run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlayError(`${place}: ${reason}`, at, error);
  }
}

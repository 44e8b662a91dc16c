import type { Path, PathStep, StateView } from './path.ts';
import { formatStateName } from './state-names.ts';

/** How the steps of a path are brought about and checked. */
export interface Player {
  /** Does what the user, the server or the clock does in this step. */
  act(event: PathStep['event'], step: PathStep): unknown;
  /** Throws if the app is not in this state. Called for the start and after every step. */
  expectState?(state: StateView, step: PathStep | null): unknown;
}

/** Plays a path. Throws at the first step that fails, with its number, event and states. */
export async function playPath(path: Path, { act, expectState }: Player): Promise<void> {
  await naming(`The start, ${formatStateName(path.from)}`, () => expectState?.(path.from, null));
  for (const [index, step] of path.steps.entries()) {
    const place = `Step ${index + 1} of ${path.steps.length}, ${step.label}, from ${formatStateName(step.from)} to ${formatStateName(step.to)}`;
    await naming(place, () => act(step.event, step));
    await naming(place, () => expectState?.(step.to, step));
  }
}

async function naming(place: string, run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${place}: ${reason}`, { cause: error });
  }
}

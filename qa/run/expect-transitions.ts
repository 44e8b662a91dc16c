import { expect } from './expect.ts';
import type { World } from './world.ts';

/**
 * Rejects unless the app's own machine has taken exactly these transitions since it started. With
 * `mayGoOn`, it may have taken more.
 */
export async function expectTransitions(
  world: Pick<World, 'machineSteps' | 'incidental'>,
  machine: string,
  expected: readonly string[],
  { mayGoOn, patienceMs }: { mayGoOn: boolean; patienceMs: number },
): Promise<void> {
  const wanted = expected.filter((name) => !world.incidental.has(name));
  const taken = () => {
    const all = transitionsTaken(world, machine);
    return mayGoOn ? all.slice(0, wanted.length) : all;
  };
  await expect
    .poll(taken, {
      message: 'transitions that the app’s machine took',
      timeout: patienceMs,
      // Cheap: the recorded steps are already in memory.
      intervals: [10],
    })
    .toEqual(wanted);
}

/**
 * Returns the transitions of the actor that started last, but for incidental ones; each page load
 * starts a new one.
 */
export function transitionsTaken(
  { machineSteps, incidental }: Pick<World, 'machineSteps' | 'incidental'>,
  machine: string,
): string[] {
  const own = machineSteps.filter((step) => step.machine === machine);
  const began = own.findLastIndex(({ isBeginning }) => isBeginning);
  const { actor } = own[began] ?? {};
  return own
    .slice(began)
    .flatMap((step) => (step.actor === actor ? step.transitions : []))
    .filter((name) => !incidental.has(name));
}

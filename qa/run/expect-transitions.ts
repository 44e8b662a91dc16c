import type { MachineStep } from '#contract/machine-step.ts';
import { expect } from './expect.ts';
import type { World } from './world.ts';

/**
 * Rejects unless the app's own machine has taken exactly these transitions since it started. With
 * `mayGoOn`, it may have taken more.
 */
export async function expectTransitions(
  { machineSteps, incidental }: Pick<World, 'machineSteps' | 'incidental'>,
  machine: string,
  expected: readonly string[],
  { mayGoOn, patienceMs }: { mayGoOn: boolean; patienceMs: number },
): Promise<void> {
  const isCompared = (name: string) => !incidental.has(name);
  const wanted = expected.filter(isCompared);
  const taken = () => {
    const all = transitionsOf(machineSteps, machine).filter(isCompared);
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

/** Returns the transitions of the actor that started last; each page load starts a new one. */
function transitionsOf(steps: readonly MachineStep[], machine: string): string[] {
  const own = steps.filter((step) => step.machine === machine);
  const began = own.findLastIndex(({ isBeginning }) => isBeginning);
  const { actor } = own[began] ?? {};
  return own.slice(began).flatMap((step) => (step.actor === actor ? step.transitions : []));
}

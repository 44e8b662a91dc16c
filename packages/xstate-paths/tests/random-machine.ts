import fc from 'fast-check';
import { setup, type AnyStateMachine } from 'xstate';
import type { AnyPathModel } from '#xstate-paths';

/** A model of this machine in which every event of these types can always happen, and nobody plays. */
export function createModel(
  machine: AnyStateMachine,
  { starts = { begun: undefined }, distinguish = () => null }: Partial<AnyPathModel<never>> = {},
): AnyPathModel<never> {
  const act = () => undefined;
  return {
    name: machine.id,
    title: 'A machine for a test',
    machine,
    starts,
    distinguish,
    open: async () => undefined,
    events: Object.fromEntries(
      machine.events.map((type) => [type, { act, cases: [{ label: `does ${type}` }] }]),
    ),
    actors: {},
    delays: {},
    states: {},
  };
}

/** A flat machine that goes where the lists say: `to[state][event]` is a state. */
export function flatMachine(to: readonly (readonly number[])[]): AnyStateMachine {
  return setup({}).createMachine({
    id: 'flat',
    initial: 's0',
    states: Object.fromEntries(
      to.map((targets, state) => [
        `s${state}`,
        { on: Object.fromEntries(targets.map((target, event) => [`e${event}`, `s${target}`])) },
      ]),
    ),
  });
}

/** Flat machines of up to twelve states with up to three events each; some states lead nowhere. */
export const flatMachines: fc.Arbitrary<AnyStateMachine> = fc
  .integer({ min: 1, max: 12 })
  .chain((size) =>
    fc.array(fc.array(fc.nat({ max: size - 1 }), { maxLength: 3 }), {
      minLength: size,
      maxLength: size,
    }),
  )
  .map(flatMachine);

/** Machines whose transitions can each be taken in many situations: regions side by side. */
export const parallelMachines: fc.Arbitrary<AnyStateMachine> = fc
  .array(fc.array(fc.array(fc.nat({ max: 2 }), { maxLength: 2 }), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((regions) =>
    setup({}).createMachine({
      id: 'parallel',
      type: 'parallel',
      states: Object.fromEntries(
        regions.map((to, region) => [
          `r${region}`,
          {
            initial: 's0',
            states: Object.fromEntries(
              to.map((targets, state) => [
                `s${state}`,
                {
                  on: Object.fromEntries(
                    // The regions share one event and have one of their own.
                    targets.map((target, event) => [
                      event === 0 ? 'both' : `e${region}`,
                      `s${target}`,
                    ]),
                  ),
                },
              ]),
            ),
          },
        ]),
      ),
    }),
  );

import { StateMachine, assign, initialTransition, transition, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { findPaths, findImpact, mutantsOf, type AnyPathModel, type Path } from '#xstate-paths';
import { checkoutModel } from '../examples/checkout.ts';
import { doorMachine, doorModel } from '../examples/door.ts';
import { kitchenModel } from '../examples/kitchen.ts';

const withConfig = (change: object) =>
  new StateMachine(
    { ...doorMachine.config, ...change } as never,
    doorMachine.implementations as never,
  ) as AnyStateMachine;
const { paths } = findPaths(doorModel, 'shortest');

interface DoorConfig {
  states: { shut: { on: { turned: { actions: unknown } } } };
}
/** With objects of its own as deep as a test changes them. */
function copyConfig(given: object): DoorConfig {
  const { states } = given as DoorConfig;
  const { shut } = states;
  const turned = { ...shut.on.turned };
  return { ...given, states: { ...states, shut: { ...shut, on: { ...shut.on, turned } } } };
}

/** The states, the contexts and the actions along a path; an error ends it. */
function along({ starts }: AnyPathModel<never>, machine: AnyStateMachine, path: Path): string {
  const lines: unknown[] = [];
  try {
    let [snapshot, actions] = initialTransition(machine, starts[path.start]);
    for (const { event } of path.steps) {
      lines.push(
        snapshot.value,
        snapshot.context,
        actions.map(({ type }) => type),
      );
      [snapshot, actions] = transition(machine, snapshot, event);
    }
    lines.push(
      snapshot.value,
      snapshot.context,
      actions.map(({ type }) => type),
    );
  } catch (error) {
    lines.push(String(error));
  }
  return JSON.stringify(lines);
}

describe('impact', () => {
  test('of no change is nothing', () => {
    expect(findImpact(doorModel, withConfig({}), paths)).toEqual({
      transitions: [],
      removed: [],
      paths: [],
    });
  });

  test('of an action is the paths that take its transition', () => {
    const config = copyConfig(doorMachine.config);
    config.states.shut.on.turned.actions = assign({ isLocked: () => false });
    const before = withConfig(config);
    const impact = findImpact(doorModel, before, paths);
    expect(impact.transitions).toEqual(['shut · turned · 0']);
    const taking = paths.filter(({ steps }) =>
      steps.some(({ transitions, refused }) =>
        [...transitions, ...refused].includes('shut · turned · 0'),
      ),
    );
    expect(impact.paths.map(({ path }) => path.id)).toEqual(taking.map(({ id }) => id));
    expect(impact.paths.map(({ isDifferent }) => isDifferent)).not.toContain(true);
  });

  test('names transitions that are gone', () => {
    const before = withConfig({ on: { sawn: '.gone', burnt: '.gone' } });
    expect(findImpact(doorModel, before, paths).removed).toEqual(['* · burnt · 0']);
  });

  for (const model of [doorModel, kitchenModel, checkoutModel] as AnyPathModel<never>[]) {
    test(`of each fault of the ${model.name} has every path that it changes`, () => {
      const { paths } = findPaths(model, 'shortest');
      let changed = 0;
      for (const { name, machine } of mutantsOf(model.machine)) {
        const named = new Set(findImpact(model, machine, paths).paths.map(({ path }) => path.id));
        for (const path of paths) {
          if (along(model, machine, path) === along(model, model.machine, path)) continue;
          changed += 1;
          expect(named, `${name}, path ${path.id}`).toContain(path.id);
        }
      }
      expect(changed).toBeGreaterThan(10);
    });
  }
});

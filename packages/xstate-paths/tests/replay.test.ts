import { StateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { findDeviation, findPaths } from '#xstate-paths';
import { doorMachine, doorModel } from '../examples/door.ts';

test('a guard that throws, as on an older machine, is where a path deviates', () => {
  const { states } = doorMachine.config as { states: Record<string, { on?: object }> };
  const guard = () => {
    throw new Error('There is no such field');
  };
  const config = {
    ...doorMachine.config,
    states: { ...states, shut: { ...states['shut'], on: { turned: { target: 'open', guard } } } },
  };
  const machine = new StateMachine(config as never, doorMachine.implementations as never) as never;
  const deviations = findPaths(doorModel, 'shortest').paths.map((path) =>
    findDeviation({ ...doorModel, machine }, path),
  );
  expect(deviations.join('\n')).toMatch(/^Step 1, turned, throws: [^]*There is no such field/m);
});

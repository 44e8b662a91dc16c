import { setup, StateMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { checkModel, computeFingerprint, modelFor } from '#xstate-paths';
import { doorMachine, doorModel } from '../examples/door.ts';

type Config = { states: Record<string, Record<string, unknown>> };

/** The door, with its machine changed and the model left as it is. */
function after(change: (config: Config) => void) {
  const config = structuredCloneWithFunctions(doorMachine.config) as Config;
  change(config);
  const machine = new StateMachine(config as never, doorMachine.implementations as never);
  return { ...doorModel, machine: machine as AnyStateMachine };
}

function structuredCloneWithFunctions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCloneWithFunctions);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, structuredCloneWithFunctions(inner)]),
  );
}

describe('a model that fits its machine', () => {
  test('has no problems', () => {
    expect(checkModel(doorModel)).toEqual([]);
    expect(checkModel(after(() => undefined))).toEqual([]);
  });
});

describe('a changed machine is noticed', () => {
  test.each<[string, (config: Config) => void, RegExp]>([
    [
      'a new state',
      ({ states }) => (states.cellar = { on: { pushed: 'shut' } }),
      /lacks the state "cellar"/,
    ],
    [
      'a state that is gone',
      ({ states }) => {
        delete states.open;
        states.ajar = { always: 'shut' };
      },
      /names the state "open", which the machine does not have/,
    ],
    [
      'a new event',
      ({ states }) => (states.gone = { on: { rebuilt: 'shut' } }),
      /lacks the event "rebuilt"/,
    ],
    [
      'a transition that no case takes',
      ({ states }) =>
        ((states.shut as { on: Record<string, unknown> }).on.turned = [
          { guard: () => false, target: 'gone' },
          { target: 'shut' },
        ]),
      /Nothing takes the transition "shut · turned · 0"/,
    ],
    [
      'a delay that is gone',
      ({ states }) => delete (states.asking as { after?: unknown }).after,
      /names the delay "patienceMs", which/,
    ],
    [
      'an actor of another name',
      ({ states }) => ((states.asking as { invoke: { src: string } }).invoke.src = 'ringBell'),
      /lacks the actor "ringBell"/,
    ],
    [
      'a state that was passed through and holds now',
      ({ states }) => (states.ajar = { on: { pushed: 'open' } }),
      /"ajar" can be rested in, and the model says it is passed through/,
    ],
    [
      'a state that is never reached any more',
      ({ states }) => (states.ajar = { always: 'shut' }),
      /Nothing leads to the state "open"/,
    ],
  ])('%s', (_, change, problem) => {
    const changed = after(change);
    expect(checkModel(changed).join('\n')).toMatch(problem);
    expect(computeFingerprint(changed.machine)).not.toBe(computeFingerprint(doorMachine));
  });
});

describe('a model with missing or extra parts is noticed', () => {
  test('situations that are not distinguished but lead to different states', () => {
    const model = { ...doorModel, distinguish: () => null };
    expect(checkModel(model).join('\n')).toMatch(/distinguish|Nothing takes the transition/);
  });

  test('a left-out transition that is taken or does not exist', () => {
    expect(checkModel({ ...doorModel, leftOut: { 'shut · pushed · 0': 'x' } })).toEqual([
      'The transition "shut · pushed · 0" is taken, and the model leaves it out',
    ]);
    expect(checkModel({ ...doorModel, leftOut: { nothing: 'x' } })).toEqual([
      'The model names the transition "nothing", which the machine does not have',
    ]);
  });
});

test('a machine that fails without its input is said to, and nothing else', () => {
  const machine = setup({ types: { input: {} as { id: string } } }).createMachine({
    context: ({ input }) => ({ length: input.id.length }),
  });
  expect(checkModel(modelFor(machine))).toEqual([
    expect.stringMatching(/^The machine fails at the start "the start": .*'id'.*another input\?$/),
  ]);
  expect(checkModel(modelFor(machine, { starts: { 'with an id': { id: 'a' } } }))).toEqual([]);
});

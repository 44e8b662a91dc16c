import fc from 'fast-check';
import { assign, setup } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import {
  explore,
  assertSameMachine,
  findPaths,
  pathNamed,
  parsePathSet,
  UsageError,
  formatStateName,
} from '#xstate-paths';
import { flatMachine, flatMachines, createModel } from './random-machine.ts';

const complete = (size: number) =>
  flatMachine(Array.from({ length: size }, () => Array.from({ length: size }, (_, to) => to)));
const lastStep = ({
  steps,
  from,
}: {
  steps: { to: { value: unknown } }[];
  from: { value: unknown };
}) => (steps.at(-1)?.to ?? from).value;

describe('shortest', () => {
  test('reaches each state in as few steps as XState finds', () => {
    fc.assert(
      fc.property(flatMachines, (machine) => {
        const { paths } = findPaths(createModel(machine), 'shortest');
        for (const { state, steps } of getShortestPaths(machine)) {
          const lengths = paths.flatMap((path) =>
            [path.from, ...path.steps.map(({ to }) => to)].flatMap(({ value }, index) =>
              value === state.value ? [index] : [],
            ),
          );
          expect(Math.min(...lengths)).toBe(steps.length - 1);
        }
      }),
    );
  });
});

describe('simple', () => {
  test('finds every longest path without a repeated state', () => {
    const machine = flatMachine([[1, 2], [2, 3], [1, 3], [0]]);
    const { paths } = findPaths(createModel(machine), 'simple');
    const ways = paths.map(({ from, steps }) =>
      [from, ...steps.map(({ to }) => to)].map(formatStateName).join(),
    );
    expect(ways.toSorted()).toEqual(['s0,s1,s2,s3', 's0,s1,s3', 's0,s2,s1,s3', 's0,s2,s3']);
    expect(getSimplePaths(machine).length).toBeGreaterThan(paths.length);
  });

  test('refuses too many paths at once, and suggests an alternative', () => {
    const begun = performance.now();
    expect(() => findPaths(createModel(complete(15)), 'simple')).toThrow(
      /more than 1000 simple paths.*tour/,
    );
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

describe('random', () => {
  const model = createModel(complete(6));

  test('the same seed finds the same path, another seed another path', () => {
    const ids = (seed: number) => findPaths(model, 'random', { seed }).paths.map(({ id }) => id);
    expect(ids(7)).toEqual(ids(7));
    expect(ids(7)).not.toEqual(ids(8));
  });

  test('has the requested length, and starts over at dead ends', () => {
    const countSteps = (machine: Parameters<typeof createModel>[0]) =>
      findPaths(createModel(machine), 'random', { length: 40 }).paths.flatMap(({ steps }) => steps)
        .length;
    expect(countSteps(complete(3))).toBe(40);
    expect(explore(createModel(flatMachine([[1], []]))).edges).toHaveLength(1);
    expect(
      findPaths(createModel(flatMachine([[]])), 'random').paths.flatMap(({ steps }) => steps),
    ).toEqual([]);
  });

  test('stops at a state, or once all is covered', () => {
    const [path] = findPaths(model, 'random', { until: 's3', length: 10_000 }).paths;
    expect(path && lastStep(path)).toBe('s3');
    expect(path?.steps.slice(0, -1).some(({ to }) => to.value === 's3')).toBe(false);
    const covering = findPaths(model, 'random', { until: 'transitions', length: 10_000 }).paths;
    const taken = covering.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions));
    expect(new Set(taken).size).toBe(36);
    expect(taken.indexOf(taken.at(-1) ?? '')).toBe(taken.length - 1);
  });

  test('refuses an unknown state, and lists the known ones', () => {
    expect(() => findPaths(model, 'random', { until: 'nowhere' })).toThrow(
      /no state "nowhere"[^]*s5/,
    );
  });
});

describe('one state, or given events', () => {
  const model = createModel(flatMachine([[1], [2, 0], [0]]));

  test('goes to one state the shortest way', () => {
    const { paths } = findPaths(model, 'to', { to: 's2' });
    expect(paths.map(({ steps }) => steps.map(({ event }) => event.type))).toEqual([['e0', 'e0']]);
  });

  test('refuses a state that does not exist, and lists the existing ones', () => {
    expect(() => findPaths(model, 'to', { to: 's9' })).toThrow(/no state "s9"[^]*s0[^]*s2/);
    expect(() => findPaths(model, 'to')).toThrow(/Which state/);
  });

  test('takes the given events', () => {
    const { paths } = findPaths(model, 'events', { events: ['e0', { type: 'e1' }, 'e0', 'e0'] });
    expect(paths.map((path) => path.steps.map(({ to }) => to.value))).toEqual([
      ['s1', 's0', 's1', 's2'],
    ]);
  });

  test('names the impossible event and the possible ones', () => {
    expect(() => findPaths(model, 'events', { events: ['e0', 'e0', 'e1'] })).toThrow(
      /^Event 3 of "flat", "e1", cannot happen in s2. There can:\n {2}\{"type":"e0"\}$/,
    );
  });
});

describe('ids', () => {
  const machine = flatMachine([[1, 2], [2], [0, 1]]);
  const ids = (strategy: string) =>
    findPaths(createModel(machine), strategy, { maxPaths: 50 }).paths.map(({ id }) => id);

  test('depend only on the content of a path', () => {
    const [first] = findPaths(createModel(machine), 'simple').paths;
    const events = first?.steps.map(({ event }) => event) ?? [];
    expect(findPaths(createModel(machine), 'events', { events }).paths[0]?.id).toBe(first?.id);
    expect(ids('simple')).toEqual(ids('simple'));
    expect(new Set(ids('simple')).size).toBe(ids('simple').length);
    expect(ids('simple')[0]).toBe('7b19b8b788');
  });

  test('find their path by their first characters, or list all ids', () => {
    const set = findPaths(createModel(machine), 'simple');
    const [first] = set.paths;
    expect(pathNamed(set, first?.id.slice(0, 6) ?? '')).toBe(first);
    expect(() => pathNamed(set, 'zzz')).toThrow(`There are: ${ids('simple').join(', ')}`);
  });
});

describe('paths as a file', () => {
  const set = findPaths(createModel(flatMachine([[1], [0]])), 'tour');

  test('are read exactly as they were written', () => {
    expect(parsePathSet(JSON.stringify(set))).toEqual(set);
  });

  test('of another version, another format or another machine are refused with the reason', () => {
    expect(() => parsePathSet('{')).toThrow('This is not JSON');
    expect(() => parsePathSet(JSON.stringify({ ...set, version: 3 }))).toThrow(
      'Paths of version 3; this tool plays version 2',
    );
    expect(() => parsePathSet(JSON.stringify({ ...set, paths: 1 }))).toThrow(
      'paths must be an array',
    );
    expect(() => assertSameMachine(set, createModel(flatMachine([[1, 1], [0]])))).toThrow(
      /has changed/,
    );
    expect(() => assertSameMachine(set, createModel(flatMachine([[1], [0]])))).not.toThrow();
  });
});

describe('exploring', () => {
  const counting = setup({ types: { context: {} as { count: number } } }).createMachine({
    id: 'counting',
    context: { count: 0 },
    initial: 'on',
    states: {
      on: { on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } } },
    },
  });

  test('is refused when a context grows without end, with advice', () => {
    const model = createModel(counting, { distinguish: (context) => context });
    expect(() => explore(model)).toThrow(UsageError);
    expect(() => explore(model)).toThrow(
      /more than 2000 situations\. They differ most in "count" \(2,000 values\).*--ignore/,
    );
  });

  test('distinguishes what the model distinguishes', () => {
    const model = createModel(counting, {
      distinguish: (context) => Math.min((context as { count: number }).count, 2),
    });
    expect(explore(model).nodes.map(({ view }) => view.context)).toEqual([0, 1, 2]);
  });
});

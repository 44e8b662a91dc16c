import { assign, createMachine, fromPromise, fromObservable, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { checkModel, measureCoverage, findPaths, modelFor, formatStateName } from '#xstate-paths';

const statesAlong = (machine: Parameters<typeof modelFor>[0], facts = {}) =>
  findPaths(modelFor(machine, facts), 'tour').paths.flatMap(({ steps }) =>
    steps.map(({ event, to }) => `${event.type} → ${formatStateName(to)}`),
  );

/** Two tabs; leaving remembers where one was. */
const settings = (history: 'shallow' | 'deep') =>
  setup({}).createMachine({
    id: 'settings',
    initial: 'open',
    states: {
      open: {
        initial: 'look',
        on: { closed: 'shut' },
        states: {
          look: {
            initial: 'light',
            on: { next: 'sound' },
            states: { light: { on: { toggled: 'dark' } }, dark: {} },
          },
          sound: {},
          last: { type: 'history', history },
        },
      },
      shut: { on: { opened: 'open.last' } },
    },
  });

describe('history', () => {
  test('is part of the situation: each remembered state is a place to come back to', () => {
    for (const history of ['shallow', 'deep'] as const) {
      const model = modelFor(settings(history));
      expect(checkModel(model)).toEqual([]);
      const { paths } = findPaths(model, 'tour', { cover: 'edges' });
      const back = paths.flatMap(({ steps }) =>
        steps.filter(({ event }) => event.type === 'opened').map(({ to }) => formatStateName(to)),
      );
      const dark = history === 'deep' ? ['open.look.dark'] : [];
      expect(new Set(back)).toEqual(new Set(['open.look.light', 'open.sound', ...dark]));
    }
  });
});

describe('wildcards', () => {
  const machine = setup({}).createMachine({
    id: 'any',
    initial: 'closed',
    states: {
      closed: { on: { 'mouse.*': 'open', '*': 'locked' } },
      open: { on: { 'mouse.left': 'closed' } },
      locked: {},
    },
  });
  test('are taken by an event that only they fit, or by those that the model names', () => {
    expect(checkModel(modelFor(machine))).toEqual([]);
    expect(statesAlong(machine)).toContain('mouse.anything → open');
    const named = statesAlong(machine, { events: { '*': [{ type: 'kicked' }] } });
    expect(named).toContain('kicked → locked');
  });
});

describe('actors', () => {
  test('written in the machine have the name of their id', () => {
    const machine = createMachine({
      id: 'inline',
      initial: 'loading',
      states: {
        loading: {
          invoke: { id: 'load', src: fromPromise(async () => 1), onDone: 'done' },
        },
        done: { type: 'final' },
      },
    });
    const model = modelFor(machine, { outcomes: { load: { done: [1], error: ['broken'] } } });
    expect(Object.keys(model.actors)).toEqual(['load']);
    expect(checkModel(model)).toEqual([]);
    const ends = findPaths(model, 'tour', { cover: 'edges' }).paths.map(
      ({ steps }) => steps.at(-1)?.to,
    );
    // Nobody handles the error: it stops the machine.
    expect(ends).toContainEqual(expect.objectContaining({ value: 'loading', status: 'error' }));
    expect(ends).toContainEqual(expect.objectContaining({ value: 'done' }));
  });

  test('that change send their snapshots', () => {
    const machine = setup({
      types: { context: {} as { seen: number } },
      actors: {
        ticks: fromObservable<number, undefined>(() => ({
          subscribe: () => ({ unsubscribe() {} }),
        })),
      },
    }).createMachine({
      id: 'watching',
      context: { seen: 0 },
      invoke: {
        id: 'ticks',
        src: 'ticks',
        onSnapshot: { actions: assign({ seen: ({ event }) => event.snapshot.context ?? 0 }) },
      },
    });
    const model = modelFor(machine, {
      outcomes: { ticks: { snapshot: [{ context: 1 }, { context: 2 }], done: [], error: [] } },
    });
    expect(measureCoverage(model, findPaths(model, 'tour').paths).transitions.missing).toEqual([]);
  });
});

describe('invariants', () => {
  const counter = setup({ types: { context: {} as { count: number } } }).createMachine({
    id: 'counter',
    context: { count: 0 },
    on: {
      up: {
        guard: ({ context }) => context.count < 3,
        actions: assign({ count: ({ context }) => context.count + 1 }),
      },
    },
  });
  const never = (count: number) =>
    modelFor(counter, {
      invariants: { 'stays small': ({ snapshot }) => snapshot.context.count < count },
    });

  test('hold at every step of every path, or the step is named', () => {
    expect(checkModel(never(4))).toEqual([]);
    expect(checkModel(never(3))).toEqual(['Step 3, up, breaks "stays small" in {"count":3}']);
    expect(() => findPaths(never(2), 'random')).toThrow('breaks "stays small"');
  });
});

import { assign, createMachine, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  checkModel,
  explore,
  findPaths,
  MachineError,
  measureCoverage,
  modelFor,
  PathError,
  PlayError,
  playPath,
  UsageError,
} from '#xstate-paths';

const payment = setup({
  types: {
    context: {} as { cents: number },
    events: {} as { type: 'coin.inserted'; cents: number } | { type: 'paid' },
  },
  actors: { charge: fromPromise(async () => 'ok') },
}).createMachine({
  id: 'payment',
  context: { cents: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        'coin.inserted': {
          actions: assign({
            cents: ({ context, event }) => Math.min(200, context.cents + event.cents),
          }),
        },
        paid: { guard: ({ context }) => context.cents >= 200, target: 'charging' },
      },
    },
    charging: { invoke: { id: 'charging', src: 'charge', onDone: 'done', onError: 'open' } },
    done: { type: 'final' },
  },
});
const events = { 'coin.inserted': [{ cents: 100 }] };

describe('a guard without a fallback', () => {
  test('refuses in a step of its own, after which nothing has changed', () => {
    const model = modelFor(payment, { events });
    const { paths } = findPaths(model, 'tour');
    const refusals = paths.flatMap(({ steps }) =>
      steps
        .filter(({ event }) => event.type === 'paid')
        .filter(({ transitions }) => transitions.length === 0),
    );
    expect(refusals[0]).toMatchObject({ refused: ['open · paid · 0'], from: { value: 'open' } });
    expect(refusals[0]?.to).toEqual(refusals[0]?.from);
    expect(measureCoverage(model, paths).guards.missing).toEqual([]);
    expect(checkModel(model)).toEqual([]);
  });

  test('refuses in no step where the model says so', () => {
    const { paths } = findPaths(modelFor(payment, { events, takesRefusals: false }), 'tour', {
      cover: 'edges',
    });
    expect(
      paths.flatMap(({ steps }) => steps).every(({ transitions }) => transitions.length > 0),
    ).toBe(true);
  });
});

describe('a wrong key is an error that names the right one', () => {
  test.each<[string, object, RegExp]>([
    [
      'an event',
      { events: { 'coin.insert': [{}] } },
      /no event "coin\.insert"\. Did you mean "coin\.inserted"\?/,
    ],
    [
      'an event of the machine itself',
      { events: { 'xstate.done.actor.charging': [{}] } },
      /belong into "outcomes"/,
    ],
    [
      'an actor',
      { outcomes: { chrage: {} } },
      /invokes no actor "chrage"\. Did you mean "charge"\?/,
    ],
    ['the id of an actor', { outcomes: { charging: {} } }, /named by its "src": "charge"/],
    [
      'an actor like no other',
      { outcomes: { bankTransfer: {} } },
      /There are: charge \(id charging, in charging\)/,
    ],
    [
      'an outcome',
      { outcomes: { charge: { dnoe: [1] } } },
      /no outcome "dnoe"\. Did you mean "done"\?/,
    ],
    ['a fact', { outcome: {} }, /has no "outcome"\. Did you mean "outcomes"\?/],
  ])('%s', (_, facts, message) => {
    expect(() => modelFor(payment, facts)).toThrow(UsageError);
    expect(() => modelFor(payment, facts)).toThrow(message);
  });

  test('a step', () => {
    const model = modelFor(payment, { events });
    expect(() => findPaths(model, 'events', { events: ['coin.insertd'] })).toThrow(
      /cannot happen in open\. Did you mean "coin\.inserted"\?/,
    );
  });

  test('a state or a transition that is left out', () => {
    const model = modelFor(payment, { events, leftOut: { 'open · payd · 0': 'why' } });
    expect(checkModel(model)).toEqual([expect.stringContaining('Did you mean "open · paid · 0"?')]);
  });
});

describe('what a step depends on besides the situation', () => {
  const dice = setup({
    types: { context: {} as { eyes: number; at: number } },
  }).createMachine({
    id: 'dice',
    context: { eyes: 0, at: 0 },
    on: {
      rolled: { actions: assign({ eyes: () => Math.ceil(Math.random() * 6) }) },
      noted: { actions: assign({ at: () => Date.now() }) },
      cleared: { actions: assign({ eyes: 0 }) },
    },
  });

  test('is told, and no path takes it', () => {
    const model = modelFor(dice);
    expect(checkModel(model)).toEqual([
      expect.stringMatching(
        /^No path takes the transition "\* · rolled · 0": .* depends on chance/,
      ),
      expect.stringMatching(
        /^No path takes the transition "\* · noted · 0": .* depends on the clock/,
      ),
    ]);
    expect(explore(model).edges.map(({ event }) => event.type)).toEqual(['cleared']);
  });

  test('does not matter where the model does not distinguish it', () => {
    expect(checkModel(modelFor(dice, { ignore: ['eyes', 'at'] }))).toEqual([]);
    expect(checkModel(modelFor(dice, { distinguish: [] }))).toEqual([]);
  });

  test('is refused at the start', () => {
    const machine = createMachine({ id: 'late', context: () => ({ at: Date.now() }) });
    expect(() => explore(modelFor(machine))).toThrow(
      /The start "the start" of "late" is another each time.*the clock.*--ignore/,
    );
    expect(explore(modelFor(machine, { ignore: ['at'] })).nodes).toHaveLength(1);
  });

  test('clock and chance are as before afterwards', () => {
    const before = [Date, Math.random, performance.now];
    explore(modelFor(dice));
    expect([Date, Math.random, performance.now]).toEqual(before);
  });

  test('the state of a spawned actor is told', () => {
    const child = createMachine({ id: 'child', initial: 'a', states: { a: {} } });
    const parent = setup({
      types: { context: {} as { child: ActorRefFrom<typeof child> | null } },
      actors: { child },
      guards: { isReady: ({ context }) => context.child?.getSnapshot().matches('a') ?? false },
    }).createMachine({
      id: 'parent',
      context: { child: null },
      initial: 'idle',
      states: {
        idle: {
          on: {
            begun: { target: 'busy', actions: assign({ child: ({ spawn }) => spawn('child') }) },
          },
        },
        busy: { on: { looked: { guard: 'isReady', target: 'idle' } } },
      },
    });
    expect(checkModel(modelFor(parent))).toEqual([
      expect.stringMatching(/"busy · looked · 0".* depends on a spawned actor/),
    ]);
    const assumes = { 'a spawned actor': 'it has only one state' };
    expect(checkModel(modelFor(parent, { assumes }))).toEqual([]);
  });
});

test('an actor that nobody listens to needs no outcomes', () => {
  const machine = setup({ actors: { beat: fromPromise(async () => 1) } }).createMachine({
    id: 'beating',
    initial: 'on',
    invoke: { src: 'beat' },
    states: { on: { on: { pressed: 'off' } }, off: {} },
  });
  expect(checkModel(modelFor(machine))).toEqual([]);
});

test('a guarded state that is left at once is reached by passing through', () => {
  const machine = createMachine({
    id: 'sorting',
    context: { isBig: true },
    initial: 'idle',
    states: {
      idle: { on: { came: 'sorting' } },
      sorting: {
        always: [
          { guard: ({ context }) => context.isBig, target: 'big' },
          { guard: ({ context }) => !context.isBig, target: 'idle' },
        ],
      },
      big: { on: { shrunk: { target: 'sorting', actions: assign({ isBig: false }) } } },
    },
  });
  const model = modelFor(machine);
  expect(checkModel(model)).toEqual([]);
  expect(measureCoverage(model, findPaths(model, 'tour').paths).states.missing).toEqual([]);
});

describe('errors carry where they are', () => {
  const failing = createMachine({
    id: 'failing',
    initial: 'a',
    states: {
      a: { on: { next: 'b' } },
      b: {
        on: {
          next: {
            guard: () => {
              throw new Error('no value');
            },
          },
        },
      },
    },
  });

  test('a machine that throws: its id, state, events and step', () => {
    const error = catchError(() => explore(modelFor(failing)));
    expect(error).toBeInstanceOf(MachineError);
    expect(error).toMatchObject({
      machine: 'failing',
      state: 'b',
      step: 2,
      start: 'the start',
      path: [{ type: 'next' }, { type: 'next' }],
    });
    expect((error as Error).message).toMatch(
      /^The machine "failing" fails in b, step 2 \(the start → next → next\): .*no value$/,
    );
  });

  test('a path that breaks an invariant, and one that cannot be played', async () => {
    const model = modelFor(payment, {
      events,
      invariants: { 'is poor': ({ snapshot }) => snapshot.context.cents < 200 },
    });
    const error = catchError(() => findPaths(model, 'tour'));
    expect(error).toBeInstanceOf(PathError);
    expect(error).toMatchObject({
      machine: 'payment',
      state: 'open',
      path: { start: 'the start' },
    });
    const [path] = findPaths(modelFor(payment, { events }), 'tour').paths;
    if (!path) throw new Error('There is a tour');
    const played = await playPath(path, {
      act: ({ type }) => {
        if (type === 'paid') throw new Error('no button');
      },
    }).catch((thrown: unknown) => thrown);
    expect(played).toBeInstanceOf(PlayError);
    expect(played).toMatchObject({ path: { id: path.id }, state: 'open' });
    // Runners print what is enumerable; a path would bury the message.
    expect(Object.keys(played as PlayError)).not.toContain('path');
  });
});

describe('more situations than allowed', () => {
  const todos = setup({
    types: {
      context: {} as { items: { id: number; text: string }[]; next: number; filter: string },
    },
  }).createMachine({
    id: 'todos',
    context: { items: [], next: 0, filter: 'all' },
    on: {
      added: {
        actions: assign({
          items: ({ context }) => [...context.items.slice(-1), { id: context.next, text: 'a' }],
          next: ({ context }) => context.next + 1,
        }),
      },
      filtered: { actions: assign({ filter: 'open' }) },
    },
  });

  test('are refused with the reason, the largest contributors and what to do', () => {
    expect(() => explore(modelFor(todos, { maxSituations: 100 }))).toThrow(
      /"todos" has more than 100 situations\. They differ most in "(items|next)" \(\d+ values\), "(items|next)" \(\d+ values\), "filter" \(2 values\)\./,
    );
  });

  test('are merged by a projection of the context', () => {
    const { nodes } = explore(modelFor(todos, { ignore: ['next', 'items.*.id'] }));
    expect(nodes.map(({ view }) => view.context)).toContainEqual({
      items: [{ text: 'a' }],
      filter: 'open',
    });
    expect(nodes).toHaveLength(6);
    expect(explore(modelFor(todos, { distinguish: ['filter'] })).nodes).toHaveLength(2);
  });
});

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

import fc from 'fast-check';
import { createMachine, emit, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  checkProperties,
  checkTogether,
  eventually,
  exploreTogether,
  findGraphPaths,
  formatCounterexample,
  leadsTo,
  measureCoverage,
  modelFor,
  never,
  until,
  within,
  type Composition,
  type Property,
} from '#xstate-paths';

const buyer = createMachine({
  id: 'buyer',
  initial: 'idle',
  states: {
    idle: { on: { buy: { target: 'waiting', actions: emit({ type: 'order' }) } } },
    waiting: { on: { sold: 'bought', refused: 'idle' } },
    bought: { type: 'final' },
  },
});
const server = createMachine({
  id: 'server',
  initial: 'open',
  states: {
    open: {
      on: {
        'order.first': { target: 'sold', actions: emit({ type: 'sold.first' }) },
        'order.second': { target: 'sold', actions: emit({ type: 'sold.second' }) },
      },
    },
    sold: {
      on: {
        'order.first': { actions: emit({ type: 'refused.first' }) },
        'order.second': { actions: emit({ type: 'refused.second' }) },
      },
    },
  },
});
const sale = (
  network: Composition['network'] = {},
  machine: AnyStateMachine = server,
): Composition => ({
  name: 'sale',
  parts: { alice: modelFor(buyer), bob: modelFor(buyer), server: modelFor(machine) },
  links: [
    { from: 'alice', emits: 'order', to: 'server', as: 'order.first' },
    { from: 'bob', emits: 'order', to: 'server', as: 'order.second' },
    ...['sold', 'refused'].flatMap((answer) => [
      { from: 'server', emits: `${answer}.first`, to: 'alice', as: answer },
      { from: 'server', emits: `${answer}.second`, to: 'bob', as: answer },
    ]),
  ],
  network,
  properties: {
    'it is sold once': never('alice.bought + bob.bought'),
  },
});
const verdicts = (composition: Composition) =>
  checkTogether(composition).map(({ counterexample }) =>
    counterexample === null ? null : formatCounterexample(counterexample),
  );

describe('several machines and their messages', () => {
  test('are refused with a wrong name, which would hold for that alone', () => {
    const asked = (property: Property) => () =>
      checkTogether({ ...sale(), properties: { 'it is so': property } });
    expect(asked(never('alice.bougt'))).toThrow(
      '"it is so" names the state "alice.bougt", which no part of "sale" has. Did you mean "alice.bought"?',
    );
    expect(asked(never({ taken: 'alice.idle · buy · 7' }))).toThrow('names the transition');
    expect(asked(never({ taken: 'alice.idle · buy · 0' }))).not.toThrow();
  });

  test('are one graph, with tours of every transition of each', () => {
    const graph = exploreTogether(sale());
    const { paths } = findGraphPaths(graph, 'tour');
    const { transitions, states } = measureCoverage(graph.model, paths);
    expect(transitions.missing).toEqual([]);
    expect(states.missing).toEqual([]);
    const labels = paths.flatMap(({ steps }) => steps.map(({ label }) => label));
    expect(labels).toContain('server: receives order.first from alice');
    expect(labels).toContain('bob: receives refused from server');
  });

  test('keep what is asked of them, or break it with a path through all', () => {
    expect(verdicts(sale())[0]).toBeNull();
    const careless = createMachine({
      id: 'server',
      initial: 'open',
      states: {
        open: {
          on: {
            'order.first': { actions: emit({ type: 'sold.first' }) },
            'order.second': { actions: emit({ type: 'sold.second' }) },
          },
        },
      },
    });
    expect(verdicts(sale({}, careless))[0]).toMatch(
      /alice: receives sold.*bob: receives sold.*: it is so$/,
    );
  });

  test('lose messages on a network that does, and the run then ends', () => {
    const answered = leadsTo('alice.waiting', ['alice.bought', 'alice.idle'], { isFair: true });
    const properties = { 'who buys gets an answer': answered };
    expect(verdicts({ ...sale(), properties })).toEqual([null]);
    const [lost] = verdicts({ ...sale({ isLossy: true }), properties });
    expect(lost).toMatch(/order\.first from alice to server is lost/);
  });

  test('name a part that is missing, and a channel that overflows', () => {
    const composition = sale();
    const links = [{ from: 'alise', emits: 'order', to: 'server' }];
    expect(() => exploreTogether({ ...composition, links })).toThrow(
      'no part "alise". Did you mean "alice"?',
    );
    const chatty = createMachine({
      id: 'chatty',
      on: { said: { actions: emit({ type: 'word' }) } },
    });
    const deaf = createMachine({ id: 'deaf', initial: 'a', states: { a: {} } });
    expect(() =>
      exploreTogether({
        name: 'chat',
        parts: { chatty: modelFor(chatty), deaf: modelFor(deaf) },
        links: [{ from: 'chatty', emits: 'word', to: 'deaf' }],
      }),
    ).toThrow('more than 4 messages are on their way from chatty to deaf');
  });
});

/** A machine of states in a row with some leaps, which sends and hears messages here and there. */
const drawPart = (size: number) => {
  const perState = <Value>(value: fc.Arbitrary<Value>) =>
    fc.array(value, { minLength: size, maxLength: size });
  const messages = perState(fc.constantFrom(null, null, null, 'm0', 'm1'));
  const silence = fc.constant(Array.from({ length: size }, () => null));
  return fc.record({
    to: perState(fc.array(fc.nat({ max: size - 1 }), { minLength: 1, maxLength: 2 })),
    sends: fc.oneof(silence, messages),
    hears: fc.oneof(silence, messages),
    hearsTo: perState(fc.nat({ max: size - 1 })),
  });
};
type Drawn = typeof drawPart extends (size: number) => fc.Arbitrary<infer Value> ? Value : never;

function toMachine(id: string, { to, sends, hears, hearsTo }: Drawn): AnyStateMachine {
  return createMachine({
    id,
    initial: 's0',
    states: Object.fromEntries(
      to.map((targets, state) => {
        const moves = targets.map((target, event) => {
          const message = event === 0 ? sends[state] : null;
          const actions = message ? { actions: emit({ type: message }) } : {};
          return [`e${event}`, { target: `s${target}`, ...actions }];
        });
        const heard = hears[state];
        return [
          `s${state}`,
          { on: { ...Object.fromEntries(moves), ...(heard && { [heard]: `s${hearsTo[state]}` }) } },
        ];
      }),
    ),
  } as never);
}

test(
  'reduced graphs give the verdicts of the full product, on 1,000 random compositions',
  { tags: 'long', timeout: 180_000 },
  () => {
    let reduced = 0;
    let whole = 0;
    let broken = 0;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 2, max: 4 }).chain(drawPart), { minLength: 2, maxLength: 3 }),
        fc.record({
          isLossy: fc.boolean(),
          unhandled: fc.constantFrom('waits' as const, 'dropped' as const),
        }),
        fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 1 })),
        (drawn, network, [one, other]) => {
          const names = drawn.map((_, index) => `p${index}`);
          const composition: Composition = {
            name: 'random',
            parts: Object.fromEntries(
              names.map((name, index) => [name, modelFor(toMachine(name, drawn[index] as Drawn))]),
            ),
            links: names.flatMap((from, index) =>
              ['m0', 'm1'].map((emits) => ({
                from,
                emits,
                to: names[(index + 1) % names.length] as string,
              })),
            ),
            network: { ...network, capacity: 2 },
            maxSituations: 5000,
          };
          const properties: Record<string, Property<never>> = {
            never: never(`p0.s1 + p1.s${one}`),
            eventually: eventually(`p${one}.s1`),
            leadsTo: leadsTo(`p0.s${one}`, `p1.s${other}`),
            until: until(`p0.s0`, `p0.s1`),
            event: leadsTo({ event: 'p0.e0' }, `p1.s1`),
            within: within(0, `p0.s0`, `p1.s1`),
          };
          let full;
          try {
            full = exploreTogether(composition);
          } catch {
            // A channel overflowed; that is asked above.
            fc.pre(false);
            return;
          }
          for (const [sentence, property] of Object.entries(properties)) {
            const asked = { [sentence]: property };
            const graph = exploreTogether(composition, { reduceFor: asked });
            const [expected] = checkProperties(full, asked);
            const [actual] = checkProperties(graph, asked);
            expect(actual?.counterexample === null, sentence).toBe(
              expected?.counterexample === null,
            );
            if (expected?.counterexample) broken += 1;
            reduced += graph.nodes.length;
            whole += full.nodes.length;
          }
        },
      ),
      { numRuns: 1000, seed: 52 },
    );
    console.info(`reduced ${reduced} of ${whole} situations, ${broken} broken`);
    expect(whole).toBeGreaterThan(30_000);
    expect(reduced).toBeLessThan(whole * 0.98);
    expect(broken).toBeGreaterThan(500);
  },
);

test('three machines of ten states each are explored within seconds', () => {
  const ring = (id: string) =>
    createMachine({
      id,
      initial: 's0',
      states: Object.fromEntries(
        Array.from({ length: 10 }, (_, state) => [
          `s${state}`,
          { on: { next: `s${(state + 1) % 10}`, back: `s${(state + 9) % 10}` } },
        ]),
      ),
    });
  const composition: Composition = {
    name: 'rings',
    parts: { a: modelFor(ring('a')), b: modelFor(ring('b')), c: modelFor(ring('c')) },
    links: [],
    properties: { 'all come to nine': never('a.s9 + b.s9') },
  };
  const begun = performance.now();
  const graph = exploreTogether(composition);
  expect(graph.nodes).toHaveLength(1000);
  expect(graph.edges).toHaveLength(6000);
  const [verdict] = checkTogether(composition);
  // Two steps suffice; the reduced graph lets the third machine go first.
  expect(verdict?.counterexample?.path.steps.length).toBeLessThanOrEqual(3);
  expect(
    measureCoverage(graph.model, findGraphPaths(graph, 'tour').paths).transitions.missing,
  ).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('steps of machines that nothing waits for are put in one order', () => {
  const chain = (id: string) =>
    createMachine({
      id,
      initial: 's0',
      states: Object.fromEntries(
        Array.from({ length: 10 }, (_, state) => [
          `s${state}`,
          state === 9 ? {} : { on: { next: `s${state + 1}` } },
        ]),
      ),
    });
  const asked = { 'the first comes to its end': eventually('a.s9') };
  const composition: Composition = {
    name: 'chains',
    parts: { a: modelFor(chain('a')), b: modelFor(chain('b')), c: modelFor(chain('c')) },
    links: [],
  };
  const full = exploreTogether(composition);
  const graph = exploreTogether(composition, { reduceFor: asked });
  expect([full.nodes.length, graph.nodes.length]).toEqual([1000, 28]);
  expect(checkProperties(graph, asked)[0]?.counterexample).toBeNull();
});

import fc from 'fast-check';
import { createMachine, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  always,
  checkModel,
  checkProperties,
  eventually,
  explore,
  formatCounterexample,
  leadsTo,
  modelFor,
  never,
  until,
  watchProperties,
  within,
  type Now,
  type Property,
} from '#xstate-paths';
import { findBruteForce, runsIn } from './brute-force.ts';

const shop = setup({
  actors: { charge: fromPromise(async () => 'ok') },
  delays: { patience: 4000 },
}).createMachine({
  id: 'shop',
  initial: 'open',
  states: {
    open: { on: { pay: 'charging' } },
    charging: {
      invoke: { src: 'charge', onDone: 'paid', onError: 'waiting' },
    },
    waiting: { after: { patience: 'charging' }, on: { cancelled: 'refunded' } },
    paid: { type: 'final' },
    refunded: { type: 'final' },
  },
});
const check = (properties: Record<string, Property<never>>) => {
  const graph = explore(modelFor(shop, { properties }));
  return checkProperties(graph).map(({ counterexample }) =>
    counterexample === null ? null : formatCounterexample(counterexample),
  );
};

describe('a property', () => {
  test('that holds has no counterexample', () => {
    expect(
      check({
        'never both': never('paid + refunded'),
        'always somewhere': always(['open', 'charging', 'waiting', 'paid', 'refunded']),
        'a server that may answer does': leadsTo({ event: 'pay' }, ['paid', 'refunded'], {
          isFair: true,
        }),
        'it waits no longer than a delay': within(4000, 'waiting', ['charging', 'refunded']),
        'open until it is paid for': until('open', 'charging'),
      }),
    ).toEqual([null, null, null, null, null]);
  });

  test('that does not hold has the shortest path as a counterexample', () => {
    expect(check({ 'is never refunded': never('refunded') })).toEqual([
      'the start (open) → pay (charging) → charge fails (waiting) → cancelled (refunded): it is so',
    ]);
    expect(check({ 'ends paid': eventually('paid', { isFair: true }) })).toEqual([
      'the start (open) → pay (charging) → charge fails (waiting) → cancelled (refunded): it ends there',
    ]);
  });

  test('of liveness has a lasso: what repeats for ever', () => {
    const [sentence] = check({ 'ends at last': leadsTo({ event: 'pay' }, ['paid', 'refunded']) });
    expect(sentence).toBe(
      'the start (open) → pay (charging), then again and again charge fails (waiting) → patience elapses (charging): it never comes',
    );
    const graph = explore(modelFor(shop, { properties: { x: eventually(['paid', 'refunded']) } }));
    const [verdict] = checkProperties(graph);
    expect(verdict?.counterexample?.loopsAfter).toBe(1);
    const { steps } = verdict?.counterexample?.path ?? { steps: [] };
    expect(steps.at(-1)?.to).toEqual(steps[1]?.from);
  });

  test('of time has the sum of the delays', () => {
    expect(
      check({ 'answers in 5 s': within(5000, { event: 'pay' }, ['paid', 'refunded']) }),
    ).toEqual([
      expect.stringMatching(
        /patience elapses \(charging\) → .* → patience elapses \(charging\): 8000 ms have passed$/,
      ),
    ]);
  });

  test('is part of checking a model, and wrong names are told with the nearest', () => {
    expect(
      checkModel(modelFor(shop, { properties: { 'is never refunded': never('refunded') } })),
    ).toEqual([expect.stringMatching(/^"is never refunded" does not hold: the start \(open\)/)]);
    const misspelled = {
      'is paid': eventually('payd'),
      'after pay': leadsTo({ event: 'pays' }, 'paid'),
      'no way back': never({ taken: 'open · pay · 7' }),
    };
    expect(checkModel(modelFor(shop, { properties: misspelled }))).toEqual([
      '"is paid" names the state "payd", which the machine does not have. Did you mean "paid"?',
      '"after pay" names the event "pays", which the machine does not have. Did you mean "pay"?',
      expect.stringMatching(
        /^"no way back" names the transition "open · pay · 7", which the machine does not have\. Did you mean/,
      ),
    ]);
  });

  test('of a delay that the machine computes asks how long it is', () => {
    const machine = setup({ delays: { backoff: () => 1000 } }).createMachine({
      id: 'backing off',
      initial: 'a',
      states: { a: { after: { backoff: 'b' } }, b: {} },
    });
    const properties = { soon: within(2000, 'a', 'b') };
    expect(() => checkModel(modelFor(machine, { properties }))).toThrow(
      /delayMs: \{ "backoff": 5000 \}/,
    );
    expect(checkModel(modelFor(machine, { properties, delayMs: { backoff: 500 } }))).toEqual([]);
  });
});

const small = fc.integer({ min: 1, max: 4 }).chain((size) =>
  fc.record({
    to: fc.array(fc.array(fc.nat({ max: size - 1 }), { maxLength: 2 }), {
      minLength: size,
      maxLength: size,
    }),
    // Some of the first transitions are taken by a delay.
    delays: fc.array(fc.constantFrom(null, 0, 2000, 3000), { minLength: size, maxLength: size }),
    p: fc.subarray(Array.from({ length: size }, (_, each) => `s${each}`)),
    q: fc.subarray(Array.from({ length: size }, (_, each) => `s${each}`)),
    useEvent: fc.boolean(),
  }),
);

test('verdicts are those of a second checker that tries all runs, on 1,000 random charts', () => {
  let differences = 0;
  let broken = 0;
  fc.assert(
    fc.property(small, ({ to, delays, p, q, useEvent }) => {
      const machine = createMachine({
        id: 'small',
        initial: 's0',
        states: Object.fromEntries(
          to.map(([first, ...others], state) => {
            const delay = delays[state] ?? null;
            const isDelayed = first !== undefined && delay !== null;
            const targets = isDelayed ? others : first === undefined ? [] : [first, ...others];
            return [
              `s${state}`,
              {
                on: Object.fromEntries(targets.map((target, event) => [`e${event}`, `s${target}`])),
                ...(isDelayed && { after: { [delay]: `s${first}` } }),
              },
            ];
          }),
        ),
      } as never);
      const when = useEvent ? [{ event: 'e0' }, ...p] : p;
      const properties: Record<string, Property<never>> = {
        never: never(when),
        always: always(when),
        eventually: eventually(q),
        'fair eventually': eventually(q, { isFair: true }),
        until: until(when, q),
        'fair until': until(when, q, { isFair: true }),
        leadsTo: leadsTo(when, q),
        'fair leadsTo': leadsTo(when, q, { isFair: true }),
        within: within(4000, when, q),
      };
      const graph = explore(modelFor(machine, { properties }));
      const runs = runsIn(graph);
      for (const { sentence, counterexample } of checkProperties(graph)) {
        const property = properties[sentence] as Property<never>;
        const holds = findBruteForce(graph, runs, property);
        if (holds !== (counterexample === null)) differences += 1;
        if (counterexample === null) continue;
        broken += 1;
        if (counterexample.loopsAfter !== null) {
          const { steps, from } = counterexample.path;
          expect(steps.length).toBeGreaterThan(counterexample.loopsAfter);
          expect(steps.at(-1)?.to.value).toEqual(
            (steps[counterexample.loopsAfter - 1]?.to ?? from).value,
          );
        }
      }
    }),
    { numRuns: 1000, seed: 52 },
  );
  expect(differences).toBe(0);
  expect(broken).toBeGreaterThan(1000);
}, 120_000);

describe('a run that is watched', () => {
  const now = (value: string, type?: string): Now => ({
    value,
    context: null,
    event: type === undefined ? null : { type },
    transitions: [],
  });
  const properties = {
    'is never refunded': never('refunded'),
    'pay comes to an end': leadsTo({ event: 'pay' }, ['paid', 'refunded']),
    'answers in 5 s': within(5000, { event: 'pay' }, ['paid', 'refunded']),
    'is paid at last': eventually('paid'),
    'open until charging': until('open', 'charging'),
  };
  const delay = 'xstate.after.patience.shop.waiting';

  test('says at once what it breaks, and at the end what is still open', () => {
    const watch = watchProperties(modelFor(shop, { properties }));
    expect(watch.see(now('open'))).toEqual([]);
    expect(watch.see(now('charging', 'pay'))).toEqual([]);
    for (const type of ['xstate.error.actor.x', delay, 'xstate.error.actor.x']) {
      expect(watch.see(now(type === delay ? 'charging' : 'waiting', type))).toEqual([]);
    }
    expect(watch.see(now('charging', delay))).toEqual(['answers in 5 s']);
    expect(watch.see(now('refunded', 'cancelled'))).toEqual(['is never refunded']);
    expect(watch.verdicts().map(({ state }) => state)).toEqual([
      'broken',
      'kept',
      'broken',
      'open',
      'kept',
    ]);
  });
});

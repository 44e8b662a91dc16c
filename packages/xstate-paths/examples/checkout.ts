import { assign, fromPromise, setup } from 'xstate';
import { modelFor } from '#xstate-paths';

/** Paying: invoked actors, a deadline, eventless transitions, guards on context, and an output. */
export const checkoutMachine = setup({
  types: {
    context: {} as { cents: number; tries: number; receipt: string | null },
    input: {} as { cents: number },
    output: {} as { receipt: string | null },
    events: {} as { type: 'confirmed' | 'cancelled' | 'retried' },
  },
  actors: {
    pay: fromPromise<{ receipt: string }, { cents: number }>(() => new Promise(() => undefined)),
  },
  guards: {
    isFree: ({ context }) => context.cents === 0,
    hasTriesLeft: ({ context }) => context.tries < 2,
  },
  actions: { countTry: assign({ tries: ({ context }) => context.tries + 1 }) },
  delays: { patienceMs: ({ context }) => 10_000 * (context.tries + 1) },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ cents: input.cents, tries: 0, receipt: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isFree', target: 'done' }, { target: 'asking' }] },
    asking: { on: { confirmed: 'paying', cancelled: 'cancelled' } },
    paying: {
      entry: 'countTry',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({ cents: context.cents }),
        onDone: {
          target: 'done',
          actions: assign({ receipt: ({ event }) => event.output.receipt }),
        },
        onError: 'failed',
      },
      after: { patienceMs: 'failed' },
    },
    failed: {
      always: { guard: ({ context }) => context.tries >= 2, target: 'cancelled' },
      on: { retried: { guard: 'hasTriesLeft', target: 'paying' }, cancelled: 'cancelled' },
    },
    done: { type: 'final' },
    cancelled: { type: 'final' },
  },
  output: ({ context }) => ({ receipt: context.receipt }),
});

export const checkoutModel = modelFor(checkoutMachine, {
  starts: { 'something to pay': { cents: 1200 }, 'nothing to pay': { cents: 0 } },
  outcomes: { pay: { done: [{ receipt: 'No. 1' }], error: ['refused'] } },
  invariants: {
    'nobody is charged twice': ({ snapshot, effects }) =>
      snapshot.context.receipt === null ||
      effects.every((effect) => !effect.startsWith('start pay')),
    'no more than two tries': ({ snapshot }) => snapshot.context.tries <= 2,
  },
});

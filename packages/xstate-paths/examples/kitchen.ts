import { assign, setup, stopChild, type ActorRefFrom } from 'xstate';
import { modelFor } from '#xstate-paths';

const dishMachine = setup({}).createMachine({
  id: 'dish',
  initial: 'cooking',
  states: { cooking: { after: { 600_000: 'done' } }, done: { type: 'final' } },
});

interface Kitchen {
  dishes: Record<string, ActorRefFrom<typeof dishMachine>>;
}

/** A kitchen that spawns an actor for each dish. What the dishes report are events from outside. */
export const kitchenMachine = setup({
  types: {
    context: {} as Kitchen,
    events: {} as
      | { type: 'dish.ordered'; dish: string }
      | { type: 'dish.ready'; dish: string }
      | { type: 'kitchen.closed' },
    emitted: {} as { type: 'dish.served'; dish: string },
  },
  actors: { dish: dishMachine },
  guards: {
    isBusy: ({ context }) => Object.keys(context.dishes).length >= 2,
    isLast: ({ context }) => Object.keys(context.dishes).length === 1,
  },
  actions: {
    cook: assign({
      dishes: ({ context, spawn }, dish: string) => ({
        ...context.dishes,
        [dish]: spawn('dish', { id: dish }),
      }),
    }),
    serve: assign({
      dishes: ({ context }, dish: string) =>
        Object.fromEntries(Object.entries(context.dishes).filter(([name]) => name !== dish)),
    }),
  },
}).createMachine({
  id: 'kitchen',
  context: { dishes: {} },
  initial: 'open',
  states: {
    open: {
      initial: 'idle',
      on: { 'kitchen.closed': 'closing' },
      states: {
        idle: {
          on: {
            'dish.ordered': {
              target: 'cooking',
              actions: { type: 'cook', params: ({ event }) => event.dish },
            },
          },
        },
        cooking: {
          on: {
            'dish.ordered': [
              { guard: 'isBusy', target: 'full' },
              { actions: { type: 'cook', params: ({ event }) => event.dish } },
            ],
          },
        },
        full: { after: { 60_000: 'cooking' } },
      },
    },
    closing: {
      always: {
        guard: ({ context }) => Object.keys(context.dishes).length === 0,
        target: 'closed',
      },
    },
    closed: { type: 'final' },
  },
  on: {
    'dish.ready': [
      {
        guard: 'isLast',
        target: '.closing',
        actions: [
          stopChild(({ event }) => (event as { dish: string }).dish),
          { type: 'serve', params: ({ event }) => event.dish },
        ],
      },
      {
        actions: [
          stopChild(({ event }) => (event as { dish: string }).dish),
          { type: 'serve', params: ({ event }) => event.dish },
        ],
      },
    ],
  },
});

export const kitchenModel = modelFor(kitchenMachine, {
  distinguish: ({ dishes }) => Object.keys(dishes),
  events: {
    'dish.ordered': ({ context: { dishes } }) =>
      'soup' in dishes
        ? 'cake' in dishes
          ? [{ dish: 'tea' }]
          : [{ dish: 'cake' }]
        : [{ dish: 'soup' }],
    'dish.ready': ({ context: { dishes } }) => Object.keys(dishes).map((dish) => ({ dish })),
  },
  invariants: {
    'at most two dishes are cooked at once': ({ snapshot: { context } }) =>
      Object.keys(context.dishes).length <= 2,
    'the kitchen closes without anything on the stove': ({ snapshot }) =>
      !snapshot.matches('closed') || Object.keys(snapshot.context.dishes).length === 0,
  },
});

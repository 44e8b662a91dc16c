import { assign, createMachine, fromObservable, fromPromise, setup } from 'xstate';
import { modelFor, type AnyPathModel } from '#xstate-paths';
import { checkoutModel } from './checkout.ts';
import { doorModel } from './door.ts';
import { kitchenModel } from './kitchen.ts';
import { playerModel } from './player.ts';

/** Nested states that change by time alone. */
const trafficLight = createMachine({
  id: 'traffic light',
  initial: 'green',
  states: {
    green: { after: { 20_000: 'yellow' } },
    yellow: { after: { 3000: 'red' } },
    red: {
      initial: 'walk',
      states: {
        walk: { after: { 8000: 'hurry' } },
        hurry: { after: { 4000: 'stop' } },
        stop: { type: 'final' },
      },
      onDone: 'green',
    },
  },
});

/** Invoke, and retry after a delay that a guard ends. */
const fetching = setup({
  types: { context: {} as { tries: number } },
  actors: { request: fromPromise(async () => 'data') },
  guards: { mayRetry: ({ context }) => context.tries < 3 },
}).createMachine({
  id: 'fetching',
  context: { tries: 0 },
  initial: 'idle',
  states: {
    idle: { entry: assign({ tries: 0 }), on: { fetch: 'loading' } },
    loading: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: {
        id: 'request',
        src: 'request',
        onDone: 'success',
        onError: [{ guard: 'mayRetry', target: 'waiting' }, { target: 'failure' }],
      },
      on: { abort: 'idle' },
    },
    waiting: { after: { 1000: 'loading' }, on: { abort: 'idle' } },
    success: { type: 'final' },
    failure: { type: 'final' },
  },
});

/** Regions that do not know each other, and one event that reaches them all. */
const textEditor = createMachine({
  id: 'text editor',
  type: 'parallel',
  states: Object.fromEntries(
    ['bold', 'underline', 'italics'].map((style) => [
      style,
      {
        initial: 'off',
        on: { reset: `.off` },
        states: { on: { on: { [style]: 'off' } }, off: { on: { [style]: 'on' } } },
      },
    ]),
  ),
});

/** A wildcard that catches what no other transition takes. */
const kiosk = createMachine({
  id: 'kiosk',
  initial: 'sleeping',
  states: {
    sleeping: { on: { '*': 'awake' } },
    awake: { on: { 'key.*': 'typing', 'screen.left': 'sleeping' } },
    typing: { on: { 'key.escape': 'awake' }, after: { 30_000: 'sleeping' } },
  },
});

/** Snapshots of an observable, and an error that nobody handles. */
const thermostat = setup({
  types: { context: {} as { degrees: number } },
  actors: {
    sensor: fromObservable<number, undefined>(() => ({
      subscribe: () => ({ unsubscribe() {} }),
    })),
  },
}).createMachine({
  id: 'thermostat',
  context: { degrees: 20 },
  invoke: {
    id: 'sensor',
    src: 'sensor',
    onSnapshot: { actions: assign({ degrees: ({ event }) => event.snapshot.context ?? 0 }) },
  },
  initial: 'resting',
  states: {
    resting: { always: { guard: ({ context }) => context.degrees < 18, target: 'heating' } },
    heating: { always: { guard: ({ context }) => context.degrees > 22, target: 'resting' } },
  },
});

/** Machines of many shapes, each with its model. */
export const shapes: readonly AnyPathModel<never>[] = [
  doorModel,
  playerModel,
  kitchenModel,
  checkoutModel,
  modelFor(trafficLight),
  modelFor(fetching),
  modelFor(textEditor),
  modelFor(kiosk),
  modelFor(thermostat, {
    outcomes: { sensor: { snapshot: [{ context: 15 }, { context: 25 }], done: [] } },
  }),
];

import { expect, test } from 'vitest';
import { emit, setup } from 'xstate';
import {
  checkModel,
  emittedAlong,
  findPaths,
  type AnyPathModel,
  type PathModel,
} from '#xstate-paths';
import { doorModel, type doorMachine } from '../examples/door.ts';

type DoorModel = typeof doorModel;
const { events, actors, delays, states } = doorModel;

/** Each is what the compiler must refuse; it fails this file where it does not. */
export const refused: Partial<Record<string, Partial<DoorModel>>> = {
  'a missing event': {
    // @ts-expect-error 'sawn' is not there
    events: { pushed: events.pushed, turned: events.turned },
  },
  'an event that the machine does not know': {
    // @ts-expect-error 'kicked' is none of its events
    events: { ...events, kicked: events.pushed },
  },
  'an event without anything to do': {
    // @ts-expect-error there is no act
    events: { ...events, pushed: { cases: [{ label: 'pushes' }] } },
  },
  'a payload of another type': {
    events: {
      ...events,
      turned: {
        act: () => undefined,
        // @ts-expect-error no such key
        cases: [{ label: 'turns', key: 'lost' }],
      },
    },
  },
  'a payload left away': {
    events: {
      ...events,
      turned: {
        act: () => undefined,
        // @ts-expect-error which key?
        cases: [{ label: 'turns' }],
      },
    },
  },
  'a missing actor': {
    // @ts-expect-error nobody is asked
    actors: {},
  },
  'an actor that cannot fail': {
    // @ts-expect-error there is no error
    actors: { askInside: { done: actors.askInside.done } },
  },
  'an outcome of another type': {
    actors: {
      askInside: {
        error: [],
        // @ts-expect-error nobody says so
        done: [{ label: 'someone says maybe', output: 'maybe' }],
      },
    },
  },
  'a missing delay': {
    // @ts-expect-error patience is not there
    delays: {},
  },
  'a missing state': {
    // @ts-expect-error 'gone' is not there
    states: { shut: states.shut, asking: states.asking, ajar: states.ajar, open: states.open },
  },
  'a state that shows nothing': {
    // @ts-expect-error nothing to see
    states: { ...states, open: { label: 'the door is open' } },
  },
};

const bellMachine = setup({
  types: { emitted: {} as { type: 'rang'; times: number }, events: {} as { type: 'pressed' } },
}).createMachine({
  id: 'bell',
  initial: 'still',
  states: { still: { on: { pressed: { actions: emit({ type: 'rang', times: 1 }) } } } },
});
type BellModel = PathModel<typeof bellMachine, { heard: number }>;
const bell: BellModel = {
  name: 'bell',
  title: 'A bell',
  machine: bellMachine,
  starts: { 'at the door': undefined },
  distinguish: () => null,
  open: async () => undefined,
  events: { pressed: { cases: [{ label: 'presses' }], act: () => undefined } },
  actors: {},
  delays: {},
  states: { still: { label: 'a bell', expectShown: async () => undefined } },
  emitted: {
    rang: { expectDone: async ({ heard }, { times }) => expect(heard).toBe(times) },
  },
};
/** Each is a model whose emitted event leads to nothing. */
export const unheard: BellModel[] = [
  // @ts-expect-error what does 'rang' lead to?
  { ...bell, emitted: {} },
  // @ts-expect-error 'chimed' is not emitted
  { ...bell, emitted: { ...bell.emitted, chimed: { unseen: 'nobody listens' } } },
  { ...bell, emitted: { rang: { unseen: 'nobody listens' } } },
];

test('the compiler and the check ask what each emitted event leads to', () => {
  const [path] = findPaths(bell, 'tour').paths;
  expect(path && emittedAlong(bell, path)).toEqual({
    start: [],
    steps: [[{ type: 'rang', times: 1 }]],
  });
  expect(checkModel(bell)).toEqual([]);
  expect(unheard.map((model) => checkModel(model))).toEqual([
    ['The machine emits "rang", and the model does not say what it leads to'],
    ['Nothing emits "chimed", which the model names'],
    [],
  ]);
});

test('the compiler refuses a model that misses an event, an outcome, a delay or a state', () => {
  const whole: PathModel<typeof doorMachine, { did: string[] }> = { ...doorModel, delays };
  const any: AnyPathModel<never> = whole;
  expect(any.name).toBe('door');
  expect(Object.keys(refused)).toHaveLength(11);
});

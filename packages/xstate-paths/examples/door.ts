import { assign, fromPromise, setup } from 'xstate';
import { passing, type PathModel } from '#xstate-paths';

/** A machine with everything a machine can have: an actor, a delay, guards, a region, a state passed through. */
export const doorMachine = setup({
  types: {
    context: {} as { isLocked: boolean },
    events: {} as
      | { type: 'pushed' }
      | { type: 'turned'; key: 'right' | 'wrong' }
      | { type: 'sawn' },
  },
  actors: { askInside: fromPromise<'come in' | 'go away'>(() => new Promise(() => undefined)) },
  delays: { patienceMs: 5000 },
}).createMachine({
  id: 'door',
  context: { isLocked: true },
  initial: 'shut',
  on: { sawn: '.gone' },
  states: {
    shut: {
      on: {
        turned: {
          guard: ({ event }) => event.key === 'right',
          actions: assign({ isLocked: false }),
        },
        pushed: [
          { description: 'unlocked', guard: ({ context }) => !context.isLocked, target: 'ajar' },
          { description: 'locked', target: 'asking' },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'askInside',
        src: 'askInside',
        onDone: [
          { guard: ({ event }) => event.output === 'come in', target: 'ajar' },
          { target: 'shut' },
        ],
        onError: 'shut',
      },
      after: { patienceMs: 'shut' },
    },
    ajar: { always: 'open' },
    open: { type: 'final' },
    gone: {},
  },
});

interface World {
  did: string[];
}
const act = ({ did }: World, { step }: { step: { label: string } }) => void did.push(step.label);
const shown = (label: string) => ({ label, expectShown: async () => undefined });

export const doorModel: PathModel<typeof doorMachine, World> = {
  name: 'door',
  title: 'Coming in',
  machine: doorMachine,
  starts: { 'in front of it': undefined },
  distinguish: ({ isLocked }) => isLocked,
  open: async () => undefined,
  events: {
    pushed: { act, cases: [{ label: 'pushes' }] },
    turned: {
      act,
      cases: [
        { label: 'turns the key', key: 'right' },
        { label: 'turns another key', key: 'wrong' },
      ],
    },
    sawn: { leftOut: 'too loud' },
  },
  actors: {
    askInside: {
      done: [
        { label: 'someone opens', output: 'come in' },
        { label: 'someone does not', output: 'go away' },
      ],
      error: [{ label: 'nobody is there', error: null }],
    },
  },
  delays: { patienceMs: { act, label: 'gives up' } },
  states: {
    shut: shown('the door is shut'),
    asking: shown('the bell has rung'),
    ajar: passing,
    open: shown('the door is open'),
    gone: { leftOut: 'too loud' },
  },
};

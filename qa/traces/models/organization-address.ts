import { assign, setup } from 'xstate';
import { leadsTo, modelFor, type AnyPathModel } from '#xstate-paths';

export interface AddressContext {
  /** Wrong codes since the last one was sent. */
  tries: number;
  /** Whether the ledger shows the organization. */
  isShown: boolean;
}

type AddressEvent =
  | { type: 'code.requested' | 'code.expired' }
  | { type: 'code.typed'; isRight: boolean }
  | { type: 'address.removed' | 'address.expired' | 'address.taken_over' };

/** So many wrong codes, and the right one counts no more either. */
const mostTries = 5;

/**
 * The address that a user has at an organization: a code is sent there, and whoever types it shows
 * the organization. No actor runs for it: a test plays its paths on the server.
 */
const organizationAddressMachine = setup({
  types: { context: {} as AddressContext, events: {} as AddressEvent },
  guards: {
    isRight: ({ event }) => 'isRight' in event && event.isRight,
    isLastTry: ({ context }) => context.tries === mostTries - 1,
  },
  actions: {
    beginTries: assign({ tries: 0 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
  },
}).createMachine({
  id: 'organizationAddress',
  context: { tries: 0, isShown: false },
  initial: 'none',
  on: {
    'code.requested': { target: '.pending', actions: 'beginTries' },
    'address.removed': { target: '.none', actions: ['hide', 'beginTries'] },
    // Its time is over, or another account has it now; a code that is under way stays.
    'address.expired': { actions: 'hide' },
    'address.taken_over': { actions: 'hide' },
  },
  states: {
    // No code, or one that was used.
    none: { on: { 'code.typed': 'none' } },
    pending: {
      on: {
        'code.typed': [
          { guard: 'isRight', target: 'none', actions: ['show', 'beginTries'] },
          { guard: 'isLastTry', target: 'spent', actions: 'countTry' },
          { actions: 'countTry' },
        ],
        'code.expired': { target: 'over', actions: 'beginTries' },
      },
    },
    /** The code is still on its way, and counts no more. */
    spent: {
      on: {
        'code.typed': 'spent',
        'code.expired': { target: 'over', actions: 'beginTries' },
      },
    },
    /** Its time is over: the right one shows nothing either. */
    over: { on: { 'code.typed': 'over' } },
  },
});

/** The address of a user at an organization, and the codes that prove it. */
export const organizationAddressModel: AnyPathModel<never> = modelFor(organizationAddressMachine, {
  name: 'organization-address',
  title: 'An address at an organization',
  events: {
    'code.typed': [{ isRight: true }, { isRight: false }],
    // An address that nobody shows has no time that passes, and none to take over.
    'address.expired': ({ context }) => (context.isShown ? [{}] : []),
    'address.taken_over': ({ context }) => (context.isShown ? [{}] : []),
  },
  invariants: {
    'only the right code shows an organization': ({ snapshot: { context }, before, event }) =>
      !context.isShown ||
      (before?.context.isShown ?? false) ||
      (event?.type === 'code.typed' && 'isRight' in event && event['isRight'] === true),
    'nobody guesses more than five times': ({ snapshot: { context } }) =>
      context.tries <= mostTries,
    'after five wrong codes the right one shows nothing': ({ snapshot, before, event }) =>
      !(before?.matches('spent') && event?.type === 'code.typed') ||
      snapshot.context.isShown === before.context.isShown,
    'tries are counted while a code is out': ({ snapshot }) =>
      snapshot.matches('none') || snapshot.matches('over') ? snapshot.context.tries === 0 : true,
  },
  properties: {
    'whose code is spent gets another': leadsTo('spent', ['pending', 'none', 'over'], {
      isFair: true,
    }),
  },
});

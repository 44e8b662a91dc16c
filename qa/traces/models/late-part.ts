import { assign, fromPromise, setup } from 'xstate';
import { always, leadsTo, modelFor, type AnyPathModel } from '#xstate-paths';

/** Two further tries follow the first, half a second and two seconds later. */
const furtherTries = 2;

export interface LatePartContext {
  isOnline: boolean;
  /** The server has another version, and no longer the code of this page. */
  isUpdated: boolean;
  /** The page has heard so. */
  isOutdated: boolean;
  /** A document of this version was loaded again by itself. */
  hasReloaded: boolean;
  triesLeft: number;
  /** Something is typed beside the part, and not saved. */
  isTyped: boolean;
}

type LatePartEvent =
  | { type: 'connection.lost' | 'connection.returned' | 'server.updated' | 'text.typed' }
  | { type: 'retry.pressed' | 'next.opened' | 'form.opened' }
  /** Whether the browser has it from the server, or the one of before from a cache. */
  | { type: 'document.loaded'; isFresh: boolean };

const never = () => new Promise<undefined>(() => undefined);

/**
 * A form with a part whose code comes late, and a next page whose code comes late, too. The app has
 * no actor for it: this machine says what `lazyComponent`, `followUpdates`, the error screen and the
 * drafts must do together. A unit test plays its paths on all of them.
 */
const latePartMachine = setup({
  types: { context: {} as LatePartContext, events: {} as LatePartEvent },
  actors: { loadPart: fromPromise<undefined>(never), loadNext: fromPromise<undefined>(never) },
  delays: { pause: 500 },
  guards: {
    isOffline: ({ context }) => !context.isOnline,
    isOutdated: ({ context }) => context.isOutdated,
    isTryLeft: ({ context }) => context.triesLeft > 0,
    mayReload: ({ context }) => context.isUpdated && !context.hasReloaded,
    isFresh: (_, isFresh: boolean) => isFresh,
  },
  actions: {
    lose: assign({ isOnline: false }),
    return: assign({ isOnline: true }),
    update: assign({ isUpdated: true }),
    type: assign({ isTyped: true }),
    begin: assign({ triesLeft: furtherTries }),
    countTry: assign({ triesLeft: ({ context }) => context.triesLeft - 1 }),
    /** The page asks the server whether its code is gone. */
    learn: assign({ isOutdated: ({ context }) => context.isOutdated || context.isUpdated }),
    countReload: assign({ hasReloaded: true }),
    renew: assign({ isUpdated: false, isOutdated: false, hasReloaded: false }),
    /** A document of the version before knows nothing yet. */
    forget: assign({ isOutdated: false }),
  },
}).createMachine({
  id: 'latePart',
  context: {
    isOnline: true,
    isUpdated: false,
    isOutdated: false,
    hasReloaded: false,
    triesLeft: furtherTries,
    isTyped: false,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadPart',
        onDone: 'shown',
        onError: [
          { guard: 'isOffline', target: 'waiting' },
          { guard: 'isOutdated', target: 'gone' },
          { guard: 'isTryLeft', target: 'pausing', actions: ['countTry', 'learn'] },
          { target: 'failed', actions: 'learn' },
        ],
      },
      on: {
        'text.typed': { actions: 'type' },
        'connection.lost': { actions: 'lose' },
        'server.updated': { actions: 'update' },
      },
    },
    pausing: {
      after: { pause: 'loading' },
      on: {
        'text.typed': { actions: 'type' },
        'connection.lost': { actions: 'lose' },
        'connection.returned': { actions: 'return' },
        'server.updated': { actions: 'update' },
      },
    },
    /** For the connection. */
    waiting: {
      on: {
        'text.typed': { actions: 'type' },
        'connection.returned': { target: 'loading', actions: ['return', 'begin'] },
      },
    },
    /** The rest of the page goes on without the part. */
    gone: {
      on: { 'text.typed': { actions: 'type' }, 'next.opened': 'reloadingNext' },
    },
    /** The error screen takes the place of the form. */
    failed: {
      on: {
        'connection.lost': { actions: 'lose' },
        // Presses it by itself.
        'connection.returned': [
          { guard: 'isOutdated', target: 'reloadingForm', actions: 'return' },
          { target: 'loading', actions: ['return', 'begin'] },
        ],
        'retry.pressed': [
          { guard: 'isOutdated', target: 'reloadingForm' },
          { target: 'loading', actions: 'begin' },
        ],
      },
    },
    shown: {
      on: {
        'text.typed': { actions: 'type' },
        'server.updated': { actions: 'update' },
        'next.opened': 'opening',
      },
    },
    opening: {
      invoke: {
        src: 'loadNext',
        onDone: 'next',
        onError: [
          { guard: 'mayReload', target: 'reloadingNext', actions: ['learn', 'countReload'] },
          { target: 'nextFailed', actions: 'learn' },
        ],
      },
    },
    next: {
      on: { 'form.opened': { target: 'loading', actions: 'begin' } },
    },
    nextFailed: {
      on: {
        'retry.pressed': [{ guard: 'isOutdated', target: 'reloadingNext' }, { target: 'opening' }],
      },
    },
    reloadingForm: {
      on: {
        'document.loaded': [
          {
            guard: { type: 'isFresh', params: ({ event }) => event.isFresh },
            target: 'loading',
            actions: ['renew', 'begin'],
          },
          { target: 'loading', actions: ['forget', 'begin'] },
        ],
      },
    },
    reloadingNext: {
      on: {
        'document.loaded': [
          {
            guard: { type: 'isFresh', params: ({ event }) => event.isFresh },
            target: 'opening',
            actions: ['renew'],
          },
          { target: 'opening', actions: 'forget' },
        ],
      },
    },
  },
});

/** A part of a page whose code comes late, fails, and is gone after an update of the server. */
export const latePartModel: AnyPathModel<never> = modelFor(latePartMachine, {
  name: 'late-part',
  title: 'Code that comes late',
  events: {
    'document.loaded': [{ isFresh: true }, { isFresh: false }],
    'text.typed': ({ context }) => (context.isTyped ? [] : [{}]),
    'connection.lost': ({ context }) => (context.isOnline ? [{}] : []),
    'connection.returned': ({ context }) => (context.isOnline ? [] : [{}]),
    'server.updated': ({ context }) => (context.isUpdated || !context.isOnline ? [] : [{}]),
  },
  outcomes: {
    loadPart: {
      done: ({ context }) => (context.isOnline && !context.isUpdated ? [undefined] : []),
    },
    loadNext: { done: ({ context }) => (context.isUpdated ? [] : [undefined]) },
  },
  delayMs: { pause: 500 },
  invariants: {
    'what is typed stays': ({ snapshot, before }) =>
      snapshot.context.isTyped || before?.context.isTyped !== true,
    'code that is gone takes nothing else away': ({ snapshot, before }) =>
      !(snapshot.matches('failed') && before?.matches('loading')) || !before.context.isOutdated,
    'a document is loaded again by itself once': ({ snapshot, before, event }) =>
      !event?.type.startsWith('xstate.error') ||
      !snapshot.matches('reloadingNext') ||
      before?.context.hasReloaded === false,
    'a page tries no more than three times by itself': ({ snapshot: { context } }) =>
      context.triesLeft >= 0,
  },
  properties: {
    'a part that can come comes': leadsTo<LatePartContext>('waiting', 'shown', { isFair: true }),
    'a user can always go on': always([
      'loading',
      'pausing',
      'waiting',
      'gone',
      'failed',
      'shown',
      'opening',
      'next',
      'nextFailed',
      'reloadingForm',
      'reloadingNext',
    ]),
  },
});

import { assign, fromPromise, setup } from 'xstate';
import { always, eventually, leadsTo, modelFor, type AnyPathModel } from '#xstate-paths';

type UserId = 1 | 2;

/** Favorites on their way to the account of the user who signed in first. */
interface Batch {
  userId: UserId;
  ids: number[];
}

export interface VisitorFavoritesContext {
  /** Every listing that was marked, to see that none is lost. */
  marked: number[];
  /** Marked in this browser and not on its way yet, newest first. */
  here: number[];
  batches: Batch[];
  accounts: Record<UserId, number[]>;
  userId: UserId | null;
}

type VisitorFavoritesEvent =
  | { type: 'listing.marked'; id: number }
  | { type: 'signed.in'; userId: UserId }
  | { type: 'signed.out' }
  | { type: 'page.reloaded' };

const add = (ids: readonly number[], more: readonly number[]) =>
  [...new Set([...ids, ...more])].toSorted((one, other) => one - other);

/**
 * What happens to favorites of a visitor who signs in. The app has no actor for it: this machine says
 * what `merge-marks.ts` and `visitor-marks.ts` must do together, whatever the server does. A unit
 * test plays its paths on both.
 */
const visitorFavoritesMachine = setup({
  types: {
    context: {} as VisitorFavoritesContext,
    events: {} as VisitorFavoritesEvent,
  },
  actors: { mergeMarks: fromPromise<undefined>(() => new Promise(() => undefined)) },
  guards: {
    isBatchLeft: ({ context: { batches, userId } }) =>
      batches.some((batch) => batch.userId === userId),
  },
  actions: {
    mark: assign({
      marked: ({ context }, id: number) => add(context.marked, [id]),
      here: ({ context }, id: number) => [id, ...context.here.filter((each) => each !== id)],
    }),
    signIn: assign({ userId: (_, userId: UserId) => userId }),
    signOut: assign({ userId: null }),
    takeBatch: assign(({ context: { here, batches, userId } }) => ({
      here: [],
      batches: here.length > 0 && userId ? [...batches, { userId, ids: here }] : batches,
    })),
    addToAccount: assign(({ context: { accounts, batches, userId } }) => {
      const batch = batches.find((each) => each.userId === userId);
      if (!batch) return {};
      const before = accounts[batch.userId];
      return { accounts: { ...accounts, [batch.userId]: add(before, batch.ids) } };
    }),
    dropBatch: assign(({ context: { batches, userId } }) => {
      const first = batches.find((each) => each.userId === userId);
      return { batches: batches.filter((batch) => batch !== first) };
    }),
  },
}).createMachine({
  id: 'visitorFavorites',
  context: { marked: [], here: [], batches: [], accounts: { 1: [], 2: [] }, userId: null },
  initial: 'signedOut',
  states: {
    signedOut: {
      on: {
        'listing.marked': { actions: { type: 'mark', params: ({ event }) => event.id } },
        'signed.in': {
          target: 'checking',
          actions: { type: 'signIn', params: ({ event }) => event.userId },
        },
      },
    },
    checking: {
      entry: 'takeBatch',
      always: [{ guard: 'isBatchLeft', target: 'merging' }, { target: 'signedIn' }],
    },
    merging: {
      invoke: {
        src: 'mergeMarks',
        onDone: { target: 'checking', actions: ['addToAccount', 'dropBatch'] },
        onError: [
          {
            guard: ({ event }) => event.error === 'answer lost',
            target: 'signedIn',
            actions: 'addToAccount',
          },
          { target: 'signedIn' },
        ],
      },
    },
    signedIn: {
      on: {
        'page.reloaded': 'checking',
        'signed.out': { target: 'signedOut', actions: 'signOut' },
      },
    },
  },
});

/** Favorites of a visitor on their way to an account, while the server may be silent. */
export const visitorFavoritesModel: AnyPathModel<never> = modelFor(visitorFavoritesMachine, {
  name: 'visitor-favorites',
  title: 'Favorites of a visitor who signs in',
  events: {
    // Two listings are enough to be kept apart, and to be sent in two batches.
    'listing.marked': ({ context }) =>
      [7, 8].filter((id) => !context.marked.includes(id)).map((id) => ({ id })),
    'signed.in': [{ userId: 1 }, { userId: 2 }],
  },
  outcomes: { mergeMarks: { error: ['unreachable', 'answer lost'] } },
  invariants: {
    'no favorite is lost': ({ snapshot: { context } }) => {
      const { marked, here, batches, accounts } = context;
      const onTheWay = batches.flatMap(({ ids }) => ids);
      const kept = new Set([...here, ...onTheWay, ...accounts[1], ...accounts[2]]);
      return marked.every((id) => kept.has(id));
    },
    'nobody gets what another marked': ({ snapshot: { context } }) =>
      context.accounts[1].every((id) => !context.accounts[2].includes(id)),
    'what is on its way is no longer here': ({ snapshot: { context } }) =>
      context.batches.every(({ ids }) => ids.every((id) => !context.here.includes(id))),
  },
  properties: {
    'a server that answers at last has everything': leadsTo('merging', 'signedIn', {
      isFair: true,
    }),
    'a visitor can always go on': always(['signedOut', 'merging', 'signedIn']),
    'somebody signs in': eventually('signedIn', { isFair: true }),
  },
});

import { assign, fromPromise, setup } from 'xstate';
import { leadsTo, modelFor, type AnyPathModel } from '#xstate-paths';

export interface Write {
  id: number;
  isFavorite: boolean;
}

export interface OfflineMarksContext {
  isOnline: boolean;
  /** The favorites on the screen. */
  shown: number[];
  account: number[];
  /** What was pressed and is not in the account yet, in this order. */
  writes: Write[];
  /** A write failed, so the screen may differ from the account. */
  isUnsure: boolean;
}

type OfflineMarksEvent =
  | { type: 'heart.pressed'; id: number }
  | { type: 'connection.lost' | 'connection.returned' };

/** More are not told apart by anything. */
const mostWrites = 2;

const never = () => new Promise<undefined>(() => undefined);

const withWrite = (ids: readonly number[], { id, isFavorite }: Write) =>
  [...ids.filter((each) => each !== id), ...(isFavorite ? [id] : [])].toSorted((a, b) => a - b);

/**
 * Favorites of a user whose connection comes and goes. The app has no actor for it: this machine says
 * what `change-mark.ts` and the query cache must do together. A unit test plays its paths on both.
 */
const offlineMarksMachine = setup({
  types: { context: {} as OfflineMarksContext, events: {} as OfflineMarksEvent },
  actors: { sendMark: fromPromise<undefined>(never), readMarks: fromPromise<undefined>(never) },
  guards: {
    isSending: ({ context }) => context.isOnline && context.writes.length > 0,
    isWaiting: ({ context }) => context.writes.length > 0,
    isReading: ({ context }) => context.isOnline && context.isUnsure,
    isUnsure: ({ context }) => context.isUnsure,
  },
  actions: {
    press: assign(({ context: { shown, writes } }, id: number) => {
      const write = { id, isFavorite: !shown.includes(id) };
      return { shown: withWrite(shown, write), writes: [...writes, write] };
    }),
    store: assign(({ context: { account, writes } }) => {
      const [write] = writes;
      return { account: write ? withWrite(account, write) : account };
    }),
    shift: assign({ writes: ({ context }) => context.writes.slice(1) }),
    doubt: assign({ isUnsure: true }),
    show: assign({ shown: ({ context }) => context.account, isUnsure: false }),
    lose: assign({ isOnline: false }),
    return: assign({ isOnline: true }),
  },
}).createMachine({
  id: 'offlineMarks',
  context: { isOnline: true, shown: [], account: [], writes: [], isUnsure: false },
  initial: 'resting',
  on: {
    'connection.lost': { actions: 'lose' },
    'connection.returned': { actions: 'return' },
  },
  states: {
    resting: {
      on: {
        'heart.pressed': {
          target: 'deciding',
          actions: { type: 'press', params: ({ event }) => event.id },
        },
        // What could not be read is read again.
        'connection.returned': { target: 'deciding', actions: 'return' },
      },
    },
    /** What is next: a write, or after a failed one what the account has. */
    deciding: {
      always: [
        { guard: 'isSending', target: 'sending' },
        { guard: 'isWaiting', target: 'waiting' },
        { guard: 'isReading', target: 'reading' },
        { guard: 'isUnsure', target: 'waiting' },
        { target: 'resting' },
      ],
    },
    /** For the connection. */
    waiting: {
      on: {
        'heart.pressed': { actions: { type: 'press', params: ({ event }) => event.id } },
        'connection.returned': { target: 'deciding', actions: 'return' },
      },
    },
    sending: {
      invoke: {
        src: 'sendMark',
        onDone: { target: 'deciding', actions: ['store', 'shift'] },
        onError: { target: 'deciding', actions: ['shift', 'doubt'] },
      },
      on: { 'heart.pressed': { actions: { type: 'press', params: ({ event }) => event.id } } },
    },
    reading: {
      invoke: {
        src: 'readMarks',
        onDone: { target: 'resting', actions: 'show' },
        // Read again with the connection, or after the next write.
        onError: 'resting',
      },
      on: {
        // What is being read may not have it, so it is read again later.
        'heart.pressed': {
          target: 'deciding',
          actions: { type: 'press', params: ({ event }) => event.id },
        },
      },
    },
  },
});

/** Favorites that are pressed without a connection, in order, until it is back. */
export const offlineMarksModel: AnyPathModel<never> = modelFor(offlineMarksMachine, {
  name: 'offline-marks',
  title: 'Favorites without a connection',
  events: {
    'heart.pressed': ({ context }) =>
      context.writes.length < mostWrites ? [{ id: 7 }, { id: 8 }] : [],
    'connection.lost': ({ context }) => (context.isOnline ? [{}] : []),
    'connection.returned': ({ context }) => (context.isOnline ? [] : [{}]),
  },
  invariants: {
    'what was pressed last is shown while it is on its way': ({ snapshot: { context } }) =>
      [7, 8].every((id) => {
        const last = context.writes.findLast((write) => write.id === id);
        return !last || context.shown.includes(id) === last.isFavorite;
      }),
    'the screen shows the account once nothing is on its way': ({ snapshot }) =>
      !snapshot.matches('resting') ||
      snapshot.context.isUnsure ||
      String(snapshot.context.shown) === String(snapshot.context.account),
    'nothing begins without a connection': ({ snapshot, before }) =>
      !snapshot.matches('sending') || before?.matches('sending') || snapshot.context.isOnline,
  },
  properties: {
    'what waits goes on by itself': leadsTo<OfflineMarksContext>('waiting', 'resting', {
      isFair: true,
    }),
  },
});

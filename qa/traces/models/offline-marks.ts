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
  /** What the last toast offers: a favorite back that was taken off, or a failed write once more. */
  offered: (Write & { by: 'undo' | 'retry' }) | null;
}

type OfflineMarksEvent =
  | { type: 'heart.pressed'; id: number }
  | { type: 'undo.pressed' | 'retry.pressed' }
  | { type: 'connection.lost' | 'connection.returned' };

/** A heart, or what the last toast offers. */
const pressing = (to: { target?: 'deciding' }) =>
  ({
    'heart.pressed': {
      ...to,
      actions: { type: 'press', params: ({ event }: { event: { id: number } }) => event.id },
    },
    'undo.pressed': { ...to, guard: 'isUndo', actions: 'pressOffered' },
    'retry.pressed': { ...to, guard: 'isRetry', actions: 'pressOffered' },
  }) as const;

/** More are not told apart by anything. */
const mostWrites = 2;

const never = () => new Promise<undefined>(() => undefined);

const withWrite = (ids: readonly number[], { id, isFavorite }: Write) =>
  [...ids.filter((each) => each !== id), ...(isFavorite ? [id] : [])].toSorted((a, b) => a - b);

const toWrite = ({ id, isFavorite }: Write): Write => ({ id, isFavorite });

/** What is on the screen, and on its way, after a favorite is set or taken off. */
const afterWrite = ({ shown, writes }: OfflineMarksContext, write: Write) => ({
  shown: withWrite(shown, write),
  writes: [...writes, write],
  offered:
    !write.isFavorite && shown.includes(write.id)
      ? { id: write.id, isFavorite: true, by: 'undo' as const }
      : null,
});

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
    isUndo: ({ context }) => context.offered?.by === 'undo',
    isRetry: ({ context }) => context.offered?.by === 'retry',
  },
  actions: {
    press: assign(({ context }, id: number) =>
      afterWrite(context, { id, isFavorite: !context.shown.includes(id) }),
    ),
    pressOffered: assign(({ context }) => {
      const { offered } = context;
      return offered ? afterWrite(context, toWrite(offered)) : {};
    }),
    offerRetry: assign(({ context: { writes } }) => ({
      offered: writes[0] ? { ...writes[0], by: 'retry' as const } : null,
    })),
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
  context: { isOnline: true, shown: [], account: [], writes: [], isUnsure: false, offered: null },
  initial: 'resting',
  on: {
    'connection.lost': { actions: 'lose' },
    'connection.returned': { actions: 'return' },
  },
  states: {
    resting: {
      on: {
        ...pressing({ target: 'deciding' }),
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
        ...pressing({}),
        'connection.returned': { target: 'deciding', actions: 'return' },
      },
    },
    sending: {
      invoke: {
        src: 'sendMark',
        onDone: { target: 'deciding', actions: ['store', 'shift'] },
        onError: { target: 'deciding', actions: ['offerRetry', 'shift', 'doubt'] },
      },
      on: pressing({}),
    },
    reading: {
      invoke: {
        src: 'readMarks',
        onDone: { target: 'resting', actions: 'show' },
        // Read again with the connection, or after the next write.
        onError: 'resting',
      },
      // What is being read may not have it, so it is read again later.
      on: pressing({ target: 'deciding' }),
    },
  },
});

const listCases = ({ writes, offered }: OfflineMarksContext, by: 'undo' | 'retry') =>
  offered?.by === by && writes.length < mostWrites ? [{}] : [];

/** Favorites that are pressed without a connection, in order, until it is back. */
export const offlineMarksModel: AnyPathModel<never> = modelFor(offlineMarksMachine, {
  name: 'offline-marks',
  title: 'Favorites without a connection',
  events: {
    'heart.pressed': ({ context }) =>
      context.writes.length < mostWrites ? [{ id: 7 }, { id: 8 }] : [],
    // A button that the toast does not have cannot be pressed.
    'undo.pressed': ({ context }) => listCases(context, 'undo'),
    'retry.pressed': ({ context }) => listCases(context, 'retry'),
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
    'a failed write can be made again': ({ snapshot: { context }, before, event }) => {
      const write = before?.context.writes[0];
      if (!write || event?.type !== 'xstate.error.actor.0.offlineMarks.sending') return true;
      return context.offered?.by === 'retry' && context.offered.isFavorite === write.isFavorite;
    },
    'nothing begins without a connection': ({ snapshot, before }) =>
      !snapshot.matches('sending') || before?.matches('sending') || snapshot.context.isOnline,
  },
  properties: {
    'what waits goes on by itself': leadsTo<OfflineMarksContext>('waiting', 'resting', {
      isFair: true,
    }),
  },
});

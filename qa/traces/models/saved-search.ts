import { assign, setup } from 'xstate';
import { leadsTo, modelFor, never, type AnyPathModel } from '#xstate-paths';

/** A search for rooms up to 900 finds one of these, and one without a limit both. */
const rooms = ['cheap', 'dear'] as const;
export type Room = (typeof rooms)[number];

export interface SavedSearchContext {
  isNarrow: boolean;
  offered: Room[];
  /** Found, and in the next mail. */
  waiting: Room[];
  /** Every time that a room was told. */
  notified: Room[];
}

type SavedSearchEvent =
  | { type: 'search.saved' | 'search.paused' | 'search.resumed' | 'search.deleted' }
  | { type: 'search.narrowed' | 'search.widened' | 'mail.due' }
  | { type: 'room.offered'; room: Room };

const matches = ({ isNarrow }: SavedSearchContext, room: Room) => !isNarrow || room === 'cheap';

/**
 * A saved search and the alerts about rooms that it finds. No actor runs for it: this machine says
 * what saving, comparing and mailing must do together. A test plays its paths on the API.
 */
const savedSearchMachine = setup({
  types: { context: {} as SavedSearchContext, events: {} as SavedSearchEvent },
  guards: { isFound: ({ context }, room: Room) => matches(context, room) },
  actions: {
    offer: assign({ offered: ({ context }, room: Room) => [...context.offered, room].toSorted() }),
    wait: assign({ waiting: ({ context }, room: Room) => [...context.waiting, room].toSorted() }),
    narrow: assign({ isNarrow: true }),
    widen: assign({ isNarrow: false }),
    /** Only what the search still looks for; nothing else is told later, either. */
    notify: assign(({ context }) => ({
      notified: [
        ...context.notified,
        ...context.waiting.filter((room) => matches(context, room)),
      ].toSorted(),
      waiting: [],
    })),
    drop: assign({ waiting: [] }),
    forget: assign({ waiting: [], isNarrow: false }),
  },
}).createMachine({
  id: 'savedSearch',
  context: { isNarrow: false, offered: [], waiting: [], notified: [] },
  initial: 'none',
  on: { 'room.offered': { actions: { type: 'offer', params: ({ event }) => event.room } } },
  states: {
    none: { on: { 'search.saved': 'watching' } },
    watching: {
      on: {
        // What it does not look for is offered all the same.
        'room.offered': {
          guard: { type: 'isFound', params: ({ event }) => event.room },
          actions: [
            { type: 'offer', params: ({ event }) => event.room },
            { type: 'wait', params: ({ event }) => event.room },
          ],
        },
        'mail.due': { actions: 'notify' },
        'search.paused': 'paused',
        'search.narrowed': { actions: 'narrow' },
        'search.widened': { actions: 'widen' },
        'search.deleted': { target: 'none', actions: 'forget' },
      },
    },
    /** Finds nothing. What it had found is told if it goes on before the mail is due. */
    paused: {
      on: {
        'mail.due': { actions: 'drop' },
        'search.resumed': 'watching',
        // Saving the same again is a way to go on with it.
        'search.saved': 'watching',
        'search.narrowed': { actions: 'narrow' },
        'search.widened': { actions: 'widen' },
        'search.deleted': { target: 'none', actions: 'forget' },
      },
    },
  },
});

/** A saved search: paused, changed, and what its mails tell, each room once. */
export const savedSearchModel: AnyPathModel<never> = modelFor(savedSearchMachine, {
  name: 'saved-search',
  title: 'A saved search and its alerts',
  events: {
    'room.offered': ({ context }) =>
      rooms.filter((room) => !context.offered.includes(room)).map((room) => ({ room })),
    'search.narrowed': ({ context }) => (context.isNarrow ? [] : [{}]),
    'search.widened': ({ context }) => (context.isNarrow ? [{}] : []),
  },
  invariants: {
    'no room is told twice': ({ snapshot: { context } }) =>
      new Set([...context.notified, ...context.waiting]).size ===
      context.notified.length + context.waiting.length,
    'only mails tell': ({ snapshot: { context }, before, event }) =>
      event?.type === 'mail.due' ||
      context.notified.length === (before?.context.notified.length ?? 0),
    'what the search does not look for is not told': ({ snapshot: { context }, before }) =>
      !context.isNarrow ||
      context.notified.includes('dear') === (before?.context.notified.includes('dear') ?? false),
    'what is told was offered': ({ snapshot: { context } }) =>
      [...context.notified, ...context.waiting].every((room) => context.offered.includes(room)),
  },
  properties: {
    'who pauses hears nothing': never<SavedSearchContext>(
      ({ value, event, context }) =>
        value === 'paused' && event?.type === 'mail.due' && context.waiting.length > 0,
    ),
    'a room that is found is told, or the search ends': leadsTo<SavedSearchContext>(
      ({ context }) => context.waiting.includes('cheap'),
      ({ context }) => !context.waiting.includes('cheap'),
      { isFair: true },
    ),
  },
});

/**
 * The map of a search: a user pans and zooms it, chooses a mark, and searches the part that is
 * shown; for each part, the marks are loaded. The component of the map starts and stops it. It holds
 * the view and the id of what is chosen, never listings. It emits `area.wanted` when the list shall
 * show what the map shows.
 */
import { assign, emit, raise, setup } from 'xstate';
import { port } from './port.ts';

/** Where the middle of the map is, on a world of 0 to 1 in both directions, and how far in. */
export interface MapView {
  x: number;
  y: number;
  zoom: number;
}

export interface MapInput {
  view: MapView;
  /** Does the search already ask for what the map shows? */
  follows: boolean;
}

export interface MapContext {
  view: MapView;
  /** What is chosen: a listing's id, or the place of a cluster. */
  chosen: string | null;
  /** Searches as the map moves. */
  follows: boolean;
}

export type MapEvent =
  /** The size of the map, or the filters of the search, are others. */
  | { type: 'marks.outdated' }
  | { type: 'gesture.began' }
  | { type: 'gesture.ended' }
  /** By a gesture, the wheel, a key or a button. */
  | { type: 'view.changed'; view: MapView }
  /** Nothing changed the view for a moment. */
  | { type: 'view.settled' }
  /** A search by other means than the map has another place. */
  | { type: 'place.changed'; view: MapView }
  | { type: 'mark.chosen'; mark: string }
  | { type: 'mark.closed' }
  | { type: 'area.searched' }
  | { type: 'following.changed'; follows: boolean }
  | { type: 'retry.requested' };

export const mapMachine = setup({
  types: {
    context: {} as MapContext,
    events: {} as MapEvent,
    input: {} as MapInput,
    emitted: {} as { type: 'area.wanted'; view: MapView },
  },
  actors: {
    /** Reads the marks of what is shown; rejects when they cannot be read. */
    loadMarks: port<void, { view: MapView }>('loadMarks'),
  },
  actions: {
    show: assign((_, view: MapView) => ({ view })),
    wantArea: emit(({ context }) => ({ type: 'area.wanted' as const, view: context.view })),
  },
  guards: {
    follows: ({ context }) => context.follows,
    isOn: (_, follows: boolean) => follows,
  },
  delays: {
    /** After the last change of the view: marks are loaded once, not for each step of the wheel. */
    settleMs: 250,
  },
}).createMachine({
  id: 'map',
  context: ({ input: { view, follows } }) => ({ view, follows, chosen: null }),
  type: 'parallel',
  states: {
    view: {
      initial: 'resting',
      on: {
        'place.changed': {
          target: '.resting',
          actions: { type: 'show', params: ({ event }) => event.view },
        },
      },
      states: {
        resting: {
          on: {
            'gesture.began': 'moving',
            'view.changed': {
              target: 'settling',
              actions: { type: 'show', params: ({ event }) => event.view },
            },
          },
        },
        /** A finger or a pointer holds the map. */
        moving: {
          on: {
            'gesture.ended': 'settling',
            'view.changed': { actions: { type: 'show', params: ({ event }) => event.view } },
          },
        },
        settling: {
          after: { settleMs: { target: 'resting', actions: raise({ type: 'view.settled' }) } },
          on: {
            'gesture.began': 'moving',
            'view.changed': {
              target: 'settling',
              reenter: true,
              actions: { type: 'show', params: ({ event }) => event.view },
            },
          },
        },
      },
    },
    marks: {
      initial: 'loading',
      on: { 'place.changed': '.loading', 'marks.outdated': '.loading' },
      states: {
        loading: {
          invoke: {
            id: 'loadMarks',
            src: 'loadMarks',
            input: ({ context }) => ({ view: context.view }),
            onDone: 'shown',
            onError: 'failed',
          },
          on: { 'view.settled': { target: 'loading', reenter: true } },
        },
        shown: { on: { 'view.settled': 'loading' } },
        /** The earlier markers stay on the map. */
        failed: { on: { 'view.settled': 'loading', 'retry.requested': 'loading' } },
      },
    },
    choice: {
      initial: 'none',
      states: {
        none: {
          on: {
            'mark.chosen': {
              target: 'open',
              actions: assign({ chosen: ({ event }) => event.mark }),
            },
          },
        },
        open: {
          on: {
            'mark.chosen': { actions: assign({ chosen: ({ event }) => event.mark }) },
            'mark.closed': { target: 'none', actions: assign({ chosen: null }) },
            'place.changed': { target: 'none', actions: assign({ chosen: null }) },
          },
        },
      },
    },
    area: {
      initial: 'searched',
      on: {
        'following.changed': [
          {
            description: 'it is turned on',
            guard: { type: 'isOn', params: ({ event }) => event.follows },
            target: '.searched',
            actions: [assign({ follows: true }), 'wantArea'],
          },
          { description: 'it is turned off', actions: assign({ follows: false }) },
        ],
        'place.changed': '.searched',
      },
      states: {
        /** The list is about the place that the map shows, or was when the map came there. */
        searched: { on: { 'view.changed': 'left' } },
        /** The map shows another part than was searched. */
        left: {
          on: {
            'view.settled': { guard: 'follows', target: 'searched', actions: 'wantArea' },
            'area.searched': { target: 'searched', actions: 'wantArea' },
          },
        },
      },
    },
  },
});

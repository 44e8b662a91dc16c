import { assign, fromPromise, setup } from 'xstate';
import { leadsTo, modelFor, type AnyPathModel } from '#xstate-paths';

export interface EmbeddedCardContext {
  listing: number;
  theme: 'auto' | 'dark';
  /** Refusals in a row. */
  refusals: number;
}

type EmbeddedCardEvent =
  | { type: 'listing.changed' | 'theme.changed' | 'visitor.returned' }
  | { type: 'element.removed' | 'element.inserted' | 'element.moved' };

/** After five, a card waits for the visitor to come back; the paths stay below. */
const mostRefusals = 2;

const load = { src: 'load' } as const;
const isRefused = ({ event }: { event: { error: unknown } }) => event.error === 'refused';

/**
 * The life of `<roomie-listing-card>` on a partner's page. The element has no actor: this machine
 * says what it shows and asks for, whatever the page and the server do. A journey plays its paths on
 * the built element in a browser.
 */
const embeddedCardMachine = setup({
  types: { context: {} as EmbeddedCardContext, events: {} as EmbeddedCardEvent },
  actors: { load: fromPromise<undefined>(() => new Promise(() => undefined)) },
  delays: { retryAfter: 1000 },
  actions: {
    change: assign({ listing: ({ context }) => (context.listing === 1 ? 2 : 1) }),
    paint: assign({ theme: ({ context }) => (context.theme === 'auto' ? 'dark' : 'auto') }),
    count: assign({ refusals: ({ context }) => context.refusals + 1 }),
    reset: assign({ refusals: 0 }),
    /** Neither asks nor shows anything else. */
    keep: () => undefined,
  },
}).createMachine({
  id: 'embeddedCard',
  context: { listing: 1, theme: 'auto', refusals: 0 },
  initial: 'loading',
  on: { 'theme.changed': { actions: 'paint' } },
  states: {
    /** Visitors see the page's own link. */
    loading: {
      invoke: {
        ...load,
        onDone: { target: 'shown', actions: 'reset' },
        onError: [{ guard: isRefused, target: 'refused', actions: 'count' }, { target: 'failed' }],
      },
      on: {
        // The answer about the listing of before changes nothing.
        'listing.changed': { target: 'loading', reenter: true, actions: 'change' },
        'element.removed': 'awayLoading',
        'element.moved': { actions: 'keep' },
        'visitor.returned': { actions: 'keep' },
      },
    },
    shown: {
      on: {
        'listing.changed': { target: 'loading', actions: 'change' },
        'element.removed': 'awayShown',
        'element.moved': { actions: 'keep' },
        'visitor.returned': { actions: 'keep' },
      },
    },
    failed: {
      on: {
        'listing.changed': { target: 'loading', actions: 'change' },
        'element.removed': 'awayFailed',
        'element.moved': 'retrying',
        'visitor.returned': 'retrying',
      },
    },
    refused: {
      after: { retryAfter: 'retrying' },
      on: {
        'listing.changed': { target: 'loading', actions: 'change' },
        'element.removed': 'awayFailed',
        'element.moved': 'retrying',
        'visitor.returned': 'retrying',
      },
    },
    /** Asks again, while visitors see the page's own link. */
    retrying: {
      invoke: {
        ...load,
        onDone: { target: 'shown', actions: 'reset' },
        onError: [{ guard: isRefused, target: 'refused', actions: 'count' }, { target: 'failed' }],
      },
      on: {
        'listing.changed': { target: 'loading', actions: 'change' },
        'element.removed': 'awayRetrying',
      },
    },
    awayLoading: {
      invoke: { ...load, onDone: { target: 'awayShown', actions: 'reset' }, onError: 'awayFailed' },
      on: { 'element.inserted': 'loading' },
    },
    awayRetrying: {
      invoke: { ...load, onDone: { target: 'awayShown', actions: 'reset' }, onError: 'awayFailed' },
      on: { 'element.inserted': 'retrying' },
    },
    awayShown: {
      on: {
        'listing.changed': { target: 'awayLoading', actions: 'change' },
        'element.inserted': 'shown',
      },
    },
    awayFailed: {
      on: {
        'listing.changed': { target: 'awayLoading', actions: 'change' },
        'element.inserted': 'retrying',
      },
    },
  },
});

/** A card on another site: connected, loading, failed, retried, moved, removed and changed. */
export const embeddedCardModel: AnyPathModel<never> = modelFor(embeddedCardMachine, {
  name: 'embedded-card',
  title: 'A card on another site',
  outcomes: {
    load: {
      error: ({ value, context }) =>
        context.refusals < mostRefusals && (value === 'loading' || value === 'retrying')
          ? ['lost', 'refused']
          : ['lost'],
    },
  },
  delayMs: { retryAfter: 1000 },
  invariants: {
    'another listing is never shown for the one that is wanted': ({ snapshot, before }) =>
      !snapshot.matches('shown') || snapshot.context.listing === before?.context.listing,
    'how it looks asks for nothing': ({ snapshot, before, event }) =>
      event?.type !== 'theme.changed' || before?.value === snapshot.value,
    'a card that is away is not refused again': ({ snapshot: { value }, before }) =>
      value !== 'refused' || !String(before?.value).startsWith('away'),
  },
  properties: {
    'a server that answers at last is shown': leadsTo<EmbeddedCardContext>('retrying', 'shown', {
      isFair: true,
    }),
  },
});

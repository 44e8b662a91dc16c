/**
 * The session in this browser tab: identifies the user, refreshes the token, signs in and out. The
 * app starts it once, and it runs until the tab closes. It holds the id of the user; the query
 * cache holds their data. It emits events that the app turns into navigation and messages:
 * `session.started`, `session.switched`, `session.resumed`, `session.refused`, `session.ended`,
 * `login.ready`, `login.failed`, `logout.failed`. docs/auth.md lists every transition.
 */
import { assign, emit, setup } from 'xstate';
import { listeningPort, port } from './port.ts';
import { backoffMs } from './backoff.ts';

/** The token in storage: none, a valid one, or one that is expired or unreadable. */
export type StoredSession = 'none' | 'fresh' | 'stale';
/**
 * The answer to a refresh. A refusal ends the session. Without an answer the port rejects instead.
 */
export type RefreshOutcome = 'renewed' | 'refused';
/** Why a return from the sign-in service did not sign the user in. */
export type SignInFailure = 'denied' | 'stateMismatch' | 'refused' | 'suspended' | 'unreachable';
/** The tokens that signing out removed from storage; the last request to the server needs them. */
export interface RemovedTokens {
  access: string | null;
  refresh: string | null;
}

export interface SignInReturn {
  code: string | null;
  state: string | null;
  error: string | null;
}

export type TabEvent = { type: 'tab.signedIn' } | { type: 'tab.signedOut' };

export type AuthEvent =
  | { type: 'login.requested' }
  | { type: 'login.returned'; answer: SignInReturn }
  | { type: 'logout.requested' }
  /** A request found the token expired, or got 401. */
  | { type: 'token.expired' }
  /** A request with a renewed token got 401 too; the token has been removed. */
  | { type: 'token.refused' }
  | { type: 'page.restored' }
  | { type: 'connection.retried' }
  | TabEvent;

export type AuthEmitted =
  | { type: 'session.started'; userId: number }
  /** Another tab signed in with another account, which replaces the one in this tab. */
  | { type: 'session.switched'; userId: number }
  /** The server answers again, and the user is the same. */
  | { type: 'session.resumed' }
  | { type: 'session.refused' }
  | { type: 'session.ended'; by: 'thisTab' | 'anotherTab' }
  | { type: 'login.ready'; url: string }
  | { type: 'login.failed'; error: unknown }
  | { type: 'logout.failed'; error: unknown };

export interface AuthContext {
  userId: number | null;
  signInFailure: SignInFailure | null;
  /** Attempts since the server last answered. */
  attempts: number;
}

const firstRetryMs = 1000;
const lastRetryMs = 30_000;

/** Where a session leads that was read and has a token. */
const withToken = [
  {
    description: 'a token still good',
    guard: ({ event }: { event: { output: StoredSession } }) => event.output === 'fresh',
    target: 'identifying',
  },
  {
    description: 'an expired or unreadable token',
    guard: ({ event }: { event: { output: StoredSession } }) => event.output === 'stale',
    target: 'refreshing',
  },
] as const;

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
  },
  actors: {
    readSession: port<StoredSession>('readSession'),
    refreshSession: port<RefreshOutcome>('refreshSession'),
    identifyUser: port<{ userId: number } | null>('identifyUser'),
    requestSignIn: port<{ url: string }>('requestSignIn'),
    exchangeCode: port<SignInFailure | null, SignInReturn>('exchangeCode'),
    forgetSession: port<RemovedTokens>('forgetSession'),
    endSession: port<void, RemovedTokens>('endSession'),
    watchTabs: listeningPort<TabEvent>('watchTabs'),
  },
  actions: {
    forgetUser: assign({ userId: null }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
    forgetSignInFailure: assign({ signInFailure: null }),
    emitRefused: emit({ type: 'session.refused' }),
    emitEndedHere: emit({ type: 'session.ended', by: 'thisTab' }),
    emitEndedElsewhere: emit({ type: 'session.ended', by: 'anotherTab' }),
  },
  delays: {
    retryDelayMs: ({ context }) => backoffMs(context.attempts, firstRetryMs, lastRetryMs),
  },
}).createMachine({
  id: 'auth',
  context: { userId: null, signInFailure: null, attempts: 0 },
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  initial: 'loading',
  on: { 'login.returned': '.returning' },
  states: {
    /** Reads the stored token. */
    loading: {
      entry: 'forgetUser',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [...withToken, { description: 'no token', target: 'anonymous' }],
        onError: { description: 'storage is denied', target: 'anonymous' },
      },
      on: {
        'tab.signedIn': { target: 'loading', reenter: true },
        'tab.signedOut': { target: 'loading', reenter: true },
      },
    },
    /** The token is valid; asks the server for its user. */
    identifying: {
      invoke: {
        id: 'identifyUser',
        src: 'identifyUser',
        onDone: [
          {
            description: 'no user, because the token was removed meanwhile',
            guard: ({ event }) => event.output === null,
            target: 'anonymous',
            actions: ['forgetUser', 'emitRefused'],
          },
          {
            description: 'the same user, after the server was unreachable',
            guard: ({ context, event }) =>
              context.userId === event.output?.userId && context.attempts > 0,
            target: 'signedIn',
            actions: emit({ type: 'session.resumed' }),
          },
          {
            description: 'the same user',
            guard: ({ context, event }) => context.userId === event.output?.userId,
            target: 'signedIn',
          },
          {
            description: 'a user, and none was known before',
            guard: ({ context }) => context.userId === null,
            target: 'signedIn',
            actions: [
              assign({ userId: ({ event }) => userIn(event) }),
              emit(({ event }) => ({ type: 'session.started', userId: userIn(event) })),
            ],
          },
          {
            description: 'another account',
            target: 'signedIn',
            actions: [
              assign({ userId: ({ event }) => userIn(event) }),
              emit(({ event }) => ({ type: 'session.switched', userId: userIn(event) })),
            ],
          },
        ],
        onError: { description: 'no answer, 429 or 5xx', target: 'unreachable' },
      },
      on: {
        'token.expired': 'refreshing',
        'token.refused': { target: 'anonymous', actions: ['forgetUser', 'emitRefused'] },
        'tab.signedIn': { target: 'identifying', reenter: true },
        'tab.signedOut': { target: 'anonymous', actions: ['forgetUser', 'emitEndedElsewhere'] },
        'logout.requested': 'forgetting',
      },
    },
    signedIn: {
      entry: ['resetAttempts', 'forgetSignInFailure'],
      on: {
        'token.expired': 'refreshing',
        'token.refused': { target: 'anonymous', actions: ['forgetUser', 'emitRefused'] },
        // Another tab renewed the token or signed in with another account, so check again.
        'tab.signedIn': 'identifying',
        'tab.signedOut': { target: 'anonymous', actions: ['forgetUser', 'emitEndedElsewhere'] },
        // A page in the back-forward cache gets no events of other tabs.
        'page.restored': 'rechecking',
        'logout.requested': 'forgetting',
      },
    },
    /** Refreshes the token; every request that needs one waits. */
    refreshing: {
      invoke: {
        id: 'refreshSession',
        src: 'refreshSession',
        onDone: [
          {
            description: 'refused, or the token was removed meanwhile',
            guard: ({ event }) => event.output === 'refused',
            target: 'anonymous',
            actions: ['forgetUser', 'emitRefused'],
          },
          // Always identify again: another tab may have signed in with another account meanwhile.
          { description: 'renewed, here or by another tab', target: 'identifying' },
        ],
        onError: { description: 'no answer, 429 or 5xx', target: 'unreachable' },
      },
      on: {
        // Another tab was faster, or signed in with another account.
        'tab.signedIn': 'rechecking',
        // A session that is refused in one tab has ended in all; each tab remembers its own page.
        'tab.signedOut': { target: 'anonymous', actions: ['forgetUser', 'emitRefused'] },
        'logout.requested': 'forgetting',
      },
    },
    /**
     * There is a session, but the server does not answer. The user stays signed in; we try again.
     */
    unreachable: {
      entry: 'countAttempt',
      after: { retryDelayMs: 'rechecking' },
      on: {
        'connection.retried': 'rechecking',
        'page.restored': 'rechecking',
        'tab.signedIn': 'rechecking',
        'token.expired': 'refreshing',
        'token.refused': { target: 'anonymous', actions: ['forgetUser', 'emitRefused'] },
        'tab.signedOut': { target: 'anonymous', actions: ['forgetUser', 'emitEndedElsewhere'] },
        'logout.requested': 'forgetting',
      },
    },
    /** Reads storage again, because another tab may have renewed the token or signed out. */
    rechecking: {
      invoke: {
        id: 'readSessionAgain',
        src: 'readSession',
        onDone: [
          ...withToken,
          {
            description: 'no token',
            target: 'anonymous',
            actions: ['forgetUser', 'emitEndedElsewhere'],
          },
        ],
        onError: {
          description: 'storage is denied',
          target: 'anonymous',
          actions: ['forgetUser', 'emitEndedElsewhere'],
        },
      },
      on: {
        'tab.signedIn': { target: 'rechecking', reenter: true },
        'tab.signedOut': { target: 'rechecking', reenter: true },
      },
    },
    anonymous: {
      entry: 'resetAttempts',
      on: {
        'login.requested': { target: 'redirecting', actions: 'forgetSignInFailure' },
        'tab.signedIn': 'loading',
        'page.restored': 'loading',
        // Storage has a token that no tab announced, so identify its user.
        'token.expired': 'loading',
      },
    },
    /** Requests the address of the sign-in service. */
    redirecting: {
      invoke: {
        id: 'requestSignIn',
        src: 'requestSignIn',
        onDone: {
          target: 'leaving',
          actions: emit(({ event }) => ({ type: 'login.ready', url: event.output.url })),
        },
        onError: {
          description: 'no answer, or no sign-in service',
          target: 'anonymous',
          actions: emit(({ event }) => ({ type: 'login.failed', error: event.error })),
        },
      },
      on: { 'tab.signedIn': 'loading', 'page.restored': 'loading' },
    },
    /** The browser goes to the sign-in service. */
    leaving: {
      on: {
        'tab.signedIn': 'loading',
        // The user pressed Back there, and the browser shows this page from its cache.
        'page.restored': 'loading',
      },
    },
    /** The browser is back from the sign-in service with an answer. */
    returning: {
      entry: 'forgetUser',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ event }) =>
          event.type === 'login.returned' ? event.answer : { code: null, state: null, error: null },
        onDone: [
          {
            description: 'tokens',
            guard: ({ event }) => event.output === null,
            target: 'identifying',
            actions: 'forgetSignInFailure',
          },
          {
            // A callback opened twice, or by a link of a stranger, must not sign a user out.
            description: 'denied, wrong or missing state, expired or used code, no answer',
            target: 'loading',
            actions: assign({ signInFailure: ({ event }) => event.output }),
          },
        ],
        onError: {
          description: 'storage is denied',
          target: 'loading',
          actions: assign({ signInFailure: 'unreachable' }),
        },
      },
      // Handles one answer at a time. Afterwards it reads the changes of other tabs from storage.
      on: { 'login.returned': undefined },
    },
    /** The first part of signing out: deletes the tokens and the cached user. */
    forgetting: {
      entry: 'forgetUser',
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        onDone: { target: 'signingOut', actions: 'emitEndedHere' },
        onError: {
          description: 'storage is denied',
          target: 'anonymous',
          actions: [
            'emitEndedHere',
            emit(({ event }) => ({ type: 'logout.failed', error: event.error })),
          ],
        },
      },
      on: { 'login.returned': undefined },
    },
    /**
     * The second part of signing out: ends the session on the server. The user is already signed
     * out here.
     */
    signingOut: {
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ event }) => removedTokensIn(event),
        onDone: 'anonymous',
        onError: {
          description: 'no answer, or a refusal',
          target: 'anonymous',
          actions: emit(({ event }) => ({ type: 'logout.failed', error: event.error })),
        },
      },
      on: {
        'login.requested': { target: 'redirecting', actions: 'forgetSignInFailure' },
        'tab.signedIn': 'loading',
      },
    },
  },
});

function userIn({ output }: { output: { userId: number } | null }): number {
  if (output === null) throw new Error('There is no user: an earlier transition handles that case');
  return output.userId;
}

/** XState does not type the done event that leads into a state; `forgetSession` is the only one. */
function removedTokensIn(event: { type: string; output?: unknown }): RemovedTokens {
  return (event.output as RemovedTokens | undefined) ?? { access: null, refresh: null };
}

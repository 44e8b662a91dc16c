/**
 * The session of the person at this browser: who they are, keeping their token fresh, signing in
 * and out. Started once by the app; runs until the tab closes. The current user's data is not
 * here (the query cache owns it), only the id. Emits facts that the app turns into navigation
 * and messages: `session.started`, `session.switched`, `session.resumed`, `session.refused`,
 * `session.ended`, `login.ready`, `login.failed`, `logout.failed`; docs/auth.md has the table.
 */
import { assign, emit, setup } from 'xstate';
import { listeningPort, port } from './port.ts';

/** What storage holds: no token, one still good, or one expired or unreadable. */
export type StoredSession = 'none' | 'fresh' | 'stale';
/** A refresh that was refused ends the session; one that got no answer rejects instead. */
export type RefreshOutcome = 'renewed' | 'refused';
/** Why a return from the sign-in service led nowhere. */
export type SignInFailure = 'denied' | 'stateMismatch' | 'refused' | 'suspended' | 'unreachable';
/** The bearer that is good for telling the server once more; it is in no storage any longer. */
export interface LastWords {
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
  /** A request found the token expired, or was answered 401. */
  | { type: 'token.expired' }
  /** A renewed token was answered 401 as well; it has been removed. */
  | { type: 'token.refused' }
  | { type: 'page.restored' }
  | { type: 'connection.retried' }
  | TabEvent;

export type AuthEmitted =
  | { type: 'session.started'; userId: number }
  /** Another account signed in from another tab, in the place of the one known here. */
  | { type: 'session.switched'; userId: number }
  /** The server answers again, and it is still the same person. */
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
    forgetSession: port<LastWords>('forgetSession'),
    endSession: port<void, LastWords>('endSession'),
    watchTabs: listeningPort<TabEvent>('watchTabs'),
  },
  actions: {
    forgetUser: assign({ userId: null }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
    forgetSignInFailure: assign({ signInFailure: null }),
    tellRefused: emit({ type: 'session.refused' }),
    tellEndedHere: emit({ type: 'session.ended', by: 'thisTab' }),
    tellEndedElsewhere: emit({ type: 'session.ended', by: 'anotherTab' }),
  },
  delays: {
    retryDelayMs: ({ context }) =>
      Math.min(firstRetryMs * 2 ** Math.max(0, context.attempts - 1), lastRetryMs),
  },
}).createMachine({
  id: 'auth',
  context: { userId: null, signInFailure: null, attempts: 0 },
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  initial: 'loading',
  on: { 'login.returned': '.returning' },
  states: {
    /** Looking at what this browser remembers. */
    loading: {
      entry: 'forgetUser',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            description: 'a token still good',
            guard: ({ event }) => event.output === 'fresh',
            target: 'identifying',
          },
          {
            description: 'an expired or unreadable token',
            guard: ({ event }) => event.output === 'stale',
            target: 'refreshing',
          },
          { description: 'no token', target: 'anonymous' },
        ],
        onError: { description: 'storage is denied', target: 'anonymous' },
      },
      on: {
        'tab.signedIn': { target: 'loading', reenter: true },
        'tab.signedOut': { target: 'loading', reenter: true },
      },
    },
    /** A good token; asking whose it is. */
    identifying: {
      invoke: {
        id: 'identifyUser',
        src: 'identifyUser',
        onDone: [
          {
            description: 'nobody: the token went away meanwhile',
            guard: ({ event }) => event.output === null,
            target: 'anonymous',
            actions: ['forgetUser', 'tellRefused'],
          },
          {
            description: 'the same person, after the server was unreachable',
            guard: ({ context, event }) =>
              context.userId === event.output?.userId && context.attempts > 0,
            target: 'signedIn',
            actions: emit({ type: 'session.resumed' }),
          },
          {
            description: 'the same person',
            guard: ({ context, event }) => context.userId === event.output?.userId,
            target: 'signedIn',
          },
          {
            description: 'somebody, where nobody was known',
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
        'token.refused': { target: 'anonymous', actions: ['forgetUser', 'tellRefused'] },
        'tab.signedIn': { target: 'identifying', reenter: true },
        'tab.signedOut': { target: 'anonymous', actions: ['forgetUser', 'tellEndedElsewhere'] },
        'logout.requested': 'forgetting',
      },
    },
    signedIn: {
      entry: ['resetAttempts', 'forgetSignInFailure'],
      on: {
        'token.expired': 'refreshing',
        'token.refused': { target: 'anonymous', actions: ['forgetUser', 'tellRefused'] },
        // Another tab renewed the token or signed in as someone else: look again.
        'tab.signedIn': 'identifying',
        'tab.signedOut': { target: 'anonymous', actions: ['forgetUser', 'tellEndedElsewhere'] },
        // A page the browser had kept whole heard nothing of the other tabs meanwhile.
        'page.restored': 'rechecking',
        'logout.requested': 'forgetting',
      },
    },
    /** The one refresh under way; every request that needs a token waits for it. */
    refreshing: {
      invoke: {
        id: 'refreshSession',
        src: 'refreshSession',
        onDone: [
          {
            description: 'refused, or the token went away meanwhile',
            guard: ({ event }) => event.output === 'refused',
            target: 'anonymous',
            actions: ['forgetUser', 'tellRefused'],
          },
          // Always: while we waited, another tab may have signed in as someone else.
          { description: 'renewed, here or by another tab', target: 'identifying' },
        ],
        onError: { description: 'no answer, 429 or 5xx', target: 'unreachable' },
      },
      on: {
        // Another tab was faster, or signed in as someone else.
        'tab.signedIn': 'rechecking',
        // A session refused in one tab is gone in all; each keeps its own way back.
        'tab.signedOut': { target: 'anonymous', actions: ['forgetUser', 'tellRefused'] },
        'logout.requested': 'forgetting',
      },
    },
    /** There is a session but no answer; whoever was signed in stays so, and we try again. */
    unreachable: {
      entry: 'countAttempt',
      after: { retryDelayMs: 'rechecking' },
      on: {
        'connection.retried': 'rechecking',
        'page.restored': 'rechecking',
        'tab.signedIn': 'rechecking',
        'token.expired': 'refreshing',
        'token.refused': { target: 'anonymous', actions: ['forgetUser', 'tellRefused'] },
        'tab.signedOut': { target: 'anonymous', actions: ['forgetUser', 'tellEndedElsewhere'] },
        'logout.requested': 'forgetting',
      },
    },
    /** Reads storage again: another tab may have renewed the token, or signed out, meanwhile. */
    rechecking: {
      invoke: {
        id: 'readSessionAgain',
        src: 'readSession',
        onDone: [
          {
            description: 'a token still good',
            guard: ({ event }) => event.output === 'fresh',
            target: 'identifying',
          },
          {
            description: 'an expired or unreadable token',
            guard: ({ event }) => event.output === 'stale',
            target: 'refreshing',
          },
          {
            description: 'no token',
            target: 'anonymous',
            actions: ['forgetUser', 'tellEndedElsewhere'],
          },
        ],
        onError: {
          description: 'storage is denied',
          target: 'anonymous',
          actions: ['forgetUser', 'tellEndedElsewhere'],
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
        // A token that nobody told us about: look whose it is.
        'token.expired': 'loading',
      },
    },
    /** Asking where to sign in. */
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
    /** On the way to the sign-in service. */
    leaving: {
      on: {
        'tab.signedIn': 'loading',
        // Back from there without an answer: the browser shows the page it had kept.
        'page.restored': 'loading',
      },
    },
    /** Back from the sign-in service with an answer. */
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
            // A callback opened twice, or by a stranger's link: whoever was signed in stays so.
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
      // One answer at a time. What other tabs did meanwhile is read from storage afterwards.
      on: { 'login.returned': undefined },
    },
    /** Signing out begins here: tokens and cached user go first. */
    forgetting: {
      entry: 'forgetUser',
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        onDone: { target: 'signingOut', actions: 'tellEndedHere' },
        onError: {
          description: 'storage is denied',
          target: 'anonymous',
          actions: [
            'tellEndedHere',
            emit(({ event }) => ({ type: 'logout.failed', error: event.error })),
          ],
        },
      },
      on: { 'login.returned': undefined },
    },
    /** Nobody is signed in here any longer; the server is being told. */
    signingOut: {
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ event }) => lastWordsIn(event),
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
  if (output === null) throw new Error('Nobody was signed in: an earlier transition takes that');
  return output.userId;
}

/** XState does not type the done event that leads into a state; `forgetSession` is the only one. */
function lastWordsIn(event: { type: string; output?: unknown }): LastWords {
  return (event.output as LastWords | undefined) ?? { access: null, refresh: null };
}

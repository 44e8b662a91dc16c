import type { QueryClient } from '@tanstack/react-query';
import {
  createActor,
  fromCallback,
  fromPromise,
  type ActorOptions,
  type ActorRefFrom,
  type EventObject,
} from 'xstate';
import { authMachine, type TabEvent } from '#machines/auth.machine.ts';
import type { Api } from '#src/api/client.ts';
import type { SignInState } from '#src/shared/storage/sign-in-state.ts';
import { createIdentifyUser } from './user-cache.ts';
import { endSession, refreshSession, type SessionPorts } from './session.ts';
import { exchangeCode, requestSignIn } from './sign-in.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

export interface AuthPorts extends SessionPorts {
  /** Adds the bearer, renews it. */
  api: Api;
  queryClient: QueryClient;
  signInState: SignInState;
  /** Calls back whenever another tab changes the stored tokens; returns a function that stops it. */
  onStorageChange(listener: () => void): () => void;
}

/** The auth machine with this browser's storage, server and tabs behind its ports; not started. */
export function createAuthActor(
  ports: AuthPorts,
  options: Pick<ActorOptions<typeof authMachine>, 'clock' | 'inspect'> = {},
): AuthActor {
  const { tokens } = ports;
  const { identifyUser, hasUser, forgetUser } = createIdentifyUser(ports);
  const actor = createActor(
    authMachine.provide({
      actors: {
        readSession: fromPromise(async () => {
          if (tokens.access() === null && tokens.refresh() === null) return 'none';
          return tokens.isFresh() ? 'fresh' : 'stale';
        }),
        refreshSession: fromPromise(() => refreshSession(ports)),
        identifyUser: fromPromise(identifyUser),
        requestSignIn: fromPromise(() => requestSignIn(ports)),
        exchangeCode: fromPromise(({ input }) => exchangeCode(ports, input)),
        forgetSession: fromPromise(async () => {
          const removedTokens = { access: tokens.access(), refresh: tokens.refresh() };
          tokens.clear();
          forgetUser();
          return removedTokens;
        }),
        endSession: fromPromise(({ input }) => endSession(ports, input)),
        watchTabs: fromCallback<EventObject, undefined, TabEvent>(({ sendBack }) =>
          ports.onStorageChange(() => {
            if (tokens.access() === null) {
              sendBack({ type: 'tab.signedOut' });
            } else {
              tokens.compareClocks();
              sendBack({ type: 'tab.signedIn' });
            }
          }),
        ),
      },
    }),
    options,
  );
  // However the session ended; before anyone else hears of it and looks into the cache.
  actor.on('session.refused', forgetUser);
  actor.on('session.ended', forgetUser);
  // Also after a sign-in that failed while another tab signed out, which ends no session here.
  actor.subscribe(({ value }) => {
    if (value === 'anonymous' && hasUser()) forgetUser();
  });
  return actor;
}

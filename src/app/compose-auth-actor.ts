import type { QueryClient } from '@tanstack/react-query';
import { createAuthActor, type AuthActor } from '#src/actors/auth-actor.ts';
import { createMessageDrafts } from '#src/actors/message-drafts.ts';
import { createOnboardingDrafts } from '#src/actors/onboarding-drafts.ts';
import type { PostLoginRedirect } from '#src/actors/post-login-redirect.ts';
import type { Api } from '#src/api/client.ts';
import type { Calls } from './compose-calls.ts';
import { onStoredTokenChange } from './compose.ts';
import { connectEffects } from './effects.ts';
import { connectLiveUpdates } from './live-updates.ts';
import type { AppRouter } from './router.ts';

export interface AuthSurroundings {
  window: Window;
  router: AppRouter;
  api: Api;
  queryClient: QueryClient;
  postLoginRedirect: PostLoginRedirect;
}

/** The auth actor of one tab with all that its machine names, and what follows from what it says. */
export function composeAuthActor(
  surroundings: AuthSurroundings,
  { tokens, plainApi, apiWithBearer, openEvents }: Calls,
): AuthActor {
  const { window, api, queryClient } = surroundings;
  const auth = createAuthActor({
    tokens,
    api,
    plainApi,
    apiWithBearer,
    queryClient,
    sessionStorage: window.sessionStorage,
    locks: window.navigator.locks,
    onStorageChange: (listener) => onStoredTokenChange(window, listener),
  });
  const { localStorage } = window;
  for (const drafts of [createOnboardingDrafts(localStorage), createMessageDrafts(localStorage)]) {
    // A session that ran out keeps them for whoever signs in again, if it is the same person.
    auth.on('session.started', ({ userId }) => drafts.clear(userId));
    auth.on('session.switched', ({ userId }) => drafts.clear(userId));
    auth.on('session.ended', () => drafts.clear());
  }
  connectEffects({ ...surroundings, auth });
  connectLiveUpdates({ window, auth, queryClient, openEvents });
  return auth;
}

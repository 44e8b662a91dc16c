import type { QueryClient } from '@tanstack/react-query';
import { machineRecorderMark } from '#contract/rendered-page.ts';
import { createAuthActor, type AuthActor } from '#src/actors/auth-actor.ts';
import { inspection } from '#src/actors/machine-inspection.ts';
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
  window: Window & typeof globalThis;
  router: AppRouter;
  api: Api;
  queryClient: QueryClient;
  postLoginRedirect: PostLoginRedirect;
}

/** The auth actor of one tab with all that its machine names, and what follows from what it says. */
export async function composeAuthActor(
  surroundings: AuthSurroundings,
  { tokens, plainApi, apiWithBearer, bearerSource }: Calls,
): Promise<AuthActor> {
  const { window, api, queryClient } = surroundings;
  if (window.document.querySelector(`meta[name="${machineRecorderMark}"]`)) {
    const { startRecorder } = await import('./recorder/start-recorder.ts');
    startRecorder(window);
  }
  const ports = {
    tokens,
    api,
    plainApi,
    apiWithBearer,
    queryClient,
    sessionStorage: window.sessionStorage,
    locks: window.navigator.locks,
    onStorageChange: (listener: () => void) => onStoredTokenChange(window, listener),
  };
  const auth = createAuthActor(ports, inspection(window));
  const { localStorage } = window;
  for (const drafts of [createOnboardingDrafts(localStorage), createMessageDrafts(localStorage)]) {
    // A session that ran out keeps them for whoever signs in again, if it is the same person.
    auth.on('session.started', ({ userId }) => drafts.clear(userId));
    auth.on('session.switched', ({ userId }) => drafts.clear(userId));
    auth.on('session.ended', () => drafts.clear());
  }
  connectEffects({ ...surroundings, auth });
  connectLiveUpdates({ window, auth, queryClient, bearerSource });
  return auth;
}

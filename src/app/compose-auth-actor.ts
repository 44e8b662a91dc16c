import { createAuthActor, type AuthActor } from '#src/shared/auth/auth-actor.ts';
import { inspection } from '#src/shared/machine-inspection.ts';
import { createKeptListings } from '#src/shared/storage/kept-listings.ts';
import { createDrafts } from '#src/shared/storage/drafts.ts';
import { deleteEarlierDrafts } from '#src/shared/storage/earlier-drafts.ts';
import { createKeptMaps } from '#src/shared/storage/kept-maps.ts';
import { createLastPlace } from '#src/shared/storage/last-place.ts';
import { createSeenListings } from '#src/shared/storage/seen-listings.ts';
import { createSignInState } from '#src/shared/storage/sign-in-state.ts';
import { onStoredTokenChange } from '#src/shared/storage/stored-tokens.ts';
import type { Api } from '#src/api/client.ts';
import type { Calls } from './compose-calls.ts';
import { connectEffects, type EffectDependencies } from './effects.ts';
import { connectVisitorMarks } from './connect-visitor-marks.ts';
import { keepFocus } from './keep-focus.ts';
import { connectLiveUpdates } from './live-updates.ts';

interface AuthDependencies extends EffectDependencies {
  api: Api;
}

/** Builds the auth actor of one tab with its ports, and connects the effects of its events. */
export function composeAuthActor(
  dependencies: AuthDependencies,
  { tokens, plainApi, apiWithBearer, bearerSource }: Calls,
): AuthActor {
  const { window, api, queryClient } = dependencies;
  const ports = {
    tokens,
    api,
    plainApi,
    apiWithBearer,
    queryClient,
    signInState: createSignInState(),
    locks: window.navigator.locks,
    onStorageChange: (listener: () => void) => onStoredTokenChange(window, listener),
  };
  const auth = createAuthActor(ports, inspection(window));
  const keptHere = [
    createSeenListings(),
    createKeptListings(),
    createKeptMaps(),
    createLastPlace(),
  ];
  for (const kept of keptHere) {
    // An expired session keeps them for the case that the same user signs in again.
    auth.on('session.started', ({ userId }) => kept.clear(userId));
    auth.on('session.switched', ({ userId }) => kept.clear(userId));
    auth.on('session.ended', () => kept.clear());
  }
  deleteEarlierDrafts();
  // Signing out has asked what becomes of drafts; a session that ends by itself takes none away.
  auth.on('session.started', () => createDrafts().expire());
  const { router } = dependencies;
  if (router.options.context.languages.length > 1) {
    auth.on('session.started', ({ userId }) => {
      import('./follow-language.ts')
        .then(({ followLanguage }) => followLanguage(window, router, api, userId))
        .catch(() => undefined);
    });
  }
  connectVisitorMarks({ window, auth, api, queryClient });
  connectEffects({ ...dependencies, auth });
  connectLiveUpdates({ window, auth, queryClient, bearerSource });
  // Here, because only somebody who signs in or marks something has lists from which an item disappears.
  keepFocus(window.document);
  return auth;
}

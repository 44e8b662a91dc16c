import type { QueryClient } from '@tanstack/react-query';
import { safeRedirect, type PostLoginRedirect } from '#src/shared/storage/post-login-redirect.ts';
import type { AuthActor } from '#src/shared/auth/auth-actor.ts';
import { listingKey, listingsKey } from '#src/shared/api/listings.ts';
import type { AppRouter } from './router.ts';

export interface EffectDependencies {
  window: Window & typeof globalThis;
  router: AppRouter;
  queryClient: QueryClient;
  postLoginRedirect: PostLoginRedirect;
}

type Connected = EffectDependencies & { auth: AuthActor };

/** Turns events of the auth machine into navigation, here and nowhere else. */
export function connectEffects(app: Connected): void {
  const { auth, router, queryClient, postLoginRedirect } = app;
  const here = () => router.state.location;
  const isSigningIn = () => ['/login', '/auth/callback'].includes(here().pathname);

  /** Runs guards and loaders again, and refetches stale data of the current screen. */
  async function reload(): Promise<void> {
    await router.invalidate();
    await queryClient.refetchQueries({ type: 'active', stale: true });
  }

  auth.on('session.started', () => {
    dropAnonymousListings(queryClient);
    if (isSigningIn()) void router.navigate({ href: redirectTarget(app), replace: true });
    else void router.invalidate();
  });
  auth.on('session.resumed', () => void reload());
  // Drafts and open dialogs belong to the other user; only a reload removes all of them.
  auth.on('session.switched', () => window.location.reload());
  auth.on('session.refused', () => {
    if (isSigningIn()) return;
    const redirect = safeRedirect(here().href, window.location.origin);
    postLoginRedirect.remember(redirect);
    void router.navigate({ to: '/login', search: { redirect } });
  });
  auth.on('session.ended', ({ by }) => {
    postLoginRedirect.take();
    const isGuarded = router.state.matches.some(({ routeId }) => routeId.startsWith('/_member'));
    // A public page stays open when another tab signs out.
    const mustLeave = by === 'thisTab' || isGuarded;
    void (mustLeave ? router.navigate({ to: '/', search: {} }) : Promise.resolve()).then(reload);
  });
  auth.on('login.ready', ({ url }) => window.location.assign(url));
  // The specification: failures of login and logout are only written to the console.
  auth.on('login.failed', ({ error }) => console.warn('Sign-in could not start', error));
  auth.on('logout.failed', ({ error }) =>
    console.warn('The server did not end the session', error),
  );

  // The page was restored from the back/forward cache, as after visiting the sign-in service.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) auth.send({ type: 'page.restored' });
  });
  window.addEventListener('online', () => auth.send({ type: 'connection.retried' }));
}

/** The address to open after signing in: the redirect of /login, else the remembered one. */
function redirectTarget({ router, postLoginRedirect }: Connected): string {
  const remembered = postLoginRedirect.take();
  const { pathname, search } = router.state.location;
  const asked = pathname === '/login' ? search.redirect : undefined;
  return asked === undefined ? remembered : safeRedirect(asked, window.location.origin);
}

/**
 * Drops listings fetched without a session: their owner sees exact locations and hidden listings,
 * and searches say how well each listing fits.
 */
function dropAnonymousListings(queryClient: QueryClient): void {
  const queryKey = listingKey();
  queryClient.removeQueries({ queryKey, predicate: ({ state }) => typeof state.data === 'string' });
  void queryClient.invalidateQueries({ queryKey: listingsKey });
}

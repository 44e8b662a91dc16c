import type { QueryClient } from '@tanstack/react-query';
import { safeRedirect, type PostLoginRedirect } from '#src/actors/post-login-redirect.ts';
import type { AuthActor } from '#src/actors/auth-actor.ts';
import { listingKey } from '#src/queries/listings.ts';
import type { AppRouter } from './router.ts';

export interface EffectDependencies {
  window: Window & typeof globalThis;
  router: AppRouter;
  queryClient: QueryClient;
  postLoginRedirect: PostLoginRedirect;
}

type Connected = EffectDependencies & { auth: AuthActor };

/** Turns what the auth machine says into navigation; the one place where it does. */
export function connectEffects(app: Connected): void {
  const { auth, router, queryClient, postLoginRedirect } = app;
  const here = () => router.state.location;
  const isAtDoor = () => ['/login', '/auth/callback'].includes(here().pathname);

  /** Runs guards and loaders again; what is on screen and lost its data asks for it anew. */
  async function reload(): Promise<void> {
    await router.invalidate();
    await queryClient.refetchQueries({ type: 'active', stale: true });
  }

  auth.on('session.started', () => {
    forgetWhatNobodySaw(queryClient);
    if (isAtDoor()) router.history.replace(wayBack(app));
    else void router.invalidate();
  });
  auth.on('session.resumed', () => void reload());
  // Drafts and open dialogs are the other person's too: only a fresh page is free of them.
  auth.on('session.switched', () => window.location.reload());
  auth.on('session.refused', () => {
    if (isAtDoor()) return;
    const redirect = safeRedirect(here().href, window.location.origin);
    postLoginRedirect.remember(redirect);
    void router.navigate({ to: '/login', search: { redirect } });
  });
  auth.on('session.ended', ({ by }) => {
    postLoginRedirect.take();
    const isGuarded = router.state.matches.some(({ routeId }) => routeId.startsWith('/_member'));
    // Whoever reads a public page goes on reading when another tab signs out.
    const mustLeave = by === 'thisTab' || isGuarded;
    void (mustLeave ? router.navigate({ to: '/', search: {} }) : Promise.resolve()).then(reload);
  });
  auth.on('login.ready', ({ url }) => window.location.assign(url));
  // Failures of login and logout are only written to the console.
  auth.on('login.failed', ({ error }) => console.warn('Sign-in could not start', error));
  auth.on('logout.failed', ({ error }) =>
    console.warn('The server was not told to log out', error),
  );

  // Back from the sign-in service, or from any other site, to a page the browser had kept whole.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) auth.send({ type: 'page.restored' });
  });
  window.addEventListener('online', () => auth.send({ type: 'connection.retried' }));
}

/** Where the person was going: what /login was asked for, else what was remembered. */
function wayBack({ router, postLoginRedirect }: Connected): string {
  const remembered = postLoginRedirect.take();
  const { pathname, search } = router.state.location;
  const asked = pathname === '/login' ? search.redirect : undefined;
  return asked === undefined ? remembered : safeRedirect(asked, window.location.origin);
}

/** A room as nobody in particular sees it is not as its owner does: exact, or there at all. */
function forgetWhatNobodySaw(queryClient: QueryClient): void {
  const queryKey = listingKey();
  queryClient.removeQueries({ queryKey, predicate: ({ state }) => typeof state.data === 'string' });
  void queryClient.invalidateQueries({ queryKey });
}

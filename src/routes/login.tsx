import { createFileRoute, redirect } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { isSignedIn } from '#machines/auth.selectors.ts';
import { RoomieExample } from '#src/features/roomies/list/lazy-roomie-example.ts';
import { loginTarget } from '#src/features/session/login-target.ts';
import { LoginPage } from '#src/features/session/login-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad({ context }) {
    if (isSignedIn(context.auth.getSnapshot())) throw redirect({ to: '/' });
  },
  loaderDeps: ({ search }) => ({ address: search.redirect }),
  // The server renders the example only when its code is there; a browser waits for it on the page.
  loader: async ({ deps: { address } }) => {
    if (!import.meta.env.SSR || address === undefined) return;
    if (loginTarget(address) === 'roomies') await RoomieExample.preload();
  },
  head: pageTitle(t.signIn),
  component: Login,
});

function Login() {
  const { redirect: target } = Route.useSearch();
  const { postLoginRedirect } = Route.useRouteContext();
  return (
    <LoginPage
      target={target}
      RoomieExample={RoomieExample}
      onLogin={() => {
        if (target !== undefined) postLoginRedirect.remember(target);
      }}
    />
  );
}

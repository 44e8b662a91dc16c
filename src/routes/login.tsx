import { createFileRoute, redirect } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { isSignedIn } from '#machines/auth.selectors.ts';
import { LoginPage } from '#src/features/session/login-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad({ context }) {
    if (isSignedIn(context.auth.getSnapshot())) throw redirect({ to: '/' });
  },
  head: pageTitle(t.signIn),
  component: Login,
});

function Login() {
  const { redirect: target } = Route.useSearch();
  const { postLoginRedirect } = Route.useRouteContext();
  return (
    <LoginPage
      hasTarget={target !== undefined}
      onLogin={() => {
        if (target !== undefined) postLoginRedirect.remember(target);
      }}
    />
  );
}

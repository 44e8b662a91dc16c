import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AppShell } from '#src/features/shell/app-shell.tsx';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { RouterContext } from './-router-context.ts';

const NotFoundPage = lazyComponent(
  () => import('#src/features/shell/not-found-page.tsx'),
  'NotFoundPage',
);

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: 'RoomieRadar' }] }),
  component: Root,
  errorComponent: ShellError,
  // The router loads its code before it shows it, on the server too.
  notFoundComponent: Object.assign(MissingPage, { preload: NotFoundPage.preload }),
});

function MissingPage() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}

/** When the shell itself fails, nothing stands around the message. */
function ShellError({ error }: { error: unknown }) {
  return (
    <main>
      <RouteError error={error} />
    </main>
  );
}

function Root() {
  const { postLoginRedirect } = Route.useRouteContext();
  const router = useRouter();
  const rememberHere = () => {
    // Without its language: who comes back may have chosen another.
    const { pathname, href, search } = router.latestLocation;
    // On the way through the sign-in, where the user was going was remembered before.
    const leadsOn = pathname === '/login' ? 'redirect' in search : !pathname.startsWith('/auth/');
    if (leadsOn) postLoginRedirect.remember(href);
  };
  return (
    <AppShell onLogin={rememberHere}>
      <Outlet />
    </AppShell>
  );
}

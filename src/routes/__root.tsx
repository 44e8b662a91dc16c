import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AppShell } from '#src/features/shell/app-shell.tsx';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { RouterContext } from './-router-context.ts';

const NotFoundPage = lazyComponent(async () => ({
  default: (await import('#src/features/shell/not-found-page.tsx')).NotFoundPage,
}));

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: 'RoomieRadar' }] }),
  component: Root,
  errorComponent: ShellError,
  notFoundComponent: () => (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ),
});

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
    const { pathname, href } = router.latestLocation;
    // At the door itself, the guard has remembered where the user was going.
    if (pathname !== '/login' && !pathname.startsWith('/auth/')) postLoginRedirect.remember(href);
  };
  return (
    <AppShell onLogin={rememberHere}>
      <Outlet />
    </AppShell>
  );
}

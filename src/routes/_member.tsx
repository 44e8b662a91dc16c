import { createFileRoute } from '@tanstack/react-router';
import { RouteError } from '#src/features/shell/route-error.tsx';

/** Everything that needs a session; outside of /onboarding, a finished onboarding too. */
export const Route = createFileRoute('/_member')({
  async beforeLoad({ context, location, preload }) {
    const { requireOnboarded, requireSession } = await import('./-guards.ts');
    await requireSession({ context, location, preload });
    const isOnboarding = location.pathname.startsWith('/onboarding');
    if (!isOnboarding) await requireOnboarded({ context, location, preload });
  },
  // Inside the shell: its banner says when it is only the connection, and its menu still works.
  errorComponent: RouteError,
});

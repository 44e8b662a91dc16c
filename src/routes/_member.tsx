import { createFileRoute } from '@tanstack/react-router';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { MemberPending } from './-member-pending.tsx';

/** Everything that needs a session; outside of /onboarding, a finished onboarding too. */
export const Route = createFileRoute('/_member')({
  // The server knows no session, so it renders what stands there until the browser does.
  ssr: false,
  async beforeLoad({ context, location, preload }) {
    const { requireOnboarded, requireSession } = await import('./-guards.ts');
    await requireSession({ context, location, preload });
    const isOnboarding = location.pathname.startsWith('/onboarding');
    if (!isOnboarding) await requireOnboarded({ context, location, preload });
  },
  pendingComponent: MemberPending,
  // The first page shows it from the start, and what it stands for need not wait.
  pendingMinMs: 0,
  // Inside the shell: its banner says when it is only the connection, and its menu still works.
  errorComponent: RouteError,
});

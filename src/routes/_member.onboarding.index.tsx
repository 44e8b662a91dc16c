import { createFileRoute, redirect } from '@tanstack/react-router';

/** /onboarding is no screen of its own: on to the step, or home when finished. */
export const Route = createFileRoute('/_member/onboarding/')({
  async beforeLoad({ context }) {
    const { requireOnboarded, requireUnfinishedOnboarding } = await import('./-guards.ts');
    await requireUnfinishedOnboarding(context);
    await requireOnboarded(context);
    throw redirect({ to: '/onboarding/profile' });
  },
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { StepSkeleton } from '#src/features/profile/onboarding/step-loading.tsx';

/** /onboarding is no screen of its own: on to the step, or home when finished. */
export const Route = createFileRoute('/_member/onboarding/')({
  async beforeLoad({ context, location, preload }) {
    const { requireOnboarded, requireStep } = await import('./-guards.ts');
    await requireOnboarded({ context, location, preload });
    await requireStep(context, 'profile', preload);
    throw redirect({ to: '/onboarding/$step', params: { step: 'profile' } });
  },
  pendingComponent: StepSkeleton,
});

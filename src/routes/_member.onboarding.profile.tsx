import { createFileRoute } from '@tanstack/react-router';
import { ProfileStep } from '#src/features/onboarding/profile-step.tsx';
import { onboardingQuery } from '#src/queries/onboarding.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/onboarding/profile')({
  async loader({ context: { api, queryClient } }) {
    await queryClient.prefetchQuery(onboardingQuery(api));
  },
  head: pageTitle('About you'),
  component: ProfileStep,
});

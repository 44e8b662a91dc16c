import { createFileRoute } from '@tanstack/react-router';
import { HabitsStep } from '#src/features/onboarding/habits-step.tsx';
import { onboardingQuery } from '#src/queries/onboarding.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/onboarding/habits')({
  async loader({ context: { api, queryClient } }) {
    await queryClient.prefetchQuery(onboardingQuery(api));
  },
  head: pageTitle('How you live'),
  component: HabitsStep,
});

import { createFileRoute } from '@tanstack/react-router';
import { PreferencesStep } from '#src/features/onboarding/preferences-step.tsx';
import { onboardingQuery } from '#src/queries/onboarding.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/onboarding/preferences')({
  async loader({ context: { api, queryClient } }) {
    await queryClient.prefetchQuery(onboardingQuery(api));
  },
  head: pageTitle('What you want'),
  component: PreferencesStep,
});

import { createFileRoute } from '@tanstack/react-router';
import { CompleteStep } from '#src/features/onboarding/complete-step.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/onboarding/complete')({
  head: pageTitle('All set'),
  component: CompleteStep,
});

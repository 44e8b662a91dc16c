import { useQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import type { OnboardingStep } from '#machines/onboarding.steps.ts';
import type { Processes } from '#src/actors/processes.ts';
import { useApi } from '#src/api/api-context.ts';
import { onboardingQuery } from '#src/queries/onboarding.ts';
import { CompleteStep } from './complete-step.tsx';
import { OnboardingFlow } from './onboarding-flow.tsx';
import type { Place } from './place.ts';
import { StepSkeleton } from './step-loading.tsx';

interface OnboardingProps {
  loadProcesses: () => Promise<Processes>;
  step: OnboardingStep | 'complete';
  question: string | undefined;
  go: Place['go'];
}

/** All of /onboarding: the steps, and what comes after. */
export function Onboarding({ loadProcesses, step, question, go }: OnboardingProps) {
  const { data } = useQuery(onboardingQuery(useApi()));
  if (step === 'complete') return <CompleteStep isSkipped={data?.status === 'skipped'} />;
  return (
    <Suspense fallback={<StepSkeleton />}>
      <WithProcesses processes={loadProcesses()} place={{ step, question, go }} />
    </Suspense>
  );
}

function WithProcesses({ processes, place }: { processes: Promise<Processes>; place: Place }) {
  const { onboarding, onboardingDrafts } = use(processes);
  return <OnboardingFlow machine={onboarding} drafts={onboardingDrafts} place={place} />;
}

import { useQuery } from '@tanstack/react-query';
import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { OnboardingStep } from '#machines/onboarding.steps.ts';
import { useAuthState } from '#src/shared/auth/auth-context.ts';
import type { ProvidedOnboarding } from '../api/onboarding.ts';
import type { Processes } from '../processes.ts';
import { useApi } from '#src/api/api-context.ts';
import { habitsQuery, preferencesQuery } from '#src/shared/api/answers.ts';
import { onboardingQuery } from '#src/shared/api/current-user.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { CompleteStep, type WayOn } from './complete-step.tsx';
import { RunningOnboarding } from './running-onboarding.tsx';
import type { StepPosition, Stored } from './step.ts';
import { LoadFailed, StepSkeleton } from './step-loading.tsx';

interface OnboardingProps {
  loadProcesses: () => Promise<Processes>;
  step: OnboardingStep | 'complete';
  question: string | undefined;
  go: StepPosition['go'];
  /** What the last page shows. */
  FirstMatches: ComponentType<{ children: ReactNode }>;
  /** To the page that onboarding came before; null when there was none. */
  wayOn: WayOn | null;
}

/** All of /onboarding: the steps, and what comes after. */
export function Onboarding(props: OnboardingProps) {
  const { loadProcesses, step, question, go, FirstMatches, wayOn } = props;
  const { data } = useQuery(onboardingQuery(useApi()));
  if (step === 'complete') {
    const isSkipped = data?.status === 'skipped';
    return <CompleteStep isSkipped={isSkipped} FirstMatches={FirstMatches} wayOn={wayOn} />;
  }
  return (
    <Suspense fallback={<StepSkeleton />}>
      <WithProcesses processes={loadProcesses()} position={{ step, question, go }} />
    </Suspense>
  );
}

function WithProcesses({
  processes,
  position,
}: {
  processes: Promise<Processes>;
  position: StepPosition;
}) {
  const { onboarding } = use(processes);
  return <OnboardingFlow server={onboarding} position={position} />;
}

interface OnboardingFlowProps {
  server: ProvidedOnboarding;
  position: StepPosition;
}

/** The three steps, once it is known how far the user is and what they said before. */
function OnboardingFlow({ server, position }: OnboardingFlowProps) {
  const api = useApi();
  const userId = useAuthState(({ context }) => context.userId);
  const onboarding = useQuery(onboardingQuery(api));
  const profile = useQuery(profileQuery(api));
  const habits = useQuery(habitsQuery(api));
  const preferences = useQuery(preferencesQuery(api));
  const queries = [onboarding, profile, habits, preferences];

  if (userId !== null && onboarding.data && profile.data && habits.data && preferences.data) {
    const stored: Stored = {
      profile: profile.data,
      habits: habits.data,
      preferences: preferences.data,
    };
    return (
      <RunningOnboarding
        key={userId}
        server={server}
        status={onboarding.data.status}
        stored={stored}
        position={position}
      />
    );
  }
  const failed = queries.find(({ error, isFetching }) => error && !isFetching);
  if (failed) {
    return (
      <LoadFailed
        error={failed.error}
        onRetry={() => {
          for (const query of queries) if (query.isError) void query.refetch();
        }}
      />
    );
  }
  return <StepSkeleton />;
}

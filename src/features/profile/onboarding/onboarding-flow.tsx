import { useQuery } from '@tanstack/react-query';
import { useAuthState } from '#src/actors/auth-context.ts';
import type { OnboardingDrafts } from '#src/actors/onboarding-drafts.ts';
import type { ProvidedOnboarding } from '#src/actors/onboarding.ts';
import { useApi } from '#src/api/api-context.ts';
import { onboardingQuery } from '#src/queries/onboarding.ts';
import { habitsQuery } from '#src/queries/habits.ts';
import { preferencesQuery } from '#src/queries/preferences.ts';
import { profileQuery } from '#src/queries/profile.ts';
import { LoadFailed, StepSkeleton } from './step-loading.tsx';
import { RunningOnboarding, type Stored } from './running-onboarding.tsx';
import type { Place } from './place.ts';

interface OnboardingFlowProps {
  machine: ProvidedOnboarding;
  drafts: OnboardingDrafts;
  place: Place;
}

/** The three steps, once it is known how far the person is and what they said before. */
export function OnboardingFlow({ machine, drafts, place }: OnboardingFlowProps) {
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
        machine={machine}
        drafts={drafts}
        userId={userId}
        status={onboarding.data.status}
        stored={stored}
        place={place}
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

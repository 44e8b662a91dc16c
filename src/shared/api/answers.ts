import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { Onboarding } from '#contract/users/user.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';
import { onboardingQuery } from './current-user.ts';
import { invalidateFit } from './fit.ts';

/** How I live. */
export const habitsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['habits'],
    queryFn: () => api('getHabits', {}),
    staleTime: 30_000,
  });

/** Says how I live. */
export function useSaveHabits() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: (habits: Habits) => saveHabits(api, queryClient, habits) });
}

/** Says how I live; what was saved is the newest there is. Answers the status of onboarding. */
export async function saveHabits(
  api: Api,
  queryClient: QueryClient,
  habits: Habits,
): Promise<typeof Onboarding.infer> {
  const onboarding = await api('saveHabits', { body: habits });
  queryClient.setQueryData(habitsQuery(api).queryKey, habits);
  queryClient.setQueryData(onboardingQuery(api).queryKey, onboarding);
  invalidateFit(queryClient);
  // What I want counts only on what I answered.
  await queryClient.invalidateQueries({ queryKey: preferencesQuery(api).queryKey });
  return onboarding;
}

/** What I want. */
export const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: () => api('getPreferences', {}),
    staleTime: 30_000,
  });

/** Says what I want. */
export function useSavePreferences() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (preferences: Preferences) => savePreferences(api, queryClient, preferences),
  });
}

/** Says what I want; what was saved is the newest there is. Answers the status of onboarding. */
export async function savePreferences(
  api: Api,
  queryClient: QueryClient,
  preferences: Preferences,
): Promise<typeof Onboarding.infer> {
  const onboarding = await api('savePreferences', { body: preferences });
  queryClient.setQueryData(preferencesQuery(api).queryKey, preferences);
  queryClient.setQueryData(onboardingQuery(api).queryKey, onboarding);
  invalidateFit(queryClient);
  return onboarding;
}

import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Habits } from '#contract/questionnaire/questions.ts';
import type { Onboarding } from '#contract/users/user.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';
import { forgetFit } from './fit.ts';
import { onboardingQuery } from './onboarding.ts';
import { preferencesQuery } from './preferences.ts';

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
  forgetFit(queryClient);
  // What I want counts only on what I answered.
  await queryClient.invalidateQueries({ queryKey: preferencesQuery(api).queryKey });
  return onboarding;
}

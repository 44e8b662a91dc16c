import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Preferences } from '#contract/questionnaire/questions.ts';
import type { Onboarding } from '#contract/users/user.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';
import { forgetFit } from './fit.ts';
import { onboardingQuery } from './onboarding.ts';

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
  forgetFit(queryClient);
  return onboarding;
}

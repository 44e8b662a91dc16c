import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { completePreferences } from '#contract/questionnaire/preference-rules.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { Onboarding } from '#contract/users/user.ts';
import type { Api } from '#src/api/client.ts';
import { onboardingQuery } from './current-user.ts';
import { invalidateFit } from './fit.ts';
import { useWrite } from './use-write.ts';
import { callVersioned, selectValue, type Versioned } from './versioned.ts';

/** The user's habits. */
export const habitsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['habits'],
    queryFn: () => callVersioned(api, 'getHabits', {}),
    select: selectValue,
  });

/** Saves the user's habits. */
export function useSaveHabits() {
  const queryClient = useQueryClient();
  return useWrite((api, { value, version }: Versioned<Habits>) =>
    saveHabits(api, queryClient, value, version),
  );
}

/** Saves habits, caches them, and returns the onboarding status. */
export async function saveHabits(
  api: Api,
  queryClient: QueryClient,
  habits: Habits,
  ifMatch: string | null = null,
): Promise<typeof Onboarding.infer> {
  const input = { body: habits, ifMatch };
  const { value: onboarding, version } = await callVersioned(api, 'saveHabits', input);
  queryClient.setQueryData(habitsQuery(api).queryKey, { value: habits, version });
  queryClient.setQueryData(onboardingQuery(api).queryKey, onboarding);
  invalidateFit(queryClient);
  // Preferences count only on habits that were answered.
  await queryClient.invalidateQueries({ queryKey: preferencesQuery(api).queryKey });
  return onboarding;
}

/** The user's preferences. */
export const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: () => callVersioned(api, 'getPreferences', {}),
    select: selectValue,
  });

/** Saves the user's preferences. */
export function useSavePreferences() {
  const queryClient = useQueryClient();
  return useWrite((api, { value, version }: Versioned<Preferences>) =>
    savePreferences(api, queryClient, value, version),
  );
}

/** Saves preferences, caches them, and returns the onboarding status. */
export async function savePreferences(
  api: Api,
  queryClient: QueryClient,
  preferences: Preferences,
  ifMatch: string | null = null,
): Promise<typeof Onboarding.infer> {
  const input = { body: preferences, ifMatch };
  const { value: onboarding, version } = await callVersioned(api, 'savePreferences', input);
  queryClient.setQueryData(onboardingQuery(api).queryKey, onboarding);
  invalidateFit(queryClient);
  const { queryKey } = preferencesQuery(api);
  const habits = queryClient.getQueryData(habitsQuery(api).queryKey)?.value;
  // The server stores them completed, and the version is that of what it stores.
  if (habits) {
    const value = completePreferences(habits, preferences);
    queryClient.setQueryData(queryKey, { value, version });
  } else await queryClient.invalidateQueries({ queryKey });
  return onboarding;
}

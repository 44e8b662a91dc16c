import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { SaveOutcome, StepAnswers } from '#machines/onboarding.steps.ts';
import type { Api } from '#src/api/client.ts';
import { isApiProblem, isProblem } from '#src/api/errors.ts';
import { saveHabits, savePreferences } from '#src/queries/answers.ts';
import { onboardingQuery } from '#src/queries/current-user.ts';
import { keepProfile } from '#src/queries/profile.ts';

/** The onboarding machine with the server behind its ports; what it saves the cache knows at once. */
export function provideOnboarding(api: Api, queryClient: QueryClient) {
  /** The guards read the cached status, so it changes before anyone moves on. */
  async function save(submitted: StepAnswers): Promise<{ status: OnboardingStatus }> {
    if (submitted.step === 'habits') return saveHabits(api, queryClient, submitted.answers);
    if (submitted.step === 'preferences') {
      return savePreferences(api, queryClient, submitted.answers);
    }
    const profile = await api('updateProfile', { body: submitted.answers });
    keepProfile(queryClient, api, profile);
    return { status: profile.onboarding_status };
  }

  return onboardingMachine.provide({
    actors: {
      saveStep: fromPromise(async ({ input }): Promise<SaveOutcome> => {
        try {
          return { result: 'saved', ...(await save(input)) };
        } catch (error) {
          if (isProblem(error, 'out_of_order')) return { result: 'outOfOrder' };
          if (isApiProblem(error) && isProblem(error, 'validation_failed')) {
            return { result: 'invalid', problems: error.errors };
          }
          throw error;
        }
      }),
      skipRest: fromPromise(async () => {
        const onboarding = await api('skipOnboarding', {});
        queryClient.setQueryData(onboardingQuery(api).queryKey, onboarding);
        return onboarding;
      }),
      readStatus: fromPromise(() =>
        // One try: the user goes on meanwhile, and the next look is soon.
        queryClient.fetchQuery({ ...onboardingQuery(api), staleTime: 0, retry: false }),
      ),
    },
  });
}

export type ProvidedOnboarding = ReturnType<typeof provideOnboarding>;

import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ProfileChange } from '#contract/users/user.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { Drafts, SaveOutcome, StepAnswers } from '#machines/onboarding.steps.ts';
import type { Api } from '#src/api/client.ts';
import { isApiProblem, isProblem } from '#src/api/errors.ts';
import { saveHabits, savePreferences } from '#src/shared/api/answers.ts';
import { onboardingQuery } from '#src/shared/api/current-user.ts';
import { keepProfile, profileQuery } from '#src/shared/api/profile.ts';
import { partProfileDraft, toProfileDraft, type ProfileDraft } from '../profile-draft.ts';

/** The onboarding machine with the server behind its ports; what it saves the cache knows at once. */
export function provideOnboarding(api: Api, queryClient: QueryClient) {
  /** The guards read the cached status, so it changes before anyone moves on. */
  async function save(submitted: StepAnswers): Promise<{ status: OnboardingStatus }> {
    if (submitted.step === 'habits') return saveHabits(api, queryClient, submitted.answers);
    if (submitted.step === 'preferences') {
      return savePreferences(api, queryClient, submitted.answers);
    }
    return saveProfile(submitted.answers);
  }

  async function saveProfile(change: ProfileChange): Promise<{ status: OnboardingStatus }> {
    const profile = await api('updateProfile', { body: change });
    keepProfile(queryClient, api, profile);
    return { status: profile.onboarding_status };
  }

  /** Saves of each draft what can be saved, though its step may be unfinished; answers the rest. */
  async function saveDrafts({ profile, habits, preferences }: Drafts): Promise<Drafts> {
    const left: Drafts = {};
    // In the order of the steps: a later one is refused until the one before is stored.
    if (profile) {
      const stored = await queryClient.ensureQueryData(profileQuery(api));
      const draft = { ...toProfileDraft(stored), ...profile } as ProfileDraft;
      const part = partProfileDraft(draft);
      const rest = (await isAccepted(saveProfile(part.change))) ? part.left : profile;
      if (rest) left.profile = rest;
    }
    if (habits && !(await isAccepted(saveHabits(api, queryClient, habits)))) left.habits = habits;
    if (preferences && !(await isAccepted(savePreferences(api, queryClient, preferences)))) {
      left.preferences = preferences;
    }
    return left;
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
      skipRest: fromPromise(async ({ input: drafts }) => {
        const left = await saveDrafts(drafts);
        const onboarding = await api('skipOnboarding', {});
        queryClient.setQueryData(onboardingQuery(api).queryKey, onboarding);
        return { ...onboarding, drafts: left };
      }),
      readStatus: fromPromise(() =>
        // One try: the user goes on meanwhile, and the next look is soon.
        queryClient.fetchQuery({ ...onboardingQuery(api), staleTime: 0, retry: false }),
      ),
    },
  });
}

/** Was it saved? False when the server refused it; skipping then goes on without it. */
async function isAccepted(saving: Promise<unknown>): Promise<boolean> {
  try {
    await saving;
    return true;
  } catch (error) {
    if (isProblem(error, 'validation_failed') || isProblem(error, 'out_of_order')) return false;
    throw error;
  }
}

export type ProvidedOnboarding = ReturnType<typeof provideOnboarding>;

import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { ProfileChange } from '#contract/users/user.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { Drafts, SaveOutcome, SkipOutcome, StepAnswers } from '#machines/onboarding.steps.ts';
import type { Api } from '#src/api/client.ts';
import { isApiProblem, isProblem } from '#src/api/errors.ts';
import {
  habitsQuery,
  preferencesQuery,
  saveHabits,
  savePreferences,
} from '#src/shared/api/answers.ts';
import { onboardingQuery } from '#src/shared/api/current-user.ts';
import { keepProfile, profileQuery } from '#src/shared/api/profile.ts';
import { callVersioned } from '#src/shared/api/versioned.ts';
import { partProfileDraft, toProfileDraft, type ProfileDraft } from '../profile-draft.ts';

/** Saves values by `send`, merged with what was saved elsewhere; null when the user has to choose. */
type MergedSave<Values> = <Saved>(
  values: Values,
  send: (values: Values, version: string | null) => Promise<Saved>,
) => Promise<Saved | null>;

/** How the draft of each step is saved without asking. */
export interface StepSaves {
  profile: MergedSave<ProfileDraft>;
  habits: MergedSave<Habits>;
  preferences: MergedSave<Preferences>;
}

/** What onboarding asks of the server; what it saves the cache knows at once. */
export function provideOnboarding(api: Api, queryClient: QueryClient) {
  /** The guards read the cached status, so it changes before anyone moves on. */
  async function send(
    submitted: StepAnswers,
    version: string | null,
  ): Promise<{ status: OnboardingStatus }> {
    const { step, answers } = submitted;
    if (step === 'habits') return saveHabits(api, queryClient, answers, version);
    if (step === 'preferences') return savePreferences(api, queryClient, answers, version);
    return saveProfile(answers, version);
  }

  async function saveProfile(
    change: ProfileChange,
    ifMatch: string | null,
  ): Promise<{ status: OnboardingStatus }> {
    const profile = await callVersioned(api, 'updateProfile', { body: change, ifMatch });
    keepProfile(queryClient, api, profile);
    return { status: profile.value.onboarding_status };
  }

  /** Saves of each draft what can be saved, though its step may be unfinished; returns the rest. */
  async function saveDrafts(
    { profile, habits, preferences }: Drafts,
    saves: StepSaves,
  ): Promise<Drafts> {
    const left: Drafts = {};
    // In the order of the steps: a later one is refused until the one before is stored.
    if (profile) {
      const { value: stored } = await queryClient.ensureQueryData(profileQuery(api));
      const draft = { ...toProfileDraft(stored), ...profile } as ProfileDraft;
      let unfinished: Drafts['profile'];
      const saving = saves.profile(draft, (value, version) => {
        const part = partProfileDraft(value);
        unfinished = part.left;
        return saveProfile(part.change, version);
      });
      const rest = (await isAccepted(saving)) ? unfinished : profile;
      if (rest) left.profile = rest;
    }
    if (habits) {
      const saving = saves.habits(habits, (answers, version) =>
        send({ step: 'habits', answers }, version),
      );
      if (!(await isAccepted(saving))) left.habits = habits;
    }
    if (preferences) {
      const saving = saves.preferences(preferences, (answers, version) =>
        send({ step: 'preferences', answers }, version),
      );
      if (!(await isAccepted(saving))) left.preferences = preferences;
    }
    return left;
  }

  /** Saves of the drafts what can be saved without asking, and skips the rest. */
  async function skip(drafts: Drafts, saves: StepSaves): Promise<SkipOutcome> {
    const left = await saveDrafts(drafts, saves);
    const onboarding = await api('skipOnboarding', {});
    queryClient.setQueryData(onboardingQuery(api).queryKey, onboarding);
    return { ...onboarding, drafts: left };
  }

  async function savePart(submitted: StepAnswers): Promise<SaveOutcome> {
    try {
      return { result: 'saved', ...(await send(submitted, null)) };
    } catch (error) {
      return readRefusal(error);
    }
  }

  const machine = onboardingMachine.provide({
    actors: {
      readStatus: fromPromise(() =>
        // One try: the user goes on meanwhile, and the next look is soon.
        queryClient.fetchQuery({ ...onboardingQuery(api), staleTime: 0, retry: false }),
      ),
    },
  });

  return {
    /** Each page that runs it adds the ports that save. */
    machine,
    /** For pages that ask a part of a step: they save just that, so nothing has to be merged. */
    partMachine: machine.provide({
      actors: {
        saveStep: fromPromise(({ input }) => savePart(input)),
        skipRest: fromPromise(({ input }) => skip(input, unmerged)),
      },
    }),
    /** Saves a step; throws `changed_meanwhile` when what is stored has another version. */
    send,
    skip,
    /** What this browser last saw of the answers, with their versions; the pages load them before. */
    readSeen() {
      const seen = {
        profile: queryClient.getQueryData(profileQuery(api).queryKey),
        habits: queryClient.getQueryData(habitsQuery(api).queryKey),
        preferences: queryClient.getQueryData(preferencesQuery(api).queryKey),
      };
      const { profile, habits, preferences } = seen;
      if (!profile || !habits || !preferences) throw new Error('Onboarding began without answers');
      return { profile, habits, preferences };
    },
  };
}

const unmerged: StepSaves = {
  profile: (values, send) => send(values, null),
  habits: (answers, send) => send(answers, null),
  preferences: (answers, send) => send(answers, null),
};

/** What went wrong with a save, if the screen can say it; other errors are thrown on. */
export function readRefusal(error: unknown): SaveOutcome {
  if (isProblem(error, 'out_of_order')) return { result: 'outOfOrder' };
  if (isApiProblem(error) && isProblem(error, 'validation_failed')) {
    return { result: 'invalid', problems: error.errors };
  }
  throw error;
}

/** Was it saved? False when the server refused it, or asks; skipping then goes on without it. */
async function isAccepted(saving: Promise<unknown>): Promise<boolean> {
  try {
    return (await saving) !== null;
  } catch (error) {
    if (isProblem(error, 'validation_failed') || isProblem(error, 'out_of_order')) return false;
    throw error;
  }
}

export type ProvidedOnboarding = ReturnType<typeof provideOnboarding>;

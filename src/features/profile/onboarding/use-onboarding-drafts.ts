import { useRef } from 'react';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { Drafts } from '#machines/onboarding.steps.ts';
import type { Draft } from '#src/shared/drafts/open-draft.ts';
import { useHabitsDraft, usePreferencesDraft } from '../answer-drafts.ts';
import { toProfileDraft, type ProfileDraft } from '../profile-draft.ts';
import { useProfileDraft } from '../questions/use-profile-form.ts';
import type { Stored } from './step.ts';

/**
 * The drafts of the three steps, which are those of the profile's sections: what onboarding cannot
 * save is in the profile.
 */
export function useOnboardingDrafts(stored: Stored): {
  /** What was typed before this page was opened. */
  earlier: Drafts;
  /** The draft of each step. */
  steps: { profile: Draft<ProfileDraft>; habits: Draft<Habits>; preferences: Draft<Preferences> };
  keep: (drafts: Drafts) => void;
} {
  const storedProfile = toProfileDraft(stored.profile);
  const profile = useProfileDraft(storedProfile);
  const habits = useHabitsDraft(stored.habits);
  const preferences = usePreferencesDraft(stored.preferences);
  const kept = useRef<Drafts>({});
  return {
    earlier: {
      ...(profile.isRestored && { profile: profile.typed }),
      ...(habits.isRestored && { habits: habits.values }),
      ...(preferences.isRestored && { preferences: preferences.values }),
    },
    steps: { profile, habits, preferences },
    keep(drafts) {
      const before = kept.current;
      kept.current = drafts;
      // A draft that is gone was saved, so later changes are compared with it.
      if (drafts.profile) profile.keep({ ...storedProfile, ...drafts.profile } as ProfileDraft);
      else profile.forget({ ...storedProfile, ...before.profile } as ProfileDraft);
      if (drafts.habits) habits.keep(drafts.habits);
      else habits.forget(before.habits);
      if (drafts.preferences) preferences.keep(drafts.preferences);
      else preferences.forget(before.preferences);
    },
  };
}

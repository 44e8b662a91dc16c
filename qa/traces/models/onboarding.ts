import type { AnyPathModel } from '#xstate-paths';
import type { OnboardingContext } from '#machines/onboarding.machine.ts';
import { onboardingModel } from '../../models/onboarding.ts';

/** Onboarding from any status, and whatever the server says of it. */
export const onboardingTraces: AnyPathModel<never> = {
  ...onboardingModel,
  starts: {
    ...onboardingModel.starts,
    'the profile is saved': { status: 'habits', saved: ['profile'] },
    'all but the preferences': { status: 'preferences', saved: ['profile', 'habits'] },
    'all is saved': { status: 'completed', saved: ['profile', 'habits', 'preferences'] },
    'nothing is saved, and the rest is skipped': { status: 'skipped' },
    'only the habits are saved, and the rest is skipped': { status: 'skipped', saved: ['habits'] },
    'the habits are missing, and skipped': { status: 'skipped', saved: ['profile', 'preferences'] },
    'the preferences are missing, and skipped': { status: 'skipped', saved: ['profile', 'habits'] },
    'the profile is missing, and skipped': { status: 'skipped', saved: ['habits', 'preferences'] },
  },
  distinguish(context) {
    const { knownStatus, saved, step, failure, submitted } = context as OnboardingContext;
    return { knownStatus, saved, step, failure, submitted: submitted?.step ?? null };
  },
  // What the server learns; every fact is tried in every status.
  sneaks: [
    { type: 'profile.saved' },
    { type: 'habits.saved' },
    { type: 'preferences.saved' },
    { type: 'onboarding.skipped' },
  ],
};

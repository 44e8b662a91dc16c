import type { OnboardingDrafts } from '#src/shared/storage/onboarding-drafts.ts';
import type { ProvidedOnboarding } from './api/onboarding.ts';

/** The processes that some page of a member starts: their machines, and what they keep. */
export interface Processes {
  onboarding: ProvidedOnboarding;
  onboardingDrafts: OnboardingDrafts;
  /** Signs out here after the server has ended the session by itself: nothing is left to tell it. */
  leave(): void;
}

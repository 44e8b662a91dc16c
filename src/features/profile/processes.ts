import type { ProvidedOnboarding } from './api/onboarding.ts';

/** The processes that some page of a member starts: their machines, and the way out. */
export interface Processes {
  onboarding: ProvidedOnboarding;
  /** Signs out here after the server has ended the session by itself: nothing is left to tell it. */
  leave(): void;
}

import type { ProvidedOnboarding } from './api/onboarding.ts';

/** The processes that some page of a member starts: their machines, and how a deleted account leaves this browser. */
export interface Processes {
  onboarding: ProvidedOnboarding;
  /** Signs out here, after the server has ended the session with the account. */
  forgetDeletedAccount(): void;
}

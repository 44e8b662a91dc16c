import type { OnboardingStep } from '#machines/onboarding.steps.ts';

/** Where the person is, by the address, and how to go elsewhere. */
export interface Place {
  step: OnboardingStep;
  /** The question or screen of the step; anything else stands for its first. */
  question: string | undefined;
  go(step: OnboardingStep | 'complete', question?: string, options?: { replace?: boolean }): void;
}

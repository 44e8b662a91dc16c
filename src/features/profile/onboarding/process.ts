import type { FieldProblem } from '#contract/problem.ts';
import type { OnboardingEvent, OnboardingFailure } from '#machines/onboarding.steps.ts';

/** As much of the running machine as a step needs. */
export interface Process {
  isSaving: boolean;
  isSkipping: boolean;
  failure: OnboardingFailure | null;
  problems: FieldProblem[];
  send(event: OnboardingEvent): void;
}

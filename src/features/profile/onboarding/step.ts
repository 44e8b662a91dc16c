import type { FieldProblem } from '#contract/problem.ts';
import type {
  OnboardingEvent,
  OnboardingFailure,
  OnboardingStep,
} from '#machines/onboarding.steps.ts';

/** Where the user is, by the address, and how to go elsewhere. */
export interface StepPosition {
  step: OnboardingStep;
  /** The question or screen of the step; anything else stands for its first. */
  question: string | undefined;
  go(step: OnboardingStep | 'complete', question?: string, options?: { replace?: boolean }): void;
}

/** The part of the running machine that a step needs. */
export interface Process {
  isSaving: boolean;
  isSkipping: boolean;
  failure: OnboardingFailure | null;
  problems: FieldProblem[];
  send(event: OnboardingEvent): void;
}

import type { ReactNode } from 'react';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { Profile } from '#contract/users/user.ts';
import type { FieldProblem } from '#contract/problem.ts';
import type {
  OnboardingEvent,
  OnboardingFailure,
  OnboardingStep,
} from '#machines/onboarding.steps.ts';

/** What the user said before, as the server keeps it. */
export interface Stored {
  profile: Profile;
  habits: Habits;
  preferences: Preferences;
}

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
  /** Asks about answers of this step that were saved elsewhere with other values. */
  collisions: ReactNode;
  send(event: OnboardingEvent): void;
}

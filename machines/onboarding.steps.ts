import type { FieldProblem } from '#contract/problem.ts';
import type { ProfileForm } from '#contract/users/user.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';

export const onboardingSteps = ['profile', 'habits', 'preferences'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** The answers of a step, which were checked against the contract. */
export type StepAnswers =
  | { step: 'profile'; answers: ProfileForm }
  | { step: 'habits'; answers: Habits }
  | { step: 'preferences'; answers: Preferences };

/** Input that is not saved yet. Saving a step deletes its draft. */
export interface Drafts {
  profile?: { readonly [Field in keyof ProfileForm]?: string | number | null };
  habits?: Habits;
  preferences?: Preferences;
}
export type Draft = {
  [Step in OnboardingStep]: { step: Step; draft: Drafts[Step] };
}[OnboardingStep];

/** The server's answer to a save. Without an answer the port rejects instead. */
export type SaveOutcome =
  | { result: 'saved'; status: OnboardingStatus }
  | { result: 'invalid'; problems: FieldProblem[] }
  /** An earlier step is missing, so the status in this browser was out of date. */
  | { result: 'outOfOrder' };

/** The status after skipping, and the drafts that could not be saved. */
export interface SkipOutcome {
  status: OnboardingStatus;
  drafts: Drafts;
}

/** Why the step on the screen is not saved; the screen has a text for each. */
export type OnboardingFailure = 'invalid' | 'outOfOrder' | 'unanswered';

/** A change of the user's data. On the server, only these change the status. */
export type OnboardingFact = { type: `${OnboardingStep}.saved` } | { type: 'onboarding.skipped' };

export type OnboardingEvent =
  | OnboardingFact
  | { type: 'status.received'; status: OnboardingStatus }
  | ({ type: 'draft.changed' } & Draft)
  /** The user goes back, or forward to a step that was reached before. */
  | { type: 'step.opened'; step: OnboardingStep }
  | ({ type: 'step.submitted' } & StepAnswers)
  | { type: 'skip.requested' }
  | { type: 'retry.requested' }
  /** The tab is visible again; another device may have continued meanwhile. */
  | { type: 'page.restored' };

export type OnboardingEmitted =
  | { type: 'step.shown'; step: OnboardingStep }
  | { type: 'step.saved'; step: OnboardingStep }
  | { type: 'onboarding.finished'; status: 'completed' | 'skipped' }
  | { type: 'check.failed'; error: unknown };

export interface OnboardingInput {
  status: OnboardingStatus;
  /** The steps whose data is stored, when that is more than the status implies. */
  saved?: readonly OnboardingStep[];
  drafts?: Drafts;
}

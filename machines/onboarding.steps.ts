import type { FieldProblem } from '#contract/problem.ts';
import type { ProfileForm } from '#contract/users/user.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';

export const onboardingSteps = ['profile', 'habits', 'preferences'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** What a step sends, checked against the contract before. */
export type StepAnswers =
  | { step: 'profile'; answers: ProfileForm }
  | { step: 'habits'; answers: Habits }
  | { step: 'preferences'; answers: Preferences };

/** What was typed and not yet saved; a draft goes when its step is saved. */
export interface Drafts {
  profile?: { readonly [Field in keyof ProfileForm]?: string | number | null };
  habits?: Habits;
  preferences?: Preferences;
}
export type Draft = {
  [Step in OnboardingStep]: { step: Step; draft: Drafts[Step] };
}[OnboardingStep];

/** What became of a save that the server answered; one without an answer rejects instead. */
export type SaveOutcome =
  | { result: 'saved'; status: OnboardingStatus }
  | { result: 'invalid'; problems: FieldProblem[] }
  /** A step before this one is missing: another device knows more than this one. */
  | { result: 'outOfOrder' };

/** Why the step on screen is not saved, as the user should be told. */
export type OnboardingFailure = 'invalid' | 'outOfOrder' | 'unanswered';

/** What happened to the user's data; on the server nothing else moves the status. */
export type OnboardingFact = { type: `${OnboardingStep}.saved` } | { type: 'onboarding.skipped' };

export type OnboardingEvent =
  | OnboardingFact
  | { type: 'status.told'; status: OnboardingStatus }
  | ({ type: 'draft.changed' } & Draft)
  /** Back, or forth to a step that was reached before. */
  | { type: 'step.opened'; step: OnboardingStep }
  | ({ type: 'step.submitted' } & StepAnswers)
  | { type: 'skip.requested' }
  | { type: 'retry.requested' }
  /** The tab is looked at again: another device may have gone on meanwhile. */
  | { type: 'page.restored' };

export type OnboardingEmitted =
  | { type: 'step.shown'; step: OnboardingStep }
  | { type: 'step.saved'; step: OnboardingStep }
  | { type: 'onboarding.finished'; status: 'completed' | 'skipped' }
  | { type: 'check.failed'; error: unknown };

export interface OnboardingInput {
  status: OnboardingStatus;
  /** The steps whose data is stored, where more than the status says is known. */
  saved?: readonly OnboardingStep[];
  drafts?: Drafts;
}

import { useState } from 'react';
import type { Drafts, OnboardingStep } from '#machines/onboarding.steps.ts';
import { useAuthState } from '#src/shared/auth/auth-context.ts';
import { createOnboardingDrafts } from '#src/shared/storage/onboarding-drafts.ts';

/** What onboarding could not save of a step, and the way to forget it once it is saved or dropped. */
export function useLeftDraft<Step extends OnboardingStep>(
  step: Step,
): { left: Drafts[Step] | undefined; forget: () => void } {
  const userId = useAuthState(({ context }) => context.userId) ?? 0;
  const [drafts] = useState(() => createOnboardingDrafts());
  const [left, setLeft] = useState<Drafts[Step] | undefined>(() => drafts.read(userId)[step]);
  return {
    left,
    forget() {
      setLeft(undefined);
      drafts.write(userId, { ...drafts.read(userId), [step]: undefined });
    },
  };
}

/** Whether onboarding could not save something that was entered. */
export function useHasLeftDrafts(): boolean {
  const userId = useAuthState(({ context }) => context.userId) ?? 0;
  const [drafts] = useState(() => createOnboardingDrafts());
  return Object.keys(drafts.read(userId)).length > 0;
}

import { initialTransition, transition } from 'xstate';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { onboardingMachine } from './onboarding.machine.ts';
import type { OnboardingFact, OnboardingStep } from './onboarding.steps.ts';

/**
 * Returns the status after a fact, for a user with this status and these stored steps; null when
 * the fact comes out of order. Consults the machine without running it.
 */
export function statusAfter(
  known: { status: OnboardingStatus; saved: readonly OnboardingStep[] },
  fact: OnboardingFact,
): OnboardingStatus | null {
  const [before] = initialTransition(onboardingMachine, known);
  if (!before.can(fact)) return null;
  const [after] = transition(onboardingMachine, before, fact);
  return after.value.status as OnboardingStatus;
}

import { initialTransition, transition } from 'xstate';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { onboardingMachine } from './onboarding.machine.ts';
import type { OnboardingFact, OnboardingStep } from './onboarding.steps.ts';

/**
 * The status after something happened to a user of this status, whose data of these steps is
 * stored; null when that comes out of order. Asks the machine, runs nothing.
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

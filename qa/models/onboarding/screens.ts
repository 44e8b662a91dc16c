import { expect, expectPageAddress } from '../../run/expect.ts';
import { limits } from '#contract/limits.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import type { OnboardingFailure, OnboardingStep } from '#machines/onboarding.steps.ts';
import type { StateView } from '#xstate-paths';
import { callAsUser, type OnboardingWorld } from './actions.ts';

/** The part of the machine's context that paths contain. */
export interface KnownContext {
  knownStatus: OnboardingStatus;
  step: OnboardingStep;
  failure: OnboardingFailure | null;
}

const titles: Record<OnboardingStep, string> = {
  profile: 'About you',
  habits: 'How you live',
  preferences: 'What you want',
};
const contextIn = ({ context }: StateView) => context as KnownContext;

/** Expects the step's address and title, and the reason if saving failed. */
export async function expectStep({ page }: OnboardingWorld, state: StateView): Promise<void> {
  const { step, failure } = contextIn(state);
  await expectPageAddress(page, `/onboarding/${step}`);
  await expect(page.getByRole('heading', { level: 1, name: titles[step] })).toBeVisible();
  const notices = {
    unanswered: page.getByText('That could not be saved'),
    outOfOrder: page.getByText('An earlier step is missing'),
    invalid: page.getByText(new RegExp(`must be ${limits.age.min} or older|Pets and allergies: `)),
  };
  for (const [kind, notice] of Object.entries(notices)) {
    if (kind === failure) await expect(notice).toBeVisible();
    else await expect(notice).toBeHidden();
  }
  if (failure === 'unanswered') {
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  }
}

export async function expectSaving(world: OnboardingWorld, state: StateView): Promise<void> {
  await expectStep(world, state);
  const busy = world.page.getByRole('main').locator('[aria-disabled="true"]');
  await expect(busy).not.toHaveCount(0);
}

export async function expectFinished({ page }: OnboardingWorld): Promise<void> {
  await expectPageAddress(page, '/onboarding/complete');
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
}

/** Expects the server to report the same status. */
export async function expectServerStatus(world: OnboardingWorld, state: StateView): Promise<void> {
  await expect
    .poll(() => callAsUser(world, 'getOnboarding'))
    .toEqual({ status: contextIn(state).knownStatus });
}

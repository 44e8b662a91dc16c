import { expect } from '../../run/expect.ts';
import type { StepContext } from '#xstate-paths';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import type { OnboardingStep } from '#machines/onboarding.steps.ts';
import { pass } from '../../run/call-interceptor.ts';
import { callAs, signInBeforehand } from '../../run/sign-in.ts';
import { openAddress, type World } from '../../run/world.ts';

export interface OnboardingWorld extends World {
  token: string;
}

interface Answers {
  call: EndpointId;
  good: object;
  /** Answers with a value that the server refuses. */
  refused: object;
}
export const stepAnswers: Record<OnboardingStep, Answers> = {
  profile: {
    call: 'updateProfile',
    good: { first_name: 'Ada', birth_date: '1990-12-10' },
    refused: { first_name: 'Ada', birth_date: new Date().toISOString().slice(0, 10) },
  },
  habits: { call: 'saveHabits', good: { pets: 'has' }, refused: { pets: 'dragon' } },
  preferences: { call: 'savePreferences', good: {}, refused: { pets: 'dragon' } },
};

/** Opens onboarding as a new user, at the first question. */
export async function openOnboarding(world: OnboardingWorld): Promise<void> {
  const { page } = world;
  world.token = (await signInBeforehand(world)).access_token;
  // Any typing changes the draft; only steps that just type count it as an event.
  world.incidental.add('* · draft.changed · 0');
  const calls = Object.values(stepAnswers).map(({ call }) => call);
  await world.holdCalls([...calls, 'skipOnboarding', 'getOnboarding']);
  world.calls.allow('getOnboarding', pass);
  await page.goto('/onboarding/profile');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
}

/** Calls the API as another device of the user. */
export async function callAsUser(
  { request, url, token }: OnboardingWorld,
  call: EndpointId,
  data?: object,
): Promise<unknown> {
  return callAs(request, url, token, call, { ...(data && { data }) });
}

export async function typeLastName(
  { page }: OnboardingWorld,
  { index }: StepContext,
): Promise<void> {
  await openAddress(page, '/onboarding/profile?question=name');
  // A name has no digits, and typing the same once more would change nothing.
  const letters = String(index).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const word = `Kept${letters}`;
  await page.getByLabel('Last name').fill(word);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(word);
}

export async function submit({ page }: OnboardingWorld, step: OnboardingStep): Promise<void> {
  if (step === 'profile') {
    await openAddress(page, '/onboarding/profile?question=name');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Birth date').fill('1990-12-10');
    await openAddress(page, '/onboarding/profile?question=about');
    await page.getByRole('button', { name: 'Save and continue' }).click();
  } else if (step === 'habits') {
    await openAddress(page, '/onboarding/habits?question=pets');
    await page.getByRole('radio', { name: 'Pet owner' }).press('Space');
    await openAddress(page, '/onboarding/habits?question=conflict');
    await page.getByRole('radio', { name: 'The same day' }).click();
  } else {
    await page.getByRole('button', { name: 'Save and see who fits' }).click();
  }
}

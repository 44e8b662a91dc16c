import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import { statusAfter } from '#machines/onboarding.status.ts';
import { onboardingSteps, type OnboardingStep } from '#machines/onboarding.steps.ts';
import { passing, type QaModel } from '../model.ts';
import { pass, problem } from '../run/call-interceptor.ts';
import { openAddress } from '../run/world.ts';
import { faultOf, transportFaults, serverFaults } from './faults.ts';
import {
  answersOf,
  callAsUser,
  openOnboarding,
  submit,
  typeLastName,
  type OnboardingWorld,
} from './onboarding/actions.ts';
import {
  seeFinished,
  seeSaving,
  seeServerStatus,
  seeStep,
  type Told,
} from './onboarding/screens.ts';

const byServer = { leftOut: 'only the server receives it; its own tests cover it' };
const status = { see: seeServerStatus };

/** The onboarding of a new user on one device, while another device may save steps too. */
export const onboardingModel: QaModel<typeof onboardingMachine, OnboardingWorld> = {
  name: 'onboarding',
  title: 'A new person’s first steps',
  machine: onboardingMachine,
  starts: { 'a new person': { status: 'profile' } },
  distinguish: ({ told, step, failure }): Told => ({ told, step, failure }),
  open: openOnboarding,

  events: {
    'profile.saved': byServer,
    'habits.saved': byServer,
    'preferences.saved': byServer,
    'onboarding.skipped': byServer,
    'status.told': { leftOut: 'the machine tells itself what the server answered' },
    'draft.changed': {
      cases: ({ context }) =>
        context.step === 'profile' && context.failure === null
          ? [{ words: 'types a last name', step: 'profile', draft: {} }]
          : [],
      act: typeLastName,
    },
    'step.opened': {
      cases: ({ context }) =>
        onboardingSteps
          .filter((step) => step !== context.step)
          .map((step) => ({ words: `opens the address of “${step}”`, step })),
      act: ({ page }, { step }) => openAddress(page, `/onboarding/${step.event['step'] as string}`),
    },
    'step.submitted': {
      cases: ({ context: { step } }) => [
        { words: `fills in “${step}” and saves`, step, answers: {} as never },
      ],
      act: (world, { step }) => submit(world, step.event['step'] as OnboardingStep),
    },
    'skip.requested': {
      cases: [{ words: 'presses “Skip for now”' }],
      act: ({ page }) => page.getByRole('button', { name: 'Skip for now' }).click(),
    },
    'retry.requested': {
      cases: [{ words: 'presses “Try again”' }],
      act: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    },
    'page.restored': {
      // The screens do not refetch while a failed save waits for a retry.
      cases: ({ context }) =>
        context.failure === 'unanswered' ? [] : [{ words: 'comes back to the tab' }],
      act: ({ page }) =>
        page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    },
  },

  actors: {
    saveStep: {
      done: ({ context: { told, step } }) => [
        {
          words: 'the server saves it',
          output: { result: 'saved', status: statusOnceSaved(told, step) },
        },
        { words: 'the server refuses a value', output: { result: 'invalid', problems: [] } },
        ...(step === 'profile'
          ? []
          : [
              {
                words: 'the server misses a step before',
                output: { result: 'outOfOrder' },
              } as const,
            ]),
      ],
      error: serverFaults,
      async act({ calls }, { step }) {
        const { call, refused } = answersOf[(step.from.told as Told).step];
        const output = step.event['output'] as { result: string } | undefined;
        if (!output) return calls.settle(call, faultOf(step));
        if (output.result === 'saved') return calls.settle(call, pass);
        // The real server gives this answer only after losing a saved step.
        if (output.result === 'outOfOrder') return calls.settle(call, problem(409, 'out_of_order'));
        await calls.settle(call, (route) => route.continue({ postData: JSON.stringify(refused) }));
      },
    },
    skipRest: {
      done: [{ words: 'the server notes it', output: { status: 'skipped' } }],
      error: serverFaults,
      act: ({ calls }, { step }) =>
        calls.settle('skipOnboarding', step.event['output'] ? pass : faultOf(step)),
    },
    readStatus: {
      done: ({ context: { told } }) => [
        { words: 'the server knows what we know', output: { status: told } },
        {
          words: 'another device has saved a step meanwhile',
          output: { status: statusOnceSaved(told, told as OnboardingStep) },
        },
      ],
      error: transportFaults,
      async act(world, { step }) {
        const { told } = step.from.told as Told;
        const output = step.event['output'] as { status: OnboardingStatus } | undefined;
        if (!output) return world.calls.settle('getOnboarding', faultOf(step));
        if (output.status !== told) {
          const { call, good } = answersOf[told as OnboardingStep];
          await callAsUser(world, call, good);
        }
        await world.calls.settle('getOnboarding', pass);
      },
    },
  },

  delays: {},

  states: {
    'status.told': passing,
    'status.profile': { ...status, words: 'the server knows nothing yet' },
    'status.habits': { ...status, words: 'the server knows the profile' },
    'status.preferences': { ...status, words: 'the server knows the habits too' },
    'status.completed': { ...status, words: 'the server knows everything' },
    'status.skipped': { ...status, words: 'the server knows that the rest is skipped' },
    'screen.arriving': passing,
    'screen.open.opening': passing,
    'screen.open.profile': { words: '“About you”', see: seeStep },
    'screen.open.habits': { words: '“How you live”', see: seeStep },
    'screen.open.preferences': { words: '“What you want”', see: seeStep },
    'screen.open.checking': { words: 'the step as it was', see: seeStep },
    'screen.open.saveFailed': { words: 'the step, and that it could not be saved', see: seeStep },
    'screen.open.skipFailed': { words: 'the step, and that it could not be saved', see: seeStep },
    'screen.saving': { words: 'the step, busy', see: seeSaving },
    'screen.skipping': { words: 'the step, busy', see: seeSaving },
    'screen.finished': { words: '“You are all set”', see: seeFinished },
  },
};

function statusOnceSaved(told: OnboardingStatus, step: OnboardingStep): OnboardingStatus {
  const saved = onboardingSteps.slice(0, onboardingSteps.indexOf(told as OnboardingStep));
  const next = statusAfter({ status: told, saved }, { type: `${step}.saved` });
  if (next === null) throw new Error(`Saving ${step} comes out of order while ${told}`);
  return next;
}

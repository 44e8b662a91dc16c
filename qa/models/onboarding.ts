import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import { statusAfter } from '#machines/onboarding.status.ts';
import { onboardingSteps, type OnboardingStep } from '#machines/onboarding.steps.ts';
import { passing, type PathModel } from '#xstate-paths';
import { expectPageAddress } from '../run/expect.ts';
import { pass, problem } from '../run/call-interceptor.ts';
import { openAddress } from '../run/world.ts';
import { toFault, transportFaults, serverFaults } from './faults.ts';
import {
  stepAnswers,
  callAsUser,
  openOnboarding,
  submit,
  typeLastName,
  type OnboardingWorld,
} from './onboarding/actions.ts';
import {
  expectFinished,
  expectSaving,
  expectServerStatus,
  expectStep,
  type KnownContext,
} from './onboarding/screens.ts';

const byServer = { leftOut: 'only the server receives it; its own tests cover it' };
const status = { expectShown: expectServerStatus };

/** The onboarding of a new user on one device, while another device may save steps too. */
export const onboardingModel: PathModel<typeof onboardingMachine, OnboardingWorld> = {
  name: 'onboarding',
  title: 'A new person’s first steps',
  machine: onboardingMachine,
  starts: { 'a new person': { status: 'profile' } },
  distinguish: ({ knownStatus, step, failure }): KnownContext => ({ knownStatus, step, failure }),
  open: openOnboarding,
  writes: {
    // Skipping saves first what was typed.
    updateProfile: ['saveStep', 'skipRest'],
    saveHabits: ['saveStep', 'skipRest'],
    savePreferences: ['saveStep', 'skipRest'],
    skipOnboarding: ['skipRest'],
  },
  invariants: {
    'refused answers are shown only on their own step': ({ snapshot: { context } }) =>
      context.failure !== 'invalid' || context.submitted?.step === context.step,
    'problems are shown only after a refusal': ({ snapshot: { context } }) =>
      context.failure === 'invalid' || context.problems.length === 0,
  },

  events: {
    'profile.saved': byServer,
    'habits.saved': byServer,
    'preferences.saved': byServer,
    'onboarding.skipped': byServer,
    'status.received': { leftOut: 'the machine raises it itself from the server’s answer' },
    'draft.changed': {
      cases: ({ context, value }) =>
        context.step === 'profile' && context.failure === null && value.screen !== 'finished'
          ? [{ label: 'types a last name', step: 'profile', draft: {} }]
          : [],
      act: typeLastName,
    },
    'step.opened': {
      cases: ({ context }) =>
        onboardingSteps
          .filter((step) => step !== context.step)
          .map((step) => ({ label: `opens the address of “${step}”`, step })),
      act: ({ page }, { step }) => openAddress(page, `/onboarding/${step.event['step'] as string}`),
    },
    'step.submitted': {
      cases: ({ context: { step } }) => [
        { label: `fills in “${step}” and saves`, step, answers: {} as never },
      ],
      act: (world, { step }) => submit(world, step.event['step'] as OnboardingStep),
    },
    'skip.requested': {
      cases: [{ label: 'presses “Skip for now”' }],
      act: ({ page }) => page.getByRole('button', { name: 'Skip for now' }).click(),
    },
    'retry.requested': {
      cases: [{ label: 'presses “Try again”' }],
      act: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    },
    'page.restored': {
      // The screens do not refetch while a failed save waits for a retry.
      cases: ({ context }) =>
        context.failure === 'unanswered' ? [] : [{ label: 'comes back to the tab' }],
      act: ({ page }) =>
        page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    },
  },

  actors: {
    saveStep: {
      done: ({ context: { knownStatus, step } }) => [
        {
          label: 'the server saves it',
          output: { result: 'saved', status: statusOnceSaved(knownStatus, step) },
        },
        { label: 'the server refuses a value', output: { result: 'invalid', problems: [] } },
        ...(step === 'profile'
          ? []
          : [
              {
                label: 'the server misses a step before',
                output: { result: 'outOfOrder' },
              } as const,
            ]),
      ],
      error: serverFaults,
      async act({ calls }, { step }) {
        const { call, refused } = stepAnswers[(step.from.context as KnownContext).step];
        const output = step.event['output'] as { result: string } | undefined;
        if (!output) return calls.settle(call, toFault(step));
        if (output.result === 'saved') return calls.settle(call, pass);
        // The real server gives this answer only after losing a saved step.
        if (output.result === 'outOfOrder') return calls.settle(call, problem(409, 'out_of_order'));
        await calls.settle(call, (route) => route.continue({ postData: JSON.stringify(refused) }));
      },
    },
    skipRest: {
      done: [{ label: 'the server notes it', output: { status: 'skipped', drafts: {} } }],
      error: serverFaults,
      async act({ calls }, { step }) {
        // What was typed is saved first; without an answer to that, nothing is skipped.
        const outcome = step.event['output'] ? pass : toFault(step);
        for (const { call } of Object.values(stepAnswers)) calls.allow(call, outcome);
        if (step.event['output']) await calls.settle('skipOnboarding', pass);
        else calls.allow('skipOnboarding', outcome);
      },
    },
    readStatus: {
      done: ({ context: { knownStatus } }) => [
        { label: 'the server has the same status', output: { status: knownStatus } },
        {
          label: 'another device has saved a step meanwhile',
          output: { status: statusOnceSaved(knownStatus, knownStatus as OnboardingStep) },
        },
      ],
      error: transportFaults,
      async act(world, { step }) {
        const { knownStatus } = step.from.context as KnownContext;
        const output = step.event['output'] as { status: OnboardingStatus } | undefined;
        if (!output) return world.calls.settle('getOnboarding', toFault(step));
        if (output.status !== knownStatus) {
          const { call, good } = stepAnswers[knownStatus as OnboardingStep];
          await callAsUser(world, call, good);
        }
        await world.calls.settle('getOnboarding', pass);
      },
    },
  },

  emitted: {
    'step.shown': {
      expectDone: ({ page }, { step }) => expectPageAddress(page, `/onboarding/${step}`),
    },
    'step.saved': { unseen: 'nobody listens; the status of the server shows it' },
    'onboarding.finished': {
      expectDone: ({ page }) => expectPageAddress(page, '/onboarding/complete'),
    },
    'check.failed': { unseen: 'it is only logged' },
  },

  delays: {},

  states: {
    'status.resolving': passing,
    'status.profile': { ...status, label: 'the server knows nothing yet' },
    'status.habits': { ...status, label: 'the server knows the profile' },
    'status.preferences': { ...status, label: 'the server knows the habits too' },
    'status.completed': { ...status, label: 'the server knows everything' },
    'status.skipped': { ...status, label: 'the server knows that the rest is skipped' },
    'screen.arriving': passing,
    'screen.open.opening': passing,
    'screen.open.profile': { label: '“About you”', expectShown: expectStep },
    'screen.open.habits': { label: '“How you live”', expectShown: expectStep },
    'screen.open.preferences': { label: '“What you want”', expectShown: expectStep },
    'screen.open.checking': { label: 'the step as it was', expectShown: expectStep },
    'screen.open.saveFailed': {
      label: 'the step, and that it could not be saved',
      expectShown: expectStep,
    },
    'screen.open.skipFailed': {
      label: 'the step, and that it could not be saved',
      expectShown: expectStep,
    },
    'screen.saving': { label: 'the step, busy', expectShown: expectSaving },
    'screen.skipping': { label: 'the step, busy', expectShown: expectSaving },
    'screen.finished': { label: '“You are all set”', expectShown: expectFinished },
  },
};

function statusOnceSaved(before: OnboardingStatus, step: OnboardingStep): OnboardingStatus {
  const saved = onboardingSteps.slice(0, onboardingSteps.indexOf(before as OnboardingStep));
  const next = statusAfter({ status: before, saved }, { type: `${step}.saved` });
  if (next === null) throw new Error(`Saving ${step} comes out of order while ${before}`);
  return next;
}

/**
 * The first steps of a new user: profile, habits, preferences, then completed; or skipped from any
 * of them. It has two regions. `status` is how far the user is; facts such as `habits.saved` change
 * it. The server consults this region, by XState's pure `transition` (onboarding.status.ts), to
 * decide which saves change the status and which come out of order. `screen` is what the browser
 * shows. The onboarding screens start the machine with the status from the server and the drafts in
 * this browser, so it resumes after a reload and on another device. It emits `step.shown`,
 * `step.saved`, `onboarding.finished` and `check.failed`.
 */
import { and, assign, emit, or, raise, setup, stateIn } from 'xstate';
import type { FieldProblem } from '#contract/problem.ts';
import { onboardingStatuses, type OnboardingStatus } from '#contract/vocabulary.ts';
import {
  onboardingSteps,
  type Drafts,
  type OnboardingEmitted,
  type OnboardingEvent,
  type OnboardingFailure,
  type OnboardingInput,
  type OnboardingStep,
  type SaveOutcome,
  type SkipOutcome,
  type StepAnswers,
} from './onboarding.steps.ts';
import { port } from './port.ts';

export interface OnboardingContext {
  /** The status that the server last sent. */
  knownStatus: OnboardingStatus;
  /** The steps whose data is known to be stored. */
  saved: readonly OnboardingStep[];
  /** The step on the screen; after the end, the last step. */
  step: OnboardingStep;
  drafts: Drafts;
  /** The answers that were sent last, for another try. */
  submitted: StepAnswers | null;
  failure: OnboardingFailure | null;
  problems: FieldProblem[];
}

const inStatus = (status: OnboardingStatus) => stateIn({ status });

export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    emitted: {} as OnboardingEmitted,
    input: {} as OnboardingInput,
  },
  actors: {
    saveStep: port<SaveOutcome, StepAnswers>('saveStep'),
    skipRest: port<SkipOutcome, Drafts>('skipRest'),
    readStatus: port<{ status: OnboardingStatus }>('readStatus'),
  },
  guards: {
    isKnown: ({ context }, status: OnboardingStatus) => context.knownStatus === status,
    isOnScreen: ({ context }, step: OnboardingStep) => context.step === step,
    hasHabits: ({ context }) => context.saved.includes('habits'),
    /** Is the data of every other step stored? */
    isLastMissing: ({ context, event }) =>
      onboardingSteps.every(
        (step) => event.type === `${step}.saved` || context.saved.includes(step),
      ),
  },
  actions: {
    putOnScreen: assign({ step: (_, step: OnboardingStep) => step }),
    noteSaved: assign({
      saved: ({ context, event }) =>
        onboardingSteps.filter(
          (step) => event.type === `${step}.saved` || context.saved.includes(step),
        ),
    }),
    forgetFailure: assign({ failure: null, problems: [] }),
    /** A failure belongs to its step; that an earlier step is missing is said on that step too. */
    forgetFailureOfOtherStep: assign(({ context, event }) =>
      context.failure === 'outOfOrder' && leadsBack(event, context.step)
        ? {}
        : { failure: null, problems: [] },
    ),
    emitStep: emit(({ context }) => ({ type: 'step.shown', step: context.step })),
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input: { status, saved = [], drafts = {} } }) => ({
    knownStatus: status,
    saved,
    step: 'profile',
    drafts,
    submitted: null,
    failure: null,
    problems: [],
  }),
  type: 'parallel',
  on: {
    'draft.changed': {
      actions: assign({
        drafts: ({ context, event }) => ({ ...context.drafts, [event.step]: event.draft }),
      }),
    },
  },
  states: {
    /** Saving a step again is allowed in every status and does not change it. */
    status: {
      initial: 'resolving',
      on: {
        'status.received': {
          target: '.resolving',
          actions: assign({ knownStatus: ({ event }) => event.status }),
        },
      },
      states: {
        resolving: {
          always: onboardingStatuses.map((status) => ({
            guard: { type: 'isKnown', params: status },
            target: status,
          })),
        },
        profile: {
          on: {
            'profile.saved': { target: 'habits', actions: 'noteSaved' },
            'onboarding.skipped': 'skipped',
          },
        },
        habits: {
          on: {
            'profile.saved': { target: 'habits', actions: 'noteSaved' },
            'habits.saved': { target: 'preferences', actions: 'noteSaved' },
            'onboarding.skipped': 'skipped',
          },
        },
        preferences: {
          on: {
            'profile.saved': { target: 'preferences', actions: 'noteSaved' },
            'habits.saved': { target: 'preferences', actions: 'noteSaved' },
            'preferences.saved': { target: 'completed', actions: 'noteSaved' },
            'onboarding.skipped': 'skipped',
          },
        },
        completed: {
          on: {
            'profile.saved': 'completed',
            'habits.saved': 'completed',
            'preferences.saved': 'completed',
            'onboarding.skipped': 'completed',
          },
        },
        /**
         * The user may still save any step, preferences only after habits. After all three steps
         * the status becomes completed.
         */
        skipped: {
          on: {
            'profile.saved': [
              { guard: 'isLastMissing', target: 'completed', actions: 'noteSaved' },
              { target: 'skipped', actions: 'noteSaved' },
            ],
            'habits.saved': [
              { guard: 'isLastMissing', target: 'completed', actions: 'noteSaved' },
              { target: 'skipped', actions: 'noteSaved' },
            ],
            'preferences.saved': [
              { guard: 'isLastMissing', target: 'completed', actions: 'noteSaved' },
              { guard: 'hasHabits', target: 'skipped', actions: 'noteSaved' },
            ],
            'onboarding.skipped': 'skipped',
          },
        },
      },
    },
    screen: {
      initial: 'arriving',
      on: {
        'status.received': { target: '.arriving', actions: 'forgetFailureOfOtherStep' },
      },
      states: {
        /** Chooses the step of the status. */
        arriving: {
          always: [
            ...onboardingSteps.map((step) => ({
              guard: inStatus(step),
              target: 'open',
              actions: { type: 'putOnScreen', params: step } as const,
            })),
            { guard: inStatus('completed'), target: 'finished' },
            { guard: inStatus('skipped'), target: 'finished' },
          ],
        },
        /** A step is on the screen, and the user may act. */
        open: {
          initial: 'opening',
          on: {
            'step.opened': [
              {
                description: 'back to the profile',
                guard: ({ event }) => event.step === 'profile',
                target: '.opening',
                actions: [{ type: 'putOnScreen', params: 'profile' }, 'forgetFailure'],
              },
              {
                description: 'habits, once the profile is saved',
                guard: and([
                  ({ event }) => event.step === 'habits',
                  or([inStatus('habits'), inStatus('preferences')]),
                ]),
                target: '.opening',
                actions: [{ type: 'putOnScreen', params: 'habits' }, 'forgetFailure'],
              },
              {
                description: 'preferences, once the habits are saved',
                guard: and([({ event }) => event.step === 'preferences', inStatus('preferences')]),
                target: '.opening',
                actions: [{ type: 'putOnScreen', params: 'preferences' }, 'forgetFailure'],
              },
              // A step that is not reached yet: the address goes back to the step on the screen.
              { description: 'a step not reached yet', target: '.opening' },
            ],
            'step.submitted': {
              guard: ({ context, event }) => context.step === event.step,
              target: 'saving',
              actions: assign({ submitted: ({ event }) => answersIn(event) }),
            },
            'skip.requested': 'skipping',
            'page.restored': '.checking',
          },
          states: {
            opening: {
              always: onboardingSteps.map((step) => ({
                guard: { type: 'isOnScreen', params: step } as const,
                target: step,
              })),
            },
            profile: { entry: 'emitStep' },
            habits: { entry: 'emitStep' },
            preferences: { entry: 'emitStep' },
            /** Asks the server for the status; the step stays on the screen. */
            checking: {
              invoke: {
                id: 'readStatus',
                src: 'readStatus',
                onDone: [
                  {
                    description: 'the same status',
                    guard: ({ context, event }) => event.output.status === context.knownStatus,
                    target: 'opening',
                  },
                  {
                    description: 'another status: another device continued',
                    actions: raise(({ event }) => received(event.output.status)),
                  },
                ],
                onError: {
                  description: 'no answer',
                  target: 'opening',
                  actions: emit(({ event }) => ({ type: 'check.failed', error: event.error })),
                },
              },
            },
            saveFailed: {
              entry: assign({ failure: 'unanswered' }),
              on: { 'retry.requested': '#onboarding.screen.saving' },
            },
            skipFailed: {
              entry: assign({ failure: 'unanswered' }),
              on: { 'retry.requested': '#onboarding.screen.skipping' },
            },
          },
        },
        saving: {
          entry: 'forgetFailure',
          invoke: {
            id: 'saveStep',
            src: 'saveStep',
            input: ({ context }) => submittedIn(context),
            onDone: [
              {
                description: 'saved',
                guard: ({ event }) => event.output.result === 'saved',
                actions: [
                  assign({
                    drafts: ({ context }) => ({ ...context.drafts, [context.step]: undefined }),
                  }),
                  emit(({ context }) => ({ type: 'step.saved', step: context.step })),
                  raise(({ context, event }) =>
                    received(
                      event.output.result === 'saved' ? event.output.status : context.knownStatus,
                    ),
                  ),
                ],
              },
              {
                description: 'a step before this one is missing',
                guard: ({ event }) => event.output.result === 'outOfOrder',
                target: 'open.checking',
                actions: assign({ failure: 'outOfOrder' }),
              },
              {
                description: 'some values were refused',
                target: 'open',
                actions: assign({
                  failure: 'invalid',
                  problems: ({ event }) =>
                    event.output.result === 'invalid' ? event.output.problems : [],
                }),
              },
            ],
            onError: { description: 'no answer, 429 or 5xx', target: 'open.saveFailed' },
          },
        },
        /** Saves of the drafts what can be saved, and skips the rest. */
        skipping: {
          entry: 'forgetFailure',
          invoke: {
            id: 'skipRest',
            src: 'skipRest',
            input: ({ context }) => context.drafts,
            onDone: {
              actions: [
                assign({ drafts: ({ event }) => event.output.drafts }),
                raise(({ event }) => received(event.output.status)),
              ],
            },
            onError: { description: 'no answer, 429 or 5xx', target: 'open.skipFailed' },
          },
        },
        /**
         * Users can edit their answers later in the profile, without this machine. The profile begins
         * with the drafts that are left.
         */
        finished: {
          entry: emit(({ context }) => ({
            type: 'onboarding.finished',
            status: context.knownStatus === 'skipped' ? 'skipped' : 'completed',
          })),
        },
      },
    },
  },
});

const received = (status: OnboardingStatus) => ({ type: 'status.received', status }) as const;

function leadsBack(event: OnboardingEvent, step: OnboardingStep): boolean {
  if (event.type !== 'status.received') return false;
  const place = onboardingSteps.findIndex((each) => each === event.status);
  return place !== -1 && place < onboardingSteps.indexOf(step);
}

function submittedIn({ submitted }: OnboardingContext): StepAnswers {
  if (!submitted) throw new Error('Nothing was submitted: saving begins with a submitted step');
  return submitted;
}

/** Keeps step and answers as one pair. When they are separate, TypeScript cannot match them. */
function answersIn({ step, answers }: StepAnswers): StepAnswers {
  return { step, answers } as StepAnswers;
}
